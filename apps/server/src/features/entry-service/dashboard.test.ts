import { expect, test } from "vitest";
import { contributionOf } from "./dashboard.ts";

const facts = (ok: number, differing: number, missing: number) => ({
  id: 4,
  finished_at: new Date("2026-11-22T10:00:00Z"),
  score: 50,
  counts: { portal_ok: ok, portal_nok: differing, portal_error: 2, portal_not_found: missing },
});

test.each([
  [facts(6, 2, 1), ["3 Portale zeigen Sie falsch oder gar nicht", 55], "Auf 6 von 9 Portalen stehen Sie richtig"],
  [facts(6, 0, 1), ["Ein Portal zeigt Sie falsch oder gar nicht", 45], "Auf 6 von 7 Portalen stehen Sie richtig"],
  [facts(6, 0, 0), undefined, "Auf allen 6 Portalen stehen Sie richtig"],
])("%#: a task for what is wrong, and the state as the result", (given, task, result) => {
  const found = contributionOf(given, { mayWrite: true });
  expect(found.tasks.map(({ title, weight }) => [title, weight])).toEqual(task ? [task] : []);
  expect(found.result).toMatchObject({ text: result, source: "Prüfung der Portale vom 22.11.2026" });
});

test("portals that could not be read say nothing, and who may only read has no task", () => {
  expect(contributionOf(facts(0, 0, 0), { mayWrite: true })).toEqual({ tasks: [], result: null });
  expect(contributionOf(facts(1, 1, 0), { mayWrite: false }).tasks).toEqual([]);
});
