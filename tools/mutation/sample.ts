/** Chooses lines by a seed: the same seed chooses the same lines of the same text. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** A line that only names, closes or explains cannot be changed in a way that a test could notice. */
const EMPTY = /^\s*($|\/\/|\/?\*|import |export \* |[\])}>;,]+$)/;

/** The sources of an area, relative to the root. */
export function filesOf(root: string, patterns: readonly string[]): string[] {
  const found = patterns.filter((pattern) => !pattern.startsWith("!"));
  const left = patterns.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
  return globSync(found, { cwd: root }).filter((file) => !left.some((pattern) => path.matchesGlob(file, pattern)));
}

/** Up to `count` lines of the files, written as Stryker's ranges (`file:7-7`). */
export function sampleLines(root: string, files: readonly string[], count: number, seed: string): string[] {
  const rank = (line: string): string => createHash("sha256").update(`${seed} ${line}`).digest("hex");
  return files
    .flatMap((file) =>
      readFileSync(path.join(root, file), "utf8")
        .split("\n")
        .flatMap((text, at) => (EMPTY.test(text) ? [] : [{ range: `${file}:${at + 1}-${at + 1}`, text }])),
    )
    .map(({ range, text }) => ({ range, rank: rank(`${range} ${text}`) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ range }) => range);
}
