/** What is unusual about an agent's visits. Pure. */
import { berlinDate, minutesOfBerlinDay, weekday } from "@portal/contract/time/berlin-time";

/** An agent's visits, the one that begins at `at` included. */
export type VisitCounts = {
  at: Date;
  /** Different companies on this Berlin day. */
  companiesToday: number;
  visitsInHour: number;
  /** Visits of this company in the last seven days. */
  visitsOfCompany: number;
  /** Whether the company has a service case of the last seven days. */
  hasCase: boolean;
};

/** What customer care does in an ordinary day. More is no offence, but somebody looks at it. */
const MOST_IN_AN_HOUR = 12;
const MOST_OF_A_COMPANY_WITHOUT_CASE = 4;
const USUAL_SHARE_OF_LIMIT = 0.75;
const FROM_MINUTE = 7 * 60;
const UNTIL_MINUTE = 20 * 60;
const SUNDAY = 6;

const TEXTS = {
  limit: "Die Höchstzahl an Firmen für einen Tag ist erreicht.",
  many_companies: "Ungewöhnlich viele Firmen an einem Tag.",
  many_in_an_hour: "Ungewöhnlich viele Besuche in einer Stunde.",
  unusual_time: "Besuch außerhalb der üblichen Zeiten (Montag bis Samstag, 7 bis 20 Uhr).",
  one_company: "Dieselbe Firma mehrmals in sieben Tagen, ohne dass es eine Anfrage gibt.",
} as const;
export type Unusual = keyof typeof TEXTS;

/** The sentence for the security mail. */
export const textOf = (unusual: Unusual): string => TEXTS[unusual];

/** @param limit the number of companies that an agent may visit in a day */
export function unusualAbout(visits: VisitCounts, limit: number): Unusual[] {
  const now = visits.at.getTime();
  const minute = minutesOfBerlinDay(now);
  const found: Record<Unusual, boolean> = {
    limit: visits.companiesToday > limit,
    many_companies: visits.companiesToday <= limit && visits.companiesToday > limit * USUAL_SHARE_OF_LIMIT,
    many_in_an_hour: visits.visitsInHour > MOST_IN_AN_HOUR,
    unusual_time: minute < FROM_MINUTE || minute >= UNTIL_MINUTE || weekday(berlinDate(now)) === SUNDAY,
    one_company: visits.visitsOfCompany > MOST_OF_A_COMPANY_WITHOUT_CASE && !visits.hasCase,
  };
  return (Object.keys(found) as Unusual[]).filter((name) => found[name]);
}
