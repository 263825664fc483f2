import { getNotifications } from "@portal/contract/notifications/calls";
import { aNotice } from "@portal/db/factories/notices";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const { test, app } = apiTest();

test("answers a bare list of current notices, most severe first, to everybody", async () => {
  const day = 24 * 3600_000;
  const now = app.clock.now().getTime();
  await aNotice(app.db, { message: "Neu: Betriebsferien", level: "info", label: "Neu", dismissible: true });
  await aNotice(app.db, { message: "Wartung", level: "warning", dismissible: false, ends_at: new Date(now + day) });
  await aNotice(app.db, { message: "Vorbei", level: "danger", ends_at: new Date(now - day) });
  await aNotice(app.db, { message: "Morgen", level: "danger", starts_at: new Date(now + day) });
  const { status, body } = await app.anonymous().call(getNotifications, {});
  expect(status).toBe(200);
  expect(body.map(({ message, level, dismissible }) => [message, level, dismissible])).toEqual([
    ["Wartung", "warning", false],
    ["Neu: Betriebsferien", "info", true],
  ]);
});
