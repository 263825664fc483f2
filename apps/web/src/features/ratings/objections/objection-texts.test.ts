import { expect, test } from "vitest";
import { decidersOf, stepTitle } from "./objection-texts.ts";

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
