import { callUgc } from "@portal/contract/ugc/calls";
import { beforeAll, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { TestClient } from "../../testing/test-client.ts";

const { test, app } = apiTest();
let companyId: number;
beforeAll(async () => {
  companyId = (await app.logInMember()).company.id;
});

const contribution = { kind: "hours" as const, text: "Mittwochs ist ab 13 Uhr zu.", email: "nachbar@kunde.example" };
const contribute = (client: TestClient, change: object = {}) =>
  client.call(callUgc, { body: { companyId, ...contribution, ...change } });

test("stores contributions of a stranger and of a logged-in person, and leaves the entry unchanged", async () => {
  const before = await app.db.selectFrom("entries").selectAll().where("company_id", "=", companyId).execute();
  const stranger = await contribute(app.anonymous());
  const person = await app.logInPerson();
  const known = await contribute(person.client, { email: "" });
  const rows = await app.db.selectFrom("contributions").selectAll().orderBy("id").execute();
  expect(rows).toMatchObject([
    { id: stranger.body.contribution.id, company_id: companyId, ...contribution, user_id: null, state: "new" },
    { id: known.body.contribution.id, user_id: person.userId, email: "" },
  ]);
  expect(await app.db.selectFrom("entries").selectAll().where("company_id", "=", companyId).execute()).toEqual(before);
});

test.each([
  [{ text: "  " }, "text"],
  [{ text: "x".repeat(1001) }, "text"],
  [{ kind: "nonsense" }, "kind"],
  [{ email: "nix" }, "email"],
  [{ companyId: 0 }, "companyId"],
])("%j is refused at its field", async (change, field) => {
  const { status, body } = await contribute(app.anonymous(), change);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ code: "request.invalid", field }] });
});

test("a company without an entry answers entry.not_found, and contributions of one network beyond 20 an hour are throttled", async () => {
  expect((await contribute(app.anonymous(), { companyId: 9_999_999 })).codes).toEqual(["entry.not_found"]);
  const client = app.anonymous();
  let last = await contribute(client);
  for (let tries = 0; tries < 20 && last.status === 200; tries += 1) last = await contribute(client);
  expect(last.codes).toEqual(["request.throttled"]);
  expect(Number(last.raw.headers["retry-after"])).toBeGreaterThan(0);
});
