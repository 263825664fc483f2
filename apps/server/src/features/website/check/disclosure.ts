/** Disclosure of website checks. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import type { WebsiteCheckState } from "@portal/contract/website/check/model";
import { CHECK_STATE_LABELS } from "@portal/contract/website/check/words";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../../platform/personal-data/disclosure.ts";

type Row = { url: string; state: WebsiteCheckState; requested_at: Date; found: number | null; total: number };
const checksOfCompany = statement<Row, [companyId: number, limit: number]>(`
  select url, state, requested_at, jsonb_array_length(findings) as found, count(*) over ()::int as total
  from website_checks where company_id = $1 order by url, id desc limit $2`);

export const websiteChecksDisclosure: Subject = {
  key: "website_checks",
  tables: ["website_checks", "website_pictures"],
  title: "Prüfungen Ihrer Website",
  purpose: "Damit Sie sehen, was an Ihrer Website zu verbessern ist und was sich verbessert hat.",
  source: "Die öffentlichen Seiten Ihrer Website.",
  retention: "Die letzten 20 Prüfungen jeder Adresse und das letzte Bild der Seite, längstens zwei Jahre.",
  place: { page: "website_check", label: "Prüfungen ansehen" },
  async read(db, { companyId }) {
    const rows = await checksOfCompany(db, companyId, DISCLOSED_ROWS);
    return asTable(["Adresse", "Begonnen am", "Stand", "Mängel"], rows, (row) => [
      row.url,
      timeOf(row.requested_at),
      CHECK_STATE_LABELS[row.state],
      row.found === null ? "" : String(row.found),
    ]);
  },
};
