/** Disclosure of the counted visits of websites. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { asTable, type Subject } from "../../../platform/personal-data/disclosure.ts";

type SumRow = { url: string | null; visits: number; views: number; first_day: Day; last_day: Day; total: number };
const sumsOf = statement<SumRow, [companyId: number]>(`
  select w.url, sum(d.visits)::int as visits, sum(d.views)::int as views, min(d.day) as first_day, max(d.day) as last_day,
         count(*) over ()::int as total
  from websites w join website_days d on d.website_id = w.id
  where w.company_id = $1 group by w.id, w.url order by w.id limit 200`);

export const websiteStatisticsDisclosure: Subject = {
  key: "websiteStatistics",
  tables: ["website_days", "website_day_names", "website_figures", "website_hits"],
  title: "Website-Statistik",
  purpose: "Damit Sie sehen, was Ihre Website bringt.",
  source: "Matomo oder die Zählung auf Ihrer Website. Wer das war, wird nicht gespeichert.",
  retention: "Summen eines Tages sechs Jahre, die Nummern einzelner Aufrufe acht Tage.",
  place: { page: "website_statistics", label: "Statistik ansehen" },
  async read(db, { companyId }) {
    return asTable(["Website", "Besuche", "Seitenaufrufe", "Von", "Bis"], await sumsOf(db, companyId), (row) => [
      row.url ?? "",
      germanNumber(row.visits),
      germanNumber(row.views),
      germanDay(row.first_day),
      germanDay(row.last_day),
    ]);
  },
};
