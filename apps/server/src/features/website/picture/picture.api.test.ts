import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getWebsiteCheck, getWebsiteCheckResult, getWebsitePicture } from "@portal/contract/website/check/calls";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect } from "vitest";
import { sweepFiles } from "../../../platform/files/sweep/sweep.ts";
import { apiTest } from "../../../testing/fixture.ts";
import { type SandboxWebsites, startSandboxWebsites } from "../check/testing/sandbox-websites.ts";
import { sweepWebsitePictures } from "./jobs.ts";

/** As the configuration names it. */
const CHROMIUM = path.resolve(import.meta.dirname, "../../../../../../e2e/chromium.sh");
const folder = mkdtempSync(path.join(tmpdir(), "picture-test-"));
const program = path.join(folder, "browser.sh");

/** What the configured program does from now on. */
function browserIs(command: string): void {
  writeFileSync(program, `#!/bin/sh\n${command}\n`);
  chmodSync(program, 0o755);
}
const WORKING = `exec ${CHROMIUM} "$@"`;
const BROKEN = "exit 1";
browserIs(BROKEN);

let websites: SandboxWebsites;
// Before the app's own hook, because the hooks of the end run in the opposite order.
afterAll(() => {
  websites?.close();
  rmSync(folder, { recursive: true });
});
const { test, app } = apiTest({
  environment: async () => {
    websites = await startSandboxWebsites();
    return { ...websites.environment, PICTURE_BROWSER: program };
  },
});

const URL = "https://www.rheinbogen-it.example/";

async function someone(website = URL) {
  const { client, company } = await app.logInMember({ name: "Rheinbogen" });
  const accountId = company.id;
  await app.db.updateTable("entries").set({ website }).where("company_id", "=", accountId).execute();
  const past = (table: "website_checks" | "website_pictures", column: string, days: number) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - ${days} * interval '1 day'
        where company_id = ${accountId}`.execute(app.db);
  return {
    accountId,
    check: async () => {
      await past("website_checks", "finished_at", 1);
      await client.call(getWebsiteCheck, { accountId, query: { encUrl: website, renew: "true" } });
      return app.drainJobs();
    },
    picture: async () => {
      const { body } = await client.call(getWebsiteCheckResult, { accountId, query: {} });
      return body.check?.picture;
    },
    file: (encUrl = website, headers: Record<string, string> = {}) =>
      client.call(getWebsitePicture, { accountId, query: { encUrl }, headers }),
    past,
    files: () =>
      app.db
        .selectFrom("files")
        .select("storage_key")
        .where("company_id", "=", accountId)
        .where("purpose", "=", "website_picture")
        .execute(),
  };
}

describe("with a browser", () => {
  beforeEach(() => browserIs(WORKING));

  test("a check brings a picture, the next one replaces it, a failure keeps it", { timeout: 90_000 }, async () => {
    const anna = await someone();
    expect(await anna.picture()).toEqual({ takenAt: null, isComing: false, trouble: null });
    expect((await anna.file()).codes).toEqual(["files.not_found"]);
    await anna.check();
    const first = await anna.picture();
    expect(first).toEqual({ takenAt: expect.any(String), isComing: false, trouble: null });
    const shown = await anna.file();
    expect([shown.status, shown.raw.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await sharp(shown.raw.rawPayload).metadata()).toMatchObject({ format: "webp", width: 1280, height: 800 });
    const [before] = await anna.files();

    await anna.check();
    await sweepFiles(app.dependencies);
    const after = await anna.files();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual([before]);

    browserIs(BROKEN);
    await anna.check();
    expect(await anna.picture()).toMatchObject({ takenAt: expect.any(String), isComing: false, trouble: "failed" });
    expect((await anna.file()).status).toBe(200);

    await anna.past("website_pictures", "asked_at", 731);
    await sweepWebsitePictures({
      ...app.dependencies,
      environment: { ...app.dependencies.environment, PICTURE_BROWSER: "off" },
    });
    await sweepFiles(app.dependencies);
    expect(await anna.files()).toEqual([]);
  });
});

describe("with a browser that fails", () => {
  beforeEach(() => browserIs(BROKEN));

  test("the page says so, and nothing is repeated by itself", async () => {
    const anna = await someone();
    await anna.check();
    expect(await anna.picture()).toEqual({ takenAt: null, isComing: false, trouble: "failed" });
    expect(await app.drainJobs()).toMatchObject({ done: 0 });
  });

  test("of a page that shows nothing without scripts, none is tried", async () => {
    const anna = await someone("https://www.fahrschule-kern.example/");
    expect(await anna.check()).toMatchObject({ done: 1 });
    expect(await anna.picture()).toEqual({ takenAt: null, isComing: false, trouble: "failed" });
  });

  test("of a page that could not be read there is nothing to take", async () => {
    const anna = await someone("https://www.yildiz-sohn.example/");
    expect(await anna.check()).toMatchObject({ done: 1 });
    expect(await anna.picture()).toEqual({ takenAt: null, isComing: false, trouble: null });
  });

  test("checks of the last weeks without a picture get their turn", async () => {
    const [anna, bob] = [await someone(), await someone()];
    for (const { accountId } of [anna, bob])
      await sql`insert into website_checks (company_id, url, state, requested_at, finished_at, findings)
        values (${accountId}, ${URL}, 'success', now(), ${app.clock.now()}, '[]')`.execute(app.db);
    await bob.past("website_checks", "finished_at", 31);
    await sweepWebsitePictures(app.dependencies);
    expect([(await anna.picture())?.isComing, (await bob.picture())?.isComing]).toEqual([true, false]);
    await app.drainJobs();
    expect((await anna.picture())?.isComing).toBe(false);
  });
});

test("another company's picture is answered like an address that nobody has", async () => {
  const [anna, bob] = [await someone(), await someone("https://www.optik-sander.example/")];
  expect((await bob.file()).codes).toEqual(["files.not_found"]);
  for (const address of [URL, "https://niemand.example/"])
    expect((await bob.file(address)).codes).toEqual(["website.address_unknown"]);
  expect((await anna.file(URL)).codes).toEqual(["files.not_found"]);
});
