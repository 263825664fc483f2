import { expect, test } from "vitest";
import { dialled, guidesFor, international } from "./guides.ts";

test.each([
  ["0221 99887700", "022199887700", "+4922199887700"],
  ["+49 (221) 998877-00", "022199887700", "+4922199887700"],
  ["030/1", "0301", "+49301"],
])("%s is dialled as %s, from abroad as %s", (number, national, abroad) =>
  expect([dialled(number), international(number)]).toEqual([national, abroad]),
);

test("every guide names the company's own number", () => {
  for (const { key, steps, codes } of guidesFor("0221 99887700")) {
    const all = [...steps, ...codes.map(({ code }) => code)].join(" ");
    expect(all, key).toMatch(/22199887700/);
  }
});
