/** Disclosure of websites and mailboxes. */
import { displayName } from "@portal/contract/navigation/products";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay, germanSize } from "@portal/contract/text/formats";
import type { WebsiteState } from "@portal/contract/website/sites/calls";
import { HANDOVER_MONTHS } from "@portal/contract/website/files/calls";
import type { HandoverState } from "@portal/contract/website/files/states";
import { HANDOVER_STATE_LABELS } from "@portal/contract/website/files/words";
import { WEBSITE_STATE_LABELS } from "@portal/contract/website/sites/words";
import { statement } from "@portal/db/statement";
import {
  asTable,
  type Subject,
  timeOf,
  type UndisclosedTables,
  WHILE_LISTED,
} from "../../platform/personal-data/disclosure.ts";

type WebsiteRow = {
  url: string | null;
  product_code: string;
  state: WebsiteState;
  further_addresses: string[];
  keywords: string[];
  online_since: string | null;
  total: number;
};
const websitesOf = statement<WebsiteRow, [companyId: number, limit: number]>(`
  select url, product_code, state, further_addresses, keywords, online_since, count(*) over ()::int as total
  from websites where company_id = $1 order by id limit $2`);

export const websitesDisclosure: Subject = {
  key: "websites",
  tables: ["websites"],
  title: "Websites",
  purpose: "Damit wir Ihre Website betreiben und Sie sehen, wie es um sie steht.",
  source: "Ihr Auftrag, aus der Verwaltung des Anbieters.",
  retention: WHILE_LISTED,
  place: { page: "website_overview", label: "Websites ansehen" },
  async read(db, { companyId }) {
    const rows = await websitesOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Adresse", "Produkt", "Stand", "Weitere Adressen", "Suchbegriffe", "Online seit"], rows, (row) => [
      row.url ?? "",
      displayName(row.product_code),
      WEBSITE_STATE_LABELS[row.state],
      row.further_addresses.join(", "),
      row.keywords.join(", "),
      row.online_since === null ? "" : germanDay(row.online_since),
    ]);
  },
};

type MailboxRow = {
  address: string;
  owner_name: string;
  quota_bytes: number;
  used_bytes: number | null;
  aliases: string[];
  forwards_to: string[];
  total: number;
};
const mailboxesOf = statement<MailboxRow, [companyId: number, limit: number]>(`
  select address, owner_name, quota_bytes, used_bytes, aliases, forwards_to, count(*) over ()::int as total
  from mailboxes where company_id = $1 order by address, id limit $2`);

export const mailboxesDisclosure: Subject = {
  key: "mailboxes",
  tables: ["mailboxes"],
  title: "E-Mail-Postfächer",
  purpose:
    "Damit Sie E-Mails unter der Adresse Ihrer Website senden und empfangen. Deren Inhalt kennt das Portal nicht.",
  source: "Ihr Auftrag, aus der Verwaltung des Anbieters; der belegte Platz vom Mailserver.",
  retention: WHILE_LISTED,
  place: { page: "website_email", label: "Postfächer ansehen" },
  async read(db, { companyId }) {
    const rows = await mailboxesOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Adresse", "Name", "Platz", "Belegt", "Weitere Adressen", "Weiterleitung an"], rows, (row) => [
      row.address,
      row.owner_name,
      germanSize(row.quota_bytes),
      row.used_bytes === null ? "" : germanSize(row.used_bytes),
      row.aliases.join(", "),
      row.forwards_to.join(", "),
    ]);
  },
};

type HandoverRow = { id: number; state: HandoverState; files: number; created_at: Date; total: number };
const handoversOf = statement<HandoverRow, [companyId: number, limit: number]>(`
  select h.id, h.state, h.created_at, count(*) over ()::int as total,
         (select count(*)::int from website_handover_events e join website_handover_files f on f.event_id = e.id
          where e.handover_id = h.id) as files
  from website_handovers h where h.company_id = $1 order by h.changed_at desc, h.id desc limit $2`);

export const handoversDisclosure: Subject = {
  key: "websiteHandovers",
  tables: ["website_handovers", "website_handover_events", "website_handover_files"],
  title: "Übergaben für die Website",
  purpose: "Damit wir Ihre Website nach Ihren Wünschen ändern. Dazu gehören alle Texte und Dateien.",
  source: "Was Sie uns übergeben haben, und unsere Antworten.",
  retention: `Bis ${HANDOVER_MONTHS} Monate nach dem Ende der Übergabe.`,
  place: { page: "website_edit", label: "Übergaben mit allen Dateien ansehen" },
  async read(db, { companyId }) {
    return asTable(
      ["Nummer", "Stand", "Dateien", "Übergeben am"],
      await handoversOf(db, companyId, DISCLOSED_ROWS),
      (row) => [String(row.id), HANDOVER_STATE_LABELS[row.state], String(row.files), timeOf(row.created_at)],
    );
  },
};

export const UNDISCLOSED_DEEPLINKS: UndisclosedTables = {
  website_deeplinks: "links of two minutes; each use is in the log",
};
