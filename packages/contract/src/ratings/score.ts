/** Scores from counts of stars. Pure. */
import { NO_SCORE } from "./sources.ts";

/** Ratings with one to five stars, in this order. */
export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number];
export type Score = { count: number; avgScore: number };

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

export const addStars = (a: StarCounts, b: StarCounts): StarCounts => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
];

/** The sum of any number of counts. */
export const sumOfStars = (counts: Iterable<StarCounts>): StarCounts => [...counts].reduce(addStars, NO_STARS);

/** Number and average of the ratings. The average over several sources weighs each by its number of ratings. */
export function scoreOf(stars: StarCounts): Score {
  const count = stars.reduce((sum, of) => sum + of, 0);
  const points = stars.reduce((sum, of, place) => sum + of * (place + 1), 0);
  return { count, avgScore: count === 0 ? NO_SCORE : points / count };
}
