/** Disclosure of objections, listings on partner portals, and reports of marketing packages. */
import { OBJECTION_REASONS, type ObjectionReason } from "@portal/contract/ratings/objections/reasons";
import { OBJECTION_STATE_LABELS } from "@portal/contract/ratings/objections/labels";
import type { ObjectionState } from "@portal/contract/ratings/objections/states";
import { REPORT_YEARS } from "@portal/contract/ratings/reports/calls";
import { keptWords } from "@portal/contract/law/retention";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf, WHILE_LISTED } from "../../../platform/personal-data/disclosure.ts";

type ObjectionRow = { id: number; reason: ObjectionReason; state: ObjectionState; created_at: Date; total: number };
const objectionsOf = statement<ObjectionRow, [companyId: number, limit: number]>(`
  select id, reason, state, created_at, count(*) over ()::int as total
  from rating_objections where company_id = $1 order by changed_at desc, id desc limit $2`);

export const objectionsDisclosure: Subject = {
  key: "objections",
  tables: ["rating_objections", "rating_objection_steps"],
  title: "Einwände gegen Bewertungen",
  purpose: "Damit wir Ihre Einwände prüfen und begründen. Dazu gehören alle Schritte beider Seiten.",
  source: "Was Sie eingewandt haben, die Stellungnahme des Verfassers und unsere Entscheidung.",
  retention: keptWords("ratingObjections"),
  place: { page: "ratings_objections", label: "Einwände ansehen" },
  async read(db, { companyId }) {
    const rows = await objectionsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Nummer", "Grund", "Stand", "Erhoben am"], rows, (row) => [
      String(row.id),
      OBJECTION_REASONS[row.reason].label,
      OBJECTION_STATE_LABELS[row.state],
      timeOf(row.created_at),
    ]);
  },
};

type PartnerRow = { portal: string; url: string; added_at: Date | null; total: number };
const partnersOf = statement<PartnerRow, [companyId: number]>(`
  select portal, url, added_at, count(*) over ()::int as total
  from (select portal, url, added_at from rating_partners where company_id = $1
        union all
        select source, place, fetched_at from rating_feeds where company_id = $1) listed
  order by added_at nulls last, portal`);

export const partnersDisclosure: Subject = {
  key: "ratingPartners",
  tables: ["rating_partners", "rating_feeds"],
  title: "Partnernetzwerk",
  purpose: "Damit Ihre Einträge auf Partnerportalen an einem Ort stehen und wir Ihre Bewertungen dort holen können.",
  source: "Was Sie hinzugefügt haben, und unter welcher Nummer ein Portal Sie führt.",
  retention: WHILE_LISTED,
  place: { page: "ratings_partner_network", label: "Partnernetzwerk ansehen" },
  async read(db, { companyId }) {
    return asTable(
      ["Portal", "Adresse", "Hinzugefügt oder zuletzt geholt am"],
      await partnersOf(db, companyId),
      (row) => [row.portal, row.url, row.added_at === null ? "" : timeOf(row.added_at)],
    );
  },
};

type ReportRow = { package: string; title: string; arrived_at: Date; total: number };
const reportsOf = statement<ReportRow, [companyId: number, limit: number]>(`
  select package, title, arrived_at, count(*) over ()::int as total
  from marketing_reports where company_id = $1 order by last_day desc, id desc limit $2`);

export const reportsDisclosure: Subject = {
  key: "marketingReports",
  tables: ["marketing_reports"],
  title: "Berichte zu Vermarktungspaketen",
  purpose: "Damit Sie nachlesen, was ein Paket gebracht hat.",
  source: "Unsere Auswertung.",
  retention: `Für ${REPORT_YEARS} Jahre.`,
  place: { page: "ratings_marketing_packages", label: "Berichte ansehen" },
  async read(db, { companyId }) {
    return asTable(["Paket", "Bericht", "Angekommen am"], await reportsOf(db, companyId, DISCLOSED_ROWS), (row) => [
      row.package,
      row.title,
      timeOf(row.arrived_at),
    ]);
  },
};
