/** What happened: changes, visits of customer care, ratings, the log. */
import { type ChangeSource, changeActorText } from "@portal/contract/entry/history/calls";
import { PARTS, type EntryPart } from "@portal/contract/entry/parts";
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import type { Metric } from "@portal/contract/tracking/events/calls";
import { METRIC_LABELS } from "@portal/contract/tracking/events/words";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf, WHILE_LISTED } from "../subject.ts";

type ChangeRow = {
  part: EntryPart;
  source: ChangeSource;
  name: string | null;
  changed_at: Date;
  total: number;
};
const changesOf = statement<ChangeRow, [companyId: number, limit: number]>(`
  select h.part, h.source, h.changed_at, count(*) over ()::int as total, nullif(u.display_name, '') as name
  from entry_changes h left join users u on u.id = h.actor_user_id
  where h.company_id = $1 order by h.id desc limit $2`);

const changes: Subject = {
  key: "changes",
  tables: ["entry_changes"],
  title: "Verlauf des Eintrags",
  purpose: "Damit Sie sehen, wer was geändert hat, und es zurücknehmen können.",
  source: "Jedes Speichern, mit den Werten davor und danach.",
  retention: WHILE_LISTED,
  place: { page: "entry_history", label: "Verlauf mit allen Werten ansehen" },
  async read(db, { companyId }) {
    const rows = await changesOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Zeitpunkt", "Bereich", "Wer"], rows, (row) => [
      timeOf(row.changed_at),
      PARTS[row.part].label ?? row.part,
      changeActorText({ source: row.source, actorName: row.name }),
    ]);
  },
};

type VisitRow = { name: string; reason: string; started_at: Date; ends_at: Date; total: number };
const visitsOf = statement<VisitRow, [companyId: number, limit: number]>(`
  select coalesce(u.display_name, '') as name, v.reason, v.started_at, v.ends_at, count(*) over ()::int as total
  from support_visits v left join users u on u.id = v.agent_user_id
  where v.company_id = $1 order by v.id desc limit $2`);

const visits: Subject = {
  key: "visits",
  tables: ["support_visits"],
  title: "Besuche des Kundendienstes",
  purpose: "Damit Sie sehen, wann und weshalb jemand von uns für Sie gehandelt hat.",
  source: "Jede Anmeldung des Kundendienstes für Ihre Firma.",
  retention: WHILE_LISTED,
  place: { page: "account_locks", label: "Besuche ansehen" },
  async read(db, { companyId }) {
    const rows = await visitsOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Von", "Längstens bis", "Wer", "Grund"], rows, (row) => [
      timeOf(row.started_at),
      timeOf(row.ends_at),
      row.name || "Kundendienst",
      row.reason,
    ]);
  },
};

type RatingRow = { stars: number; rating_text: string; updated_at: Date; total: number };
// Withdrawn ones are seen by nobody any more.
const ratingsOf = statement<RatingRow, [companyId: number, limit: number]>(`
  select stars, rating_text, updated_at, count(*) over ()::int as total
  from user_ratings where company_id = $1 and withdrawn_at is null order by updated_at desc, id desc limit $2`);

const ratings: Subject = {
  key: "ratings",
  tables: ["user_ratings"],
  title: "Bewertungen angemeldeter Personen",
  purpose: "Damit Kunden lesen, was andere erlebt haben.",
  source: "Personen, die Ihre Firma bewertet haben.",
  retention: "Bis die Person ihr Konto löscht; zurückgezogene sieht niemand mehr.",
  place: { page: "ratings_manage", label: "Bewertungen verwalten" },
  async read(db, { companyId }) {
    return asTable(["Am", "Sterne", "Text"], await ratingsOf(db, companyId, DISCLOSED_ROWS), (row) => [
      timeOf(row.updated_at),
      `${row.stars} von 5`,
      row.rating_text,
    ]);
  },
};

type SumRow = { metric: Metric; value: number; first_day: string; last_day: string; total: number };
const sumsOf = statement<SumRow, [companyId: number]>(`
  select metric, sum(value)::int as value, min(day) as first_day, max(day) as last_day, count(*) over ()::int as total
  from tracking_daily where company_id = $1 and dimension = 'device' group by metric order by metric`);

const statistics: Subject = {
  key: "statistics",
  tables: ["tracking_daily", "tracking_events", "tracking_sums", "tracking_term_sums"],
  title: "Statistik des Eintrags",
  purpose: "Damit Sie sehen, was Ihr Eintrag bringt.",
  source: "Aufrufe und Klicks im Verzeichnis und auf Ihrem öffentlichen Eintrag. Wer das war, wird nicht gespeichert.",
  retention: "Einzelne Aufrufe 13 Monate, Summen eines Tages auf Dauer.",
  place: { page: "entry_statistics", label: "Statistik ansehen" },
  async read(db, { companyId }) {
    return asTable(["Was", "Anzahl", "Von", "Bis"], await sumsOf(db, companyId), (row) => [
      METRIC_LABELS[row.metric],
      germanNumber(row.value),
      germanDay(row.first_day),
      germanDay(row.last_day),
    ]);
  },
};

type LogRow = { action: string; outcome: "done" | "refused"; by_agent: boolean; at: Date; total: number };
const logOf = statement<LogRow, [companyId: number, limit: number]>(`
  select action, outcome, agent_user_id is not null as by_agent, at, count(*) over ()::int as total
  from audit_log where company_id = $1 order by id desc limit $2`);

const log: Subject = {
  key: "log",
  tables: ["audit_log"],
  title: "Protokoll",
  purpose: "Damit Missbrauch auffällt. Es enthält Vorgänge mit ihren technischen Namen, keine Inhalte.",
  source: "Jede Änderung und jeder abgelehnte Versuch im Portal.",
  retention: "Das Protokoll kann niemand ändern; gelöscht wird daraus zurzeit nichts.",
  place: null,
  async read(db, { companyId }) {
    const rows = await logOf(db, companyId, DISCLOSED_ROWS);
    return asTable(["Zeitpunkt", "Vorgang", "Ergebnis"], rows, (row) => [
      timeOf(row.at),
      row.by_agent ? `${row.action} (Kundendienst)` : row.action,
      row.outcome === "done" ? "ausgeführt" : "abgelehnt",
    ]);
  },
};

export const RECORD_SUBJECTS: readonly Subject[] = [changes, visits, ratings, statistics, log];
