import { getSalesForceEntry, logoOf, undoEntryChange, updateEntryLogoAndSlogan } from "@portal/contract/entry";
import { type TemporaryFile, UPLOAD_LIMIT_BYTES, uploadTemporaryFile } from "@portal/contract/files";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweepTemporaryFiles } from "../../platform/files/sweep.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { logoAndSlogan } from "./testing/bodies.ts";
import * as images from "./testing/images.ts";

const HOUR = 3_600_000;
let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

async function someone() {
  const { client, companyIds, userId } = await t.signIn({ companies: [{}, {}] });
  const [accountId, otherId] = companyIds as [number, number];
  return { client, userId, accountId, otherId };
}

type File = Parameters<typeof images.multipart>[0];

async function upload(client: TestClient, accountId: number, file: File) {
  const reply = await client.send({
    method: "POST",
    path: uploadTemporaryFile.path,
    accountId,
    ...images.multipart(file),
  });
  return { ...reply, body: reply.body as TemporaryFile };
}

const fetchBytes = async (client: TestClient, url: string) => {
  const { raw, status } = await client.send({ method: "GET", path: url });
  return { status, bytes: raw.rawPayload, headers: raw.headers };
};

async function saveLogo(client: TestClient, accountId: number, fields: Record<string, unknown>) {
  const { versions } = (await client.call(getSalesForceEntry, { accountId })).body.entry;
  return client.call(updateEntryLogoAndSlogan, {
    accountId,
    body: logoAndSlogan({ version: versions.logoAndSlogan, ...fields }),
  });
}

const logoUrl = async (client: TestClient, accountId: number): Promise<string | null> =>
  logoOf((await client.call(getSalesForceEntry, { accountId })).body.entry)?.Url ?? null;

describe("uploading", () => {
  test.each([
    ["JPEG", images.jpeg],
    ["PNG", images.png],
    ["WebP", images.webp],
    ["GIF", images.gif],
  ])("takes %s, whatever its name and type say", async (_name, make) => {
    const { client, accountId } = await someone();
    const { status, body } = await upload(client, accountId, { bytes: await make(), name: "x.exe", type: "text/html" });
    expect(status).toBe(200);
    expect(body).toEqual({
      marker: expect.stringMatching(/^tmpfile-[0-9A-Za-z]{22}$/),
      url: `/api/customer/temporary-files/${body.marker}?accountId=${accountId}`,
      width: 60,
      height: 40,
      mediaType: "image/webp",
    });
  });

  test("shows the uploader a preview, upright and without the place where it was taken", async () => {
    const { client, accountId } = await someone();
    const original = await images.photoWithPlace();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { body } = await upload(client, accountId, { bytes: original });
    expect([body.width, body.height]).toEqual([40, 60]);
    const { status, bytes, headers } = await fetchBytes(client, body.url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({ format: "webp", width: 40, height: 60 });
  });

  test("makes large images smaller", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.jpeg(4000, 1000) });
    expect([body.width, body.height]).toEqual([2000, 500]);
  });

  test("keeps the marker only as a hash, and expires after 24 hours", async () => {
    const { client, accountId, userId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    const row = await t.db.selectFrom("files").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ company_id: accountId, purpose: "logo", adopted_at: null });
    expect(JSON.stringify(row)).not.toContain(body.marker.slice(8));
    expect((row.expires_at?.getTime() ?? 0) - row.created_at.getTime()).toBe(24 * HOUR);
  });

  test("stops at 50 files that wait", async () => {
    const { client, accountId } = await someone();
    const bytes = await images.png(1, 1);
    const statuses: number[] = [];
    for (let count = 0; count < 51; count++) statuses.push((await upload(client, accountId, { bytes })).status);
    expect(statuses).toEqual([...Array<number>(50).fill(200), 429]);
  });
});

