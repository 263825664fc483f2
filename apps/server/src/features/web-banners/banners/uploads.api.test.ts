/** What may be uploaded for a banner: the reader compared with a decoder, and hostile files. */
import { readCreative } from "@portal/contract/web-banners/creative/read-creative";
import { FLAVOUR_RULES, FLAVOURS } from "@portal/contract/web-banners/flavours";
import * as fc from "fast-check";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { animated, apng, emptyPng, still, turnedJpeg } from "../testing/banner-files.ts";
import { bannerTest, uploadBanner } from "../testing/banners.ts";

const t = bannerTest();
const { test } = t;
const upload = (bytes: Buffer) => uploadBanner(t.owner().client, t.accountId(), bytes);

describe("the reader", () => {
  test("says the same as the decoder about any animation", async () => {
    const animation = fc.record({
      format: fc.constantFrom("gif" as const, "webp" as const),
      width: fc.integer({ min: 8, max: 40 }),
      height: fc.integer({ min: 8, max: 40 }),
      delays: fc.array(
        fc.integer({ min: 2, max: 200 }).map((centiseconds) => centiseconds * 10),
        { minLength: 2, maxLength: 6 },
      ),
      loops: fc.integer({ min: 0, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(animation, async ({ format, ...given }) => {
        const bytes = await animated(format, given);
        const { width, pageHeight, pages, delay, loop } = await sharp(bytes, { animated: true }).metadata();
        expect(readCreative(bytes)).toEqual({
          format,
          width,
          height: pageHeight,
          frames: pages,
          milliseconds: delay?.reduce((sum, one) => sum + one, 0),
          loops: loop,
        });
      }),
      { numRuns: 40 },
    );
  });

  test.each(["png", "jpeg", "webp", "gif"] as const)("knows the size of a %s of every flavour", async (format) => {
    for (const flavour of FLAVOURS) {
      const { width, height } = FLAVOUR_RULES[flavour];
      expect(readCreative(await still(format, flavour))).toEqual({
        format,
        width,
        height,
        frames: 1,
        milliseconds: 0,
        loops: 1,
      });
    }
  });

  test("knows the animation of an APNG", () => {
    expect(readCreative(apng({ delays: [500, 700], loops: 3 }))).toMatchObject({
      frames: 2,
      milliseconds: 1200,
      loops: 3,
    });
  });
});

describe("an upload", () => {
  test.each([
    ["a GIF", () => animated("gif")],
    ["an animated WebP", () => animated("webp")],
    ["an APNG", () => apng()],
    ["a JPEG", () => still("jpeg")],
  ])("of %s is kept as it came", async (_what, make) => {
    const bytes = await make();
    const { status, body } = await upload(bytes);
    expect([status, body.width, body.height, body.bytes]).toEqual([200, 300, 250, bytes.length]);
  });

  const HTML = "<!doctype html><script>alert(1)</script>";
  test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ["a page", () => Buffer.from(HTML), 415, "files.type_not_allowed"],
    [
      "SVG",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
      415,
      "files.type_not_allowed",
    ],
    ["a ZIP", () => Buffer.from("PK\u0003\u0004 HTML5"), 415, "files.type_not_allowed"],
    [
      "a picture with a page behind it",
      async () => Buffer.concat([await still("png"), Buffer.from(HTML)]),
      400,
      "files.unreadable",
    ],
    [
      "a GIF with a script behind it",
      async () => Buffer.concat([await animated("gif"), Buffer.from("/*")]),
      400,
      "files.unreadable",
    ],
    [
      "a picture that claims 60,000 pixels a side",
      async () => claiming(await still("png"), 60_000),
      400,
      "web_banner.file_does_not_fit",
    ],
    [
      "a frame in an animation with 201 pictures",
      () => apng({ delays: Array.from({ length: 201 }, () => 50), width: 320, height: 50 }),
      400,
      "files.unreadable",
    ],
    ["a picture without content", () => emptyPng(), 400, "files.unreadable"],
    ["a picture that is cut", async () => (await still("jpeg")).subarray(0, -20), 400, "files.unreadable"],
    ["a picture that is shown turned", () => turnedJpeg(), 400, "files.unreadable"],
    ["a picture of no flavour", () => animated("gif", { width: 301 }), 400, "web_banner.file_does_not_fit"],
    ["more than 200 KB", () => Buffer.alloc(200_001), 413, "files.too_large"],
  ])("of %s is refused", async (_what, make, status, code) => {
    const reply = await upload(await make());
    expect([reply.status, reply.codes]).toEqual([status, [code]]);
  });

  test("is no longer to be had by its marker: only the banner shows it", async () => {
    const { body } = await upload(await still("png"));
    const { status } = await t.owner().client.send({ method: "GET", path: body.url });
    expect(status).toBe(404);
  });
});

describe("a file for a banner", () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["of another flavour", () => still("png", "leaderboard"), "Das Bild hat 728 × 90 Bildpunkte."],
    ["that never ends", () => animated("gif", { loops: 0 }), "Die Animation läuft endlos."],
    ["that runs too long", () => apng({ delays: [9000, 9000] }), "Die Animation dauert 18,0 Sekunden."],
  ])("%s is refused with the reason", async (_what, make, said) => {
    const reply = await t.handOver({ files: [await t.upload(await still("png")), await t.upload(await make())] });
    expect(reply.codes).toEqual(["web_banner.file_does_not_fit"]);
    const [error] = reply.raw.json<{ errors: { field: string; message: string }[] }>().errors;
    expect(error?.field).toBe("files.1");
    expect(error?.message).toContain(said);
    expect((await t.list())[0]?.banners[0]).toMatchObject({ state: "awaiting_files", creatives: [] });
  });
});

function claiming(png: Buffer, side: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}
