/** Text fields of the entry's forms: one or several lines, trimmed, normalised (NFC), without hidden characters. */
import * as z from "zod/mini";
import type { ProblemCode } from "../http/problems.ts";

// Control characters, line separators and marks that change the writing direction.
const HIDDEN_IN_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const HIDDEN_IN_TEXT = /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/**
 * More marks on one letter than any script needs (Unicode's Stream-Safe Text Format). Checked before normalising,
 * because sorting a long row of marks takes quadratic time.
 */
const TOO_MANY_MARKS = /\p{M}{31}/u;
const fewMarks = z.refine<string>((text) => !TOO_MANY_MARKS.test(text), {
  error: "Bitte ohne Häufungen von Akzenten und anderen Zeichen über einem Buchstaben.",
  abort: true,
});

const tooLong = (limit: number): string => `Bitte höchstens ${limit} Zeichen.`;

/** For a missing field or a number instead of a text, which our forms never send. */
const NOT_TEXT = "Bitte geben Sie einen Text ein.";

/** One line of at most `limit` characters; may be empty unless `required` gives the error for that. */
export const lineOf = (limit: number, required?: string) => {
  const line = z.string(NOT_TEXT).check(
    z.trim(),
    fewMarks,
    z.normalize("NFC"),
    z.maxLength(limit, { error: tooLong(limit), abort: true }),
    z.refine((text) => !HIDDEN_IN_LINE.test(text), "Bitte ohne Zeilenumbrüche und unsichtbare Zeichen."),
  );
  return required === undefined ? line : line.check(z.minLength(1, required));
};

/** Several lines of at most `limit` characters together. Line ends become LF. */
export const paragraphsOf = (limit: number) =>
  z.string(NOT_TEXT).check(
    z.overwrite((text: string) => text.replace(/\r\n?/g, "\n").trim()),
    fewMarks,
    z.normalize("NFC"),
    z.maxLength(limit, { error: tooLong(limit), abort: true }),
    z.refine((text) => !HIDDEN_IN_TEXT.test(text), "Bitte ohne unsichtbare Steuerzeichen."),
  );

/** Codes of a closed list, each once, sorted in the list's order. */
export const choicesOf = <C extends string>(codes: readonly C[]) =>
  z.array(z.enum(codes as readonly [C, ...C[]], "Bitte wählen Sie aus der Liste.")).check(
    z.maxLength(codes.length, { error: "Bitte jeden Eintrag nur einmal.", abort: true }),
    z.overwrite((chosen) => codes.filter((code) => chosen.includes(code))),
  );

/** One code of a closed list, or "" for none. */
export const choiceOrNone = <C extends string>(codes: readonly C[]) =>
  z.enum(["", ...codes] as readonly ["" | C, ...C[]], "Bitte wählen Sie aus der Liste.");

/** Error for an empty line of a list. */
export const FILL_OR_REMOVE = "Bitte füllen Sie die Zeile aus oder entfernen Sie sie.";

type Lines = { characters: number; most: number; line?: ReturnType<typeof lineOf> };

/**
 * A list of single lines without empty or equal ones, ignoring case. `what`: German plural for the messages. `line`
 * replaces the rule of each line.
 */
export const linesOf = (what: string, { characters, most, line = lineOf(characters, FILL_OR_REMOVE) }: Lines) =>
  z.array(line).check(
    z.maxLength(most, `${what}: höchstens ${most}.`),
    z.refine(
      (lines) => new Set(lines.map((text) => text.toLowerCase())).size === lines.length,
      `${what}: bitte jede Angabe nur einmal.`,
    ),
  );

/** A rule that accepts an empty text. The error may depend on the text. */
export const emptyOr = (fits: (text: string) => boolean, error: string | ((text: string) => string)) =>
  z.refine<string>((text) => text === "" || fits(text), {
    error: ({ input }) => (typeof error === "string" ? error : error(String(input))),
  });

/** A rule whose error has its own code. */
export const refusedWith = (code: ProblemCode, fits: (text: string) => boolean, error: string) =>
  z.refine<string>(fits, { error, params: { code } });
