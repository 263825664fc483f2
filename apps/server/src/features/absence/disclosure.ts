/** Disclosure of absences. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { germanDay } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import { asTable, type Subject } from "../../platform/personal-data/disclosure.ts";

type Row = { first_day: string; last_day: string; label: string; total: number };
const absencesOf = statement<Row, [companyId: number, limit: number]>(`
  select first_day, last_day, label, count(*) over ()::int as total
  from absences where company_id = $1 order by first_day desc, id desc limit $2`);

export const absencesDisclosure: Subject = {
  key: "absences",
  tables: ["absences"],
  title: "Abwesenheiten",
  purpose: "Damit eine Abwesenheit überall gilt und sich überall zurücknehmen lässt.",
  source: "Was Sie im Portal eingetragen haben.",
  retention: "Ein Jahr nach dem letzten Tag.",
  place: { page: "absence", label: "Abwesenheiten ansehen" },
  async read(db, { companyId }) {
    return asTable(["Von", "Bis", "Grund"], await absencesOf(db, companyId, DISCLOSED_ROWS), (row) => [
      germanDay(row.first_day),
      germanDay(row.last_day),
      row.label,
    ]);
  },
};
