import { getOutbox } from "@portal/contract/outbox/calls";
import { registerGuest } from "@portal/contract/auth/registration/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../testing/test-app.ts";

let t: TestApp;
let production: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  production = await buildTestApp({ PORTAL_ENV: "production" });
});
afterAll(async () => {
  await t.close();
  await production.close();
});

const invite = (email: string) =>
  t.anonymous().call(registerGuest, { body: { email, displayName: "<b>Petra</b>", acceptedTerms: true } });
const frame = (id: number | string, app = t) =>
  app.anonymous().send({ method: "GET", path: `/outbox/${id}`, xsrf: false });

test("lists mails newest first, twenty at a time, and those of one address", async () => {
  for (let batch = 0; batch < 11; batch += 1) {
    await Promise.all([invite(`a-${batch}@kunde.example`), invite(`b-${batch}@kunde.example`)]);
  }
  const first = await t.anonymous().call(getOutbox, { query: {} });
  const ids = first.body.mails.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect([ids.length, first.body.more]).toEqual([20, true]);
  const rest = await t.anonymous().call(getOutbox, { query: { before: String(ids.at(-1)) } });
  expect([rest.body.mails.length, rest.body.more]).toEqual([2, false]);
  const one = await t.anonymous().call(getOutbox, { query: { to: "A-3@kunde.example" } });
  expect(one.body.mails.map(({ to }) => to)).toEqual(["a-3@kunde.example"]);
});

test("shows a mail's HTML in a frame of ours in which nothing runs", async () => {
  await invite("rahmen@kunde.example");
  const { body } = await t.anonymous().call(getOutbox, { query: { to: "rahmen@kunde.example" } });
  const { status, raw } = await frame(body.mails[0]?.id ?? 0);
  expect(status).toBe(200);
  expect(raw.headers["content-security-policy"]).toMatch(/^default-src 'none'.*frame-ancestors 'self'.*sandbox/);
  expect(raw.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(raw.body).toContain('<base target="_top">');
  expect(raw.body).toContain("&lt;b&gt;Petra");
  for (const id of ["0", "abc", "999999"]) expect((await frame(id)).status).toBe(404);
});

test("does not exist in production", async () => {
  expect((await production.anonymous().call(getOutbox, { query: {} })).status).toBe(404);
  expect((await frame(1, production)).status).toBe(404);
});
