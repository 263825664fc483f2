import { expect, test } from "vitest";
import { fillIn, SUGGESTED_QUICK_ANSWERS } from "./fill-in.ts";

test.each([
  ["Guten Tag {name},", { name: "Maria König", firma: "" }, "Guten Tag Maria König,"],
  ["Guten Tag {name},", { name: "", firma: "" }, "Guten Tag,"],
  ["{firma} und {name}", { name: "{firma}", firma: "Malerei" }, "Malerei und {firma}"],
  ["{preis} bleibt", { name: "a", firma: "b" }, "{preis} bleibt"],
])("%s with %j becomes %s", (text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});

test("suggested answers use both placeholders", () => {
  for (const { text } of SUGGESTED_QUICK_ANSWERS) {
    expect(fillIn(text, { name: "A", firma: "B" })).not.toMatch(/[{}]/);
    expect(text).toContain("{name}");
  }
});
