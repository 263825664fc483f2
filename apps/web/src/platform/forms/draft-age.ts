import { berlinDate } from "@portal/contract/time/berlin-time";
import { germanInstant } from "@portal/contract/text/formats";
import { germanTime } from "../time/german-instants.ts";

const DAY_MS = 24 * 60 * 60_000;

/** "heute, 14:05 Uhr", "gestern, 22:10 Uhr", earlier "20.11.2026, 08:00 Uhr". Both instants are epoch ms. */
export function draftAge(at: number, now: number): string {
  const day = berlinDate(at);
  if (day === berlinDate(now)) return `heute, ${germanTime(at)} Uhr`;
  if (day === berlinDate(now - DAY_MS)) return `gestern, ${germanTime(at)} Uhr`;
  return `${germanInstant(at)} Uhr`;
}
