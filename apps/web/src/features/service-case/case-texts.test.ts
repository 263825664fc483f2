import { CASE_STATES } from "@portal/contract/service-case/states";
import { expect, test } from "vitest";
import { entryText, NEXT_STEPS, STATE_TONES } from "./case-texts.ts";

test.each([
  [{ kind: "create", author: "company", name: "Petra Brandt" }, "Anfrage gestellt von Petra Brandt"],
  [{ kind: "message", author: "company", name: "" }, "Nachricht von jemandem aus Ihrer Firma"],
  [{ kind: "create", author: "support", name: "" }, "Anfrage gestellt von dem Kundendienst für Sie"],
  [{ kind: "ask", author: "provider", name: "" }, "Unsere Rückfrage"],
] as const)('an entry %j is titled "%s"', (entry, words) => expect(entryText(entry)).toBe(words));

test('only the state that waits for the company has the tone "warning"', () => {
  expect(CASE_STATES.filter((state) => STATE_TONES[state] === "warning")).toEqual(["waiting"]);
  expect(new Set(Object.values(NEXT_STEPS)).size).toBe(CASE_STATES.length);
});
