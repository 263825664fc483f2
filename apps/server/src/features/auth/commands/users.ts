import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import { Argument, type Command, Option } from "commander";
import type { Kysely } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import { systemClock } from "../../../platform/clock.ts";
import { serverEnvironment } from "../../../platform/commands/environment.ts";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import { table } from "../../../platform/commands/table.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";
import { noteSecurityEvent } from "../../../platform/security-events/note-event.ts";
import { GRANTED_ROLES } from "../../../platform/session/granted-roles.ts";
import { isImitation } from "../imitation.ts";
import { endAccess } from "../login-methods/login-methods.ts";
import { hashPassword } from "../passwords.ts";
import { readNewPassword } from "./read-password.ts";

type Db = Kysely<Database>;
type Role = (typeof GRANTED_ROLES)[number];
type NewUser = { name: string; email?: string; role: Role[]; password?: true };

const ROLES_HELP = `roles to grant: ${GRANTED_ROLES.join(", ")}`;

export function addUserCommands(program: Command, terminal: Terminal): void {
  const user = program.command("user").description("Manage the people who can log in.");
  user
    .command("list")
    .description("List people with their roles and companies.")
    .action(() => withDatabase(terminal, (db) => listUsers(terminal, db)));
  user
    .command("create")
    .description("Create a person.")
    .argument("<login>", "what the person types to log in, usually an e-mail address")
    .requiredOption("--name <name>", "the name that the portal shows")
    .option("--email <address>", "e-mail address; needed if the login is not one")
    .addOption(new Option("--role <roles...>", ROLES_HELP).choices(GRANTED_ROLES).default([]))
    .option("--password", "ask for a password or read it from standard input; without it nobody can log in yet")
    .action((login: string, options: NewUser) => createUser(terminal, login, options));
  user
    .command("set-password")
    .description(
      "Set a person's password, asked for or read from standard input, and end the person's sessions and links.",
    )
    .argument("<login>", "the person's login")
    .action((login: string) => setPassword(terminal, login));
  user
    .command("set-roles")
    .description("Replace the roles granted to a person; without roles, all are taken away.")
    .argument("<login>", "the person's login")
    .addArgument(new Argument("[role...]", ROLES_HELP).choices(GRANTED_ROLES))
    .action((login: string, roles: Role[]) => setRoles(terminal, login, roles));
}

async function listUsers({ print }: Terminal, db: Db): Promise<void> {
  const users = await db
    .selectFrom("users")
    .leftJoin("memberships", "memberships.user_id", "users.id")
    .select(({ fn, ref }) => [
      "users.id",
      "users.login",
      "users.display_name",
      "users.roles",
      "users.password_hash",
      fn.count<number>(ref("memberships.company_id")).as("companies"),
    ])
    .groupBy("users.id")
    .orderBy("users.id")
    .execute();
  const rows = users.map((user) => [
    String(user.id),
    user.login,
    user.display_name,
    user.roles.join(", "),
    String(user.companies),
    user.password_hash === null ? "no" : "yes",
  ]);
  print(table(["id", "login", "name", "roles", "companies", "password"], rows));
}

async function createUser(terminal: Terminal, login: string, { name, email, role, password }: NewUser): Promise<void> {
  const address = email ?? login;
  if (isImitation(name, role)) throw new CommandFailure("The name imitates the provider's: choose another one.");
  if (!address.includes("@")) throw new CommandFailure("The login is not an e-mail address: give one with --email.");
  const hash = password ? await hashPassword(await readNewPassword(terminal)) : null;
  await withDatabase(terminal, async (db) => {
    const created = await db
      .insertInto("users")
      .values({
        login,
        login_key: loginKey(login),
        email: address,
        display_name: name,
        roles: role,
        password_hash: hash,
      })
      .onConflict((conflict) => conflict.column("login_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created) throw new CommandFailure(`Somebody already has the login ${login}.`);
    await audit(db, "user.created", created.id);
    terminal.print(`Created user ${created.id}.`);
  });
}

async function setPassword(terminal: Terminal, login: string): Promise<void> {
  const hash = await hashPassword(await readNewPassword(terminal));
  await withDatabase(terminal, (db) =>
    db.transaction().execute(async (trx) => {
      const id = await change(trx, login, { password_hash: hash });
      await endAccess(trx, id, { keptHandle: null, now: new Date() });
      const needs = { clock: systemClock, environment: serverEnvironment(terminal) };
      await noteSecurityEvent(needs, trx, { kind: "password_changed", userId: id });
      await audit(trx, "user.password_set", id);
      terminal.print(`Set the password of user ${id} and ended their sessions and links.`);
    }),
  );
}

async function setRoles(terminal: Terminal, login: string, roles: Role[]): Promise<void> {
  await withDatabase(terminal, async (db) => {
    const id = await change(db, login, { roles });
    await audit(db, "user.roles_set", id, { roles: roles.join(" ") });
    terminal.print(`User ${id} has ${roles.length === 0 ? "no granted role" : roles.join(", ")} now.`);
  });
}

async function change(db: Db, login: string, columns: { password_hash: string } | { roles: Role[] }): Promise<number> {
  const changed = await db
    .updateTable("users")
    .set(columns)
    .where("login_key", "=", loginKey(login))
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new CommandFailure(`Nobody has the login ${login}.`);
  return changed.id;
}

const audit = (db: Db, action: string, userId: number, details: Record<string, string> = {}): Promise<void> =>
  writeAudit(db, { at: new Date(), action, outcome: "done", details: { ...details, by: "command", userId } });
