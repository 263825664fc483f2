/** Quick answers: texts of a company with placeholders that a thread fills in. */
import * as z from "zod/mini";
import { idNumber } from "../../http/ids.ts";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";
import { MESSAGE_CHARACTERS, QUICK_ANSWER_TITLE_CHARACTERS } from "./limits.ts";

/** `id` is null for a new one. */
export const quickAnswer = z.object({
  id: z.nullable(idNumber),
  title: lineOf(QUICK_ANSWER_TITLE_CHARACTERS, "Bitte geben Sie der Schnellantwort einen Namen."),
  text: paragraphsOf(MESSAGE_CHARACTERS).check(z.minLength(1, "Bitte schreiben Sie den Text der Schnellantwort.")),
});
export type SavedQuickAnswer = z.output<typeof quickAnswer>;
