/** Sending a mail means writing a row, in the transaction of what the mail reports. */
import type { Brand } from "@portal/contract/brands/brand";
import type { MailName } from "@portal/contract/user-area/notification-settings";
import { statement } from "@portal/db/statement";
import type { Database } from "@portal/db/rows";
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
};

const insertMail = statement<{ id: number }, unknown[]>(`
  insert into mails (key, template, recipient, brand, subject, text_body, html_body, created_at, due_at, failed_at, last_error, empty_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11)
  on conflict (key) do nothing
  returning id`);

/** Writes the mail, which is sent after the commit. Returns false if a mail with this key exists already. */
export async function sendMail<Data>(
  { environment, clock }: MailDependencies,
  trx: Kysely<Database>,
  { key, to, brand, template, data }: OutgoingMail<Data>,
): Promise<boolean> {
  const now = clock.now();
  const content = template.write(data, { brand, origin: brandOrigin(brand, environment) });
  const { subject, text, html } = writeMail(content, brand);
  const refused = isMailAddress(to) ? [null, null, null] : [now, "address", daysAfter(now, FAILED_DAYS)];
  const rows = await insertMail(trx, key, template.name, to, brand.key, subject, text, html, now, ...refused);
  return rows.length > 0;
}
