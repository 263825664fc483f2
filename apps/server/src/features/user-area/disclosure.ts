/** Disclosure of views and ratings by people; people stay private. */
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, onlyFacts, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

type ViewsRow = { views: number; people: number };
const viewsOf = statement<ViewsRow, [companyId: number]>(`
  select count(*)::int as views, count(distinct user_id)::int as people
  from viewed_entries where company_id = $1 and removed_at is null`);

export const viewsDisclosure: Subject = {
  key: "views",
  tables: ["viewed_entries"],
  title: "Zuletzt angesehen von angemeldeten Personen",
  purpose: "Damit Personen einen Eintrag wiederfinden, den sie angesehen haben.",
  source: "Das Verzeichnis. Wer es war, gehört der Person und wird nicht weitergesagt.",
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

type RatingRow = { stars: number; rating_text: string; updated_at: Date; total: number };
// Nobody sees withdrawn ratings.
const ratingsOf = statement<RatingRow, [companyId: number, limit: number]>(`
  select stars, rating_text, updated_at, count(*) over ()::int as total
  from user_ratings where company_id = $1 and withdrawn_at is null order by updated_at desc, id desc limit $2`);

export const ratingsDisclosure: Subject = {
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
