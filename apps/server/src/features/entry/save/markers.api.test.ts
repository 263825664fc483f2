/** The way of an image from its marker into the entry and out again. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { undoEntryChange } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweepTemporaryFiles } from "../../../platform/files/sweep.ts";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { logoAndSlogan } from "../testing/bodies.ts";
import * as images from "../testing/images.ts";
import { fetchBytes, upload } from "../testing/uploads.ts";
import { logoOf } from "@portal/contract/entry/entry";

const HOUR = 3_600_000;
let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

async function someone() {
  const { client, companyIds, userId } = await t.signIn({ companies: [{}, {}] });
  const [accountId, otherId] = companyIds as [number, number];
  return { client, userId, accountId, otherId };
}

async function saveLogo(client: TestClient, accountId: number, fields: Record<string, unknown>) {
  const { versions } = (await client.call(getSalesForceEntry, { accountId })).body.entry;
  return client.call(saveCallOf("logoAndSlogan"), {
    accountId,
    body: logoAndSlogan({ version: versions.logoAndSlogan, ...fields }),
  });
}

const logoUrl = async (client: TestClient, accountId: number): Promise<string | null> =>
  logoOf((await client.call(getSalesForceEntry, { accountId })).body.entry)?.Url ?? null;

describe("the marker", () => {
  test("puts the image into the entry, once, and makes it public", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    const saved = await saveLogo(client, accountId, { logo: body.marker, logoAlt: "Ein Dach" });
    expect(saved.status).toBe(200);
    const { entry } = (await client.call(getSalesForceEntry, { accountId })).body;
    expect(entry.media_owner).toEqual([
      { Type__c: "LOGO", Url: expect.stringMatching(/^\/media\/[0-9A-Za-z]{22}$/), alt: "Ein Dach" },
    ]);
    const { status, headers, bytes } = await fetchBytes(t.anonymous(), entry.media_owner[0]?.Url ?? "");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect((await sharp(bytes).metadata()).format).toBe("webp");
    const again = await saveLogo(client, accountId, { logo: body.marker });
    expect([again.status, again.codes]).toEqual([404, ["files.not_found"]]);
    expect((await fetchBytes(client, body.url)).status).toBe(404);
  });

  test("is worth nothing to others, in other companies, or when it is invented", async () => {
    const anna = await someone();
    const bob = await someone();
    const { body } = await upload(anna.client, anna.accountId, { bytes: await images.png() });
    const theirs = body.url.replace(String(anna.accountId), String(bob.accountId));
    const elsewhere = body.url.replace(String(anna.accountId), String(anna.otherId));
    expect((await fetchBytes(bob.client, theirs)).status).toBe(404);
    expect((await fetchBytes(anna.client, elsewhere)).status).toBe(404);
    const attempts = [
      await saveLogo(bob.client, bob.accountId, { logo: body.marker }),
      await saveLogo(anna.client, anna.otherId, { logo: body.marker }),
      await saveLogo(anna.client, anna.accountId, { logo: `tmpfile-${"A".repeat(22)}` }),
    ];
    for (const { status, codes } of attempts) expect([status, codes]).toEqual([404, ["files.not_found"]]);
    expect(await logoUrl(bob.client, bob.accountId)).toBeNull();
  });

  test("of a colleague in the same company is refused, too", async () => {
    const anna = await someone();
    const { client } = await t.signIn();
    await t.db
      .insertInto("memberships")
      .values({ user_id: (await lastUser()).id, company_id: anna.accountId, right: "editor" })
      .execute();
    const { body } = await upload(anna.client, anna.accountId, { bytes: await images.png() });
    expect((await saveLogo(client, anna.accountId, { logo: body.marker })).codes).toEqual(["files.not_found"]);
    expect((await fetchBytes(client, body.url)).status).toBe(404);
  });

  test("expires", async () => {
    const { client, accountId } = await someone();
    await client.logIn((await lastUser()).login, "Demo-Portal-2026", true);
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    t.clock.advance(24 * HOUR + 1);
    const late = await saveLogo(client, accountId, { logo: body.marker });
    t.clock.advance(-24 * HOUR - 1);
    expect([late.status, late.codes]).toEqual([404, ["files.not_found"]]);
  });

  test("takes a cut in pixels of the uploaded image", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.blackAndWhite() });
    for (const crop of [
      { x: 60, y: 0, width: 50, height: 50 },
      { x: 0, y: 0, width: 0, height: 10 },
    ]) {
      const refused = await saveLogo(client, accountId, { logo: body.marker, crop });
      expect([refused.status, refused.codes]).toEqual([400, ["request.invalid"]]);
      expect(refused.body).toMatchObject({ errors: [{ field: "crop" }] });
    }
    expect(
      (await saveLogo(client, accountId, { logo: body.marker, crop: { x: 60, y: 10, width: 30, height: 20 } })).status,
    ).toBe(200);
    const { bytes } = await fetchBytes(t.anonymous(), (await logoUrl(client, accountId)) ?? "");
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([30, 20]);
    expect(Math.min(...data)).toBeGreaterThan(250);
  });

  test("is not used up by a save that came too late", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    await saveLogo(client, accountId, { slogan: "Erster" });
    const stale = await client.call(saveCallOf("logoAndSlogan"), {
      accountId,
      body: logoAndSlogan({ version: 1, logo: body.marker }),
    });
    expect(stale.codes).toEqual(["entry.stale_version"]);
    expect((await saveLogo(client, accountId, { logo: body.marker })).status).toBe(200);
  });
});

const lastUser = () =>
  t.db.selectFrom("users").select(["id", "login"]).orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();

describe("sweeping", () => {
  test("removes expired uploads with their bytes, and leaves fresh ones", async () => {
    const { client, accountId, userId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    const { storage_key: key } = await t.db
      .selectFrom("files")
      .select("storage_key")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    await sweepTemporaryFiles(t.dependencies);
    expect((await fetchBytes(client, body.url)).status).toBe(200);
    t.clock.advance(26 * HOUR);
    expect(await sweepTemporaryFiles(t.dependencies)).toBeGreaterThan(0);
    t.clock.advance(-26 * HOUR);
    await expect(t.dependencies.files.get(key)).rejects.toThrow();
    expect(await t.db.selectFrom("files").select("id").where("user_id", "=", userId).execute()).toEqual([]);
  });

  test("keeps a removed logo while the history can bring it back", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    await saveLogo(client, accountId, { logo: body.marker });
    const url = await logoUrl(client, accountId);
    const removed = await saveLogo(client, accountId, { logo: null });
    expect(await logoUrl(client, accountId)).toBeNull();
    t.clock.advance(48 * HOUR);
    await sweepTemporaryFiles(t.dependencies);
    t.clock.advance(-48 * HOUR);
    await client.call(undoEntryChange, { accountId, body: { changeId: removed.body.changeId as number } });
    expect(await logoUrl(client, accountId)).toBe(url);
    expect((await fetchBytes(t.anonymous(), url ?? "")).status).toBe(200);
  });

  test("removes an adopted image that neither entry nor history names any more", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    await saveLogo(client, accountId, { logo: body.marker });
    const url = (await logoUrl(client, accountId)) ?? "";
    await saveLogo(client, accountId, { logo: null });
    await t.db.deleteFrom("entry_changes").where("company_id", "=", accountId).execute();
    t.clock.advance(2 * HOUR);
    await sweepTemporaryFiles(t.dependencies);
    t.clock.advance(-2 * HOUR);
    expect((await fetchBytes(t.anonymous(), url)).status).toBe(404);
  });
});

test("media serves nothing but adopted images", async () => {
  const { client, accountId, userId } = await someone();
  await upload(client, accountId, { bytes: await images.png() });
  const { storage_key: key } = await t.db
    .selectFrom("files")
    .select("storage_key")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  for (const name of [key, "unknown", "..%2f..%2fetc%2fpasswd", "%00", "A".repeat(22)]) {
    expect((await fetchBytes(t.anonymous(), `/media/${name}`)).status, name).toBe(404);
  }
});
