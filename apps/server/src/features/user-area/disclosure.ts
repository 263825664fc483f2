/** Disclosure of views by people; people stay private. */
import { statement } from "@portal/db/statement";
import { onlyFacts, type Subject } from "../../platform/personal-data/disclosure.ts";

type ViewsRow = { views: number; people: number };
const viewsOf = statement<ViewsRow, [companyId: number]>(`
  select count(*)::int as views, count(distinct user_id)::int as people
  from viewed_entries where company_id = $1 and removed_at is null`);

export const viewsDisclosure: Subject = {
  key: "views",
  tables: ["viewed_entries"],
  title: "Zuletzt angesehen von angemeldeten Personen",
  purpose: "Damit Personen einen Eintrag wiederfinden, den sie angesehen haben.",
  source: "Das Verzeichnis und Ihr öffentlicher Eintrag. Wer es war, gehört der Person und wird nicht weitergesagt.",
  retention: "Bis die Person den Eintrag aus ihrer Liste nimmt oder ihr Konto löscht.",
  place: null,
  async read(db, { companyId }) {
    const [row] = await viewsOf(db, companyId);
    if (row === undefined || row.views === 0) return onlyFacts([]);
    return onlyFacts([
      ["Vermerke", String(row.views)],
      ["Personen", String(row.people)],
    ]);
  },
};
