import { writeFile } from "node:fs/promises";
import { shownClaimCode } from "@portal/contract/claiming/rules";
import { PROBLEMS } from "@portal/contract/http/problems";
import type { Command } from "commander";
import { systemClock } from "../../platform/clock.ts";
import { toPositiveNumber } from "../../platform/commands/arguments.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { readSettings } from "../../platform/environment.ts";
import { Problem } from "../../platform/problem.ts";
import type { ClaimDependencies } from "./advance.ts";
import { decideClaim, listClaims, readOutCode, writeLetter, type LetterDependencies } from "./provider.ts";

export function addClaimCommands(program: Command, terminal: Terminal): void {
  const claim = program
    .command("claim")
    .description("Work on claims of people who want to take over a company's entry.");
  const numbered = (name: string, description: string) =>
    claim.command(name).description(description).argument("<id>", 'its number in "claim list"', toPositiveNumber);
  claim
    .command("list")
    .description("List letters to print, calls to make and claims to decide, the longest wait first.")
    .option("--all", "include all other claims")
    .action(({ all = false }: { all?: boolean }) => run(terminal, (by) => list(terminal, by, all)));
  numbered("letter", "Write the letter with a new code as a PDF and tell the person that it is on its way.")
    .requiredOption("--out <file>", "where to write the PDF")
    .action((id: number, { out }: { out: string }) => run(terminal, (by) => letter(terminal, by, id, out)));
  numbered("code", "Show a new code to read out. Call the phone number of the entry and no other.").action(
    (id: number) => run(terminal, (by) => readOut(terminal, by, id)),
  );
  for (const [event, description] of [
    ["hold", "Stop a claim until it is checked."],
    ["release", "Continue a held or refused claim; a proven claim hands the entry over to the person."],
    ["refuse", "Refuse a claim."],
  ] as const) {
    numbered(event, description).action((id: number) =>
      run(terminal, async (by) => terminal.print(`Claim ${id} is ${await decideClaim(by, id, event)} now.`)),
    );
  }
}

const run = (terminal: Terminal, work: (dependencies: LetterDependencies) => Promise<void>): Promise<void> =>
  withDatabase(terminal, async (db) => {
    try {
      await work({ db, clock: systemClock, environment: readSettings(terminal.env) });
    } catch (error) {
      throw error instanceof Problem ? new CommandFailure(reasonOf(error)) : error;
    }
  });

const reasonOf = ({ code }: Problem): string =>
  code === "request.not_found"
    ? "There is no such claim."
    : `Not possible in the claim's state. (${PROBLEMS[code].message})`;

async function list({ print }: Terminal, { db }: ClaimDependencies, all: boolean): Promise<void> {
  const rows = (await listClaims(db, { all })).map((claim) => [
    String(claim.id),
    [claim.state, claim.heldBecause ?? ""].join(" ").trim(),
    claim.proof ?? "",
    `${claim.company} (${claim.companyId})`,
    claim.sentTo ?? "",
    claim.login,
    claim.changedAt.toISOString(),
  ]);
  print(table(["id", "state", "proof", "company", "to", "login", "since"], rows));
}

async function letter(terminal: Terminal, by: LetterDependencies, id: number, out: string): Promise<void> {
  const pdf = await writeLetter(by, id);
  await writeFile(out, pdf, { mode: 0o600 });
  terminal.print(`Wrote ${out}. Post it today.`);
}

async function readOut(terminal: Terminal, by: ClaimDependencies, id: number): Promise<void> {
  const issued = await readOutCode(by, id);
  terminal.print(
    `Call ${issued.phone} (${issued.company}) and read out: ${shownClaimCode(issued.code)}\nValid until ${issued.expiresAt.toISOString()}.`,
  );
}
