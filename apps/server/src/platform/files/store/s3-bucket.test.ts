/** What is said where a bucket cannot be used. */
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { startS3Server } from "../../../testing/servers/s3-server.ts";
import { openS3Bucket } from "./s3-bucket.ts";

const TIMEOUT_MS = 500;

/** Every kind of call that a store makes. */
const callsOf = (url: string): (() => Promise<unknown>)[] => {
  const bucket = openS3Bucket(url, TIMEOUT_MS);
  return [
    () => bucket.put("key", Buffer.from("bytes")),
    () => bucket.get("key"),
    () => bucket.remove("key"),
    () => bucket.list()[Symbol.asyncIterator]().next(),
  ];
};

/** The address of a bucket whose server answers like this. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://id:secret@127.0.0.1:${(server.address() as AddressInfo).port}/portal`;
}

const away = (message: string) => expect.objectContaining({ name: "StoreAway", message }) as Error;

test("a bucket that is gone is away for every call", async () => {
  const { url, stop } = await startS3Server();
  await stop();
  for (const call of callsOf(url)) await expect(call()).rejects.toEqual(away("S3 does not answer: ECONNREFUSED"));
});

test("keys that S3 does not know are refused", async () => {
  const { url } = await startS3Server();
  for (const call of callsOf(url.replace("//S3RVER:", "//STRANGER:"))) {
    await expect(call()).rejects.toEqual(away("S3 refuses: 403 InvalidAccessKeyId"));
  }
});

test("of a refusal the code is kept, neither keys nor S3's own text about what was signed", async () => {
  const text = "<Error><Code>SignatureDoesNotMatch</Code><AWSAccessKeyId>id</AWSAccessKeyId></Error>";
  const url = await answering((request, response) => {
    request.resume();
    response.writeHead(403, { "content-type": "application/xml" }).end(text);
  });
  for (const call of callsOf(url)) {
    const error = await call().catch((caught: unknown) => caught);
    expect(error).toEqual(away("S3 refuses: 403 SignatureDoesNotMatch"));
    expect(inspect(error, { depth: null, showHidden: true })).not.toMatch(/AWSAccessKeyId|secret|127\.0\.0\.1/);
  }
});

test("a missing bucket is away, not one that has lost its files", async () => {
  const { url } = await startS3Server();
  for (const call of callsOf(url.replace(/portal$/, "nobody"))) {
    await expect(call()).rejects.toMatchObject({ name: "StoreAway" });
  }
});

test("a bucket that is silent is given up when the time is over, without a second try", async () => {
  let asked = 0;
  const url = await answering(() => void (asked += 1));
  for (const call of callsOf(url)) await expect(call()).rejects.toEqual(away("S3 does not answer: TimeoutError"));
  expect(asked).toBe(4);
});

test("an answer that falls silent or ends half-way is never half a file", async () => {
  const half =
    (end: boolean): RequestListener =>
    (_request, response) => {
      response.writeHead(200, { "content-length": "1000" }).write("half");
      if (end) setImmediate(() => response.destroy());
    };
  for (const end of [true, false]) {
    const bucket = openS3Bucket(await answering(half(end)), TIMEOUT_MS);
    await expect(bucket.get("key")).rejects.toMatchObject({ name: "StoreAway" });
  }
});

test("a failure of S3 itself and a broken connection are tried once more", async () => {
  let asked = 0;
  const url = await answering((request, response) => {
    request.resume();
    asked += 1;
    if (asked % 3 === 1) response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    else if (asked % 3 === 2) response.end("bytes");
    else response.destroy();
  });
  const bucket = openS3Bucket(url, TIMEOUT_MS);
  expect(String(await bucket.get("key"))).toBe("bytes");
  await expect(bucket.get("key")).rejects.toMatchObject({ name: "StoreAway" });
  expect(asked).toBe(4);
});

test("a redirect is not followed", async () => {
  let strangerAsked = false;
  const stranger = await answering((_request, response) => {
    strangerAsked = true;
    response.end("bytes");
  });
  const url = await answering((_request, response) => {
    response.writeHead(307, { location: new URL("/portal/key", stranger.replace("id:secret@", "")).href }).end();
  });
  await expect(openS3Bucket(url, TIMEOUT_MS).get("key")).rejects.toMatchObject({ name: "StoreAway" });
  expect(strangerAsked).toBe(false);
});
