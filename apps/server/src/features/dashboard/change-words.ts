import { germanPercent } from "@portal/contract/text/formats";

/**
 * ", 12 % mehr als davor": ends the sentence of a result. Empty if there is nothing to compare with. `before` is null
 * where figures do not go back far enough.
 */
export function changeWords(value: number, before: number | null): string {
  if (before === null || before === 0) return "";
  const share = (value - before) / before;
  if (Math.abs(share) < 0.005) return ", so viele wie davor";
  return `, ${germanPercent(Math.abs(share))} ${share > 0 ? "mehr" : "weniger"} als davor`;
}
