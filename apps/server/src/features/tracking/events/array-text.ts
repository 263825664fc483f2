/** PostgreSQL's array literals for many values. The driver's own way costs several times as much for each value. */

const SPECIAL = /["\\]/;

/** Of numbers, days and names without signs that have a meaning in literals. */
export const arrayOf = <T>(items: readonly T[], pick: (item: T) => string | number | boolean | null): string => {
  let text = "";
  for (const item of items) text += `,${pick(item) ?? "NULL"}`;
  return `{${text.slice(1)}}`;
};

/** Of any texts. */
export const textArrayOf = <T>(items: readonly T[], pick: (item: T) => string | null): string => {
  let list = "";
  for (const item of items) {
    const text = pick(item);
    if (text === null) list += ",NULL";
    else list += SPECIAL.test(text) ? `,"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `,"${text}"`;
  }
  return `{${list.slice(1)}}`;
};
