/** Rows of the export that hold a company's websites and mailboxes. */
import { sql } from "kysely";
import { exportKind, instantText } from "../../platform/export/export-kind.ts";

type Website = {
  company: string;
  external_id: string;
  kind: string;
  product_code: string;
  state: string;
  url: string | null;
  further_addresses: string[];
  keywords: string[];
  matomo_site_id: string | null;
  builder_site_id: string | null;
  online_since: string | null;
};

export const websiteExport = exportKind(
  "website",
  sql<Website>`
      select c.external_id as company, w.* from websites w join companies c on c.id = w.company_id
      order by c.external_id collate "C", w.external_id collate "C"`,
  (website) => ({
    external_id: website.external_id,
    company: website.company,
    kind: website.kind,
    Stock_Keeping_Unit__c: website.product_code,
    state: website.state,
    url: website.url,
    further_addresses: website.further_addresses,
    keywords: website.keywords,
    piwikId: website.matomo_site_id,
    builder_site_id: website.builder_site_id,
    online_since: website.online_since,
  }),
);

type Mailbox = {
  company: string;
  external_id: string;
  address: string;
  owner_name: string;
  quota_bytes: number;
  used_bytes: number | null;
  used_at: Date | null;
  aliases: string[];
  forwards_to: string[];
  keeps_copy: boolean;
  login_name: string;
  imap_host: string;
  imap_port: number;
  smtp_host: string;
  smtp_port: number;
};

export const mailboxExport = exportKind(
  "mailbox",
  sql<Mailbox>`
      select c.external_id as company, m.* from mailboxes m join companies c on c.id = m.company_id
      order by c.external_id collate "C", m.external_id collate "C"`,
  ({ used_at: usedAt, company, ...mailbox }) => ({
    external_id: mailbox.external_id,
    company,
    address: mailbox.address,
    owner_name: mailbox.owner_name,
    quota_bytes: mailbox.quota_bytes,
    used_bytes: mailbox.used_bytes,
    used_at: instantText(usedAt),
    aliases: mailbox.aliases,
    forwards_to: mailbox.forwards_to,
    keeps_copy: mailbox.keeps_copy,
    login_name: mailbox.login_name,
    imap_host: mailbox.imap_host,
    imap_port: mailbox.imap_port,
    smtp_host: mailbox.smtp_host,
    smtp_port: mailbox.smtp_port,
  }),
);
