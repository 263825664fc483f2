/** Field types for rows of the import. */
import * as z from "zod/mini";

// Control characters, line separators and marks that change the writing direction; none belongs in one line.
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const NOT_ONE_LINE = "darf keine Zeilenumbrüche oder Steuerzeichen enthalten.";

/** Text of one line, at most `max` characters; may be empty. */
export const oneLine = (max: number) => z.string().check(z.maxLength(max), z.regex(ONE_LINE, NOT_ONE_LINE));

/** Text of one line, `min` to `max` characters. */
export const oneLineOf = (min: number, max: number) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(ONE_LINE, NOT_ONE_LINE));

/** The provider's own id of something. */
export const key = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(100),
    z.regex(/^[\w.:/@+-]*$/, "darf nur Buchstaben ohne Umlaute, Ziffern und . : / @ + - _ enthalten."),
  );

/** ISO instant with its offset, or a day, which means its start in Berlin. */
export const instant = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: (issue) => (issue.input === undefined ? undefined : "ist kein Zeitpunkt wie 2026-03-01T08:00:00+01:00."),
});
