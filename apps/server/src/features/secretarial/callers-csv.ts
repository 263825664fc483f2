/** The list of callers as CSV for German spreadsheets. */
import type { Caller } from "@portal/contract/secretarial/calls";
import { OUTCOME_LABELS } from "@portal/contract/secretarial/words";
import { germanInstant } from "@portal/contract/text/formats";
import { germanCsv } from "../../platform/csv/german-csv.ts";

const HEAD = ["Zeit", "Name", "Firma", "Telefon", "Anliegen", "Ergebnis", "Rückruf gewünscht", "Erledigt", "Notiz"];

export const callersCsv = (callers: readonly Caller[]): string =>
  germanCsv([
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
  ]);
