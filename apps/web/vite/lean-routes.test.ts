import { ROUTE_ROWS, type RouteRow } from "@portal/contract/pages/route-table";
import { expect, test } from "vitest";
import { leanTable } from "./lean-routes.ts";

test("the built table decides like the source table and contains no texts for people", async () => {
  const built = (await import(`data:text/javascript,${encodeURIComponent(leanTable())}`)) as { ROUTE_ROWS: RouteRow[] };
  const routing = ROUTE_ROWS.map(({ label: _label, ownReason: _ownReason, ...row }: RouteRow) => row);
  expect(built.ROUTE_ROWS).toEqual(routing);
});
