/** Photos straight from a phone: what is accepted, what is stored, and what is refused. */
import { THUMBNAIL_PIXELS, UPLOAD_RULES, uploadTemporaryFile } from "@portal/contract/entry/files/calls";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import * as heic from "../testing/heic.ts";
import * as images from "../testing/images.ts";
import { pdf } from "../testing/pdf.ts";
import { fetchBytes, upload } from "../testing/uploads.ts";

const { test, app } = apiTest();

async function someone() {
  const { client, company, userId } = await app.logInMember();
  return { client, userId, accountId: company.id };
}

/** The colours of an image's corners: top left, top right, bottom left, bottom right. */
async function cornersOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  const [right, bottom] = [info.width - 5, info.height - 5];
  return [at(5, 5), at(right, 5), at(5, bottom), at(right, bottom)];
}

/** True if two colours look alike; lossy formats change each channel slightly. */
const near = (one: number[], other: number[]): boolean =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) < 16);

const BLUE = [0, 0, 255];
const RED = [255, 0, 0];
const WHITE = [255, 255, 255];
const GREEN = [0, 170, 0];

describe("a HEIC photo", () => {
  test("is rotated once, keeps its colours and loses names and GPS data", async () => {
    const { client, accountId } = await someone();
    const original = await heic.phonePhoto();
    for (const trace of ["Petra Brandt", "GPSLatitude", "Exif"]) expect(original.includes(trace), trace).toBe(true);
    const { status, body } = await upload(client, accountId, { bytes: original, type: "image/heic" }, "photo");
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 64, height: 96, mediaType: "image/webp" });
    const { bytes, headers } = await fetchBytes(client, body.url);
    expect(headers["content-type"]).toBe("image/webp");
    expect(bytes.length).toBe(body.bytes);
    const { format, width, height, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ format, width, height, exif, xmp, icc, orientation }).toEqual({ format: "webp", width: 64, height: 96 });
    for (const trace of ["Petra", "GPS", "Exif", "EXIF", "XMP"]) expect(bytes.includes(trace), trace).toBe(false);
    const corners = await cornersOf(bytes);
    for (const [index, colour] of [BLUE, RED, WHITE, GREEN].entries()) {
      expect(near(corners[index] ?? [], colour), `corner ${index}: ${corners[index]?.join()}`).toBe(true);
    }
  });

  test.each([
    ["a truncated file", heic.halfHeic, 400, "files.unreadable"],
    ["a header without image data", heic.heicWithoutPicture, 400, "files.unreadable"],
    ["noise after a valid header", heic.heicOfNoise, 400, "files.unreadable"],
    ["30,000 × 30,000 pixels", () => heic.heicClaiming(30_000, 30_000), 413, "files.too_many_pixels"],
    ["no pixels", () => heic.heicClaiming(0, 0), 400, "files.unreadable"],
    ["4,294,967,295 pixels a side", () => heic.heicClaiming(0xffffffff, 0xffffffff), 400, "files.unreadable"],
  ])("%s is refused and leaves nothing", async (_what, make, status, code) => {
    const { client, accountId, userId } = await someone();
    const reply = await upload(client, accountId, { bytes: await make() }, "photo");
    expect([reply.status, reply.codes]).toEqual([status, [code]]);
    expect(await app.db.selectFrom("files").select("id").where("user_id", "=", userId).execute()).toEqual([]);
  });
});

describe("photos", () => {
  test("are rotated by their EXIF orientation and lose their EXIF data", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.photoWithPlace() }, "photo");
    expect([body.width, body.height]).toEqual([40, 60]);
    const { bytes } = await fetchBytes(client, body.url);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect({ exif, orientation }).toEqual({});
    expect(bytes.includes("Petra")).toBe(false);
  });

  test("have a thumbnail for the uploader only", async () => {
    const { client, accountId } = await someone();
    const { body } = await upload(client, accountId, { bytes: await images.jpeg(3000, 1500) }, "photo");
    expect([body.width, body.height]).toEqual([2000, 1000]);
    const small = await fetchBytes(client, body.thumbnailUrl ?? "");
    expect(small.status).toBe(200);
    const { format, width, height } = await sharp(small.bytes).metadata();
    expect([format, width, height]).toEqual(["webp", THUMBNAIL_PIXELS, THUMBNAIL_PIXELS / 2]);
    const bob = await someone();
    expect((await fetchBytes(bob.client, body.thumbnailUrl ?? "")).status).toBe(404);
  });

  test("may have up to 20 MB, twice the size of a logo", async () => {
    const { client, accountId } = await someone();
    const bytes = Buffer.concat([await images.png(), Buffer.alloc(UPLOAD_RULES.logo.bytes + 1)]);
    expect((await upload(client, accountId, { bytes }, "photo")).status).toBe(200);
    const logo = await upload(client, accountId, { bytes }, "logo");
    expect([logo.status, logo.codes]).toEqual([413, ["files.too_large"]]);
    const larger = await upload(client, accountId, { bytes: Buffer.alloc(UPLOAD_RULES.photo.bytes + 1) }, "photo");
    expect([larger.status, larger.body]).toMatchObject([
      413,
      { errors: [{ code: "files.too_large", field: "file", message: UPLOAD_RULES.photo.tooLarge }] },
    ]);
  });

  test("thirty photos are uploaded three at a time", async () => {
    const { client, accountId } = await someone();
    const bytes = await images.jpeg();
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++) {
      const replies = await Promise.all([1, 2, 3].map(() => upload(client.copy(), accountId, { bytes }, "photo")));
      statuses.push(...replies.map(({ status }) => status));
    }
    expect(statuses).toEqual(Array<number>(30).fill(200));
  });
});

describe("each purpose names the file types that it accepts", () => {
  const jpeg = () => images.jpeg();
  const avif = async () =>
    sharp(await images.png())
      .avif()
      .toBuffer();
  const film = async () => Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isomiso2mp41");
  test.each([
    ["logo", "HEIC", heic.phonePhoto],
    ["logo", "PDF", async () => pdf()],
    ["photo", "PDF", async () => pdf()],
    ["photo", "AVIF", avif],
    ["photo", "a film", film],
    ["photo", "SVG", async () => images.scriptedSvg()],
    ["document", "JPEG", jpeg],
    ["document", "HEIC", heic.phonePhoto],
  ] as const)("%s refuses %s", async (purpose, _what, make) => {
    const { client, accountId } = await someone();
    const reply = await upload(client, accountId, { bytes: await make(), type: "application/pdf" }, purpose);
    expect([reply.status, reply.body]).toEqual([
      415,
      { errors: [{ code: "files.type_not_allowed", field: "file", message: UPLOAD_RULES[purpose].typeNotAllowed }] },
    ]);
  });

  test("an unknown purpose is refused by name", async () => {
    const { client, accountId } = await someone();
    const { payload, headers } = images.multipart({ bytes: await images.png() });
    const query = { purpose: "profile_image" };
    const reply = await client.send({
      method: "POST",
      path: uploadTemporaryFile.path,
      accountId,
      query,
      payload,
      headers,
    });
    expect([reply.status, reply.body]).toMatchObject([400, { errors: [{ field: "purpose" }] }]);
  });
});
