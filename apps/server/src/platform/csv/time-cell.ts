import { germanInstant } from "@portal/contract/text/formats";

/** "03.02.2026 14:05", Berlin time; "" for none. With a comma in it, spreadsheets do not recognise a time. */
export const timeCell = (instant: Date | string | null): string =>
  instant === null ? "" : germanInstant(new Date(instant).getTime()).replace(",", "");
