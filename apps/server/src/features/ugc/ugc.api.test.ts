import { callUgc } from "@portal/contract/ugc/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let t: TestApp;
let companyId: number;
beforeAll(async () => {
  t = await buildTestApp();
  companyId = (await t.signIn({ companies: [{}] })).companyIds[0] as number;
});
afterAll(() => t.close());

const hint = { kind: "hours" as const, text: "Mittwochs ist ab 13 Uhr zu.", email: "nachbar@kunde.example" };
const contribute = (client: TestClient, change: object = {}) =>
  client.call(callUgc, { body: { companyId, ...hint, ...change } });

test("keeps what a stranger and what a person says, and changes nothing of the entry", async () => {
  const before = await t.db.selectFrom("entries").selectAll().where("company_id", "=", companyId).execute();
  const stranger = await contribute(t.anonymous());
  const person = await t.signIn();
  const known = await contribute(person.client, { email: "" });
  const rows = await t.db.selectFrom("contributions").selectAll().orderBy("id").execute();
  expect(rows).toMatchObject([
    { id: stranger.body.contribution.id, company_id: companyId, ...hint, user_id: null, state: "new" },
    { id: known.body.contribution.id, user_id: person.userId, email: "" },
  ]);
  expect(await t.db.selectFrom("entries").selectAll().where("company_id", "=", companyId).execute()).toEqual(before);
});

test.each([
  [{ text: "  " }, "text"],
  [{ text: "x".repeat(1001) }, "text"],
  [{ kind: "nonsense" }, "kind"],
  [{ email: "nix" }, "email"],
  [{ companyId: 0 }, "companyId"],
])("%j is refused at its field", async (change, field) => {
  const { status, body } = await contribute(t.anonymous(), change);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ code: "request.invalid", field }] });
});

test("a company without an entry is unknown, and many hints from one place must wait", async () => {
  expect((await contribute(t.anonymous(), { companyId: 9_999_999 })).codes).toEqual(["entry.not_found"]);
  const client = t.anonymous();
  let last = await contribute(client);
  for (let tries = 0; tries < 20 && last.status === 200; tries += 1) last = await contribute(client);
  expect(last.codes).toEqual(["request.throttled"]);
  expect(Number(last.raw.headers["retry-after"])).toBeGreaterThan(0);
});
