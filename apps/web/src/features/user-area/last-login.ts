import { germanWeekdayTime } from "../../platform/time/german-instants.ts";

/** "Freitag, 20. November 2026 um 14:02" for the ISO instant of the previous login. */
export const lastLoginText = (lastLogin: string | null): string =>
  lastLogin === null ? "Heute zum ersten Mal" : `${germanWeekdayTime(lastLogin)} Uhr`;
