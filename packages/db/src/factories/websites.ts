import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, MailboxTable, WebsiteTable } from "../rows.ts";
import { uniqueKey } from "./unique-key.ts";

/** Inserts a website of a company: online, at an address of its own. The product is apart (`aProduct`). */
export function aWebsite(
  db: Kysely<Database>,
  columns: Partial<Insertable<WebsiteTable>> & { company_id: number },
): Promise<Selectable<WebsiteTable>> {
  const external_id = uniqueKey("W");
  return db
    .insertInto("websites")
    .values({
      external_id,
      kind: "website",
      product_code: "WEB-M",
      state: "online",
      url: `https://${external_id.toLowerCase()}.example/`,
      matomo_site_id: null,
      builder_site_id: null,
      online_since: "2024-05-02",
      imported_at: new Date(),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a mailbox of a company, a quarter full. */
export function aMailbox(
  db: Kysely<Database>,
  columns: Partial<Insertable<MailboxTable>> & { company_id: number },
): Promise<Selectable<MailboxTable>> {
  const external_id = uniqueKey("M");
  const address = columns.address ?? `${external_id.toLowerCase()}@brandt.example`;
  return db
    .insertInto("mailboxes")
    .values({
      external_id,
      address,
      quota_bytes: 5_000_000_000,
      used_bytes: 1_250_000_000,
      used_at: new Date(),
      login_name: address,
      imap_host: "imap.post-server.example",
      imap_port: 993,
      smtp_host: "smtp.post-server.example",
      smtp_port: 465,
      imported_at: new Date(),
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
