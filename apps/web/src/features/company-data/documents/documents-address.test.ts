import { expect, test } from "vitest";
import { isNarrowed, queryOfView, requestOfView, viewOf } from "./documents-address.ts";

test("the address holds year, type, search and page, and nothing that is not chosen", () => {
  const view = { year: 2026, type: "invoice", search: "R-1", page: 2 } as const;
  expect(queryOfView(view)).toEqual({ jahr: "2026", art: "invoice", suche: "R-1", seite: "2" });
  expect(viewOf(queryOfView(view))).toEqual(view);
  expect(requestOfView(view)).toEqual({ year: "2026", documentType: "invoice", search: "R-1", page: "2" });
  const all = { year: null, type: null, search: "", page: 1 };
  expect([queryOfView(all), viewOf({}), isNarrowed(all), isNarrowed(view)]).toEqual([{}, all, false, true]);
});

test("invalid values are ignored", () => {
  const view = viewOf({ jahr: "0x7e2", art: "__proto__", suche: "x".repeat(200), seite: "0" });
  expect(view).toEqual({ year: null, type: null, search: "x".repeat(100), page: 1 });
});
