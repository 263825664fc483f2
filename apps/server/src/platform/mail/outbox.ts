/** The mails as the developer pages list them. */
import { statement } from "@portal/db/statement";

export type OutboxRow = {
  id: number;
  template: string;
  recipient: string;
  brand: string;
  subject: string;
  text_body: string;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
};

/** Newest first. `before`: the last id of the previous page; `to`: one address. Null means no restriction. */
export const newestMails = statement<OutboxRow, [before: number | null, to: string | null, atMost: number]>(`
  select id, template, recipient, brand, subject, text_body, created_at, sent_at, failed_at
  from mails
  where ($1::bigint is null or id < $1) and ($2::text is null or lower(recipient) = lower($2))
  order by id desc limit $3`);

export const mailHtml = statement<{ html_body: string }, [id: number]>("select html_body from mails where id = $1");
