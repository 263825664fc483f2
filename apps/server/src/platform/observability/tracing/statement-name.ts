/** What a statement is called in a trace: what it does and with which table, `select entries`. */
const NAME = String.raw`(?:only\s+)?"?([a-z_]\w*(?:\.\w+)?)"?`;
/** Also within `with`. The word `set` tells an update from `for update`. */
const WRITES = [
  ["update", new RegExp(String.raw`\bupdate\s+${NAME}(?:\s+(?:as\s+)?\w+)?\s+set\b`, "i")],
  ["insert", new RegExp(String.raw`\binsert\s+into\s+${NAME}`, "i")],
  ["delete", new RegExp(String.raw`\bdelete\s+from\s+${NAME}`, "i")],
] as const;
const READS = new RegExp(String.raw`^\s*(?:select|with)\b[^]*?\bfrom\s+${NAME}`, "i");
const FIRST_WORD = /^\s*([a-z]+)/i;
/** SQL that is built for one request has many texts. */
const MOST_KNOWN = 2000;

const known = new Map<string, string>();

/** @param sql with `$1` in place of values */
export function nameStatement(sql: string): string {
  const found = known.get(sql);
  if (found !== undefined) return found;
  const name = nameOf(sql);
  if (known.size < MOST_KNOWN) known.set(sql, name);
  return name;
}

function nameOf(sql: string): string {
  // The first of several writes stands for all.
  const [write] = WRITES.flatMap(([verb, pattern]) => {
    const match = pattern.exec(sql);
    return match === null ? [] : [{ at: match.index, text: `${verb} ${match[1]}` }];
  }).toSorted((one, other) => one.at - other.at);
  if (write !== undefined) return write.text.toLowerCase();
  const read = READS.exec(sql)?.[1];
  return (read === undefined ? (FIRST_WORD.exec(sql)?.[1] ?? "statement") : `select ${read}`).toLowerCase();
}
