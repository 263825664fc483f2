/** German formats of instants (ISO or epoch ms) in Berlin time, beside those that the contract shares with the server. */
import { BERLIN_TIME_ZONE } from "@portal/contract/time/berlin-time";

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("de-DE", { ...options, timeZone: BERLIN_TIME_ZONE });
  return (instant: string | number): string => formatter.format(new Date(instant));
};

/** "14:02" */
export const germanTime = format({ timeStyle: "short" });

/** "20. November 2026" */
export const germanDate = format({ dateStyle: "long" });

/** "20. November 2026 um 14:02" */
export const germanDateTime = format({ dateStyle: "long", timeStyle: "short" });

/** "Freitag, 20. November 2026 um 14:02" */
export const germanWeekdayTime = format({ dateStyle: "full", timeStyle: "short" });
