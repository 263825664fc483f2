/** German words for a comparison with the same weekdays (`sameWeekdaysBefore`), alike on every page. */
import { germanDay } from "@portal/contract/text/formats";
import type { Period } from "@portal/contract/time/date-range";

/** "12 % mehr als im Vergleichszeitraum" */
export const THEN = "im Vergleichszeitraum";
/** In charts and tables. */
export const COMPARISON = "gleiche Wochentage davor";

/** "verglichen mit 22.12.2025 bis 04.01.2026, den gleichen Wochentagen" */
export const comparedWithText = ({ start, end }: Period): string =>
  `verglichen mit ${germanDay(start)} bis ${germanDay(end)}, den gleichen Wochentagen`;
