/** The real browser over a website of the sandbox, and over pages that mean harm. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { type Get, outgoingGet, type Page } from "../../../../platform/outgoing/outgoing-get.ts";
import { startSandboxWebsites } from "../../check/testing/sandbox-websites.ts";
import { PICTURE, PictureFailed, takePicture } from "./take-picture.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../../../../../../e2e/chromium.sh");
const PAGE = "https://www.brandt.example/";
/** Starting a browser on a busy machine. */
const timeout = 60_000;

/** Where browsers put their folders, apart from those of other tests. */
const own = mkdtempSync(path.join(tmpdir(), "pictures-"));
const { TMPDIR } = process.env;
beforeAll(() => void (process.env["TMPDIR"] = own));
afterAll(() => {
  if (TMPDIR === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = TMPDIR;
  rmSync(own, { recursive: true });
});

/** What a picture leaves behind: folders of browsers, and processes that name them. */
function remains(): string[] {
  const folders = readdirSync(own).filter((name) => name.startsWith("portal-picture-"));
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(own) ? [pid] : [];
      } catch {
        return [];
      }
    });
  return [...folders, ...processes];
}
afterEach(() => expect(remains()).toEqual([]));

const take = (get: Get, url = PAGE, { program = PROGRAM, signal = new AbortController().signal } = {}) =>
  takePicture({ get, program }, url, signal);

const found = (url: string, type: string, body: Buffer | string): Page => ({
  url,
  status: 200,
  headers: new Headers({ "content-type": type }),
  body: Buffer.from(body),
  sentBytes: 0,
  firstByteMs: 1,
});

/** A page of this mark-up, and what else it asked for. */
function website(html: string, file: (url: string) => Page | Promise<Page> = (url) => found(url, "text/css", "")) {
  const asked: string[] = [];
  const get: Get = async (url) => {
    if (url === PAGE) return found(url, "text/html; charset=utf-8", `<!doctype html><body>${html}`);
    asked.push(url);
    return file(url);
  };
  return { get, asked };
}

async function colourAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const [red = 0, green = 0, blue = 0] = await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [red, green, blue];
}

test("a page is shown with its styles and pictures", { timeout }, async () => {
  const websites = await startSandboxWebsites();
  onTestFinished(() => websites.close());
  const png = await take(outgoingGet("website", websites.trust), "https://www.dachdeckerei-lorenz.example/");
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", ...PICTURE });
  // The line below the head is of the style sheet, the sky of the first photo.
  expect(await colourAt(png, 640, 111)).toEqual([37, 126, 85]);
  expect((await colourAt(png, 200, 410))[2]).toBeGreaterThan(220);
});

test("a page reaches nothing by itself, runs nothing and leads nowhere", { timeout }, async () => {
  let connections = 0;
  const trap = createServer((socket) => void ((connections += 1), socket.destroy())).listen(0, "127.0.0.1");
  onTestFinished(() => void trap.close());
  await new Promise((resolve) => trap.once("listening", resolve));
  const there = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
  const { get, asked } = website(`
    <link rel="preconnect" href="${there}"><link rel="dns-prefetch" href="${there}"><link rel="prefetch" href="${there}/prefetched">
    <link rel="preload" as="fetch" href="${there}/preloaded"><meta http-equiv="refresh" content="0;url=${there}/refreshed">
    <script src="${there}/run.js"></script><script>document.body.style.background = "red"; fetch("${there}/fetched")</script>
    <iframe src="${there}/framed"></iframe><iframe src="file:///etc/passwd"></iframe><object data="${there}/object"></object>
    <video src="${there}/film" autoplay></video><img src="${there}/picture" onerror="document.body.style.background = 'red'">
    <style>@import "https://schrift.example/a.css"; body { background: rgb(10, 120, 30) }</style>`);
  const png = await take(get);
  expect(await colourAt(png, 1200, 780)).toEqual([10, 120, 30]);
  // Both come from the guarded client, which refuses the first.
  expect(asked.toSorted()).toEqual([`${there}/picture`, "https://schrift.example/a.css"]);
  expect(connections).toBe(0);
});

test("of a page with hundreds of pictures the first ones are fetched", { timeout }, async () => {
  const many = Array.from({ length: 300 }, (_none, index) => `<img src="/${index}.png" width="1" height="1">`).join("");
  const { get, asked } = website(many);
  await take(get);
  expect(asked.length).toBeLessThanOrEqual(80);
});

/** A PNG of 30,000² pixels in a hundred kilobytes. */
function bomb(): Buffer {
  const side = 30_000;
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length, 0);
    numbers.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a picture that unpacks to gigabytes costs only its own process", { timeout }, async () => {
  const { get } = website(`<img src="/bombe.png">`, (url) => found(url, "image/png", bomb()));
  const before = process.memoryUsage.rss();
  await take(get).catch((error: unknown) => expect(error).toBeInstanceOf(PictureFailed));
  expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
});

test("what takes too long is given up, and its processes end", { timeout }, async () => {
  const stop = new AbortController();
  const never: Get = () => {
    setTimeout(() => stop.abort(), 50);
    return new Promise(() => undefined);
  };
  await expect(take(never, PAGE, { signal: stop.signal })).rejects.toThrow(PictureFailed);
});

test.each([
  ["a page that cannot be read", () => Promise.reject(new Error("away")), PROGRAM],
  ["a page that answers 404", async (url: string) => ({ ...found(url, "text/html", ""), status: 404 }), PROGRAM],
  ["a program that is no browser", website("").get, "/bin/false"],
  ["a program that does not exist", website("").get, "/nowhere/chromium"],
] as [string, Get, string][])("there is no picture of or by %s", { timeout }, async (_what, get, program) => {
  await expect(take(get, PAGE, { program })).rejects.toThrow(PictureFailed);
});
