/** SQL that sums delivered impressions. Every breakdown reads the same rows. */
import type { Day } from "@portal/contract/time/berlin-time";
import { SHOWN_PROGRAMMES } from "@portal/contract/tv-banners/statistics/calls";
import type { Period } from "@portal/contract/time/date-range";
import type { Database } from "@portal/db/rows";
import { quickStatement, statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { AccountScope } from "../../../platform/session/session.ts";
import { SWEEP_BATCH } from "../../../platform/sweeps/sweep.ts";

type Db = Kysely<Database>;

/** The range, the days that it is compared with, and a banner and a channel or null for all. */
export type Asked = {
  scope: AccountScope;
  days: Period;
  before: Period;
  banner: string | null;
  channel: number | null;
};
type Parameters = [
  companyId: number,
  first: Day,
  last: Day,
  before: Day,
  beforeLast: Day,
  banner: string | null,
  channel: number | null,
];

const parametersOf = ({ scope: { companyId }, days, before, banner, channel }: Asked): Parameters => [
  companyId,
  days.start,
  days.end,
  before.start,
  before.end,
  banner,
  channel,
];

const OF_BANNER = "($6::text is null or d.banner = $6)";
const OF_CHANNEL = "($7::bigint is null or b.channel = $7)";
/** One row for each delivered channel, hour and programme of the range and of the days before it. */
const BROADCASTS = `
  tv_days d cross join lateral unnest(d.channels, d.hours, d.programmes, d.impressions)
    as b (channel, hour, programme, impressions)
  where d.company_id = $1 and (d.day between $2::date and $3::date or d.day between $4::date and $5::date)
    and ${OF_BANNER} and ${OF_CHANNEL}`;
const NOW = "d.day >= $2::date";
const sumWhere = (condition: string): string => `coalesce(sum(b.impressions) filter (where ${condition}), 0)::float8`;
const SUMS = `${sumWhere(NOW)} as value, ${sumWhere(`not ${NOW}`)} as before`;

export type Sums = { value: number; before: number };

const readExtent = quickStatement<{ firstDay: Day | null; lastDay: Day | null }, [number, string | null]>(`
  select min(day) as "firstDay", max(day) as "lastDay" from tv_days where company_id = $1 and ($2::text is null or banner = $2)`);
export const findExtent = async (db: Db, { companyId }: AccountScope, banner: string | null) =>
  (await readExtent(db, companyId, banner))[0] ?? { firstDay: null, lastDay: null };

const readTotal = statement<Sums, Parameters>(`select ${SUMS} from ${BROADCASTS}`);
export const findTotal = async (db: Db, asked: Asked): Promise<Sums> =>
  (await readTotal(db, ...parametersOf(asked)))[0] ?? { value: 0, before: 0 };

export type KeyFigureRow = Sums & Record<`${"days" | "channels" | "programmes"}${"" | "_before"}`, number>;
const countBoth = (what: string, name: string): string =>
  `count(distinct ${what}) filter (where ${NOW})::int as ${name}, count(distinct ${what}) filter (where not ${NOW})::int as ${name}_before`;
const readKeyFigures = statement<KeyFigureRow, Parameters>(`
  select ${SUMS}, ${countBoth("d.day", "days")}, ${countBoth("b.channel", "channels")},
         ${countBoth("(b.channel, b.programme)", "programmes")}
  from ${BROADCASTS}`);
export const findKeyFigures = async (db: Db, asked: Asked): Promise<KeyFigureRow | undefined> =>
  (await readKeyFigures(db, ...parametersOf(asked)))[0];

const readChannels = statement<Sums & { channel: number }, Parameters>(`
  select b.channel, ${SUMS} from ${BROADCASTS} group by b.channel order by 2 desc, 1`);
export const findChannels = (db: Db, asked: Asked) => readChannels(db, ...parametersOf(asked));

export type ProgrammeRow = Sums & {
  channel: number;
  programme: string;
  count: number;
  all_value: number;
  all_before: number;
};
const readProgrammes = statement<ProgrammeRow, Parameters>(`
  select *, count(*) over ()::int as count, sum(value) over ()::float8 as all_value, sum(before) over ()::float8 as all_before
  from (select b.channel, b.programme, ${SUMS} from ${BROADCASTS} group by b.channel, b.programme) p
  order by value desc, before desc, channel, programme limit ${SHOWN_PROGRAMMES}`);
export const findProgrammes = (db: Db, asked: Asked) => readProgrammes(db, ...parametersOf(asked));

export type DayRow = { day: Day; value: number };
const readDays = statement<DayRow, Parameters>(`
  select d.day, sum(b.impressions)::float8 as value from ${BROADCASTS} group by d.day`);
export const findDays = (db: Db, asked: Asked): Promise<DayRow[]> => readDays(db, ...parametersOf(asked));

/** `week`: its Monday. */
export type WeekRow = { week: Day; channel: number; value: number };
const readWeeks = statement<WeekRow, Parameters>(`
  select date_trunc('week', d.day)::date as week, b.channel, sum(b.impressions)::float8 as value
  from ${BROADCASTS} and ${NOW} group by 1, 2 order by 1, 3 desc, 2`);
export const findWeeks = (db: Db, asked: Asked): Promise<WeekRow[]> => readWeeks(db, ...parametersOf(asked));

/** `weekday`: Monday is 0. */
export type HourRow = { weekday: number; hour: number; value: number };
const readHours = statement<HourRow, Parameters>(`
  select extract(isodow from d.day)::int - 1 as weekday, b.hour, sum(b.impressions)::float8 as value
  from ${BROADCASTS} and ${NOW} group by 1, 2`);
export const findHours = (db: Db, asked: Asked): Promise<HourRow[]> => readHours(db, ...parametersOf(asked));

export type DeliveredRow = {
  day: Day;
  hour: number;
  channel: number;
  programme: string;
  banner: string;
  impressions: number;
};
const readDelivered = statement<DeliveredRow, Parameters>(`
  select d.day, b.hour, b.channel, b.programme, d.banner, b.impressions
  from ${BROADCASTS} and ${NOW} order by d.day, b.hour, b.channel, b.programme, d.banner`);
/** Everything that was delivered for the range. */
export const findDelivered = (db: Db, asked: Asked): Promise<DeliveredRow[]> =>
  readDelivered(db, ...parametersOf(asked));

/** Some of the days before this one. */
export const deleteDaysBefore = statement<{ company_id: number }, [before: Day]>(`
  delete from tv_days where ctid = any(array(
    select ctid from tv_days where day < $1::date order by day limit ${SWEEP_BATCH} for update skip locked))
  returning company_id`);
