/** Reads the sums: those of days, weeks and months for figures, and what search terms brought. */
import type { Day } from "@portal/contract/time/berlin-time";
import type { Period } from "@portal/contract/time/date-range";
import type { Action, Device } from "@portal/contract/tracking/events/calls";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { type Grain, type Piece, piecesOf } from "./pieces.ts";

type Db = Kysely<Database>;
type PieceColumns = [companyId: number, grains: Grain[], firsts: Day[], lasts: Day[]];

/** Views by device, and actions. `period` counts from 1 in the order of the given periods; one without events is missing. */
export type PeriodSum = { period: number } & Record<Device | Action, number>;

const readSums = statement<PeriodSum, [...PieceColumns, starts: Day[]]>(`
  select width_bucket(s.start, $5::date[]) as period,
         sum(view_phone)::int as phone, sum(view_computer)::int as computer,
         sum(view_tablet)::int as tablet, sum(view_unknown)::int as unknown,
         sum(call)::int as call, sum(route)::int as route, sum(website)::int as website, sum(email)::int as email
  from unnest($2::text[], $3::date[], $4::date[]) piece(grain, first, last)
  join tracking_sums s on s.company_id = $1 and s.grain = piece.grain and s.start between piece.first and piece.last
  group by 1`);

/** Which sums to read for some periods; the same for every company. */
export type SumsToRead = { grains: Grain[]; firsts: Day[]; lasts: Day[]; starts: Day[] };

/** The periods are in order and don't overlap. */
export const sumsToRead = (periods: readonly Period[]): SumsToRead => ({
  ...columnsOf(piecesOf(periods)),
  starts: periods.map(({ start }) => start),
});

/** Sums of a company by period. */
export const findSums = (
  db: Db,
  { companyId }: AccountScope,
  { grains, firsts, lasts, starts }: SumsToRead,
): Promise<PeriodSum[]> => readSums(db, companyId, grains, firsts, lasts, starts);

export type TermSum = { term: string; views: number; distinct: number; all_views: number };

const readTerms = statement<TermSum, [...PieceColumns, limit: number | null]>(`
  with pieces as (select * from unnest($2::text[], $3::date[], $4::date[]) piece(grain, first, last)),
  sums as (
    select s.term, s.views
    from pieces join tracking_term_sums s
      on s.company_id = $1 and s.grain = pieces.grain and s.start between pieces.first and pieces.last
    union all
    select d.item, d.value
    from pieces join tracking_daily d
      on d.company_id = $1 and d.dimension = 'term' and d.day between pieces.first and pieces.last and d.metric = 'view'
    where pieces.grain = 'day'
  )
  select term, sum(views)::int as views, count(*) over ()::int as distinct, sum(sum(views)) over ()::int as all_views
  from sums
  group by term
  order by views desc, term collate "C" limit $5`);

/** The most frequent search terms of a company, each with the number and views of all of them; null: no limit. */
export function findTerms(db: Db, { companyId }: AccountScope, days: Period, limit: number | null): Promise<TermSum[]> {
  const { grains, firsts, lasts } = columnsOf(piecesOf([days]));
  return readTerms(db, companyId, grains, firsts, lasts, limit);
}

const columnsOf = (pieces: readonly Piece[]): Omit<SumsToRead, "starts"> => ({
  grains: pieces.map(({ grain }) => grain),
  firsts: pieces.map(({ first }) => first),
  lasts: pieces.map(({ last }) => last),
});

const readStand = statement<{ first_day: Day | null; until: Date | null }, [companyId: number]>(`
  select until, (select min(day) from tracking_daily where company_id = $1 and dimension = 'device') as first_day
  from tracking_progress where single`);

/** Since when a company has figures, and until when events have come in. */
export async function findStand(
  db: Db,
  { companyId }: AccountScope,
): Promise<{ firstDay: Day | null; until: Date | null }> {
  const [row] = await readStand(db, companyId);
  return { firstDay: row?.first_day ?? null, until: row?.until ?? null };
}
