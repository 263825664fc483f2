/**
 * `npm run audit`: axe on every page and state, in both brands, at both widths, light and dark, with a picture of each in
 * test-results/audit. Ends with a failure if axe found anything. Words after `--` name the states: `npm run audit -- claim`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

type Look = { look: string; findings: string[] };

const root = path.resolve(import.meta.dirname, "..");
const results = path.join(root, "test-results/audit");
const summaryFile = path.join(results, "summary.json");
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const journey = "e2e/accessibility/every-state.journey.ts";

rmSync(results, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "e2e", journey], {
  cwd: root,
  env: { ...process.env, AUDIT: "full", AUDIT_ONLY: process.argv.slice(2).join() },
  stdio: "inherit",
});
const looks: Look[] = existsSync(summaryFile) ? JSON.parse(readFileSync(summaryFile, "utf8")) : [];
const withFindings = looks.filter(({ findings }) => findings.length > 0);

for (const { look, findings } of withFindings) console.log(`${look}\n  ${findings.join("\n  ")}`);
console.log(`\n${looks.length} looks, ${withFindings.length} with findings. Pictures: ${path.relative(root, results)}`);
process.exitCode = status === 0 && looks.length > 0 ? 0 : 1;
