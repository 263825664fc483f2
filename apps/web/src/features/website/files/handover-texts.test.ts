import { expect, test } from "vitest";
import { entryText } from "./handover-texts.ts";

test.each([
  [{ kind: "hand_over", author: "company", name: "Petra Brandt" }, "Petra Brandt hat übergeben"],
  [{ kind: "answer", author: "company", name: "" }, "Jemand aus Ihrer Firma hat geantwortet"],
  [{ kind: "take_back", author: "support", name: "" }, "Der Kundendienst hat zurückgenommen"],
  [{ kind: "ask", author: "provider", name: "" }, "Wir haben eine Frage"],
] as const)("entryText(%j) is %s", (entry, said) => {
  expect(entryText(entry)).toBe(said);
});
