/** IBM's Equal Access, a second engine beside axe: other people's reading of the same standard. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { isFalseAlarm } from "./false-alarms.ts";

/** What the engine tells of an element; its package declares far more. */
type Issue = {
  ruleId: string;
  reasonId: string;
  value: [policy: string, confidence: string];
  message: string;
  snippet: string;
};

/** The rules are in the file; the engine asks no server. */
const ACE = readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");

/** What WCAG 2.2 forbids, surely or perhaps, one line each: "rule reason: message element". */
export async function equalAccessFindings(page: Page): Promise<string[]> {
  await page.evaluate(ACE);
  const issues = await page.evaluate(async (): Promise<Issue[]> => {
    const { results } = await new window.ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value: [policy, confidence] }) => policy === "VIOLATION" && ["FAIL", "POTENTIAL"].includes(confidence))
      .map(({ ruleId, reasonId, value, message, snippet }) => ({ ruleId, reasonId, value, message, snippet }));
  });
  return issues
    .filter((issue) => !isFalseAlarm(issue))
    .map(({ ruleId, reasonId, message, snippet }) => `${ruleId} ${reasonId}: ${message} ${snippet.slice(0, 160)}`);
}

declare global {
  // The engine defines itself on the window.
  interface Window {
    ace: { Checker: new () => { check(node: Document, guidelines: string[]): Promise<{ results: Issue[] }> } };
  }
}
