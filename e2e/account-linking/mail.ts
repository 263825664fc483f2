import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { expect } from "vitest";
import { POLL } from "../look.ts";

/** Path and query of the link in the newest mail to somebody, as a person opens it. */
export async function linkInMail(db: Kysely<Database>, recipient: string, template: string): Promise<string> {
  let text = "";
  await expect
    .poll(async () => {
      const mail = await db
        .selectFrom("mails")
        .select("text_body")
        .where("recipient", "=", recipient)
        .where("template", "=", template)
        .orderBy("id", "desc")
        .executeTakeFirst();
      text = mail?.text_body ?? "";
      return text;
    }, POLL)
    .not.toBe("");
  const address = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  return address.pathname + address.search;
}

/** Templates of all mails to somebody, oldest first. */
export async function mailsTo(db: Kysely<Database>, recipient: string): Promise<string[]> {
  const mails = await db
    .selectFrom("mails")
    .select("template")
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
  return mails.map(({ template }) => template);
}
