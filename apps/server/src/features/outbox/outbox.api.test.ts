import { registerGuest } from "@portal/contract/auth/registration/calls";
import { getOutbox } from "@portal/contract/outbox/calls";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { PRODUCTION } from "../../testing/production-settings.ts";

const { test, app } = apiTest();
const { app: production } = apiTest({ environment: PRODUCTION });
const { app: reachable } = apiTest({ environment: { HOST: "0.0.0.0" } });

const invite = (email: string) =>
  app.anonymous().call(registerGuest, { body: { email, displayName: "<b>Petra</b>", acceptedTerms: true } });
const frame = (id: number | string, at = app) =>
  at.anonymous().send({ method: "GET", path: `/outbox/${id}`, xsrf: false });

test("getOutbox lists twenty mails, newest first, then older ones by `before`, and those of one address by `to`", async () => {
  for (let batch = 0; batch < 11; batch += 1) {
    await Promise.all([invite(`a-${batch}@kunde.example`), invite(`b-${batch}@kunde.example`)]);
  }
  const first = await app.anonymous().call(getOutbox, { query: {} });
  const ids = first.body.mails.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect([ids.length, first.body.more]).toEqual([20, true]);
  const rest = await app.anonymous().call(getOutbox, { query: { before: String(ids.at(-1)) } });
  expect([rest.body.mails.length, rest.body.more]).toEqual([2, false]);
  const one = await app.anonymous().call(getOutbox, { query: { to: "A-3@kunde.example" } });
  expect(one.body.mails.map(({ to }) => to)).toEqual(["a-3@kunde.example"]);
});

test("GET /outbox/:id shows a mail's HTML with a policy that lets nothing run; unknown ids answer 404", async () => {
  await invite("rahmen@kunde.example");
  const { body } = await app.anonymous().call(getOutbox, { query: { to: "rahmen@kunde.example" } });
  const { status, raw } = await frame(body.mails[0]?.id ?? 0);
  expect(status).toBe(200);
  expect(raw.headers["content-security-policy"]).toMatch(/^default-src 'none'.*frame-ancestors 'self'.*sandbox/);
  expect(raw.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(raw.body).toContain('<base target="_top">');
  expect(raw.body).toContain("&lt;b&gt;Petra");
  for (const id of ["0", "abc", "999999"]) expect((await frame(id)).status).toBe(404);
});

test.each([
  ["in production", production],
  ["in development on a host that others reach", reachable],
])("getOutbox and GET /outbox/:id answer 404 %s", async (_where, at) => {
  expect((await at.anonymous().call(getOutbox, { query: {} })).status).toBe(404);
  expect((await frame(1, at)).status).toBe(404);
});
