import { expect, test } from "vitest";
import { highlightsOf } from "./highlights.ts";

const TODAY = "2026-11-23";
const rating = (id: number, title = "") => ({
  id,
  source: "google" as const,
  title,
  body: "Wort ".repeat(80).trim(),
  author_name: "M. K.",
  rated_at: "2026-11-20T23:30:00Z",
});
const of = (given: Partial<Parameters<typeof highlightsOf>[0]>) =>
  highlightsOf({ best: [], five: 0, count: 0, awarded_on: null, ...given }, TODAY);

test("a rating has its words, shortened at a word, its source and its day in Berlin", () => {
  const [found] = of({ best: [rating(1, "Gern wieder")], five: 1 });
  expect(found).toMatchObject({ kind: "rating", title: "Fünf Sterne: „Gern wieder“", day: "2026-11-21" });
  expect(found?.source).toMatch(/, M\. K\.$/);
  expect(found?.detail.length).toBeLessThanOrEqual(242);
  expect(found?.detail).toMatch(/Wort …$/);
});

test.each([
  [{ five: 6, best: [rating(1)] }, "6 neue Bewertungen mit fünf Sternen"],
  [{ awarded_on: "2026-11-02" }, "Sie haben die Auszeichnung für Ihre Bewertungen erhalten"],
  [{ count: 100 }, "Über Sie gibt es jetzt 100 Bewertungen"],
  [{ count: 104 }, "Über Sie gibt es jetzt 104 Bewertungen"],
])("%#: %s", (given, title) => expect(of(given).map((one) => one.title)).toContain(title));

test.each([[0], [9], [105], [12]])("%i ratings are no milestone", (count) => expect(of({ count })).toEqual([]));
