/** A push service and a browser behind it: takes messages as RFC 8030 says, and opens them as RFC 8291 says. */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

const SALT_BYTES = 16;
const KEY_LENGTH_AT = 20;
const TAG_BYTES = 16;

type Received = { path: string; headers: IncomingHttpHeaders; text: string };
type Browser = { ecdh: ECDH; auth: Buffer };

export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? "";
      const browser = browsers.get(path);
      if (browser && status < 400) received.push({ path, headers: request.headers, text: open(body, browser) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** For `OUTGOING_TRUSTED`. */
    place,
    received,
    answer: (next: number) => void (status = next),
    /** A browser's subscription, as it sends it to the portal. */
    subscription() {
      const browser = { ecdh: createECDH("prime256v1"), auth: randomBytes(SALT_BYTES) };
      const path = `/push/${randomBytes(8).toString("hex")}`;
      const p256dh = browser.ecdh.generateKeys("base64url");
      browsers.set(path, browser);
      return { endpoint: `http://${place}${path}`, p256dh, auth: browser.auth.toString("base64url") };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
    forThisTest: () => onTestFinished(() => void ((status = 201), (received.length = 0))),
  };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** @throws if the message was not encrypted for this browser */
function open(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyEnd = KEY_LENGTH_AT + 1 + (body[KEY_LENGTH_AT] ?? 0);
  const sender = body.subarray(KEY_LENGTH_AT + 1, keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
