/** Uploads, saves and downloads where the files are in a bucket of S3, which may be away or have lost some. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { thumbnailOf } from "@portal/contract/entry/files/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { beforeEach, expect, test } from "vitest";
import { startS3Server, type S3Server } from "../../../testing/servers/s3-server.ts";
import { buildTestApp, type Member, type TestApp } from "../../../testing/test-app.ts";
import { logoAndSlogan } from "../testing/bodies.ts";
import { jpeg } from "../testing/images.ts";
import { fetchBytes, upload } from "../testing/uploads.ts";

let s3: S3Server;
let app: TestApp;
let anna: Member;
beforeEach(async () => {
  s3 = await startS3Server();
  app = await buildTestApp({ S3_URL: s3.url });
  anna = await app.logInMember();
  return () => app.close();
});

const accountId = () => anna.company.id;
const uploaded = async () => upload(anna.client, accountId(), { bytes: await jpeg(800, 400) }, "photo");

async function savedPhoto(): Promise<string> {
  const { marker } = (await uploaded()).body;
  const entry = async () => (await anna.client.call(getSalesForceEntry, { accountId: accountId() })).body.entry;
  const body = { version: (await entry()).versions.media, photos: [{ file: marker, alt: "" }] };
  expect((await anna.client.call(saveCallOf("media"), { accountId: accountId(), body })).status).toBe(200);
  return (await entry()).media.photos[0]?.Url ?? "";
}

const UNAVAILABLE = { errors: [{ code: "server.unavailable", message: expect.any(String) }] };

test("a photo is uploaded, shown to its uploader, saved, and public with its small copy", async () => {
  const { body } = await uploaded();
  const preview = await fetchBytes(anna.client, body.url);
  expect([preview.status, preview.bytes.length]).toEqual([200, body.bytes]);
  const url = await savedPhoto();
  const [large, small] = [await fetchBytes(app.anonymous(), url), await fetchBytes(app.anonymous(), thumbnailOf(url))];
  expect([large.status, small.status, large.headers["content-type"]]).toEqual([200, 200, "image/webp"]);
  expect(small.bytes.length).toBeLessThan(large.bytes.length);
});

test("a logo is cut out of its upload and saved", async () => {
  const { body } = await upload(anna.client, accountId(), { bytes: await jpeg(800, 400) });
  const save = logoAndSlogan({ logo: body.marker, crop: { x: 0, y: 0, width: 100, height: 50 } });
  const reply = await anna.client.call(saveCallOf("logoAndSlogan"), { accountId: accountId(), body: save });
  expect(reply.status).toBe(200);
});

test("lost bytes are 404", async () => {
  const url = await savedPhoto();
  await app.dependencies.files.remove(url.slice("/media/".length));
  const { status, raw } = await app.anonymous().send({ method: "GET", path: url });
  expect([status, raw.headers["cache-control"]]).toEqual([404, "no-store"]);
});

test("while S3 is away, files are 503 with the time to wait, nobody keeps that answer, and everything else goes on", async () => {
  const url = await savedPhoto();
  await s3.stop();
  for (const reply of [await uploaded(), await app.anonymous().send({ method: "GET", path: url })]) {
    expect([reply.status, reply.body]).toMatchObject([503, UNAVAILABLE]);
    expect(Number(reply.raw.headers["retry-after"])).toBeGreaterThan(0);
    expect(reply.raw.headers["cache-control"]).toBe("no-store");
  }
  expect((await app.anonymous().send({ method: "GET", path: "/api/health/ready" })).status).toBe(200);
  expect((await anna.client.call(getSalesForceEntry, { accountId: accountId() })).status).toBe(200);
  expect(app.logLines.join("\n")).toContain("S3 does not answer: ECONNREFUSED");
  expect(app.logLines.join("\n")).not.toContain("S3RVER");
});