describe("refuses", () => {
  const noise = (length: number): Buffer => Buffer.alloc(length, "x");
  test.each([
    ["an SVG with a script", async () => images.scriptedSvg(), 415, "files.type_not_allowed"],
    [
      "an SVG that calls itself PNG",
      async () => Buffer.concat([Buffer.from("\n"), images.scriptedSvg()]),
      415,
      "files.type_not_allowed",
    ],
    ["a web page", async () => Buffer.from(images.HTML_IN_FILE), 415, "files.type_not_allowed"],
    [
      "a TIFF",
      async () =>
        sharp(await images.png())
          .tiff()
          .toBuffer(),
      415,
      "files.type_not_allowed",
    ],
    [
      "text behind PNG's first bytes",
      async () => Buffer.concat([(await images.png()).subarray(0, 8), noise(500)]),
      400,
      "files.unreadable",
    ],
    ["half a JPEG", async () => (await images.jpeg(600, 400)).subarray(0, 1500), 400, "files.unreadable"],
    ["30,000 × 30,000 pixels", async () => images.pngClaiming(30_000, 30_000), 413, "files.too_many_pixels"],
    ["a strip of 50 megapixels and one", async () => images.pngClaiming(50_000_001, 1), 413, "files.too_many_pixels"],
    ["more than 10 MB", async () => noise(UPLOAD_LIMIT_BYTES + 1), 413, "files.too_large"],
    ["an empty file", async () => Buffer.alloc(0), 400, "files.missing"],
  ])("%s", async (_name, make, status, code) => {
    const { client, accountId, userId } = await someone();
    const reply = await upload(client, accountId, { bytes: await make() });
    expect([reply.status, reply.codes]).toEqual([status, [code]]);
    expect(await t.db.selectFrom("files").select("id").where("user_id", "=", userId).execute()).toEqual([]);
  });

  test("bodies that are not multipart, hold no file, or break off", async () => {
    const { client, accountId } = await someone();
    const post = (payload: Buffer, type: string) =>
      client.send({
        method: "POST",
        path: uploadTemporaryFile.path,
        accountId,
        payload,
        headers: { "content-type": type },
      });
    const { payload, headers } = images.multipart({ bytes: await images.png() });
    const type = headers["content-type"];
    expect((await post(Buffer.from("{}"), "application/json")).codes).toEqual(["request.type_not_supported"]);
    expect((await post(Buffer.from("------test-boundary--\r\n"), type)).codes).toEqual(["files.missing"]);
    const broken = await post(payload.subarray(0, 200), type);
    expect([broken.status, broken.codes]).toEqual([400, ["request.malformed"]]);
  });
});

describe("makes harmless", () => {
  test("a file that is PNG and web page in one", async () => {
    const { client, accountId } = await someone();
    const { status, body } = await upload(client, accountId, { bytes: await images.pngAndHtml(), name: "a.html" });
    expect(status).toBe(200);
    const { bytes } = await fetchBytes(client, body.url);
    expect(bytes.includes("<script>")).toBe(false);
    expect(bytes.includes("html")).toBe(false);
  });

  test.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\Bilder\\logo.png", "logo.png"],
    ["gnp.\u202eexe", "gnp.exe"],
    ["a\u2028b\u0007.png", "ab.png"],
    ["...", ""],
    [`${"ä".repeat(300)}.png`, "ä".repeat(120)],
  ])("the name %j", async (name, kept) => {
    const { client, accountId, userId } = await someone();
    expect((await upload(client, accountId, { bytes: await images.png(), name })).status).toBe(200);
    const row = await t.db
      .selectFrom("files")
      .select("original_name")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(row.original_name).toBe(kept);
  });

  test("a name with a line break, raw or escaped", async () => {
    const { client, accountId, userId } = await someone();
    const sent = await Promise.all(
      ["evil\r\nSet-Cookie: x=1", "evil%0d%0aSet-Cookie: x=1"].map(async (name) =>
        upload(client, accountId, { bytes: await images.png(), name }),
      ),
    );
    for (const { status, raw } of sent) {
      expect([200, 400]).toContain(status);
      expect(raw.headers["set-cookie"]).toBeUndefined();
    }
    const rows = await t.db.selectFrom("files").select("original_name").where("user_id", "=", userId).execute();
    for (const { original_name: name } of rows) expect(name).not.toMatch(/[\r\n]/);
  });
});

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
    const stale = await client.call(updateEntryLogoAndSlogan, {
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
