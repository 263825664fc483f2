const FORMAT = new Intl.DateTimeFormat("de-DE", { dateStyle: "full", timeStyle: "short", timeZone: "Europe/Berlin" });

/** "Freitag, 20. November 2026 um 14:02" for the ISO instant of the log-in before this one. */
export const lastLogInText = (lastLogIn: string | null): string =>
  lastLogIn === null ? "Heute zum ersten Mal" : `${FORMAT.format(new Date(lastLogIn))} Uhr`;
