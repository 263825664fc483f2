/** Rows of the import that bring a company's websites and mailboxes. */
import { instant, key, oneLine, oneLineOf } from "@portal/contract/text/one-line";
import { isCustomUrl, isUrlWithProtocol } from "@portal/contract/text/patterns";
import { WEBSITE_KINDS, WEBSITE_STATES } from "@portal/contract/website/sites/calls";
import type { Database } from "@portal/db/rows";
import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { systemClock } from "../../platform/clock.ts";
import { importKind, importTable } from "../../platform/import/import-kind.ts";
import { toDate } from "../../platform/import/instants.ts";
import { changedColumns } from "../../platform/import/synchronise.ts";

type Columns<T extends keyof Database> = Partial<Selectable<Database[T]>>;

/** Adds the time of the import where a row brings something new. */
const stamped = <Row extends { imported_at: Date }>(stored: Row, wanted: Partial<Row>): Partial<Row> =>
  changedColumns(stored, wanted).length === 0 ? wanted : { ...wanted, imported_at: systemClock.now() };

const externalKey = z.optional(
  z.nullable(z.string().check(z.regex(/^[\w.-]{1,64}$/, "ist keine Nummer einer Website."))),
);

const websiteRow = z.strictObject({
  type: z.literal("website"),
  external_id: key,
  company: key,
  kind: z.enum(WEBSITE_KINDS),
  Stock_Keeping_Unit__c: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9_-]{0,63}$/, "ist kein Produktcode.")),
  state: z.enum(WEBSITE_STATES),
  url: z.optional(
    z.nullable(
      oneLine(500).check(z.refine(isUrlWithProtocol, "ist keine Adresse, die mit http:// oder https:// beginnt.")),
    ),
  ),
  further_addresses: z.optional(
    z.array(oneLine(500).check(z.refine(isCustomUrl, "ist keine Webadresse."))).check(z.maxLength(50)),
  ),
  keywords: z.optional(z.array(oneLineOf(1, 100)).check(z.maxLength(200))),
  piwikId: externalKey,
  builder_site_id: externalKey,
  online_since: z.optional(z.nullable(z.iso.date())),
});

export const websiteKind = importKind({
  type: "website",
  row: websiteRow,
  nameField: "external_id",
  refersTo: ["company"],
  table: importTable({
    name: "websites",
    key: ["company_id", "external_id"],
    columns: (row: z.output<typeof websiteRow>) => {
      const columns: Columns<"websites"> = {
        external_id: row.external_id,
        kind: row.kind,
        product_code: row.Stock_Keeping_Unit__c,
        state: row.state,
      };
      if (row.url !== undefined) columns.url = row.url;
      if (row.further_addresses !== undefined) columns.further_addresses = row.further_addresses;
      if (row.keywords !== undefined) columns.keywords = row.keywords;
      if (row.piwikId !== undefined) columns.matomo_site_id = row.piwikId;
      if (row.builder_site_id !== undefined) columns.builder_site_id = row.builder_site_id;
      if (row.online_since !== undefined) columns.online_since = row.online_since;
      return columns;
    },
    defaults: () => ({
      url: null,
      further_addresses: [],
      keywords: [],
      matomo_site_id: null,
      builder_site_id: null,
      online_since: null,
      imported_at: systemClock.now(),
    }),
    reconcile: (wanted, stored) => stamped(stored, wanted),
  }),
});

const mailAddress = z.email("ist keine gültige E-Mail-Adresse.").check(z.maxLength(254));
const addresses = z.optional(z.array(mailAddress).check(z.maxLength(100)));
const host = z
  .string()
  .check(z.maxLength(253), z.regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i, "ist kein Name eines Servers."));
const PORT = "ist keine Portnummer.";
const port = z.optional(z.int(PORT).check(z.gte(1, PORT), z.lte(65_535, PORT)));
const BYTES = "ist keine Zahl von Bytes.";

const mailboxRow = z
  .strictObject({
    type: z.literal("mailbox"),
    external_id: key,
    company: key,
    address: mailAddress,
    owner_name: z.optional(oneLine(200)),
    quota_bytes: z.int(BYTES).check(z.gte(1, BYTES)),
    used_bytes: z.optional(z.nullable(z.int(BYTES).check(z.gte(0, BYTES)))),
    used_at: z.optional(z.nullable(instant)),
    aliases: addresses,
    forwards_to: addresses,
    keeps_copy: z.optional(z.boolean()),
    login_name: z.optional(oneLineOf(1, 254)),
    imap_host: host,
    imap_port: port,
    smtp_host: host,
    smtp_port: port,
  })
  .check(
    z.refine((row) => typeof row.used_bytes !== "number" || typeof row.used_at === "string", {
      path: ["used_at"],
      error: "fehlt: Der belegte Platz wurde zu einer bestimmten Zeit gemessen.",
    }),
  );

/** Implicit TLS, as RFC 8314 wants it. */
const IMAPS_PORT = 993;
const SUBMISSIONS_PORT = 465;

export const mailboxKind = importKind({
  type: "mailbox",
  row: mailboxRow,
  nameField: "external_id",
  refersTo: ["company"],
  table: importTable({
    name: "mailboxes",
    key: ["company_id", "external_id"],
    columns: (row: z.output<typeof mailboxRow>) => {
      const columns: Columns<"mailboxes"> = {
        external_id: row.external_id,
        address: row.address,
        quota_bytes: row.quota_bytes,
        imap_host: row.imap_host,
        smtp_host: row.smtp_host,
      };
      if (row.owner_name !== undefined) columns.owner_name = row.owner_name;
      if (row.used_bytes !== undefined) columns.used_bytes = row.used_bytes;
      if (row.used_at !== undefined) columns.used_at = toDate(row.used_at);
      if (row.aliases !== undefined) columns.aliases = row.aliases;
      if (row.forwards_to !== undefined) columns.forwards_to = row.forwards_to;
      if (row.keeps_copy !== undefined) columns.keeps_copy = row.keeps_copy;
      if (row.login_name !== undefined) columns.login_name = row.login_name;
      if (row.imap_port !== undefined) columns.imap_port = row.imap_port;
      if (row.smtp_port !== undefined) columns.smtp_port = row.smtp_port;
      return columns;
    },
    defaults: (named) => ({
      owner_name: "",
      used_bytes: null,
      used_at: null,
      aliases: [],
      forwards_to: [],
      keeps_copy: true,
      login_name: named.address ?? "",
      imap_port: IMAPS_PORT,
      smtp_port: SUBMISSIONS_PORT,
      imported_at: systemClock.now(),
    }),
    // A measurement that arrives late does not replace a newer one.
    reconcile: (wanted, stored) => {
      const isLate = wanted.used_at && stored.used_at && stored.used_at > wanted.used_at;
      const used = isLate ? { used_bytes: stored.used_bytes, used_at: stored.used_at } : {};
      return stamped(stored, { ...wanted, ...used });
    },
  }),
});
