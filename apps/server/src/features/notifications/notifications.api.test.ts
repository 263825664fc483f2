import { getNotifications } from "@portal/contract/notifications/calls";
import { aNotice } from "@portal/db/factories/notices";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

test("answers a bare list of the notices in force, the gravest first, to everybody", async () => {
  const day = 24 * 3600_000;
  const now = t.clock.now().getTime();
  await aNotice(t.db, { message: "Neu: Betriebsferien", level: "info", label: "Neu", dismissible: true });
  await aNotice(t.db, { message: "Wartung", level: "warning", dismissible: false, ends_at: new Date(now + day) });
  await aNotice(t.db, { message: "Vorbei", level: "danger", ends_at: new Date(now - day) });
  await aNotice(t.db, { message: "Morgen", level: "danger", starts_at: new Date(now + day) });
  const { status, body } = await t.anonymous().call(getNotifications, {});
  expect(status).toBe(200);
  expect(body.map(({ message, level, dismissible }) => [message, level, dismissible])).toEqual([
    ["Wartung", "warning", false],
    ["Neu: Betriebsferien", "info", true],
  ]);
});
