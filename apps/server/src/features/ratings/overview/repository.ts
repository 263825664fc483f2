/** SQL of a company's scores. Counts are kept by trigger (migration 0077); nothing is counted over ratings here. */
import type { RatingSource } from "@portal/contract/ratings/sources";
import type { StarCounts } from "@portal/contract/ratings/score";
import type { Day } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;
type Counts = { one: number; two: number; three: number; four: number; five: number };
const starsOf = ({ one, two, three, four, five }: Counts): StarCounts => [one, two, three, four, five];

const totals = statement<{ source: RatingSource } & Counts, [companyId: number]>(
  "select source, one, two, three, four, five from rating_totals where company_id = $1",
);
export const findTotals = async (db: Db, { companyId }: AccountScope): Promise<Map<RatingSource, StarCounts>> =>
  new Map((await totals(db, companyId)).map((row) => [row.source, starsOf(row)]));

const open = statement<{ open: number }, [companyId: number]>(`
  select count(*)::int as open from ratings
  where company_id = $1 and state = 'published' and answered_at is null and done_at is null`);
export const countOpen = async (db: Db, { companyId }: AccountScope): Promise<number> =>
  (await open(db, companyId))[0]?.open ?? 0;

const days = statement<{ day: Day } & Counts, [companyId: number, first: Day, last: Day]>(`
  select day, sum(one)::int as one, sum(two)::int as two, sum(three)::int as three, sum(four)::int as four,
         sum(five)::int as five
  from rating_days where company_id = $1 and day between $2::date and $3::date group by day`);
/** Days of all sources together; days without ratings are missing. */
export const findDays = async (
  db: Db,
  { companyId }: AccountScope,
  { first, last }: { first: Day; last: Day },
): Promise<Map<Day, StarCounts>> =>
  new Map((await days(db, companyId, first, last)).map((row) => [row.day, starsOf(row)]));

const firstDay = statement<{ day: Day | null }, [companyId: number]>(
  "select min(day) as day from rating_days where company_id = $1 and one + two + three + four + five > 0",
);
export const findFirstDay = async (db: Db, { companyId }: AccountScope): Promise<Day | null> =>
  (await firstDay(db, companyId))[0]?.day ?? null;

export type RatingRow = {
  id: number;
  source: RatingSource;
  stars: number;
  title: string;
  body: string;
  author_name: string;
  rated_at: Date;
  url: string | null;
  is_answered: boolean;
};
const COLUMNS = "id, source, stars, title, body, author_name, rated_at, url, answered_at is not null as is_answered";
const latest = statement<RatingRow, [companyId: number, limit: number]>(`
  select ${COLUMNS} from ratings where company_id = $1 and state = 'published'
  order by rated_at desc, id desc limit $2`);
export const findLatest = (db: Db, { companyId }: AccountScope, limit: number) => latest(db, companyId, limit);

const withText = statement<RatingRow, [companyId: number, since: Date, limit: number]>(`
  select ${COLUMNS} from ratings
  where company_id = $1 and state = 'published' and rated_at >= $2 and body <> ''
  order by rated_at desc, id desc limit $3`);
export const findWithText = (db: Db, { companyId }: AccountScope, since: Date, limit: number) =>
  withText(db, companyId, since, limit);

// The index `entries_main_trade` holds both expressions.
const MAIN_TRADE = "e.trades -> 'trades' ->> 0";
const REGION = "left(e.postal_code, 2)";

const tradeAndRegion = statement<{ trade: string; region: string }, [companyId: number]>(
  `select coalesce(${MAIN_TRADE}, '') as trade, ${REGION} as region from entries e where e.company_id = $1`,
);
export const findTradeAndRegion = async (db: Db, { companyId }: AccountScope) =>
  (await tradeAndRegion(db, companyId))[0];

type Peers = { companies: number; average: number | null; median_count: number | null };
const peers = statement<Peers, [companyId: number, trade: string, region: string]>(`
  select count(*)::int as companies, avg(r.stars / r.ratings) as average,
         percentile_disc(0.5) within group (order by r.ratings) as median_count
  from entries e cross join lateral (
    select sum(one + two + three + four + five)::float8 as ratings,
           sum(one + 2 * two + 3 * three + 4 * four + 5 * five)::float8 as stars
    from rating_totals where company_id = e.company_id) r
  where ${MAIN_TRADE} = $2 and ${REGION} = $3 and e.company_id <> $1 and r.ratings > 0`);
/** Other companies of a trade in a region that have ratings. */
export const findPeers = async (
  db: Db,
  { companyId }: AccountScope,
  { trade, region }: { trade: string; region: string },
): Promise<Peers> =>
  (await peers(db, companyId, trade, region))[0] ?? { companies: 0, average: null, median_count: null };

const isDeleted = statement<{ company_id: number }, [companyId: number]>(
  "select company_id from deleted_rating_summaries where company_id = $1",
);
export const isSummaryDeleted = async (db: Db, { companyId }: AccountScope): Promise<boolean> =>
  (await isDeleted(db, companyId)).length > 0;

const remove = statement<{ company_id: number }, [companyId: number, now: Date]>(`
  insert into deleted_rating_summaries (company_id, deleted_at) values ($1, $2) on conflict do nothing
  returning company_id`);
export const markSummaryDeleted = async (db: Db, { companyId }: AccountScope, now: Date): Promise<boolean> =>
  (await remove(db, companyId, now)).length > 0;

const request = statement<{ company_id: number }, [companyId: number]>(
  "delete from deleted_rating_summaries where company_id = $1 returning company_id",
);
export const unmarkSummaryDeleted = async (db: Db, { companyId }: AccountScope): Promise<boolean> =>
  (await request(db, companyId)).length > 0;
