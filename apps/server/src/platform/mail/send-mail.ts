/** Sending a mail means writing a row, in the transaction of what the mail reports. */
import type { Brand } from "@portal/contract/brands/brand";
import type { MailName } from "@portal/contract/user-area/notification-settings";
import { statement } from "@portal/db/statement";
import type { Conversation, Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../dependencies.ts";
import { isMailAddress } from "./address.ts";
import { type MailContent, writeMail } from "./layout.ts";
import { brandOrigin } from "./origin.ts";
import { daysAfter, FAILED_DAYS } from "./retention.ts";

/** What a template gets beside its data. `origin` is the start of every link: `https://host` without a final slash. */
export type MailContext = { readonly brand: Brand; readonly origin: string };

/** A pure function from data to what the mail says, in German, without advertising. */
export type MailTemplate<Data> = {
  readonly name: MailName;
  readonly write: (data: Data, context: MailContext) => MailContent;
};

/** What sending needs. `portal` commands have no more of the environment than this. */
export type MailDependencies = {
  readonly environment: Parameters<typeof brandOrigin>[1];
  readonly clock: Dependencies["clock"];
};

export type OutgoingMail<Data> = {
  /** Names the occasion, such as `registration:4711`. A second mail with the same key is not written. */
  readonly key: string;
  /** One address. A mail to an invalid one is stored as given up, so that the outbox shows it. */
  readonly to: string;
  readonly brand: Brand;
  readonly template: MailTemplate<Data>;
  readonly data: Data;
  /** Address that ends mails of this kind, for the page of a click and for a POST without session (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** For mails between people: they answer each other, and carry files. */
  readonly conversation?: Conversation;
  /** Not sent before; until then `takeBackMail` can stop it. */
  readonly notBefore?: Date;
};

const insertMail = statement<{ id: number }, unknown[]>(`
  insert into mails (key, template, recipient, brand, subject, text_body, html_body, created_at, due_at, failed_at, last_error,
                     empty_at, unsubscribe_url, conversation)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict (key) do nothing
  returning id`);

/** Writes the mail, which is sent after the commit. Returns false if a mail with this key exists already. */
export async function sendMail<Data>(
  { environment, clock }: MailDependencies,
  trx: Kysely<Database>,
  { key, to, brand, template, data, unsubscribeUrl = "", conversation, notBefore }: OutgoingMail<Data>,
): Promise<boolean> {
  const now = clock.now();
  const content = template.write(data, { brand, origin: brandOrigin(brand, environment) });
  const { subject, text, html } = writeMail(content, brand);
  const refused = isMailAddress(to) ? [null, null, null] : [now, "address", daysAfter(now, FAILED_DAYS)];
  const due = notBefore ?? now;
  const more = conversation === undefined ? null : JSON.stringify(conversation);
  const rows = await insertMail(
    trx,
    key,
    template.name,
    to,
    brand.key,
    subject,
    text,
    html,
    now,
    due,
    ...refused,
    unsubscribeUrl || null,
    more,
  );
  return rows.length > 0;
}

const takeBack = statement<{ id: number }, [key: string]>(
  "delete from mails where key = $1 and attempts = 0 and sent_at is null returning id",
);
/** Deletes a mail that no sender has begun to send. Returns false if it is too late. */
export const takeBackMail = async (trx: Kysely<Database>, key: string): Promise<boolean> =>
  (await takeBack(trx, key)).length > 0;
