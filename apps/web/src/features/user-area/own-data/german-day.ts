const DAY = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });

/** "21. November 2026" for an ISO instant, as it is called in Berlin. */
export const germanDay = (instant: string): string => DAY.format(Date.parse(instant));
