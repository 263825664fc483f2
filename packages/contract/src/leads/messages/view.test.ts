import { expect, test } from "vitest";
import { ALL_THREADS, queryOfThreads, threadsViewOf } from "./view.ts";

test.each([
  [{}, ALL_THREADS],
  [{ stand: "offen" }, { ...ALL_THREADS, filter: "waiting" }],
  [
    { stand: "ungelesen", seite: "3" },
    { ...ALL_THREADS, filter: "unread", page: 3 },
  ],
  [{ stand: "quatsch", seite: "-1" }, ALL_THREADS],
  [{ suche: "x".repeat(300) }, { ...ALL_THREADS, search: "x".repeat(100) }],
] as const)("%j is read as %j", (query, view) => {
  expect(threadsViewOf(query)).toEqual(view);
});

test("a view's query is read as the same view, and holds no defaults", () => {
  const view = { filter: "waiting", search: "Dach", page: 2 } as const;
  expect(threadsViewOf(queryOfThreads(view))).toEqual(view);
  expect(queryOfThreads(ALL_THREADS)).toEqual({});
});
