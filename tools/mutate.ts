/**
 * `npm run mutate`: changes the source a little, many times over, and runs the tests that reach the changed place. A
 * change that no test notices is printed, and docs/mutation.md keeps the score of a run over all areas.
 * Words after `--` name areas: `npm run mutate -- rules claiming`. `--lines 200` takes that many lines of each area of
 * the server (default 60), `--lines all` every one, `--seed WORD` chooses other ones.
 * The source is changed in place and restored at the end, so it must be committed.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { printTable } from "./listing/table.ts";
import { type Area, NO_TESTS, RULES, SERVER } from "./mutation/areas.ts";
import { filesOf, sampleLines } from "./mutation/sample.ts";
import { asDocument, type Mutant, percentOf, scoreOf, survivorsAsLines, totalOf } from "./mutation/score.ts";

const root = path.resolve(import.meta.dirname, "..");
/** Always the same by default, so that two scores can be compared. */
const SEED = "portal";
/** Below this the command fails. */
const GOAL = 92;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: "string", default: "60" }, seed: { type: "string", default: SEED } },
});
const areas = [...RULES, ...SERVER];
const unknown = positionals.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0)
  fail(`No such area: ${unknown.join(", ")}. There are: ${areas.map(({ name }) => name).join(", ")}`);
if (values.lines !== "all" && !/^[1-9]\d*$/.test(values.lines)) fail("--lines takes a number or all.");
const chosen = (list: readonly Area[]): Area[] =>
  list.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const dirty = execFileSync("git", ["status", "--porcelain", "--", "packages", "apps"], { cwd: root, encoding: "utf8" });
if (dirty !== "") fail(`Commit or undo these first; the command changes files in place:\n${dirty}`);

process.chdir(root);
const rules = chosen(RULES).flatMap(({ sources }) => filesOf(root, [...sources, ...NO_TESTS]));
const server = chosen(SERVER).flatMap(({ sources }) => {
  const files = filesOf(root, [...sources, ...NO_TESTS]);
  return values.lines === "all" ? files : sampleLines(root, files, Number(values.lines), values.seed);
});
const mutants = [
  ...(await mutate("rules", rules, {})),
  // A worker keeps the server's modules, so what runs once on loading can't be changed afterwards.
  ...(await mutate("server", server, { ignoreStatic: true, timeoutMS: 30_000 })),
];

const scores = chosen(areas).map(({ name, sources }) => {
  const files = new Set(filesOf(root, [...sources, ...NO_TESTS]));
  return scoreOf(
    name,
    mutants.filter(({ fileName }) => files.has(path.relative(root, fileName))),
  );
});
console.log(survivorsAsLines(root, mutants).join("\n"));
console.log(`\nseed ${values.seed}, lines of each area of the server: ${values.lines}`);
printTable(
  ["area", "changes", "noticed", "%"],
  [...scores, totalOf(scores)].map((score) => [
    score.area,
    String(score.changes),
    String(score.noticed),
    percentOf(score).toFixed(1),
  ]),
);
if (positionals.length === 0)
  writeFileSync(path.join(root, "docs/mutation.md"), asDocument(scores, { ...values, at: new Date() }));
process.exitCode = percentOf(totalOf(scores)) >= GOAL ? 0 : 1;

async function mutate(
  name: "rules" | "server",
  ranges: readonly string[],
  more: ConstructorParameters<typeof Stryker>[0],
): Promise<Mutant[]> {
  if (ranges.length === 0) return [];
  const results = await new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: `tools/mutation/${name}.vitest.config.ts`, related: true },
    mutate: [...ranges],
    // Texts are people's words; a test that repeats them proves nothing.
    mutator: { excludedMutations: ["StringLiteral"] },
    inPlace: true,
    coverageAnalysis: "perTest",
    concurrency: 2,
    tempDirName: ".cache/mutation",
    dryRunTimeoutMinutes: 20,
    reporters: ["progress-append-only"],
    ...more,
  }).runMutationTest();
  return results.map(({ fileName, location, mutatorName, replacement, status }) => ({
    fileName,
    line: location.start.line,
    change: `${mutatorName}: ${replacement}`,
    status,
  }));
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
