/** Scores of a company, their development, and its latest ratings. */
import {
  INTERVAL_OF_UPPER,
  type LatestRating,
  type RatingsOverview,
  type RatingStatistics,
  type UpperInterval,
} from "@portal/contract/ratings/overview/calls";
import { addStars, NO_STARS, scoreOf, type StarCounts, sumOfStars } from "@portal/contract/ratings/score";
import { RATING_SOURCE_KEYS, RATING_SOURCES } from "@portal/contract/ratings/sources";
import { addDays, type Day, daysBetween } from "@portal/contract/time/berlin-time";
import { type Period, periodsOf, sameWeekdaysBefore } from "@portal/contract/time/date-range";
import type { Dependencies } from "../../../platform/dependencies.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { feedsOf } from "../feeds/repository.ts";
import * as repository from "./repository.ts";

type Range = { startDate: Day; endDate: Day; interval: UpperInterval };

export function createOverviewService({ db }: Pick<Dependencies, "db">) {
  return {
    async overview(scope: AccountScope): Promise<RatingsOverview> {
      const [totals, open, feeds] = await Promise.all([
        repository.findTotals(db, scope),
        repository.countOpen(db, scope),
        feedsOf(db, scope.companyId),
      ]);
      const stars = sumOfStars(totals.values());
      return {
        portalRatings: RATING_SOURCE_KEYS.map((source) => ({
          source: RATING_SOURCES[source].wire,
          ...scoreOf(totals.get(source) ?? NO_STARS),
        })),
        overall: scoreOf(stars),
        stars,
        open,
        feeds: feeds.map(({ source, fetched_at: at, problem }) => ({
          source: RATING_SOURCES[source].wire,
          fetchedAt: at?.toISOString() ?? null,
          problem,
        })),
      };
    },

    async statistics(scope: AccountScope, range: Range): Promise<RatingStatistics> {
      const { startDate, endDate, interval } = range;
      const before = sameWeekdaysBefore(range);
      const [days, firstDay] = await Promise.all([
        repository.findDays(db, scope, { first: before.startDate, last: endDate }),
        repository.findFirstDay(db, scope),
      ]);
      // A partial comparison would look like growth.
      const isCompared = firstDay !== null && firstDay <= before.startDate;
      const back = daysBetween(startDate, before.startDate);
      const compared = (period: Period): StarCounts | null =>
        isCompared ? sumOf(days, { start: addDays(period.start, back), end: addDays(period.end, back) }) : null;
      const whole = { start: startDate, end: endDate };
      const stars = sumOf(days, whole);
      const starsBefore = compared(whole);
      const scoreBefore = starsBefore && scoreOf(starsBefore);
      return {
        range: { startDate, endDate, interval },
        comparedWith: isCompared ? { start: before.startDate, end: before.endDate } : null,
        firstDay,
        count: { value: scoreOf(stars).count, before: scoreBefore?.count ?? null },
        score: scoreOf(stars),
        scoreBefore,
        stars,
        periods: periodsOf({ startDate, endDate, interval: INTERVAL_OF_UPPER[interval] }).map((period) => {
          const then = compared(period);
          return { ...period, ...scoreOf(sumOf(days, period)), before: then && scoreOf(then) };
        }),
      };
    },

    async latest(scope: AccountScope, limit: number): Promise<LatestRating[]> {
      return (await repository.findLatest(db, scope, limit)).map((row) => ({
        id: row.id,
        source: RATING_SOURCES[row.source].wire,
        stars: row.stars,
        title: row.title,
        text: row.body,
        author: row.author_name,
        ratedAt: row.rated_at.toISOString(),
        url: row.url,
        isAnswered: row.is_answered,
      }));
    },
  };
}

function sumOf(days: ReadonlyMap<Day, StarCounts>, { start, end }: Period): StarCounts {
  let sum = NO_STARS;
  for (let day = start; day <= end; day = addDays(day, 1)) sum = addStars(sum, days.get(day) ?? NO_STARS);
  return sum;
}
