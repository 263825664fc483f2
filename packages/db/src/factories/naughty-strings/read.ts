/** The Big List of Naughty Strings, for tests (README.md). */
import { readFileSync } from "node:fs";

const file = new URL("naughty-strings.json", import.meta.url);

/** Without the empty one, each once. */
export const NAUGHTY_STRINGS: readonly string[] = [
  ...new Set((JSON.parse(readFileSync(file, "utf8")) as string[]).filter((text) => text !== "")),
];
