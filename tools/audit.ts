/**
 * `npm run audit`: axe on every page and state, in both brands, at both widths, light and dark, with a picture of each in
 * test-results/audit. Where `VNU_JAR` names the W3C's HTML checker, it checks the rendered pages as well. Ends with a
 * failure if anything was found. Words after `--` name the states: `npm run audit -- claim`; `--once` checks each state
 * in one look only; `--engine equal-access` asks IBM's Equal Access instead of axe. `--focus` tabs through every page
 * instead, on a phone and at 400 %, and looks at each stop. `--sheets FOLDER` only writes what somebody reads: contact
 * sheets of all pages for each brand and width, light or `--dark`, and each page's accessibility tree as text.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { checkHtmlFiles, whyNotHere } from "./html-checker/html-checker.ts";

type Look = { look: string; file: string; findings: string[] };

const root = path.resolve(import.meta.dirname, "..");
const results = path.join(root, "test-results/audit");
const summaryFile = path.join(results, "summary.json");
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const words = process.argv.slice(2);
const valueOf = (option: string): string | undefined => words[words.indexOf(option) + 1];
const sheets = words.includes("--sheets") ? path.resolve(valueOf("--sheets") ?? "contact-sheets") : null;
const engine = words.includes("--engine") ? valueOf("--engine") : "axe";
const names = words.filter(
  (word, index) => !word.startsWith("--") && !["--sheets", "--engine"].includes(words[index - 1] ?? ""),
);
if (engine !== "axe" && engine !== "equal-access") {
  console.error("--engine is axe or equal-access.");
  process.exit(2);
}

function run(journey: string, audit: string): number | null {
  const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "e2e", `e2e/accessibility/${journey}`], {
    cwd: root,
    env: {
      ...process.env,
      AUDIT: audit,
      AUDIT_ONLY: names.join(),
      AUDIT_ENGINE: engine,
      AUDIT_SCHEME: words.includes("--dark") ? "dark" : "light",
      ...(sheets && { AUDIT_SHEETS: sheets }),
    },
    stdio: "inherit",
  });
  return status;
}

if (words.includes("--focus")) process.exit(run("focus/every-stop.journey.ts", "focus") ?? 1);
if (sheets !== null) {
  const failed = run("every-state.journey.ts", "sheets") ?? 1;
  console.log(`Contact sheets: ${sheets}`);
  process.exit(failed);
}
rmSync(results, { recursive: true, force: true });
const status = run("every-state.journey.ts", words.includes("--once") ? "once" : "full");
const looks: Look[] = existsSync(summaryFile) ? JSON.parse(readFileSync(summaryFile, "utf8")) : [];

const pages = existsSync(results) ? readdirSync(results).filter((file) => file.endsWith(".html")) : [];
const whyNotHtml = whyNotHere();
const html =
  whyNotHtml === undefined
    ? checkHtmlFiles(pages.map((file) => path.join(results, file)))
    : new Map<string, string[]>();
const withFindings = looks
  .map(({ look, file, findings }) => ({
    look,
    findings: [...findings, ...(html.get(`${file}.html`) ?? [])],
  }))
  .filter(({ findings }) => findings.length > 0);

for (const { look, findings } of withFindings) console.log(`${look}\n  ${findings.join("\n  ")}`);
console.log(
  whyNotHtml === undefined
    ? `\nThe W3C's HTML checker read ${pages.length} pages.`
    : `\nThe W3C's HTML checker did not run: ${whyNotHtml}`,
);
console.log(`${looks.length} looks, ${withFindings.length} with findings. Pictures: ${path.relative(root, results)}`);
process.exitCode = status === 0 && looks.length > 0 && withFindings.length === 0 ? 0 : 1;
