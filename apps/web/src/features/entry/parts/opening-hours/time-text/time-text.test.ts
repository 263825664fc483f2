import { describe, expect, test } from "vitest";
import { parseSpansText, parseTimeText, tidyTimeText } from "./time-text.ts";

describe("parseTimeText", () => {
  test.each([
    ["8", "08:00"],
    ["08", "08:00"],
    ["0", "00:00"],
    ["8:30", "08:30"],
    ["8.30", "08:30"],
    ["8,30", "08:30"],
    ["8h30", "08:30"],
    ["830", "08:30"],
    ["0830", "08:30"],
    ["1730", "17:30"],
    ["8 Uhr", "08:00"],
    ["8.30 Uhr", "08:30"],
    ["8 Uhr 30", "08:30"],
    [" 8 : 30 ", "08:30"],
    ["１７:３０", "17:30"],
    ["24", "00:00"],
    ["24:00", "00:00"],
    ["23:59", "23:59"],
  ])("reads %j as %s", (text, expected) => expect(parseTimeText(text)).toBe(expected));

  test.each(["", "25", "24:01", "8:60", "8:3", "860", "12345", "gegen acht", "8-12", "-8", "8:30:15", "8..30", "am"])(
    "%j is no time",
    (text) => expect(parseTimeText(text)).toBeNull(),
  );

  test("tidyTimeText keeps a text that is no time", () => {
    expect(tidyTimeText(" kurz nach neun ")).toBe("kurz nach neun");
    expect(tidyTimeText("9")).toBe("09:00");
  });
});

describe("parseSpansText", () => {
  test.each([
    ["8-12", [{ from: "08:00", to: "12:00" }]],
    ["8 bis 17 Uhr", [{ from: "08:00", to: "17:00" }]],
    [
      "8:30–12:00, 13–17:30",
      [
        { from: "08:30", to: "12:00" },
        { from: "13:00", to: "17:30" },
      ],
    ],
    [
      "8-12 und 14-18",
      [
        { from: "08:00", to: "12:00" },
        { from: "14:00", to: "18:00" },
      ],
    ],
    ["18 - 2", [{ from: "18:00", to: "02:00" }]],
  ])("reads %j", (text, expected) => expect(parseSpansText(text)).toEqual(expected));

  test.each(["8", "8-", "8-12-14", "8-12, mittags", "geschlossen", ""])("refuses %j as a whole", (text) =>
    expect(parseSpansText(text)).toBeNull(),
  );
});
