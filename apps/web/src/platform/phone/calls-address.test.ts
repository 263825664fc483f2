import { expect, test } from "vitest";
import { callsViewOf, queryOfCalls, requestOfCalls } from "./calls-address.ts";

const TODAY = "2026-11-21";

test.each<Record<string, string>>([
  {},
  { suche: "Klein", stand: "offen", seite: "2" },
  { zeitraum: "30", stand: "erledigt" },
  { von: "2026-01-01", bis: "2026-03-31", suche: "0221" },
])("callsViewOf reads what queryOfCalls writes: %j", (query) =>
  expect(queryOfCalls(callsViewOf(query, TODAY))).toEqual(query),
);

test.each<Record<string, string>>([{ seite: "0" }, { seite: "1e3" }, { stand: "__proto__" }, { stand: "open" }])(
  "the invalid query %j is the default",
  (query) => expect(callsViewOf(query, TODAY)).toEqual(callsViewOf({}, TODAY)),
);

test("requestOfCalls sends days as YYYY-MM-DD and the search without blanks around it", () => {
  const view = callsViewOf({ von: "2026-01-01", bis: "2026-03-31", suche: " Klein " }, TODAY);
  expect(requestOfCalls(view)).toEqual({
    startDate: "2026-01-01",
    endDate: "2026-03-31",
    search: "Klein",
    state: "all",
    page: "1",
  });
});
