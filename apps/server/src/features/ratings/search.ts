/** Finds ratings by title, text and author. */
import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { statement } from "@portal/db/statement";
import { shortened, type SearchSource } from "../search/public.ts";

type Row = { id: number; stars: number; title: string; body: string; author_name: string; rated_at: Date };
type Parameters = [companyId: number, first: string, second: string, third: string, limit: number];

/** As in the index `ratings_words`. */
const TEXT = "(title || ' ' || body || ' ' || author_name)";
// The thousand that the index finds first are enough to choose the newest from; a word in most ratings finds too many.
const findRatings = statement<Row, Parameters>(`
  with found as materialized (
    select id, stars, title, body, author_name, rated_at from ratings
    where company_id = $1 and state in ('published', 'held') and ${TEXT} ~* $2 and ${TEXT} ~* $3 and ${TEXT} ~* $4
    limit 1000)
  select * from found order by rated_at desc, id desc limit $5`);

export const ratingsSearch: SearchSource = {
  name: "ratings",
  label: "Bewertungen",
  families: RATINGS_FAMILIES,
  async find({ db, scope, words, limit }) {
    const rows = await findRatings(db, scope.companyId, ...words, limit);
    return rows.map((row) => ({
      key: String(row.id),
      title: `${row.stars} ${row.stars === 1 ? "Stern" : "Sterne"}${row.author_name === "" ? "" : ` von ${row.author_name}`}`,
      detail: `${germanDay(berlinDate(row.rated_at.getTime()))} · ${shortened(row.title || row.body, words)}`,
      place: { page: "ratings_manage", query: { bewertung: String(row.id) } },
    }));
  },
  all: (text) => ({ page: "ratings_manage", query: { suche: text } }),
};
