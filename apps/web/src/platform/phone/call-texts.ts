/** German texts about calls. */
import type { CallList } from "@portal/contract/phone/call-list";
import { germanDay } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { comparedWithText } from "../statistics/same-weekdays.ts";

/** What there is to do. */
export function openSentence(open: number): string {
  if (open === 0) return "Alle Anrufe sind erledigt";
  return open === 1 ? "Ein Anruf ist noch offen" : `${open} Anrufe sind noch offen`;
}

/** For the live region; empty if nothing came. */
export function arrivalsSentence(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "Ein neuer Anruf ist da." : `${count} neue Anrufe sind da.`;
}

/** The days of the figures, what they are compared with, who counts, and up to when. */
export function standOf(
  { range, comparedWith }: Pick<CallList<never, never>, "range" | "comparedWith">,
  source: string,
  today: Day,
): string {
  const days = `${germanDay(range.start)} bis ${germanDay(range.end)}`;
  const compared =
    comparedWith === null
      ? ". Kein Vergleich: Davor gab es noch keine Anrufe."
      : `, ${comparedWithText(comparedWith)}.`;
  return `${days}${compared} Quelle: ${source}, Stand ${germanDay(today)}.`;
}

/** "1:35 Min." */
export const durationText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} Min.`;
