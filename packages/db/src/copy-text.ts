/** Values in PostgreSQL's COPY text format: fields separated by tabs, rows ended by line feeds. */

/** The format of a column. */
export type CopyType = "text" | "boolean" | "instant" | "json" | "texts";

export const NULL_TEXT = "\\N";

const SPECIAL = /[\\\t\n\r]/;
const SPECIALS = /[\\\t\n\r]/g;
const ESCAPED: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

export const escapeText = (text: string): string =>
  SPECIAL.test(text) ? text.replace(SPECIALS, (sign) => ESCAPED[sign] ?? sign) : text;

/** An array literal. Every item is quoted, so none has a special meaning. */
const arrayLiteral = (items: readonly string[]): string =>
  items.length === 0 ? "{}" : `{${items.map((item) => `"${item.replace(/[\\"]/g, String.raw`\$&`)}"`).join(",")}}`;

const jsonText = (value: unknown): string => escapeText(JSON.stringify(value));

const remembered = new WeakMap<object, string>();

/** Caches the text of a JSON value that is written often and never changes. */
export const rememberJson = (value: object): void => void remembered.set(value, jsonText(value));

/** One field. `value` is a text, boolean, Date, list of texts or JSON value, as `type` says; null is NULL. */
export function toField(type: CopyType, value: unknown): string {
  if (value === null) return NULL_TEXT;
  switch (type) {
    case "text":
      return escapeText(value as string);
    case "boolean":
      return value === true ? "t" : "f";
    case "instant":
      return (value as Date).toISOString();
    case "texts":
      return escapeText(arrayLiteral(value as string[]));
    case "json":
      return remembered.get(value as object) ?? jsonText(value);
  }
}
