/** The voicebot's calls as CSV for German spreadsheets; callers stay masked. */
import { BOT_OUTCOME_LABELS, type BotCall } from "@portal/contract/voicebot/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { germanCsv } from "../../platform/csv/german-csv.ts";

export const callsCsv = (calls: readonly BotCall[]): string =>
  germanCsv([
    ["Zeit", "Sekunden", "Nummer", "Zusammenfassung", "Ergebnis", "Erledigt"],
    ...calls.map((call) => [
      germanInstant(call.at),
      call.seconds,
      call.maskedPhone,
      call.summary,
      BOT_OUTCOME_LABELS[call.outcome],
      call.doneAt === null ? "nein" : "ja",
    ]),
  ]);
