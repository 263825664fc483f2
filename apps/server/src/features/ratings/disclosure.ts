/** Disclosure of ratings; who wrote one with a log-in stays private beyond the name that they chose to show. */
import { RATING_SOURCES, type RatingSource, type RatingState } from "@portal/contract/ratings/sources";
import { DISCLOSED_ROWS } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import { asTable, type Subject, timeOf } from "../../platform/personal-data/disclosure.ts";

type RatingRow = {
  source: RatingSource;
  stars: number;
  body: string;
  state: RatingState;
  rated_at: Date;
  total: number;
};
// Nobody sees withdrawn ratings, and deleted ones have no text.
const ratingsOf = statement<RatingRow, [companyId: number, limit: number]>(`
  select source, stars, case when title = '' then body else title || ': ' || body end as body, state, rated_at,
         count(*) over ()::int as total
  from ratings where company_id = $1 and state in ('published', 'held') order by rated_at desc, id desc limit $2`);

const STATES = { published: "veröffentlicht", held: "zurückgehalten", withdrawn: "", deleted: "" } as const;

export const ratingsDisclosure: Subject = {
  key: "ratings",
  tables: ["ratings", "rating_versions", "rating_totals", "rating_days", "user_ratings", "deleted_rating_summaries"],
  title: "Bewertungen",
  purpose: "Damit Kunden lesen, was andere erlebt haben, und Sie darauf antworten können.",
  source: "Personen, die Ihre Firma bei uns oder in einem anderen Portal bewertet haben.",
  retention: "Bis die Bewertung in ihrer Quelle gelöscht wird; zurückgezogene sieht niemand mehr.",
  place: { page: "ratings_manage", label: "Bewertungen verwalten" },
  async read(db, { companyId }) {
    return asTable(
      ["Am", "Quelle", "Sterne", "Text", "Stand"],
      await ratingsOf(db, companyId, DISCLOSED_ROWS),
      (row) => [
        timeOf(row.rated_at),
        RATING_SOURCES[row.source].label,
        `${row.stars} von 5`,
        row.body,
        STATES[row.state],
      ],
    );
  },
};
