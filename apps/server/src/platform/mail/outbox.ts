/** The embedded outbox, for the pages of developers, and what is forgotten of it in time. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../dependencies.ts";

export type OutboxRow = {
  id: number;
  template: string;
  recipient: string;
  brand: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
};

const COLUMNS = "id, template, recipient, brand, subject, text_body, html_body, created_at, sent_at, failed_at";

/** Newest first; `before` is the last id of the page in front, null for the first one. */
export const newestMails = statement<OutboxRow, [before: number | null, atMost: number]>(`
  select ${COLUMNS} from mails where $1::bigint is null or id < $1 order by id desc limit $2`);

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;

/** Removes mails whose occasion cannot repeat any more. Answers how many. */
export async function sweepMails({ db, clock }: Pick<Dependencies, "db" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  const { numDeletedRows } = await db.deleteFrom("mails").where("created_at", "<", before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
