/** Disclosure of the counted statistics. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import type { Metric } from "@portal/contract/tracking/events/calls";
import { METRIC_LABELS } from "@portal/contract/tracking/events/words";
import { statement } from "@portal/db/statement";
import { asTable, type Subject } from "../../platform/personal-data/disclosure.ts";

type SumRow = { metric: Metric; value: number; first_day: string; last_day: string; total: number };
const sumsOf = statement<SumRow, [companyId: number]>(`
  select metric, sum(value)::int as value, min(day) as first_day, max(day) as last_day, count(*) over ()::int as total
  from tracking_daily where company_id = $1 and dimension = 'device' group by metric order by metric`);

export const statisticsDisclosure: Subject = {
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
