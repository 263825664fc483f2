/**
 * `npm run browsers`: the journeys of this folder in each engine that this machine has. Writes the result to
 * docs/browsers.md. Ends with a failure if a journey failed or an engine is missing. Words after `--` choose journeys by
 * their file: `npm run browsers -- upload`; the result is then only printed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { engines, findEngine } from "./engines.ts";
import { asDocument, resultOf } from "./result.ts";
import type { EngineResult, JourneyResult } from "./result.ts";

const root = path.resolve(import.meta.dirname, "../..");
const report = path.join(root, ".cache/browsers.json");
const chosen = process.argv.slice(2);
const searches = engines.map((engine) => ({ engine, search: findEngine(engine, process.env) }));

for (const { search } of searches) if ("missing" in search) console.log(search.missing);
process.exitCode = searches.some(({ search }) => "missing" in search) ? 1 : 0;
if (searches.some(({ search }) => "programs" in search)) run();

function run(): void {
  rmSync(report, { force: true });
  const files = chosen.length > 0 ? chosen.map((name) => `e2e/browsers/${name}`) : ["e2e/browsers/"];
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${report}`];
  // One product and one browser at a time.
  const args = [vitest, "run", "--project", "e2e", "--maxWorkers", "1", ...reporters, ...files];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, BROWSERS: "all" },
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
  const results = searches.flatMap(({ engine, search }): EngineResult[] =>
    "missing" in search ? [] : [resultOf(engine.name, journeysIn(report))],
  );
  for (const { name, version, passed, failed } of results)
    console.log(`${name} ${version}: ${passed} journeys passed, ${failed.length} failed`);
  if (chosen.length === 0) writeFileSync(path.join(root, "docs/browsers.md"), asDocument(results, new Date()));
}

function journeysIn(file: string): JourneyResult[] {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as {
    testResults: { assertionResults: JourneyResult[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}
