import { aNotice } from "@portal/db/factories/notices";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, type PortalTest, startPortalTest } from "../../../testing/portal-command.ts";

let t: PortalTest;
let portal: Portal;
beforeAll(async () => {
  t = await startPortalTest();
  ({ portal } = t);
});
afterAll(() => t.close());

test("notice add, list and remove store, show and delete a notice, and refuse a malformed end", async () => {
  const { id } = await aNotice(t.db, { message: "Schon da." });
  const add = [
    "notice",
    "add",
    "Wartung am Sonntag.",
    "--level",
    "warning",
    "--no-dismissible",
    "--ends",
    "2030-01-01T00:00:00Z",
  ];
  expect(await portal(add)).toMatchObject({ code: 0 });
  expect((await portal(["notice", "list"])).out).toMatch(
    /warning\s+no\s+2030-01-01T00:00:00.000Z\s+Wartung am Sonntag\./,
  );
  expect(await portal(["notice", "remove", String(id)])).toMatchObject({ code: 0 });
  expect(await portal(["notice", "remove", String(id)])).toMatchObject({ code: 1 });
  expect(await portal(["notice", "add", "x", "--ends", "morgen"])).toMatchObject({ code: 1 });
});
