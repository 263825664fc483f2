import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import type { Command } from "commander";
import type { Kysely } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import { CommandFailure } from "../../../platform/commands/failure.ts";
import { withDatabase } from "../../../platform/commands/open-database.ts";
import { table } from "../../../platform/commands/table.ts";
import type { Terminal } from "../../../platform/commands/terminal.ts";
import { checkRow } from "../../../platform/import/check-row.ts";
import { notificationKind } from "../import.ts";

type Db = Kysely<Database>;
type Content = { headline: string; text: string; buttonText: string; buttonLink: string };
type Recipients = { login?: string[]; company?: string[] };

export function addNotificationCommands(program: Command, terminal: Terminal): void {
  const notification = program
    .command("notification")
    .description("Manage the notifications that chosen people see in a modal until they confirm them.");
  notification
    .command("list")
    .description("List all notifications, and how many people have read them.")
    .action(() => withDatabase(terminal, (db) => listNotifications(terminal, db)));
  notification
    .command("define")
    .description("Define or change a notification.")
    .argument("<code>", "its code, for example sommer-2026; also ?userNotification=<code> in addresses")
    .requiredOption("--headline <text>", "the headline, in German")
    .requiredOption("--text <text>", "the text, in German; line breaks are kept")
    .option("--button-text <text>", 'what the button says (default: "Bestätigen")', "")
    .option("--button-link <address>", "where the button leads: a path of the portal or an allowed address", "")
    .action((code: string, content: Content) => defineNotification(terminal, code, content));
  notification
    .command("give")
    .description("Give a notification to people, again to those who have read it.")
    .argument("<code>", "its code")
    .option("--login <logins...>", "people by their login")
    .option("--company <external-ids...>", "all people of companies that want messages in the portal")
    .action((code: string, recipients: Recipients) => giveNotification(terminal, code, recipients));
  notification
    .command("remove")
    .description("Remove a notification; nobody sees it afterwards.")
    .argument("<code>", "its code")
    .action((code: string) => removeNotification(terminal, code));
}

async function listNotifications({ print }: Terminal, db: Db): Promise<void> {
  const rows = await db
    .selectFrom("modal_notifications as m")
    .leftJoin("user_notifications as u", "u.code", "m.code")
    .select(({ fn, ref }) => [
      "m.code",
      "m.headline",
      fn.count<number>(ref("u.user_id")).as("given"),
      fn.count<number>(ref("u.read_at")).as("read"),
    ])
    .groupBy("m.code")
    .orderBy("m.code")
    .execute();
  print(
    table(
      ["code", "given", "read", "headline"],
      rows.map((row) => [row.code, String(row.given), String(row.read), row.headline]),
    ),
  );
}

/** Holds the notification to the rules of the import. */
async function defineNotification(terminal: Terminal, code: string, content: Content): Promise<void> {
  const columns = {
    headline: content.headline,
    text: content.text,
    button_text: content.buttonText,
    button_link: content.buttonLink,
  };
  const checked = checkRow([notificationKind], { type: "notification", external_id: code, ...columns });
  if (!checked.ok) {
    throw new CommandFailure(checked.problems.map(({ field, message }) => `${field} ${message}`).join("\n"));
  }
  await withDatabase(terminal, async (db) => {
    await db
      .insertInto("modal_notifications")
      .values({ code, ...columns })
      .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
      .execute();
    await audit(db, "notification.defined", { code });
    terminal.print(`Defined notification ${code}.`);
  });
}

async function giveNotification(terminal: Terminal, code: string, { login, company }: Recipients): Promise<void> {
  if ((login ?? company) === undefined) throw new CommandFailure("Name the recipients: --login or --company.");
  await withDatabase(terminal, (db) =>
    db.transaction().execute(async (trx) => {
      const known = await trx.selectFrom("modal_notifications").select("code").where("code", "=", code).execute();
      if (known.length === 0) throw new CommandFailure(`There is no notification ${code}.`);
      const people = [...(await peopleByLogin(trx, login ?? [])), ...(await peopleOf(trx, company ?? []))];
      const given = new Map(people.map((person) => [person.user_id, { ...person, code, given_at: new Date() }]));
      if (given.size === 0) throw new CommandFailure("There is nobody to give it to.");
      await trx
        .insertInto("user_notifications")
        .values([...given.values()])
        .onConflict((conflict) =>
          conflict.columns(["user_id", "code"]).doUpdateSet(({ ref }) => ({
            read_at: null,
            company_id: ref("excluded.company_id"),
            given_at: ref("excluded.given_at"),
          })),
        )
        .execute();
      await audit(trx, "notification.given", { code, people: given.size });
      terminal.print(`Gave notification ${code} to ${given.size} ${given.size === 1 ? "person" : "people"}.`);
    }),
  );
}

type Given = { user_id: number; company_id: number | null };

async function peopleByLogin(db: Db, logins: readonly string[]): Promise<Given[]> {
  if (logins.length === 0) return [];
  const keys = new Map(logins.map((login) => [loginKey(login), login]));
  const found = await db
    .selectFrom("users")
    .select(["id", "login_key"])
    .where("login_key", "in", [...keys.keys()])
    .execute();
  for (const { login_key: key } of found) keys.delete(key);
  const [missing] = keys.values();
  if (missing !== undefined) throw new CommandFailure(`Nobody has the login ${missing}.`);
  return found.map(({ id }) => ({ user_id: id, company_id: null }));
}

/** Companies that locked messages are filtered when a notification is shown, so that a later lock works as well. */
async function peopleOf(db: Db, externalIds: readonly string[]): Promise<Given[]> {
  if (externalIds.length === 0) return [];
  const companies = await db
    .selectFrom("companies")
    .select(["id", "external_id"])
    .where("external_id", "in", [...externalIds])
    .execute();
  const missing = externalIds.find((id) => !companies.some((company) => company.external_id === id));
  if (missing !== undefined) throw new CommandFailure(`There is no company ${missing}.`);
  return db
    .selectFrom("memberships")
    .select(["user_id", "company_id"])
    .where(
      "company_id",
      "in",
      companies.map(({ id }) => id),
    )
    .execute();
}

async function removeNotification(terminal: Terminal, code: string): Promise<void> {
  await withDatabase(terminal, (db) =>
    db.transaction().execute(async (trx) => {
      const removed = await trx.deleteFrom("modal_notifications").where("code", "=", code).executeTakeFirstOrThrow();
      if (removed.numDeletedRows === 0n) throw new CommandFailure(`There is no notification ${code}.`);
      await trx.deleteFrom("user_notifications").where("code", "=", code).execute();
      await trx.updateTable("users").set({ notification_code: "none" }).where("notification_code", "=", code).execute();
      await audit(trx, "notification.removed", { code });
      terminal.print(`Removed notification ${code}.`);
    }),
  );
}

const audit = (db: Db, action: string, details: Record<string, string | number>): Promise<void> =>
  writeAudit(db, { at: new Date(), action, outcome: "done", details: { ...details, by: "command" } });
