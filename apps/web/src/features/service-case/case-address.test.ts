import { expect, test } from "vitest";
import { queryOfList, viewOf } from "./case-address.ts";

test.each([
  [{}, { kind: "list", filter: { search: "" }, page: 1 }],
  [
    { stand: "waiting", suche: "Rechnung", seite: "2" },
    { kind: "list", filter: { search: "Rechnung", state: "waiting" }, page: 2 },
  ],
  [
    { stand: "egal", seite: "0" },
    { kind: "list", filter: { search: "" }, page: 1 },
  ],
  [{ anfrage: "100001" }, { kind: "case", id: 100_001 }],
  [{ anfrage: "01" }, { kind: "list", filter: { search: "" }, page: 1 }],
  [{ neu: "" }, { kind: "new", type: null, reference: "" }],
  [
    { neu: "invoice", bezug: "R-1" },
    { kind: "new", type: "invoice", reference: "R-1" },
  ],
  [{ neu: "__proto__" }, { kind: "new", type: null, reference: "" }],
])("the query %j shows %j", (query, view) => expect(viewOf(query)).toEqual(view));

test("queryOfList names only the filters that are set", () => {
  expect(queryOfList({ search: " ", state: "solved" }, 3)).toEqual({ stand: "solved", seite: "3" });
  expect(queryOfList({ search: "Fax" })).toEqual({ suche: "Fax" });
});
