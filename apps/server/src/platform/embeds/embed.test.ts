import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, test } from "vitest";
import { embedOf, sendEmbed } from "./embed.ts";

const TEXT = "const days = ['Montag', 'Dienstag'];".repeat(20);
const READ: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=1.0", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0, gzip;q=0.0", undefined],
  ["identity", undefined],
  ["vibrant", undefined],
  ["", undefined],
])("a client that accepts %j gets %s", async (accepted, encoding) => {
  const app = fastify();
  const embed = embedOf(TEXT);
  app.get("/", (request, reply) => sendEmbed(request, reply, embed, { type: "js", seconds: 50 }));
  const answer = await app.inject({ url: "/", headers: { "accept-encoding": accepted } });
  expect(answer.headers).toMatchObject({ vary: "accept-encoding" });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  const read = encoding === undefined ? (body: Buffer) => body : READ[encoding];
  expect(read?.(answer.rawPayload).toString()).toBe(TEXT);
});
