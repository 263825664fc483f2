/** Whether a company has the award today. The day of the award is kept when the criteria are first met. */
import { firstAwardDay, meetsSignet, type RatingSum } from "@portal/contract/ratings/awards/rules";
import { berlinDate, type Day } from "@portal/contract/time/berlin-time";
import { endAward, findStanding, giveAward, type Db } from "./repository.ts";

export type Standing = {
  name: string;
  sum: RatingSum;
  countedFrom: Day;
  hasSignet: boolean;
  /** Switched off by the company. */
  isLocked: boolean;
  /** Null while the criteria are not met, or without the product. */
  awardedOn: Day | null;
};

/**
 * Reads the standing, and gives or ends the award if the ratings have changed since somebody looked. Doing it twice is
 * like doing it once. Undefined for an unknown company.
 */
export async function standingOf(db: Db, companyId: number, now: Date): Promise<Standing | undefined> {
  const today = berlinDate(now.getTime());
  const countedFrom = firstAwardDay(today);
  const row = await findStanding(db, companyId, countedFrom);
  if (row === undefined) return undefined;
  const sum = { ratings: row.ratings, stars: row.stars };
  const isEarned = row.has_signet && meetsSignet(sum);
  let awardedOn = row.awarded_on;
  if (isEarned && awardedOn === null) awardedOn = await giveAward(db, companyId, today, sum);
  if (!isEarned && awardedOn !== null) {
    await endAward(db, companyId, today);
    awardedOn = null;
  }
  return { name: row.name, sum, countedFrom, hasSignet: row.has_signet, isLocked: !row.may_show, awardedOn };
}

/** True if the badge, the signet's files and the proof page may be shown. */
export const isShown = (standing: Standing | undefined): standing is Standing & { awardedOn: Day } =>
  standing !== undefined && standing.awardedOn !== null && !standing.isLocked;
