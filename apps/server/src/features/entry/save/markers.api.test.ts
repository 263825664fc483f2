/** An image's way from its marker into the entry and out again. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { undoEntryChange } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { sweepFiles } from "../../../platform/files/sweep/sweep.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { logoAndSlogan } from "../testing/bodies.ts";
import * as images from "../testing/images.ts";
import { fetchBytes, upload } from "../testing/uploads.ts";
import { logoOf } from "@portal/contract/entry/entry";

const HOUR = 3_600_000;
const { test, app } = apiTest();

async function someone() {
  const { client, companyIds, userId } = await app.logInPerson({ companies: [{}, {}] });
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

describe("the marker of an uploaded image", () => {
  test("puts the image into the entry once and makes it public", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    const saved = await saveLogo(client, accountId, { logo: body.marker, logoAlt: "Ein Dach" });
    expect(saved.status).toBe(200);
    const { entry } = (await client.call(getSalesForceEntry, { accountId })).body;
    expect(entry.media_owner).toEqual([
      { Type__c: "LOGO", Url: expect.stringMatching(/^\/media\/[0-9A-Za-z]{22}$/), alt: "Ein Dach" },
    ]);
    const { status, headers, bytes } = await fetchBytes(app.anonymous(), entry.media_owner[0]?.Url ?? "");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "public, no-cache",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect((await sharp(bytes).metadata()).format).toBe("webp");
    const again = await saveLogo(client, accountId, { logo: body.marker });
    expect([again.status, again.codes]).toEqual([404, ["files.not_found"]]);
    expect((await fetchBytes(client, body.url)).status).toBe(404);
  });

  test("is refused for other people, in other companies, and when invented", async () => {
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

  test("of a colleague in the same company is refused", async () => {
    const anna = await someone();
    const { client } = await app.logInPerson();
    await app.db
      .insertInto("memberships")
      .values({ user_id: (await lastUser()).id, company_id: anna.accountId, right: "editor" })
      .execute();
    const { body } = await upload(anna.client, anna.accountId, { bytes: await images.png() });
    expect((await saveLogo(client, anna.accountId, { logo: body.marker })).codes).toEqual(["files.not_found"]);
    expect((await fetchBytes(client, body.url)).status).toBe(404);
  });

  test("is refused after it expired", async () => {
    const { client, accountId } = await someone();
    await client.logIn((await lastUser()).login, "Demo-Portal-2026", true);
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    app.clock.advance(24 * HOUR + 1);
    const late = await saveLogo(client, accountId, { logo: body.marker });
    app.clock.advance(-24 * HOUR - 1);
    expect([late.status, late.codes]).toEqual([404, ["files.not_found"]]);
  });

  test("accepts a crop in pixels of the uploaded image", async () => {
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
    const { bytes } = await fetchBytes(app.anonymous(), (await logoUrl(client, accountId)) ?? "");
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([30, 20]);
    expect(Math.min(...data)).toBeGreaterThan(250);
  });

  test("stays usable after a stale save", async () => {
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
  app.db.selectFrom("users").select(["id", "login"]).orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();

describe("sweeping uploads", () => {
  test("removes expired uploads with their bytes and keeps fresh ones", async () => {
    const { client, accountId, userId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    const { storage_key: key } = await app.db
      .selectFrom("files")
      .select("storage_key")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    await sweepFiles(app.dependencies);
    expect((await fetchBytes(client, body.url)).status).toBe(200);
    app.clock.advance(26 * HOUR);
    expect(await sweepFiles(app.dependencies)).toBeGreaterThan(0);
    app.clock.advance(-26 * HOUR);
    await expect(app.dependencies.files.get(key)).rejects.toThrow();
    expect(await app.db.selectFrom("files").select("id").where("user_id", "=", userId).execute()).toEqual([]);
  });

  test("keeps a removed logo while the history can restore it", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    await saveLogo(client, accountId, { logo: body.marker });
    const url = await logoUrl(client, accountId);
    const removed = await saveLogo(client, accountId, { logo: null });
    expect(await logoUrl(client, accountId)).toBeNull();
    app.clock.advance(48 * HOUR);
    await sweepFiles(app.dependencies);
    app.clock.advance(-48 * HOUR);
    await client.call(undoEntryChange, { accountId, body: { changeId: removed.body.changeId as number } });
    expect(await logoUrl(client, accountId)).toBe(url);
    expect((await fetchBytes(app.anonymous(), url ?? "")).status).toBe(200);
  });

  test("removes an adopted image that neither entry nor history names", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    await saveLogo(client, accountId, { logo: body.marker });
    const url = (await logoUrl(client, accountId)) ?? "";
    await app.db.deleteFrom("entry_changes").where("company_id", "=", accountId).execute();
    await app.db.updateTable("entries").set({ logo_key: null }).where("company_id", "=", accountId).execute();
    app.clock.advance(2 * HOUR);
    await sweepFiles(app.dependencies);
    app.clock.advance(-2 * HOUR);
    expect((await fetchBytes(app.anonymous(), url)).status).toBe(404);
  });
});

test("/media serves only adopted images", async () => {
  const { client, accountId, userId } = await someone();
  await upload(client, accountId, { bytes: await images.png() });
  const { storage_key: key } = await app.db
    .selectFrom("files")
    .select("storage_key")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  for (const name of [key, "unknown", "..%2f..%2fetc%2fpasswd", "%00", "A".repeat(22)]) {
    expect((await fetchBytes(app.anonymous(), `/media/${name}`)).status, name).toBe(404);
  }
});
