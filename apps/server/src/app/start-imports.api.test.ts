/** What a server loads before anybody asks for it stays in memory for good (docs/benchmarks.md). */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { freePort } from "../testing/free-port.ts";

/** Large packages, each for something that few requests need. */
const ON_DEMAND = [
  "@keyv/redis",
  "@opentelemetry/api",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/sdk-trace",
  "@simplewebauthn/server",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "@zxcvbn-ts/language-de",
  "cheerio",
  "commander",
  "fontkit",
  "libheif-js",
  "libphonenumber-js",
  "nodemailer",
  "pdfkit",
  "postal-mime",
  "s3mini",
  "sharp",
  "undici",
  "web-push",
];

/** Preloaded into the server: answers a message with the packages that it has loaded so far. */
const RECORDER = `
  import { registerHooks } from "node:module";
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      const name = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
      if (name !== undefined) packages.add(name);
      return next(url, context);
    },
  });
  // Node's own client for fetch and WebSocket counts as a package.
  const undici = () => (process.moduleLoadList.some((name) => name.endsWith("undici/undici")) ? ["undici"] : []);
  process.on("message", () => process.send([...packages, ...undici()]));
  // The listener must not keep a server running that has finished its work.
  process.channel.unref();`;

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "portal-imports-"));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

test("a started server has loaded no package that only some requests need", { timeout: 120_000 }, async () => {
  const server = fork(path.join(import.meta.dirname, "main.ts"), [], {
    execArgv: ["--import", `data:text/javascript,${encodeURIComponent(RECORDER)}`],
    env: {
      ...process.env,
      PORTAL_ENV: "development",
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: String(await freePort()),
      S3_URL: "http://id:secret@127.0.0.1:9/portal",
      SMTP_URL: "smtp://127.0.0.1:9",
      LOG_LEVEL: "silent",
    },
  });
  const ended = once(server, "exit");
  await once(server, "message");
  server.send("packages");
  const [loaded] = (await once(server, "message")) as [string[]];
  server.kill("SIGTERM");
  await ended;
  expect(loaded).toContain("fastify");
  expect(ON_DEMAND.filter((name) => loaded.includes(name))).toEqual([]);
});
