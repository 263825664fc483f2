/** The voicebot's calls as CSV for German spreadsheets; callers stay masked. */
import { BOT_OUTCOME_LABELS, type BotCall } from "@portal/contract/voicebot/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { stringify } from "csv-stringify/sync";

export const callsCsv = (calls: readonly BotCall[]): string =>
  stringify(
    [
      ["Zeit", "Sekunden", "Nummer", "Zusammenfassung", "Ergebnis", "Erledigt"],
      ...calls.map((call) => [
        germanInstant(call.at),
        call.seconds,
        call.maskedPhone,
        call.summary,
        BOT_OUTCOME_LABELS[call.outcome],
        call.doneAt === null ? "nein" : "ja",
      ]),
    ],
    { bom: true, delimiter: ";", record_delimiter: "windows", escape_formulas: true, quoted_match: /\n/ },
  );
