/** Finds keys that an object of a JSON text names twice: a parser keeps the last one and drops the others silently. */

/**
 * The path of the first key that comes twice in its object, dots between steps; undefined where none does.
 * @param text valid JSON
 * @param value what the text parses to
 */
export function findDoubleKey(text: string, value: unknown): string | undefined {
  // Both counts are quick, and almost all rows need no more.
  return countKeysIn(text) === countKeysOf(value) ? undefined : locate(text);
}

function countKeysOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countKeysOf(item);
    return count;
  }
  for (const key of Object.keys(value)) count += 1 + countKeysOf((value as Record<string, unknown>)[key]);
  return count;
}

function countKeysIn(text: string): number {
  let count = 0;
  for (let quote = text.indexOf('"'); quote >= 0; quote = text.indexOf('"', quote)) {
    quote = endOfString(text, quote) + 1;
    if (text.charCodeAt(skipSpace(text, quote)) === COLON) count += 1;
  }
  return count;
}

const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** Place of the quote that ends the string beginning at `quote`. */
function endOfString(text: string, quote: number): number {
  for (let end = text.indexOf('"', quote + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

type Level = { keys: Set<string> | undefined; step: string; index: number };

function locate(text: string): string | undefined {
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels.at(-1);
    const sign = text[at];
    if (sign === "{") levels.push({ keys: new Set(), step: "", index: 0 });
    else if (sign === "[") levels.push({ keys: undefined, step: "0", index: 0 });
    else if (sign === "}" || sign === "]") levels.pop();
    else if (sign === "," && level && !level.keys) level.step = String((level.index += 1));
    else if (sign === '"') {
      const end = endOfString(text, at);
      if (level?.keys && text.charCodeAt(skipSpace(text, end + 1)) === COLON) {
        level.step = JSON.parse(text.slice(at, end + 1)) as string;
        if (level.keys.has(level.step)) return levels.map(({ step }) => step).join(".");
        level.keys.add(level.step);
      }
      at = end;
    }
  }
  return undefined;
}
