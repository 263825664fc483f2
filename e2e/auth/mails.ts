/** A person's mailbox: the rows of the outbox. */
import { createHash } from "node:crypto";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { expect } from "vitest";
import { POLL } from "../look.ts";

/** The subjects of every mail to an address, oldest first. */
export async function subjectsTo(db: Kysely<Database>, address: string): Promise<string[]> {
  const mails = await db.selectFrom("mails").select("subject").where("recipient", "=", address).orderBy("id").execute();
  return mails.map(({ subject }) => subject);
}

/** The first link to this page in the newest mail to an address, without its origin. Waits for the mail. */
export async function linkFor(db: Kysely<Database>, address: string, page: string): Promise<string> {
  let link = "";
  const look = async () => {
    const query = db.selectFrom("mails").select("text_body").where("recipient", "=", address);
    const mail = await query.orderBy("id", "desc").limit(1).executeTakeFirst();
    link = new RegExp(`${page}\\?token=\\w+(?:&\\w+=\\w+)?`).exec(mail?.text_body ?? "")?.[0] ?? "";
    return link;
  };
  await expect.poll(look, POLL).not.toBe("");
  return link;
}

/** The token of such a link: what the mail shows as the code. */
export const tokenIn = (link: string): string => new URL(link, "http://localhost").searchParams.get("token") ?? "";

/** Makes the link expire. */
export async function expireLink(db: Kysely<Database>, link: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("user_tokens")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("token_hash", "=", createHash("sha256").update(tokenIn(link)).digest())
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
}

let count = 0;
/** An address that nobody has used. */
export const freshAddress = (): string => `neu-${Date.now().toString(36)}-${(count += 1)}@kunde.example`;
