import { expect, test } from "vitest";
import { aCheck, aFinding, NEVER } from "../testing/website-check.ts";
import { changeText, countText, figuresOf, groupsOf, latestText, shownUrl, waitText } from "./check-texts.ts";

const finishedAs = (state: "error" | "redirect", message: string) =>
  aCheck({ state, message, history: [{ checkedAt: "2026-11-16T08:05:00.000Z", state, findings: null }] });
const FAILED = finishedAs("error", "Die Website antwortet nicht.");

test.each([
  ["without a check before", {}, null],
  ["nothing changed", { isCompared: true }, "Nichts hat sich seit der vorigen Prüfung geändert."],
  ["three fixed", { isCompared: true, fixed: ["a", "b", "c"] }, "Seit der vorigen Prüfung: 3 behoben."],
  [
    "three fixed, one new",
    { isCompared: true, fixed: ["a", "b", "c"], findings: [aFinding("x", { isNew: true }), aFinding("y")] },
    "Seit der vorigen Prüfung: 3 behoben, 1 neu.",
  ],
])("%s", (_, given, text) => expect(changeText(aCheck(given))).toBe(text));

test.each([
  ["never checked", NEVER, "Diese Website wurde noch nicht geprüft."],
  ["nothing wrong", aCheck(), "Letzte Prüfung: Keine Mängel gefunden."],
  [
    "two findings",
    aCheck({ findings: [aFinding("Das Impressum fehlt"), aFinding("Bilder ohne Text")] }),
    "Letzte Prüfung: 2 Mängel gefunden. Am wichtigsten: Das Impressum fehlt.",
  ],
  ["not reached", FAILED, "Die letzte Prüfung kam nicht zustande: Die Website antwortet nicht."],
  [
    "not reached, and a new check runs",
    { ...FAILED, state: "pending" as const, isRunning: true },
    "Die letzte Prüfung kam nicht zustande: Die Website antwortet nicht.",
  ],
  [
    "redirected",
    finishedAs("redirect", "Ihre Adresse leitet weiter auf neu.example."),
    "Letzte Prüfung: Ihre Adresse leitet weiter auf neu.example.",
  ],
])("the last check in short: %s", (_, check, text) => expect(latestText(check)).toBe(text));

test("the company's own findings come first, and groups without findings are left out", () => {
  const findings = [aFinding("a", { doer: "host" }), aFinding("b"), aFinding("c", { doer: "host" })];
  expect(groupsOf(findings).map(({ doer, findings: own }) => [doer, own.map(({ title }) => title)])).toEqual([
    ["owner", ["b"]],
    ["host", ["a", "c"]],
  ]);
});

test("figures that are not known are left out", () => {
  const unknown = { firstByteMs: null, bytes: null, files: 0, certificateUntil: null, http2: null };
  expect(figuresOf(unknown)).toEqual([]);
  expect(
    figuresOf({ ...unknown, firstByteMs: 1240, certificateUntil: "2027-01-30" }).map(({ value }) => value),
  ).toEqual(["1,2 s", "30.01.2027"]);
});

test("one second before the next check is a sentence, at its time there is none", () => {
  const at = "2026-11-16T08:05:10.000Z";
  expect(waitText(at, Date.parse(at) - 900)).toContain("In 1 Sekunde können");
  expect(waitText(at, Date.parse(at) - 9500)).toContain("In 10 Sekunden können");
  expect(waitText(at, Date.parse(at))).toBeNull();
  expect(waitText(null, 0)).toBeNull();
});

test("texts for one and several", () => {
  expect(countText(1)).toBe("1 Mangel gefunden");
  expect(countText(4)).toBe("4 Mängel gefunden");
  expect(shownUrl("https://www.brandt.example/")).toBe("www.brandt.example");
});
