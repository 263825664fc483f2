import { expect, test } from "vitest";
import { headline } from "./statistics-texts.ts";

const range = { startDate: "2026-08-24", endDate: "2026-11-21", interval: "Week" } as const;
const figures = (view: number, before: number | null, call: number) => {
  const none = { value: 0, before };
  return {
    range,
    firstDay: "2026-01-01",
    totals: { view: { value: view, before }, call: { ...none, value: call }, route: none, website: none, email: none },
  };
};

test.each([
  [0, null, 0, "In diesem Zeitraum hat niemand Ihren Eintrag geöffnet."],
  [1, null, 1, "Ihr Eintrag wurde einmal gesehen. Einmal hat jemand Kontakt gesucht."],
  [
    1120,
    1000,
    143,
    "Ihr Eintrag wurde 1.120\u00a0Mal gesehen, 12\u00a0% mehr als in den 90 Tagen davor. 143\u00a0Mal hat jemand Kontakt gesucht.",
  ],
  [50, 100, 0, "Ihr Eintrag wurde 50\u00a0Mal gesehen, 50\u00a0% weniger als in den 90 Tagen davor."],
])("the headline for %d views after %s before, and %d calls", (view, before, call, words) =>
  expect(headline(figures(view, before, call))).toBe(words),
);

test("a range before the first figure says that there are none, not that nobody came", () => {
  const empty = figures(0, null, 0);
  expect(headline({ ...empty, firstDay: "2026-11-22" })).toBe("Keine Zahlen vor dem 22.11.2026.");
  expect(headline({ ...empty, firstDay: "2026-11-21" })).toBe("In diesem Zeitraum hat niemand Ihren Eintrag geöffnet.");
});
