/** Disclosure of the views in the directory for business customers. */
import { germanDay, germanNumber } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject } from "../../platform/personal-data/disclosure.ts";

type YearRow = { first_day: string; last_day: string; views: number; total: number };
const yearsOf = statement<YearRow, [companyId: number]>(`
  select min(day) as first_day, max(day) as last_day, sum(views)::int as views, count(*) over ()::int as total
  from b2b_days where company_id = $1
  group by extract(year from day) order by 1`);

export const b2bDisclosure: Subject = {
  key: "b2b_views",
  tables: ["b2b_days"],
  title: "Statistik im Verzeichnis für Geschäftskunden",
  purpose: "Damit Sie sehen, wie oft andere Firmen Ihren Eintrag öffnen.",
  source:
    "Tagessummen des Verzeichnisses. Von den Firmen, die ihn öffnen, speichern wir höchstens Bundesland und Branche, nie den Namen.",
  retention: "Sechs Jahre.",
  place: { page: "b2b_statistics", label: "Statistik ansehen" },
  async read(db, { companyId }) {
    return asTable(["Von", "Bis", "Aufrufe"], await yearsOf(db, companyId), (row) => [
      germanDay(row.first_day),
      germanDay(row.last_day),
      germanNumber(row.views),
    ]);
  },
};
