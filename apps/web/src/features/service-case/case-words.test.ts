import { CASE_STATES } from "@portal/contract/service-case/states";
import { expect, test } from "vitest";
import { entryWords, NEXT_STEPS, STATE_TONES } from "./case-words.ts";

test.each([
  [{ kind: "create", author: "company", name: "Petra Brandt" }, "Anfrage gestellt von Petra Brandt"],
  [{ kind: "message", author: "company", name: "" }, "Nachricht von jemandem aus Ihrer Firma"],
  [{ kind: "create", author: "support", name: "" }, "Anfrage gestellt von dem Kundendienst für Sie"],
  [{ kind: "ask", author: "provider", name: "" }, "Unsere Rückfrage"],
] as const)("%j is called %s", (entry, words) => expect(entryWords(entry)).toBe(words));

test("only what waits for the company looks like it", () => {
  expect(CASE_STATES.filter((state) => STATE_TONES[state] === "warning")).toEqual(["waiting"]);
  expect(new Set(Object.values(NEXT_STEPS)).size).toBe(CASE_STATES.length);
});
