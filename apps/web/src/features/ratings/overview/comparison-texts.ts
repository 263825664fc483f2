/** German texts of the comparison with the trade. */
import { LEAST_COMPARED, type TradeComparison } from "@portal/contract/ratings/overview/calls";
import { germanDecimal, germanNumber } from "@portal/contract/text/formats";

export type ComparisonRow = { who: string; avgScore: number; count: number };

/** The company and the others. Empty if one of them has no score, because −1 is none. */
export function comparisonRows({ own, others }: TradeComparison): ComparisonRow[] {
  if (others === null || own.count === 0) return [];
  const { companies, avgScore, medianCount } = others;
  return [
    { who: "Ihre Firma", ...own },
    { who: `${germanNumber(companies)} andere Firmen`, avgScore, count: medianCount },
  ];
}

/** In tenths, as the table shows them. */
const tenths = (score: number): number => Math.round(score * 10);

/** "Sie liegen 0,3 Sterne über dem Schnitt: Dachdecker, Postleitzahl 50…" */
export function comparisonHeadline({ own, others, trade, region }: TradeComparison): string {
  const difference = tenths(own.avgScore) - tenths(others?.avgScore ?? own.avgScore);
  const where = `${trade}, Postleitzahl ${region}…`;
  if (difference === 0) return `Sie liegen im Schnitt: ${where}`;
  const amount = germanDecimal(Math.abs(difference) / 10);
  return `Sie liegen ${amount} Sterne ${difference > 0 ? "über" : "unter"} dem Schnitt: ${where}`;
}

export const fewCompared = ({ trade, region }: TradeComparison): string =>
  `Den Vergleich zeigen wir ab ${LEAST_COMPARED} anderen Firmen mit Bewertungen, damit keine zu erkennen ist. In Ihrer Branche (${trade}, Postleitzahl ${region}…) sind es noch weniger.`;
