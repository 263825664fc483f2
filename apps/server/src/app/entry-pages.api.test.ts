import { rm } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import { getRecentlyViewedEntries } from "@portal/contract/user-area/history";
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { sql } from "kysely";
import { afterAll, expect } from "vitest";
import { makeWeb, STYLES_HASH } from "../testing/web/built-web.ts";
import { apiTest } from "../testing/fixture.ts";

let folder: string;
const { test, app } = apiTest({ environment: async () => ({ WEB_DIST: (folder = await makeWeb("")) }) });
afterAll(() => rm(folder, { recursive: true }));

const load = (path: string, headers: Record<string, string> = {}) =>
  app.anonymous().send({ method: "GET", path, headers, xsrf: false });

const openEntry = async (headers: Record<string, string> = {}) => {
  const { company } = await app.logInMember();
  const path = `/eintrag/${company.id}`;
  return { id: company.id, path, reply: await load(path, { host: "localhost:3000", ...headers }) };
};
const phoneIn = (body: unknown) => /<div id="root">\w+ \d+ (.*?)<\/div>/.exec(String(body))?.[1];

test("a public entry has its content in the HTML, for the brand of the host, with the data that rendered it", async () => {
  const { id, path, reply } = await openEntry();
  const text = String(reply.body);
  expect(text).toContain(`<div id="root">${DEFAULT_BRAND.theme} `);
  expect(text.match(/%[A-Z_]+%/)).toBeNull();
  const data = /<script type="application\/json" id="sent-entry">(.*)<\/script>/.exec(text)?.[1] ?? "";
  const sent = JSON.parse(data) as { entry: Record<string, unknown>; now: number };
  expect(sent.entry["companyId"]).toBe(id);
  expect(Object.keys(sent.entry)).not.toContain("owner_parts");
  expect(text).toContain(`${DEFAULT_BRAND.theme} ${sent.now} `);
  expect((await load(path, { host: "marke-b.localhost:3000" })).body).toContain('<div id="root">b ');
});

test("a logged-in person finds an opened entry among the recently viewed ones, once", async () => {
  const { id, path } = await openEntry();
  const petra = await app.logInPerson();
  const open = (headers = {}) => petra.client.send({ method: "GET", path, headers, xsrf: false });
  const viewed = async () => (await petra.client.call(getRecentlyViewedEntries, { query: {} })).body.entries;
  await open({ "sec-purpose": "prefetch" });
  expect(await viewed()).toEqual([]);
  await open();
  app.clock.advance(60_000);
  await open();
  expect((await viewed()).map((entry) => entry.company.id)).toEqual([id]);
});

test("a public entry ends no element of the page by its texts", async () => {
  const { id, path } = await openEntry();
  const slogan = "</script><script>alert(1)</script><!-- %ENTRY% %ENTRY_DATA% $&";
  await sql`update entries set slogan = ${slogan} where company_id = ${id}`.execute(app.db);
  const text = String((await load(path)).body);
  expect(text.match(/<script/g)).toHaveLength(2);
  expect(text.match(/<\/script/g)).toHaveLength(2);
  expect(text).not.toContain("<!--");
  const data = /id="sent-entry">(.*)<\/script>/.exec(text)?.[1] ?? "";
  expect((JSON.parse(data) as { entry: { slogan: string } }).entry.slogan).toBe(slogan);
});

test("a public entry is sent again only after a change, and only the visitor's browser keeps it", async () => {
  app.clock.set(new Date("2026-05-04T09:00:10Z"));
  const { id, path, reply } = await openEntry();
  const tag = String(reply.raw.headers["etag"]);
  expect(reply.raw.headers["cache-control"]).toBe("private, no-cache");
  const known = { host: "localhost:3000", "if-none-match": tag };
  app.clock.set(new Date("2026-05-04T09:00:50Z"));
  const again = await load(path, known);
  expect([again.status, again.body]).toEqual([304, ""]);
  // The browser shows the page that it has with the policy of this answer.
  for (const { raw } of [reply, again])
    expect(raw.headers["content-security-policy"]).toContain(`;style-src 'self' ${STYLES_HASH};`);
  expect((await load(path, { ...known, host: "marke-b.localhost:3000" })).status).toBe(200);
  app.clock.set(new Date("2026-05-04T09:01:00Z"));
  expect((await load(path, known)).status).toBe(200);
  await sql`update entries set phone = '0221 99' where company_id = ${id}`.execute(app.db);
  const changed = await load(path, { ...known, "accept-encoding": "br" });
  expect(changed.status).toBe(200);
  expect(changed.raw.headers["content-encoding"]).toBe("br");
  expect(phoneIn(brotliDecompressSync(changed.raw.rawPayload))).toBe("0221 99");
  expect(phoneIn(brotliDecompressSync((await load(path, { "accept-encoding": "br" })).raw.rawPayload))).toBe("0221 99");
});
