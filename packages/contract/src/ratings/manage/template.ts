/** Templates of answers: texts with placeholders that are filled in from a rating. */
import * as z from "zod/mini";
import { idNumber } from "../../http/ids.ts";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";
import { ANSWER_CHARACTERS } from "./answer.ts";

export const TEMPLATE_TITLE_CHARACTERS = 60;
export const MOST_TEMPLATES = 30;

/** What each placeholder stands for, as the form explains it. */
export const PLACEHOLDERS = {
  name: "Name, unter dem die Bewertung steht",
  firma: "Name Ihrer Firma",
  sterne: "Zahl der Sterne",
  datum: "Tag der Bewertung",
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;
export type PlaceholderValues = Record<Placeholder, string>;

const isPlaceholder = (word: string): word is Placeholder => Object.hasOwn(PLACEHOLDERS, word);

/** A word in braces, with the spaces before it: they go where the value is empty. */
const IN_TEXT = /( *)\{(\p{L}{1,30})\}/gu;

/**
 * Fills in the values, each once: braces in a value stay as they are. "Hallo {name}, danke" without a name becomes
 * "Hallo, danke".
 */
export const renderTemplate = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(IN_TEXT, (whole: string, spaces: string, word: string) => {
    if (!isPlaceholder(word)) return whole;
    const value = values[word];
    return value === "" ? "" : spaces + value;
  });

/** The words in braces that are no placeholders. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_TEXT)].map(([, , word = ""]) => word).filter((word) => !isPlaceholder(word))),
];

const KNOWN = Object.keys(PLACEHOLDERS)
  .map((word) => `{${word}}`)
  .join(", ");

const text = paragraphsOf(ANSWER_CHARACTERS).check(
  z.minLength(1, "Bitte schreiben Sie den Text der Vorlage."),
  z.refine((given) => unknownPlaceholders(given).length === 0, {
    error: ({ input }) =>
      `${(unknownPlaceholders(String(input))[0] ?? "").replace(/.+/, "{$&}")} gibt es nicht. Möglich sind ${KNOWN}.`,
  }),
);

/** `id` is null for a new template. */
export const answerTemplate = z.object({
  id: z.nullable(idNumber),
  title: lineOf(TEMPLATE_TITLE_CHARACTERS, "Bitte geben Sie der Vorlage einen Namen."),
  text,
});
export type SavedTemplate = z.output<typeof answerTemplate>;
export type AnswerTemplate = Omit<SavedTemplate, "id"> & { id: number };
