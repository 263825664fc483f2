import { expect, test } from "vitest";
import { listPageIn, listQueryIn, queryOfListPage, queryOfPlace } from "./list-page.ts";

const items = Array.from({ length: 23 }, (_item, place) => `Banner ${place + 1}${place === 20 ? " Übersicht" : ""}`);
const pageOf = (query: Record<string, string>, list: readonly string[] = items) =>
  listPageIn(query, list, (item) => item);

test("a page has ten items, the last one the rest", () => {
  expect(pageOf({})).toMatchObject({ page: 1, pageCount: 3, found: 23, search: "" });
  expect(pageOf({ seite: "3" }).items).toEqual(items.slice(20));
});

test("pages that are none lead to the first or the last one", () => {
  expect(["4", "99999", "0", "-1", "x", "1.5"].map((seite) => pageOf({ seite }).page)).toEqual([3, 1, 1, 1, 1, 1]);
  expect(pageOf({ seite: "2" }, [])).toMatchObject({ page: 1, pageCount: 1, found: 0, items: [] });
});

test("a search forgives spelling and outer blanks", () => {
  expect(pageOf({ suche: " uebersicht " })).toMatchObject({ search: "uebersicht", found: 1, items: [items[20]] });
  expect(pageOf({ suche: "Motiv", seite: "2" })).toMatchObject({ found: 0, page: 1 });
});

test("the address keeps what else it says", () => {
  const query = { von: "2026-01-05", suche: "a", seite: "2" };
  expect(queryOfListPage(query, { search: "dach", page: 3 })).toEqual({ von: "2026-01-05", suche: "dach", seite: "3" });
  expect(queryOfListPage(query, { search: "", page: 1 })).toEqual({ von: "2026-01-05" });
  expect(listQueryIn(query)).toEqual({ suche: "a", seite: "2" });
  expect([9, 10].map((place) => queryOfPlace(query, place))).toEqual([
    { von: "2026-01-05" },
    { von: "2026-01-05", seite: "2" },
  ]);
});
