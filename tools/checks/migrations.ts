/**
 * What a migration may not do to a table in use, found by Squawk, which reads SQL as PostgreSQL does. What older code
 * still needs is the matter of `packages/db/src/migration-rules.ts`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { runProgram } from "./program.ts";
import type { Outcome } from "./run.ts";

const FOLDER = "packages/db/migrations/";
/** Migrations up to this one are older than the rules. */
const LAST_WITHOUT_RULES = "0051";
const OUTSIDE_TRANSACTION = /^-- outside a transaction\b/;

/** @param files paths of the tree, from the root */
export async function checkMigrations(root: string, files: readonly string[]): Promise<Outcome> {
  const held = files.filter(
    (file) => file.startsWith(FOLDER) && file.endsWith(".sql") && file.slice(FOLDER.length) > `${LAST_WITHOUT_RULES}~`,
  );
  const twice = sharedNumbers(held.map((file) => file.slice(FOLDER.length)));
  if (twice.length > 0) return { problems: twice };
  const isOutside = (file: string): boolean => OUTSIDE_TRANSACTION.test(readFileSync(path.join(root, file), "utf8"));
  return lint(
    root,
    held.filter((file) => !isOutside(file)),
    held.filter(isOutside),
  );
}

/** A start refuses two migrations with one number, as two branches may bring them. */
export const sharedNumbers = (names: readonly string[]): string[] =>
  Object.entries(Object.groupBy(names, (name) => name.slice(0, 4)))
    .filter(([, found = []]) => found.length > 1)
    .map(([number, found = []]) => `Migrations share the number ${number}: ${found.join(", ")}`);

export async function lint(root: string, inside: readonly string[], outside: readonly string[]): Promise<Outcome> {
  const program = path.join(root, "node_modules/squawk-cli/js/bin/squawk");
  const run = (files: readonly string[], how: string): Promise<Outcome> =>
    files.length === 0
      ? Promise.resolve({ problems: [] })
      : runProgram(root, program, ["--config", path.join(root, ".squawk.toml"), "--reporter=gcc", how, ...files]);
  const outcomes = await Promise.all([
    run(inside, "--assume-in-transaction"),
    run(outside, "--no-assume-in-transaction"),
  ]);
  return { problems: outcomes.flatMap(({ problems }) => problems) };
}
