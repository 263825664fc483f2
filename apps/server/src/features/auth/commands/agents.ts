import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import { type Command, InvalidArgumentError } from "commander";
import { type Kysely, sql } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import { table } from "../../../platform/commands/table.ts";
import { SECOND_FACTOR_MISSING } from "../../../platform/session/second-factor-missing.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";

type Db = Kysely<Database>;

const DEFAULT_VISITS = 50;

export function addAgentCommands(program: Command, terminal: Terminal): void {
  const agent = program.command("agent").description("Manage the agents of customer care and list their visits.");
  agent
    .command("list")
    .description("List the agents, when each last acted for a company, and who has no second factor.")
    .action(() => withDatabase(terminal, (db) => listAgents(terminal, db)));
  agent
    .command("grant")
    .description("Allow a person to act for companies at /login/cuca, once they have a second factor.")
    .argument("<login>", "the person's login")
    .action((login: string) => withDatabase(terminal, (db) => setAgent(terminal, db, login, true)));
  agent
    .command("withdraw")
    .description("Take this permission away; sessions in companies end with their next call.")
    .argument("<login>", "the person's login")
    .action((login: string) => withDatabase(terminal, (db) => setAgent(terminal, db, login, false)));
  agent
    .command("visits")
    .description("List who acted for which company, when and why, newest first.")
    .option("--limit <number>", "maximum number of lines", toLimit, DEFAULT_VISITS)
    .action(({ limit }: { limit: number }) => withDatabase(terminal, (db) => listVisits(terminal, db, limit)));
}

function toLimit(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError("Not a number from 1 to 99999.");
  return Number(text);
}

async function listAgents({ print }: Terminal, db: Db): Promise<void> {
  const agents = await db
    .selectFrom("users as u")
    .leftJoin("support_visits as v", "v.agent_user_id", "u.id")
    .select(({ fn, ref }) => ["u.id", "u.login", "u.display_name", fn.max(ref("v.started_at")).as("last")])
    .select(sql<boolean>`not ${sql.raw(SECOND_FACTOR_MISSING)}`.as("protected"))
    .where(sql<boolean>`'cuca' = any (u.roles)`)
    .groupBy("u.id")
    .orderBy("u.id")
    .execute();
  const rows = agents.map(({ id, login, display_name: name, last, protected: isProtected }) => [
    String(id),
    login,
    name,
    last?.toISOString() ?? "",
    isProtected ? "on" : "missing",
  ]);
  print(table(["id", "login", "name", "last visit", "second factor"], rows));
}

async function setAgent({ print }: Terminal, db: Db, login: string, granted: boolean): Promise<void> {
  const without = sql<string[]>`array_remove(roles, 'cuca')`;
  const changed = await db
    .updateTable("users")
    .set({ roles: granted ? sql<string[]>`${without} || '{cuca}'::text[]` : without })
    .where("login_key", "=", loginKey(login))
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new CommandFailure(`Nobody has the login ${login}.`);
  const action = granted ? "agent.granted" : "agent.withdrawn";
  await writeAudit(db, { at: new Date(), action, outcome: "done", details: { by: "command", userId: changed.id } });
  print(granted ? `User ${changed.id} is an agent now.` : `User ${changed.id} is no longer an agent.`);
}

async function listVisits({ print }: Terminal, db: Db, limit: number): Promise<void> {
  const visits = await db
    .selectFrom("support_visits as v")
    .innerJoin("companies as c", "c.id", "v.company_id")
    .leftJoin("users as u", "u.id", "v.agent_user_id")
    .select(["v.started_at", "u.login", "c.id", "c.name", "v.reason"])
    .orderBy("v.id", "desc")
    .limit(limit)
    .execute();
  const rows = visits.map((visit) => [
    visit.started_at.toISOString(),
    visit.login ?? "",
    String(visit.id),
    visit.name,
    visit.reason.replaceAll(/\s+/g, " "),
  ]);
  print(table(["started", "agent", "company", "name", "reason"], rows));
}
