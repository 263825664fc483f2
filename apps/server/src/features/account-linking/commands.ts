import { LINK_STATES, type ProviderDecision, statusOf } from "@portal/contract/account-linking/rules";
import { emailAddress } from "@portal/contract/auth/registration/calls";
import { BRANDS, brandByKey, DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { RIGHTS, type Right } from "@portal/contract/http/access";
import { type Command, Option } from "commander";
import { writeAudit } from "../../platform/audit.ts";
import { systemClock } from "../../platform/clock.ts";
import { toPositiveNumber } from "../../platform/commands/arguments.ts";
import { serverEnvironment } from "../../platform/commands/environment.ts";
import { CommandFailure } from "../../platform/commands/failure.ts";
import { withDatabase } from "../../platform/commands/open-database.ts";
import { table } from "../../platform/commands/table.ts";
import type { Terminal } from "../../platform/commands/terminal.ts";
import { decideLink } from "./decide-link.ts";
import { type LinkDependencies, makeLink } from "./links.ts";

type NewLink = { company: number; email: string; right: Right; days: number; brand: string };
const DAY_MS = 86_400_000;
const LISTED = 200;

export function addLinkCommands(program: Command, terminal: Terminal): void {
  const link = program.command("link").description("Links that bring a person into a company.");
  link
    .command("create")
    .description("Send a mail with a link that gives its recipient access to a company.")
    .requiredOption("--company <id>", "the company's number", toPositiveNumber)
    .requiredOption("--email <address>", "recipient of the mail; the link is shown nowhere else")
    .addOption(new Option("--right <right>", "what the person may do").choices(RIGHTS).default("owner"))
    .option("--days <number>", "days until the link expires", toPositiveNumber, 14)
    .addOption(
      new Option("--brand <brand>", "brand of the mail")
        .choices(BRANDS.map(({ key }) => key))
        .default(DEFAULT_BRAND.key),
    )
    .action((options: NewLink) => createLink(terminal, options));
  link
    .command("list")
    .description("List undecided links, newest first.")
    .option("--all", "include decided links")
    .action(({ all = false }: { all?: boolean }) => listLinks(terminal, all));
  for (const [decision, description] of [
    ["hold", "Stop a link until it is checked."],
    ["release", "Continue a held or waiting link; the person who accepted it gets access."],
    ["refuse", "Refuse a link."],
  ] as const) {
    link
      .command(decision)
      .description(description)
      .argument("<id>", 'its number in "link list"', toPositiveNumber)
      .option("--reason <text>", "the reason, in German: the person reads it", "")
      .action((id: number, { reason }: { reason: string }) => decide(terminal, { id, decision, reason }));
  }
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
      if (id === null) throw new CommandFailure("A link to this address already waits for a decision.");
      const details = { link: id, right: options.right, by: "command" };
      await writeAudit(trx, {
        at: now,
        action: "accountLink.created",
        outcome: "done",
        companyId: options.company,
        details,
      });
      terminal.print(`Sent link ${id} to ${address.data}.`);
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
      statusOf(row.state, row.expires_at.getTime(), now),
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
  { id, decision, reason }: { id: number; decision: ProviderDecision; reason: string },
): Promise<void> {
  const dependencies = dependenciesOf(terminal);
  const next = await withDatabase(terminal, (db) =>
    db.transaction().execute((trx) => decideLink(dependencies, trx, { id, decision, reason, actorUserId: null })),
  );
  if (next === undefined) throw new CommandFailure("There is no such link, or it is already decided.");
  terminal.print(`Link ${id} is ${next} now.`);
}
