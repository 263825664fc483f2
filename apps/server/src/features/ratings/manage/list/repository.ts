/** SQL of the list of a company's ratings. */
import { MOST_LISTED, type Sort } from "@portal/contract/ratings/manage/view";
import type { RatingSource } from "@portal/contract/ratings/sources";
import { addDays, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database, RatingAnswerChangeTable, RatingAnswerTable } from "@portal/db/rows";
import { plannedStatement, statement } from "@portal/db/statement";
import type { Kysely, Selectable } from "kysely";
import { searchPattern } from "../../../../platform/search-pattern.ts";
import type { AccountScope } from "../../../../platform/session/session.ts";

export type Db = Kysely<Database>;

export type RatingFilter = {
  source: RatingSource | "";
  stars: string;
  handling: "all" | "open" | "answered" | "done";
  /** Days of Berlin; "" for an open end. */
  from: string;
  to: string;
  withText: boolean;
  search: string;
  sort: Sort;
};

/** A rating with its answer; columns of the answer are null without one. */
export type RatingRow = {
  id: number;
  source: RatingSource;
  stars: number;
  title: string;
  body: string;
  author_name: string;
  rated_at: Date;
  url: string | null;
  state: "published" | "held";
  done_at: Date | null;
  answer: AnswerColumns | null;
};
/** Instants come as ISO texts, because the row is one JSON value. */
type AnswerColumns = Pick<
  Selectable<RatingAnswerTable>,
  "state" | "draft" | "text" | "is_edited" | "moderation" | "reason" | "delivery" | "failure" | "by_support" | "version"
> & { published_at: string | null; changed_at: string; changed_by: string | null };

const COLUMNS = `r.id, r.source, r.stars, r.title, r.body, r.author_name, r.rated_at, r.url, r.state, r.done_at,
  case when a.rating_id is not null then jsonb_build_object(
    'state', a.state, 'draft', a.draft, 'text', a.text, 'is_edited', a.is_edited, 'moderation', a.moderation,
    'reason', a.reason, 'delivery', a.delivery, 'failure', a.failure, 'by_support', a.by_support, 'version', a.version,
    'published_at', a.published_at, 'changed_at', a.changed_at, 'changed_by', u.display_name) end as answer`;
const JOINED = `ratings r left join rating_answers a on a.rating_id = r.id
  left join users u on u.id = a.changed_by_user_id`;

const ORDERS: Record<Sort, string> = {
  newest: "rated_at desc, id desc",
  oldest: "rated_at, id",
  worst: "stars, rated_at desc, id desc",
  best: "stars desc, rated_at desc, id desc",
};

type Filters = [
  companyId: number,
  source: string,
  lowest: number,
  highest: number,
  handling: RatingFilter["handling"],
  from: Date | null,
  until: Date | null,
];
/** Every column is in the index `ratings_manage`. */
const FILTERED = `
  company_id = $1 and state in ('published', 'held') and ($2::text = '' or source = $2)
  and stars between $3::int and $4::int
  and ($5::text = 'all' or ($5::text = 'answered' and answered_at is not null) or ($5::text = 'done' and done_at is not null)
       or ($5::text = 'open' and answered_at is null and done_at is null and state = 'published'))
  and rated_at >= coalesce($6::timestamptz, '-infinity') and rated_at < coalesce($7::timestamptz, 'infinity')`;
/** Not in the index: a statement of its own, so that the others read the index only. */
const WITH_TEXT = `${FILTERED} and (title <> '' or body <> '')`;
/** Title, text and name, as in the index `ratings_words`. */
const WORDS = "(title || ' ' || body || ' ' || author_name)";

const pageSql = (order: string, page: string): string => `
  select ${COLUMNS} from (${page}) page join ${JOINED.replace("ratings r", "ratings r on r.id = page.id")}
  order by ${order.replaceAll(/\b(rated_at|id|stars)\b/g, "r.$1")}`;

const bySort = <S>(make: (order: string) => S): Record<Sort, S> => ({
  newest: make(ORDERS.newest),
  oldest: make(ORDERS.oldest),
  worst: make(ORDERS.worst),
  best: make(ORDERS.best),
});
/** Statements over all ratings and over those with text. */
const over = <S>(make: (wanted: string) => S): { all: S; texts: S } => ({
  all: make(FILTERED),
  texts: make(WITH_TEXT),
});
const pages = over((wanted) =>
  bySort((order) =>
    plannedStatement<RatingRow, [...Filters, limit: number, offset: number]>(
      pageSql(order, `select id from ratings where ${wanted} order by ${order} limit $8 offset $9`),
    ),
  ),
);
const countSql = (wanted: string): string =>
  `select count(*)::int as total from (select from ratings where ${wanted} limit ${MOST_LISTED + 1}) found`;
