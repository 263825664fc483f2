/** Counts that tell how large the repository is and how far one change reaches in it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { sourcesByFolder } from "../checks/tree.ts";

const CODE = /\.(tsx?|mjs)$/;
/** Tests and what only tests use. */
const TEST = /\.(test|journey)\.tsx?$|^e2e\/|\/testing\/|\/factories\//;
/** Nobody writes these by hand, or nobody changes them for a feature. */
const GENERATED = /^(package-lock\.json$|packages\/db\/(demo|data)\/)|\.generated\.|^tools\/spec\//;

export type Lines = { readonly name: string; readonly source: number; readonly test: number };

/** The folders with the most source files, the fullest first. */
export const fullestFolders = (files: readonly string[], count: number): [folder: string, sources: number][] =>
  [...sourcesByFolder(files)].toSorted(([, a], [, b]) => b - a).slice(0, count);

/** Lines of code below a folder, tests left out. */
export const sourceLinesBelow = (root: string, files: readonly string[], folder: string): number =>
  sum(files.filter((file) => file.startsWith(`${folder}/`) && CODE.test(file) && !TEST.test(file)).map(linesIn(root)));

/** Words of a document. */
export const wordsOf = (root: string, file: string): number =>
  readFileSync(path.join(root, file), "utf8").split(/\s+/).filter(Boolean).length;

/** How many files name one of the words, in their text or in their path; sources, and tests with what they use. */
export function filesNaming(
  root: string,
  files: readonly string[],
  words: readonly string[],
): { sources: number; tests: number } {
  const whole = new RegExp(`(?<![\\w-])(?:${words.join("|")})(?![\\w-])`);
  const naming = files
    .filter((file) => /\.(tsx?|sql|md)$/.test(file) && !GENERATED.test(file))
    .filter((file) => whole.test(file) || whole.test(readFileSync(path.join(root, file), "utf8")));
  const tests = naming.filter((file) => TEST.test(file)).length;
  return { sources: naming.length - tests, tests };
}

/** Lines of sources and of tests for each workspace, and for all of them together as the last. Journeys test the apps. */
export function linesByPackage(root: string, files: readonly string[]): Lines[] {
  const code = files.filter((file) => CODE.test(file) && !GENERATED.test(file));
  const groups = Map.groupBy(code, (file) => /^(?:(?:apps|packages)\/[^/]+|[^/]+(?=\/))/.exec(file)?.[0] ?? "root");
  const lines = [...groups].map(([name, own]) => countLines(root, name, own)).toSorted((a, b) => b.source - a.source);
  return [...lines, countLines(root, "in all", code)];
}

function countLines(root: string, name: string, files: readonly string[]): Lines {
  const [tests, sources] = [files.filter((file) => TEST.test(file)), files.filter((file) => !TEST.test(file))];
  return { name, source: sum(sources.map(linesIn(root))), test: sum(tests.map(linesIn(root))) };
}

const linesIn =
  (root: string) =>
  (file: string): number =>
    readFileSync(path.join(root, file), "utf8").split("\n").length - 1;
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
