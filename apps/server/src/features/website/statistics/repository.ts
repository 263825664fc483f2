/** SQL of the figures of websites. What a person reads is found through the website, which must be the company's. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { DateRange, Interval, Period } from "@portal/contract/time/date-range";
import type { Device } from "@portal/contract/tracking/events/calls";
import type { SourceProblem } from "@portal/contract/website/statistics/calls";
import type { Database } from "@portal/db/rows";
import { periodStart } from "@portal/db/period-start";
import { quickStatement, statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";

type Db = Kysely<Database>;

export type FiguresRow = {
  matomo_site_id: string | null;
  until: Date | null;
  fetched_from: Day | null;
  tried_at: Date | null;
  problem: Exclude<SourceProblem, "not_connected"> | null;
};

const readFigures = quickStatement<FiguresRow, [websiteId: number]>(`
  select matomo_site_id, until, fetched_from, tried_at, problem from website_figures where website_id = $1`);
export const findFigures = async (db: Db, websiteId: number): Promise<FiguresRow | undefined> =>
  (await readFigures(db, websiteId))[0];

const readFirstDay = quickStatement<{ day: Day | null }, [websiteId: number]>(
  `select min(day) as day from website_days where website_id = $1`,
);
/** The first day with visits. */
export const findFirstDay = async (db: Db, websiteId: number): Promise<Day | null> =>
  (await readFirstDay(db, websiteId))[0]?.day ?? null;

type Ranges = [companyId: number, websiteId: number, start: Day, end: Day, before: Day, beforeEnd: Day];

/** Sums of one period of the range, or of one weekday (0 for Monday); of the comparison period where `!current`. */
export type SumRow = ({ start: Day; weekday: null } | { start: null; weekday: number }) & {
  current: boolean;
  views: number;
  visits: number;
} & Record<Device, number>;

const readSums = statement<SumRow, [...Ranges, interval: Interval]>(`
  select start, weekday, current, sum(views)::int as views, sum(visits)::int as visits, sum(phone)::int as phone,
         sum(computer)::int as computer, sum(tablet)::int as tablet, sum(unknown)::int as unknown
  from (
    select ${periodStart("$7", "aligned", "$3")} as start, extract(isodow from aligned)::int - 1 as weekday, days.*
    from (
      select d.*, d.day >= $3 as current, case when d.day >= $3 then d.day else d.day + ($3::date - $5::date) end as aligned
      from websites w join website_days d on d.website_id = w.id
      where w.company_id = $1 and w.id = $2 and (d.day between $3 and $4 or d.day between $5 and $6)
    ) days
  ) placed
  group by grouping sets ((start, current), (weekday, current))`);

/** The same range twice where nothing is compared. */
const rangesOf = ({ companyId }: AccountScope, websiteId: number, range: Period, before: Period | null): Ranges => [
  companyId,
  websiteId,
  range.start,
  range.end,
  (before ?? range).start,
  (before ?? range).end,
];

/** The comparison period is moved onto the range by whole weeks, so that its days fall into the range's periods. */
export const findSums = (
  db: Db,
  scope: AccountScope,
  websiteId: number,
  range: DateRange,
  before: Period | null,
): Promise<SumRow[]> =>
  readSums(db, ...rangesOf(scope, websiteId, { start: range.startDate, end: range.endDate }, before), range.interval);

export type NameRow = {
  dimension: string;
  name: string;
  value: number;
  before: number;
  distinct: number;
  all_visits: number;
};

const readNames = statement<NameRow, [...Ranges, dimensions: string[], limit: number | null]>(`
  select dimension, name, value, before, count(*) over ()::int as distinct, sum(value) over ()::int as all_visits
  from (
    select n.dimension, n.name,
           coalesce(sum(n.visits) filter (where n.day between $3 and $4), 0)::int as value,
           coalesce(sum(n.visits) filter (where n.day between $5 and $6), 0)::int as before
    from websites w join website_day_names n on n.website_id = w.id and n.dimension = any($7::text[])
    where w.company_id = $1 and w.id = $2 and n.name <> '' and (n.day between $3 and $4 or n.day between $5 and $6)
    group by 1, 2
  ) names
  where value > 0
  order by value desc, name collate "C", dimension limit $8`);

/** The most frequent names of some dimensions. Each row repeats the number and the visits of all. @param limit null: all */
export const findNames = (
  db: Db,
  scope: AccountScope,
  websiteId: number,
  range: Period,
  before: Period | null,
  { dimensions, limit }: { dimensions: readonly string[]; limit: number | null },
): Promise<NameRow[]> => readNames(db, ...rangesOf(scope, websiteId, range, before), [...dimensions], limit);

export type KindRow = { dimension: string; value: number; before: number };

const readKinds = statement<KindRow, [...Ranges, dimensions: string[]]>(`
  select n.dimension,
         coalesce(sum(n.visits) filter (where n.day between $3 and $4), 0)::int as value,
         coalesce(sum(n.visits) filter (where n.day between $5 and $6), 0)::int as before
  from websites w join website_day_names n on n.website_id = w.id and n.dimension = any($7::text[])
  where w.company_id = $1 and w.id = $2 and (n.day between $3 and $4 or n.day between $5 and $6)
  group by 1`);

/** Visits by kind of referrer, those without a name included. */
export const findKinds = (
  db: Db,
  scope: AccountScope,
  websiteId: number,
  range: Period,
  before: Period | null,
  dimensions: readonly string[],
): Promise<KindRow[]> => readKinds(db, ...rangesOf(scope, websiteId, range, before), [...dimensions]);

export type QuickRow = { id: number; views: number; visits: number; views_before: number; visits_before: number };

const readQuick = statement<QuickRow, [companyId: number, before: Day, from: Day, to: Day]>(`
  select w.id, coalesce(sum(d.views) filter (where d.day >= $3), 0)::int as views,
         coalesce(sum(d.visits) filter (where d.day >= $3), 0)::int as visits,
         coalesce(sum(d.views) filter (where d.day < $3), 0)::int as views_before,
         coalesce(sum(d.visits) filter (where d.day < $3), 0)::int as visits_before
  from websites w left join website_days d on d.website_id = w.id and d.day >= $2 and d.day <= $4
  where w.company_id = $1
  group by w.id`);

/** Sums of all sites of a company from `from` to `to`, and from `before` to the day before `from`. */
export const findQuickFigures = (
  db: Db,
  { companyId }: AccountScope,
  { before, from, to }: { before: Day; from: Day; to: Day },
): Promise<QuickRow[]> => readQuick(db, companyId, before, from, to);
