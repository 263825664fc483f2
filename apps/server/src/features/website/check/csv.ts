/** Findings as CSV for German spreadsheets: UTF-8 with byte order mark, semicolons. */
import type { WebsiteCheck } from "@portal/contract/website/check/model";
import { CHECK_DOER_LABELS } from "@portal/contract/website/check/words";
import { germanCsv } from "../../../platform/csv/german-csv.ts";

const HEADINGS = ["Mangel", "Warum das wichtig ist", "Was zu tun ist", "Wer", "Neu", "Stellen", "Anzahl"];

export const findingsCsv = ({ findings }: WebsiteCheck): string =>
  germanCsv([
    HEADINGS,
    ...findings.map(({ title, why, what, doer, isNew, places, count }) => [
      title,
      why,
      what,
      CHECK_DOER_LABELS[doer],
      isNew ? "ja" : "",
      places.join(" | "),
      String(count),
    ]),
  ]);
