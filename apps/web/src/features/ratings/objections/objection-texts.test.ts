import { expect, test } from "vitest";
import { decidersOf, dueText, stateLabel, stepTitle } from "./objection-texts.ts";

const step = (action: "object" | "propose" | "decide" | "return", colleague: string) => ({
  id: 1,
  action,
  by: "provider" as const,
  text: "",
  at: "2026-11-20T10:00:00Z",
  colleague,
});

test("the last decision is that of who proposed it and who took it", () => {
  const steps = [step("propose", "A"), step("return", "B"), step("propose", "C"), step("decide", "B")];
  expect(decidersOf(steps)).toEqual(["C", "B"]);
  expect(decidersOf([...steps, step("propose", "D"), step("decide", "A"), step("propose", "C")])).toEqual(["D", "A"]);
  expect(decidersOf([step("propose", "A")])).toEqual([]);
});

test("a side that is told no names reads none", () => {
  const { colleague: _, ...without } = step("decide", "B");
  expect(decidersOf([without])).toEqual([]);
  expect(stepTitle(without, "company")).toBe("Wir: Entschieden");
  expect(stepTitle(step("decide", "Rita Recht"), "desk")).toBe("Rita Recht: Entschieden");
});

test.each([
  ["details_asked", "company", "Rückfrage an Sie", "Ihre Antwort bis 08.12.2026", "Wir: Rückfrage an Sie"],
  [
    "details_asked",
    "desk",
    "Rückfrage an die Firma",
    "Antwort der Firma bis 08.12.2026",
    "Wir: Rückfrage an die Firma",
  ],
  [
    "author_asked",
    "author",
    "Ihre Stellungnahme fehlt",
    "Ihre Stellungnahme bis 08.12.2026",
    "Wir: Bitte um Ihre Stellungnahme",
  ],
  [
    "author_asked",
    "company",
    "Verfasser gefragt",
    "Stellungnahme bis 08.12.2026",
    "Wir: Verfasser um Stellungnahme gebeten",
  ],
] as const)("%s, read by the %s, names who is to answer", (state, side, label, due, title) => {
  const action = state === "details_asked" ? "ask_details" : "ask_author";
  expect(stateLabel(state, side)).toBe(label);
  expect(dueText({ state, dueOn: "2026-12-08" }, side)).toBe(due);
  expect(stepTitle({ action, by: "provider" }, side)).toBe(title);
});
