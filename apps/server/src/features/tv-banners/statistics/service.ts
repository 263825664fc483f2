/** Impressions of TV banners, in seven breakdowns of the same delivered rows. */
import { addDays, type Day, daysBetween, weekday } from "@portal/contract/time/berlin-time";
import {
  type Compared,
  type DateRange,
  type Period,
  periodsOf,
  sameWeekdaysBefore,
} from "@portal/contract/time/date-range";
import type {
  TvByChannel,
  TvByDay,
  TvByProgramme,
  TvByTimeOfDay,
  TvByWeekAndChannel,
  TvKeyFigures,
  TvRange,
  TvTotal,
} from "@portal/contract/tv-banners/statistics/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { bannerExists } from "../banners/repository.ts";
import * as repository from "./repository.ts";
import { impressionsCsv } from "./statistics-csv.ts";

type Query = DateRange & { externalId?: string | undefined; channelId?: number | undefined };

/** What every answer says, and how a sum is compared: null where figures begin later. */
type Begun<Rows> = { said: TvRange; rows: Rows; compared: (sums: repository.Sums) => Compared };

export function createTvStatistics({ db }: Pick<Dependencies, "db">) {
  const askedOf = (scope: AccountScope, query: Query): repository.Asked => ({
    scope,
    days: periodOf(query),
    before: periodOf(sameWeekdaysBefore(query)),
    banner: query.externalId ?? null,
    channel: query.channelId ?? null,
  });

  /** @throws Problem `tv_banners.banner_not_found`, also for a foreign one */
  async function begin<Rows>(
    scope: AccountScope,
    query: Query,
    read: (asked: repository.Asked) => Promise<Rows>,
  ): Promise<Begun<Rows>> {
    const asked = askedOf(scope, query);
    const [extent, isKnown, rows] = await Promise.all([
      repository.findExtent(db, scope, asked.banner),
      asked.banner === null ? true : bannerExists(db, scope, asked.banner),
      read(asked),
    ]);
    if (!isKnown) throw new Problem("tv_banners.banner_not_found");
    const { startDate, endDate, interval } = query;
    // A partial comparison would look like growth.
    const isCompared = extent.firstDay !== null && extent.firstDay <= asked.before.start;
    return {
      said: { range: { startDate, endDate, interval }, comparedWith: isCompared ? asked.before : null, ...extent },
      rows,
      compared: ({ value, before }) => ({ value, before: isCompared ? before : null }),
    };
  }

  return {
    async keyFigures(scope: AccountScope, query: Query): Promise<TvKeyFigures> {
      const { said, rows, compared } = await begin(scope, query, (asked) => repository.findKeyFigures(db, asked));
      const pair = (value = 0, before = 0) => compared({ value, before });
      return {
        ...said,
        impressions: pair(rows?.value, rows?.before),
        daysOnAir: pair(rows?.days, rows?.days_before),
        channels: pair(rows?.channels, rows?.channels_before),
        programmes: pair(rows?.programmes, rows?.programmes_before),
      };
    },
    async byChannel(scope: AccountScope, query: Query): Promise<TvByChannel> {
      const { said, rows, compared } = await begin(scope, query, (asked) => repository.findChannels(db, asked));
      return { ...said, channels: rows.map((row) => ({ channelId: row.channel, ...compared(row) })) };
    },
    async byProgramme(scope: AccountScope, query: Query): Promise<TvByProgramme> {
      const { said, rows, compared } = await begin(scope, query, (asked) => repository.findProgrammes(db, asked));
      const [first] = rows;
      const rest = (of: "value" | "before", all = 0): number => all - rows.reduce((sum, row) => sum + row[of], 0);
      return {
        ...said,
        programmes: rows.map((row) => ({ channelId: row.channel, programme: row.programme, ...compared(row) })),
        others: {
          count: (first?.count ?? 0) - rows.length,
          ...compared({ value: rest("value", first?.all_value), before: rest("before", first?.all_before) }),
        },
      };
    },
    async byDay(scope: AccountScope, query: Query): Promise<TvByDay> {
      const { said, rows, compared } = await begin(scope, query, (asked) => repository.findDays(db, asked));
      const sums = new Map(rows.map(({ day, value }) => [day, value]));
      const { startDate, endDate } = query;
      const back = daysBetween(startDate, sameWeekdaysBefore(query).startDate);
      const days = daysOf(periodOf({ startDate, endDate }));
      return {
        ...said,
        days: days.map((day) => ({
          day,
          ...compared({ value: sums.get(day) ?? 0, before: sums.get(addDays(day, back)) ?? 0 }),
        })),
      };
    },
    async byWeekAndChannel(scope: AccountScope, query: Query): Promise<TvByWeekAndChannel> {
      const { said, rows } = await begin(scope, query, (asked) => repository.findWeeks(db, asked));
      const ofWeek = Map.groupBy(rows, ({ week }) => week);
      return {
        ...said,
        weeks: periodsOf({ ...said.range, interval: "Week" }).map((period) => ({
          ...period,
          channels: (ofWeek.get(mondayOf(period.start)) ?? []).map(({ channel, value }) => ({
            channelId: channel,
            value,
          })),
        })),
      };
    },
    async byTimeOfDay(scope: AccountScope, query: Query): Promise<TvByTimeOfDay> {
      const { said, rows } = await begin(scope, query, (asked) => repository.findHours(db, asked));
      const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
      for (const { weekday: day, hour, value } of rows) {
        const ofDay = hours[day];
        if (ofDay !== undefined) ofDay[hour] = value;
      }
      return { ...said, hours };
    },
    async total(scope: AccountScope, query: Query): Promise<TvTotal> {
      const { said, rows, compared } = await begin(scope, query, (asked) => repository.findTotal(db, asked));
      return { ...said, impressions: compared(rows) };
    },
    async csv(scope: AccountScope, query: Query): Promise<string> {
      const { rows } = await begin(scope, query, (asked) => repository.findDelivered(db, asked));
      return impressionsCsv(rows);
    },
  };
}

const periodOf = ({ startDate, endDate }: Pick<DateRange, "startDate" | "endDate">): Period => ({
  start: startDate,
  end: endDate,
});
const mondayOf = (day: Day): Day => addDays(day, -weekday(day));
const daysOf = ({ start, end }: Period): Day[] =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_none, place) => addDays(start, place));
