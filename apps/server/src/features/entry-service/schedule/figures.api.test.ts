/** The backlog of listing checks in the metrics. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { aCompany } from "@portal/db/factories/companies";
import { afterAll, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const PORTAL = {
  identifier: "ein-portal",
  name: "Ein Portal",
  icon: "data:image/svg+xml,x",
  home: "https://portal.example",
  connector: "generic",
  searchUrl: "https://portal.example/suche?was={core}&wo={postalCode}",
  selectors: { listings: "a" },
  acts: "owner",
};

let folder = "";
const { test, app } = apiTest({
  environment: async () => {
    folder = await mkdtemp(path.join(tmpdir(), "portals-"));
    await writeFile(path.join(folder, "portals.json"), JSON.stringify([PORTAL]));
    return { PARTNER_PORTALS: path.join(folder, "portals.json") };
  },
});
afterAll(() => rm(folder, { recursive: true }));

test("each portal tells what is due, what was never checked, and how long the oldest waits", async () => {
  const now = app.clock.now();
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
  const row = async (due: Date, read: Date | null) => ({
    company_id: (await aCompany(app.db)).id,
    portal: PORTAL.identifier,
    due_at: due,
    added_at: hoursAgo(100),
    read_at: read,
    attempts: 0,
  });
  await app.db
    .insertInto("listing_schedule")
    .values([await row(hoursAgo(1), null), await row(hoursAgo(1), hoursAgo(50)), await row(hoursAgo(-1), hoursAgo(50))])
    .execute();
  const { body } = await app.fastify.inject("/metrics");
  expect(body).toContain('portal_listing_backlog{portal="ein-portal"} 2\n');
  expect(body).toContain('portal_listing_never_checked{portal="ein-portal"} 1\n');
  expect(Number(/portal_listing_oldest_seconds\{portal="ein-portal"\} (\d+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(
    359_000,
  );
  expect(body).toContain('portal_listing_paused{portal="ein-portal"} 0');
});
