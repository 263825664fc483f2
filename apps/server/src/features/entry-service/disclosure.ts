/** Disclosure of listing checks, and of the partner portals that were asked about the company. */
import { DISCLOSED_ROWS, type DisclosureRecipient } from "@portal/contract/self-disclosure/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import {
  asTable,
  type ReadRecipients,
  type Subject,
  timeOf,
  WHILE_LISTED,
} from "../../platform/personal-data/disclosure.ts";
import { readPartnerPortals } from "./portals.ts";

type CheckRow = { started_at: Date; finished_at: Date | null; score: number | null; portals: number; total: number };
const checksOf = statement<CheckRow, [companyId: number, limit: number]>(`
  select c.started_at, c.finished_at, c.score, count(*) over ()::int as total,
         (select count(*)::int from listing_results r where r.check_id = c.id) as portals
  from listing_checks c where c.company_id = $1 order by c.id desc limit $2`);

export const checksDisclosure: Subject = {
  key: "checks",
  tables: ["listing_checks", "listing_results", "listing_schedule"],
  title: "Prüfungen auf Partnerportalen",
  purpose: "Damit Sie sehen, ob andere Portale Ihre Angaben richtig zeigen.",
  source: "Die öffentlichen Seiten der Partnerportale.",
  retention: `Ergebnis und Punkte: ${WHILE_LISTED.toLowerCase()} Was gefunden wurde, nur von den letzten zwei Prüfungen.`,
  place: { page: "entry_service", label: "Ergebnisse mit allen Angaben ansehen" },
  async read(db, { companyId }) {
    const rows = await checksOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Begonnen am", "Beendet am", "Punkte", "Ergebnisse von Portalen"], rows, (row) => [
      timeOf(row.started_at),
      timeOf(row.finished_at),
      row.score === null ? "" : String(row.score),
      row.portals === 0 ? "nicht mehr gespeichert" : String(row.portals),
    ]);
  },
};

/** The first check of each portal, as far back as findings are kept. */
const portalsOf = statement<{ portal: string; since: Date }, [companyId: number]>(`
  select r.portal, min(r.checked_at) as since from listing_checks c join listing_results r on r.check_id = c.id
  where c.company_id = $1 and r.checked_at is not null group by r.portal order by r.portal`);

const namesByFile = new Map<string | undefined, ReadonlyMap<string, string>>();

/** Display names of the configured portals, by identifier. Reads each configuration file once. */
function portalNames(file: string | undefined): ReadonlyMap<string, string> {
  const known = namesByFile.get(file);
  if (known !== undefined) return known;
  const names = new Map(readPartnerPortals(file).map(({ identifier, name }) => [identifier, name]));
  namesByFile.set(file, names);
  return names;
}

export const portalRecipients: ReadRecipients = async ({ db, environment }, { companyId }) => {
  const names = portalNames(environment.PARTNER_PORTALS);
  const asked = await portalsOf(db, companyId);
  // A portal that is no longer configured has no name any more.
  return byFirstDay(asked.map(({ portal, since }) => ({ name: names.get(portal) ?? portal, since })));
};

const LIST = new Intl.ListFormat("de");
const SEARCHED = "Firmenname und Ort als Suche, um Ihren Eintrag dort zu prüfen";

/** Portals with the same first day are one line, because a check asks all of them. */
function byFirstDay(portals: readonly { name: string; since: Date }[]): DisclosureRecipient[] {
  const sorted = portals.toSorted((one, other) => one.name.localeCompare(other.name, "de"));
  const days = Map.groupBy(sorted, ({ since }) => berlinDate(since.getTime()));
  return [...days.values()].map((group) => {
    const names = group.map(({ name }) => name);
    const since = new Date(Math.min(...group.map((portal) => portal.since.getTime()))).toISOString();
    return names.length === 1
      ? { name: `Partnerportal ${names[0]}`, what: SEARCHED, since }
      : { name: `${names.length} Partnerportale`, what: `${LIST.format(names)}: ${SEARCHED}`, since };
  });
}
