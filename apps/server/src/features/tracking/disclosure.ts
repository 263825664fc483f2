/** Disclosure of the counted statistics. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import type { Metric } from "@portal/contract/tracking/events/calls";
import { METRIC_LABELS } from "@portal/contract/tracking/events/words";
import { statement } from "@portal/db/statement";
import { asTable, type Subject } from "../../platform/personal-data/disclosure.ts";

type SumRow = { metric: Metric; value: number; first_day: string; last_day: string; total: number };
const sumsOf = statement<SumRow, [companyId: number]>(`
  with days as materialized (
    select start, start as last_day, view_phone, view_computer, view_tablet, view_unknown, call, route, website, email
    from tracking_sums where company_id = $1 and grain = 'day'
  ), months as (
    -- Months that have no sums of days any more.
    select start, (start + interval '1 month' - interval '1 day')::date,
           view_phone, view_computer, view_tablet, view_unknown, call, route, website, email
    from tracking_sums where company_id = $1 and grain = 'month'
      and start < coalesce((select date_trunc('month', min(start)) from days), 'infinity')
  )
  select metric, sum(value)::int as value, min(start) as first_day, max(last_day) as last_day,
         count(*) over ()::int as total
  from (table days union all table months) s
  cross join lateral (values
    ('view', view_phone + view_computer + view_tablet + view_unknown), ('call', call), ('route', route),
    ('website', website), ('email', email)) m(metric, value)
  where value > 0 group by metric order by metric`);

export const statisticsDisclosure: Subject = {
  key: "statistics",
  tables: ["tracking_daily", "tracking_events", "tracking_sums", "tracking_term_sums"],
  title: "Statistik des Eintrags",
  purpose: "Damit Sie sehen, was Ihr Eintrag bringt.",
  source: "Aufrufe und Klicks im Verzeichnis und auf Ihrem öffentlichen Eintrag. Wer das war, wird nicht gespeichert.",
  retention: "Einzelne Aufrufe 13 Monate, Summen eines Tages sechs Jahre, Summen eines Monats auf Dauer.",
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
