/** What a person finds in their mail: the rows of the outbox, and the token of the link in one. */
import type { Database, MailTable } from "@portal/db/rows";
import type { Kysely, Selectable } from "kysely";

/** Every mail to an address, newest first. */
export const mailsTo = (db: Kysely<Database>, address: string): Promise<Selectable<MailTable>[]> =>
  db.selectFrom("mails").selectAll().where("recipient", "=", address).orderBy("id", "desc").execute();

/** The token of the first link in the newest mail to an address; throws if there is none. */
export async function tokenFor(db: Kysely<Database>, address: string): Promise<string> {
  const [mail] = await mailsTo(db, address);
  const token = /[?&]token=(\w+)/.exec(mail?.text_body ?? "")?.[1];
  if (token === undefined) throw new Error(`no link for ${address}`);
  return token;
}