const count = over((wanted) => plannedStatement<{ total: number }, Filters>(countSql(wanted)));

// Without `materialized` the planner may walk all ratings in order, hoping to meet the word soon.
const withWord = (wanted: string): string => `${wanted} and ${WORDS} ilike $8`;
const foundBy = (wanted: string): string =>
  `with found as materialized (select id, rated_at, stars from ratings where ${withWord(wanted)})`;
const pagesOfWords = over((wanted) =>
  bySort((order) =>
    plannedStatement<RatingRow, [...Filters, pattern: string, limit: number, offset: number]>(
      `${foundBy(wanted)} ${pageSql(order, `select id from found order by ${order} limit $9 offset $10`)}`,
    ),
  ),
);
const countOfWords = over((wanted) =>
  plannedStatement<{ total: number }, [...Filters, pattern: string]>(countSql(withWord(wanted))),
);

const instantOf = (day: string): Date | null => (day === "" ? null : new Date(startOfBerlinDay(day)));
function filtersOf({ companyId }: AccountScope, filter: RatingFilter): Filters {
  const [lowest = 1, highest = 5] = filter.stars.split("-").map(Number);
  const until = filter.to === "" ? null : instantOf(addDays(filter.to, 1));
  return [companyId, filter.source, lowest, highest, filter.handling, instantOf(filter.from), until];
}

const kindOf = ({ withText }: RatingFilter): "all" | "texts" => (withText ? "texts" : "all");

type Page = { filter: RatingFilter; limit: number; offset: number };
export const pageOfRatings = (db: Db, scope: AccountScope, { filter, limit, offset }: Page): Promise<RatingRow[]> =>
  filter.search === ""
    ? pages[kindOf(filter)][filter.sort](db, ...filtersOf(scope, filter), limit, offset)
    : pagesOfWords[kindOf(filter)][filter.sort](
        db,
        ...filtersOf(scope, filter),
        searchPattern(filter.search),
        limit,
        offset,
      );

/** At most one more than `MOST_LISTED`; of a search all. */
export async function countRatings(db: Db, scope: AccountScope, filter: RatingFilter): Promise<number> {
  const filters = filtersOf(scope, filter);
  const [row] =
    filter.search === ""
      ? await count[kindOf(filter)](db, ...filters)
      : await countOfWords[kindOf(filter)](db, ...filters, searchPattern(filter.search));
  return row?.total ?? 0;
}

const countOpenOnes = statement<{ total: number }, [companyId: number]>(`
  select count(*)::int as total from (
    select from ratings where company_id = $1 and state = 'published' and answered_at is null and done_at is null
    limit ${MOST_LISTED}) found`);
/** At most `MOST_LISTED`. */
export const countOpen = async (db: Db, { companyId }: Pick<AccountScope, "companyId">): Promise<number> =>
  (await countOpenOnes(db, companyId))[0]?.total ?? 0;

const oneRating = statement<RatingRow, [companyId: number, id: number]>(
  `select ${COLUMNS} from ${JOINED} where r.company_id = $1 and r.id = $2 and r.state in ('published', 'held')`,
);
export const findRating = async (db: Db, { companyId }: AccountScope, id: number): Promise<RatingRow | undefined> =>
  (await oneRating(db, companyId, id))[0];

export type EarlierRow = { stars: number; title: string; body: string; replaced_at: Date };
/** The latest twenty versions before the current one, the newest first. */
export const earlierOf = statement<EarlierRow, [ratingId: number]>(
  "select stars, title, body, replaced_at from rating_versions where rating_id = $1 order by id desc limit 20",
);

export type ChangeRow = Pick<Selectable<RatingAnswerChangeTable>, "id" | "step" | "text" | "at" | "author"> & {
  name: string | null;
};
/** The latest hundred, oldest first. */
export const changesOf = statement<ChangeRow, [ratingId: number]>(`
  select * from (
    select c.id, c.step, c.text, c.at, c.author, case c.author when 'company' then u.display_name end as name
    from rating_answer_changes c left join users u on u.id = c.user_id
    where c.rating_id = $1 order by c.id desc limit 100) latest order by id`);
