/** Delivered impressions as CSV for German spreadsheets. */
import { germanDay } from "@portal/contract/text/formats";
import { tvChannelOf } from "@portal/contract/tv-banners/channels";
import { germanCsv } from "../../../platform/csv/german-csv.ts";
import type { DeliveredRow } from "./repository.ts";

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe. */
export const impressionsCsv = (rows: readonly DeliveredRow[]): string =>
  germanCsv([
    ["Tag", "Stunde", "Sender", "Sendung", "TV-Banner", "Einblendungen"],
    ...rows.map(({ day, hour, channel, programme, banner, impressions }) => [
      germanDay(day),
      `${String(hour).padStart(2, "0")} Uhr`,
      tvChannelOf(channel).name,
      programme,
      banner,
      impressions,
    ]),
  ]);
