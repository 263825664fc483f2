/** Which uploads are accepted, refused, or made harmless. */
import { UPLOAD_RULES, uploadTemporaryFile } from "@portal/contract/entry/files/calls";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import * as images from "../testing/images.ts";
import { fetchBytes, upload } from "../testing/uploads.ts";

const HOUR = 3_600_000;
const { test, app } = apiTest();

async function someone() {
  const { client, company, userId } = await app.logInMember();
  return { client, userId, accountId: company.id };
}

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
      thumbnailUrl: null,
      width: 60,
      height: 40,
      mediaType: "image/webp",
      bytes: expect.any(Number),
    });
  });

  test("shows the uploader a preview, rotated upright and without GPS data", async () => {
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

  test("scales large images down", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.jpeg(4000, 1000) });
    expect([body.width, body.height]).toEqual([2000, 500]);
  });

  test("stores only the marker's hash and expires after 24 hours", async () => {
    const { client, accountId, userId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.png() });
    const row = await app.db.selectFrom("files").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ company_id: accountId, purpose: "logo", adopted_at: null });
    expect(JSON.stringify(row)).not.toContain(body.marker.slice(8));
    expect((row.expires_at?.getTime() ?? 0) - row.created_at.getTime()).toBe(24 * HOUR);
  });

  test("refuses more than a hundred files or 300 MB of one person", async () => {
    const { client, accountId, userId } = await someone();
    const bytes = await images.png(1, 1);
    const waiting = (count: number, size: number) =>
      sql`insert into files (storage_key, purpose, user_id, company_id, media_type, bytes, created_at, expires_at)
          select gen_random_uuid(), 'photo', ${userId}, ${accountId}, 'image/webp', ${size}, now(), now() + interval '1 hour'
          from generate_series(1, ${count})`.execute(app.db);
    const nobody = () => app.db.deleteFrom("files").where("user_id", "=", userId).execute();
    await waiting(99, 1);
    const [last, tooMany] = [await upload(client, accountId, { bytes }), await upload(client, accountId, { bytes })];
    expect([last.status, tooMany.status, tooMany.codes]).toEqual([200, 429, ["request.throttled"]]);
    expect(tooMany.body).toMatchObject({ errors: [{ field: "file", message: expect.stringContaining("speichern") }] });
    await nobody();
    await waiting(30, 10_000_000);
    expect((await upload(client, accountId, { bytes })).status).toBe(429);
    await nobody();
    expect((await upload(client, accountId, { bytes })).status).toBe(200);
  });
});

describe("refused uploads", () => {
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
    ["more than 10 MB", async () => noise(UPLOAD_RULES.logo.bytes + 1), 413, "files.too_large"],
    ["an empty file", async () => Buffer.alloc(0), 400, "files.missing"],
  ])("%s", async (_name, make, status, code) => {
    const { client, accountId, userId } = await someone();
    const reply = await upload(client, accountId, { bytes: await make() });
    expect([reply.status, reply.codes]).toEqual([status, [code]]);
    expect(await app.db.selectFrom("files").select("id").where("user_id", "=", userId).execute()).toEqual([]);
  });

  test("a body that is not multipart, has no file, or breaks off is refused", async () => {
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

describe("uploads made harmless", () => {
  test("a file that is both PNG and HTML is stored as a plain image", async () => {
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
    const row = await app.db
      .selectFrom("files")
      .select("original_name")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(row.original_name).toBe(kept);
  });

  test("a file name with a line break is stored without it", async () => {
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
    const rows = await app.db.selectFrom("files").select("original_name").where("user_id", "=", userId).execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { original_name: name } of rows) expect(name).not.toMatch(/[\r\n]/);
  });
});
