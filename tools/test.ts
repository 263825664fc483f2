/**
 * `npm test`: the checks, then every test: rules, API, real browser. At the end stand what took longest and what
 * failed; the last line says how many passed and failed. The times of a whole run are kept in .cache/gate-times.json.
 * With arguments (`npm test -- --project api apps/server/src/features/auth`) only Vitest runs, with these.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { removeAbandoned } from "@portal/db/testing/test-server";
import { failuresAsLines, failuresOf, type TestReport } from "./gate/failures.ts";
import { FILE_RUNS } from "./gate/times-reporter.ts";
import { gateTimes, timesAsLines } from "./gate/times.ts";

const root = path.resolve(import.meta.dirname, "..");
const results = path.join(root, ".cache/test-results.json");
const check = path.join(root, "tools/check.ts");
const args = process.argv.slice(2);
const isWhole = args.length === 0;

const begin = Date.now();
const checked = !isWhole || !existsSync(check) || (await run([check])) === 0;
const checkMilliseconds = isWhole ? Date.now() - begin : 0;
for (const file of [results, FILE_RUNS]) rmSync(file, { force: true });
mkdirSync(path.dirname(results), { recursive: true });
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const times = path.join(root, "tools/gate/times-reporter.ts");
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`, `--reporter=${times}`];
const exitCode = await run([vitest, "run", ...reporters, ...args]);
await removeAbandoned();
tellTimes();

const { passed, failures } = readReport(results);
const failed = failures.length;
// What went wrong outside a test (a check, a file that could not be read, a set-up) counts as a failure too.
const otherFailures = (checked ? 0 : 1) + (exitCode !== 0 && failed === 0 ? 1 : 0);
if (failed > 0) console.log(`\n${failuresAsLines(failures).join("\n")}`);
if (!checked) console.log("\nThe checks failed: see above, or run npm run check.");
console.log(`\n${passed} passed, ${failed + otherFailures} failed`);
process.exit(failed + otherFailures === 0 ? 0 : 1);

function tellTimes(): void {
  if (!existsSync(FILE_RUNS)) return;
  const runs = JSON.parse(readFileSync(FILE_RUNS, "utf8"));
  const measured = gateTimes(runs, { total: Date.now() - begin, checks: checkMilliseconds });
  console.log(`\n${timesAsLines(measured).join("\n")}`);
  if (isWhole) writeFileSync(path.join(root, ".cache/gate-times.json"), `${JSON.stringify(measured, null, 2)}\n`);
}

function readReport(file: string): { passed: number; failures: ReturnType<typeof failuresOf> } {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const report: TestReport = JSON.parse(readFileSync(file, "utf8"));
  return { passed: report.numPassedTests, failures: failuresOf(report, root) };
}

/** Runs a program of Node with our terminal and passes on the request to end. */
function run(programArgs: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, programArgs, { cwd: root, stdio: "inherit" });
    const end = (signal: NodeJS.Signals) => child.kill(signal);
    process.on("SIGINT", end).on("SIGTERM", end);
    child.on("exit", (code) => {
      process.off("SIGINT", end).off("SIGTERM", end);
      resolve(code ?? 1);
    });
  });
}
