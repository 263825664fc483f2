/** The list of callers as CSV for German spreadsheets. */
import type { Caller } from "@portal/contract/secretarial/calls";
import { OUTCOME_LABELS } from "@portal/contract/secretarial/words";
import { germanInstant } from "@portal/contract/text/formats";
import { stringify } from "csv-stringify/sync";

const HEAD = ["Zeit", "Name", "Firma", "Telefon", "Anliegen", "Ergebnis", "Rückruf gewünscht", "Erledigt", "Notiz"];

export const callersCsv = (callers: readonly Caller[]): string =>
  stringify(
    [
      HEAD,
      ...callers.map((caller) => [
        germanInstant(caller.at),
        caller.name,
        caller.company,
        caller.phone,
        caller.concern,
        OUTCOME_LABELS[caller.outcome],
        caller.wantsCallback ? "ja" : "nein",
        caller.doneAt === null ? "nein" : "ja",
        caller.note,
      ]),
    ],
    { bom: true, delimiter: ";", record_delimiter: "windows", escape_formulas: true, quoted_match: /\n/ },
  );
