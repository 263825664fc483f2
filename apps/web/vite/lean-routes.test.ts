import { ROUTE_ROWS, type RouteRow } from "@portal/contract/pages/route-table";
import { expect, test } from "vitest";
import { leanTable } from "./lean-routes.ts";

test("the built table decides like the written one, and says nothing that only people read", async () => {
  const built = (await import(`data:text/javascript,${encodeURIComponent(leanTable())}`)) as { ROUTE_ROWS: RouteRow[] };
  const routing = ROUTE_ROWS.map(({ label: _label, ownReason: _ownReason, ...row }: RouteRow) => row);
  expect(built.ROUTE_ROWS).toEqual(routing);
});
