import { RIGHTS, type Right } from "@portal/contract/http/access";
import { LINK_STATES, type LinkDecision, standingOf } from "@portal/contract/account-linking/rules";
import { BRANDS, brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { emailAddress } from "@portal/contract/auth/registration/calls";
import { InvalidArgumentError, Option, type Command } from "commander";
import { decideLink, type LinkDependencies, makeLink } from "../../features/account-linking/public.ts";
import { writeAudit } from "../../platform/audit.ts";
import { systemClock } from "../../platform/clock.ts";
import { CommandFailure } from "./failure.ts";
import { withDatabase } from "./open-database.ts";
import { serverEnvironment } from "./server-environment.ts";
import type { Terminal } from "./terminal.ts";
import { table } from "./table.ts";

type NewLink = { company: number; email: string; right: Right; days: number; brand: string };
const DAY_MS = 86_400_000;
const LISTED = 200;

export function addLinkCommands(program: Command, terminal: Terminal): void {
  const link = program.command("link").description("Links that bring a person into a company.");
  link
    .command("create")
    .description("Mail a link that links a company account to whoever has this address.")
    .requiredOption("--company <id>", "the company's number", toNumber)
    .requiredOption("--email <address>", "where the link goes; it is shown nowhere else")
    .addOption(new Option("--right <right>", "what the person may do").choices(RIGHTS).default("owner"))
    .option("--days <number>", "how long it is good", toNumber, 14)
    .addOption(
      new Option("--brand <brand>", "whose mail it is")
        .choices(BRANDS.map(({ key }) => key))
        .default(DEFAULT_BRAND.key),
    )
    .action((options: NewLink) => createLink(terminal, options));
  link
    .command("list")
    .description("List links that somebody waits for, newest first.")
    .option("--all", "the decided ones, too")
    .action(({ all = false }: { all?: boolean }) => listLinks(terminal, all));
  for (const [decision, description] of [
    ["hold", "Stop a link until it is looked at."],
    ["release", "Let a held or waiting link go on; whoever took it gets in."],
    ["refuse", "Say no to a link."],
  ] as const) {
    link
      .command(decision)
      .description(description)
      .argument("<id>", 'its number in "link list"', toNumber)
      .option("--reason <text>", "why, in German: the person reads it", "")
      .action((id: number, { reason }: { reason: string }) => decide(terminal, { id, decision, reason }));
  }
}

function toNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError("Not a number.");
  return Number(text);
}

const dependenciesOf = (terminal: Terminal): LinkDependencies => ({
  environment: serverEnvironment(terminal),
  clock: systemClock,
});

async function createLink(terminal: Terminal, options: NewLink): Promise<void> {
  const address = emailAddress.safeParse(options.email);
  if (!address.success) throw new CommandFailure("That is no e-mail address.");
  const dependencies = dependenciesOf(terminal);
  const now = systemClock.now();
  await withDatabase(terminal, (db) =>
    db.transaction().execute(async (trx) => {
      const company = await trx
        .selectFrom("companies")
        .select("id")
        .where("id", "=", options.company)
        .executeTakeFirst();
      if (!company) throw new CommandFailure(`There is no company ${options.company}.`);
      const id = await makeLink(dependencies, trx, {
        companyId: options.company,
        email: address.data,
        right: options.right,
        origin: "provider",
        invitedBy: null,
        brand: brandByKey(options.brand) ?? DEFAULT_BRAND,
        expiresAt: new Date(now.getTime() + options.days * DAY_MS),
      });
      if (id === null) throw new CommandFailure("A link to this address waits for a decision already.");
      const details = { link: id, right: options.right, by: "command" };
      await writeAudit(trx, {
        at: now,
        action: "accountLink.created",
        outcome: "done",
        companyId: options.company,
        details,
      });
      terminal.print(`Link ${id} is on its way to ${address.data}.`);
    }),
  );
}

async function listLinks(terminal: Terminal, all: boolean): Promise<void> {
  await withDatabase(terminal, async (db) => {
    const links = await db
      .selectFrom("account_links")
      .innerJoin("companies", "companies.id", "account_links.company_id")
      .leftJoin("users", "users.id", "account_links.user_id")
      .selectAll("account_links")
      .select(["companies.name as company", "users.login as login"])
      .where("state", "in", all ? LINK_STATES : ["open", "pending", "held"])
      .orderBy("account_links.id", "desc")
      .limit(LISTED)
      .execute();
    const now = systemClock.now().getTime();
    const rows = links.map((row) => [
      String(row.id),
      standingOf(row.state, row.expires_at.getTime(), now),
      `${row.company} (${row.company_id})`,
      row.right,
      row.origin,
      row.email,
      row.login ?? "",
      row.expires_at.toISOString(),
    ]);
    terminal.print(table(["id", "state", "company", "right", "by", "to", "taken by", "good until"], rows));
  });
}

async function decide(
  terminal: Terminal,
  { id, decision, reason }: { id: number; decision: LinkDecision; reason: string },
): Promise<void> {
  const dependencies = dependenciesOf(terminal);
  const next = await withDatabase(terminal, (db) =>
    db.transaction().execute((trx) => decideLink(dependencies, trx, { id, decision, reason, actorUserId: null })),
  );
  if (next === undefined) throw new CommandFailure("There is no such link, or it is decided already.");
  terminal.print(`Link ${id} is ${next} now.`);
}
