import { getAccountLocks, updateAccountLocks } from "@portal/contract/account-locks/calls";
import { getSubscriptions, SUBSCRIPTION_KINDS, updateSubscriptions } from "@portal/contract/subscriptions/calls";
import { aContactPerson, aProduct } from "@portal/db/factories/companies";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { subscribersOf } from "./subscribers.ts";
import type { Member } from "../../testing/test-app.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  anna = await app.logInMember();
  accountId = anna.company.id;
});

const read = async () => (await anna.client.call(getSubscriptions, { accountId })).body;
const change = (body: object) => anna.client.call(updateSubscriptions, { accountId, body });

test("a company gets everything until it says otherwise, at the address of its contact persons", async () => {
  await aContactPerson(app.db, { company_id: accountId, roles: ["Recipient"], email: "post@firma.example" });
  expect(await read()).toEqual({
    subscriptions: SUBSCRIPTION_KINDS.map((kind) => ({ kind, subscribed: true })),
    email: "post@firma.example",
    lastChange: null,
  });
});

test("a subscription is the other side of its lock, from whichever page it is changed", async () => {
  const { body } = await change({ surveys: false, productNewsletter: false });
  expect(body.subscriptions.filter(({ subscribed }) => !subscribed).map(({ kind }) => kind)).toEqual([
    "productNewsletter",
    "surveys",
  ]);
  const locks = (await anna.client.call(getAccountLocks, { accountId })).body.accountLocks;
  expect([locks.No_Surveys__c, locks.No_Product_Newsletter__c, locks.No_Newsletter__c]).toEqual([true, true, false]);
  await anna.client.call(updateAccountLocks, { accountId, body: { No_Surveys__c: false, No_Newsletter__c: true } });
  const { subscriptions, lastChange } = await read();
  expect(subscriptions.filter(({ subscribed }) => !subscribed).map(({ kind }) => kind)).toEqual([
    "newsletter",
    "productNewsletter",
  ]);
  expect(lastChange).toMatchObject({ bySupport: false });
});

test("a list of subscribers has the same address as the page, whoever the contact persons are", async () => {
  const kinds = [
    { roles: ["Employee"], email: "e@firma.example" },
    { roles: ["Director"], email: " " },
    { roles: ["Director", "Employee"], email: "d@firma.example" },
    { roles: [], email: "n@firma.example" },
    { roles: ["Recipient"], email: null },
    { roles: ["Recipient"], email: "dummy@firma.example", is_dummy: true },
    { roles: ["Recipient"], email: "weg@firma.example", removed_at: new Date() },
  ] as const;
  await aProduct(app.db, { company_id: accountId });
  for (let chosen = 0; chosen < 2 ** kinds.length; chosen += 1) {
    await app.db.deleteFrom("contact_persons").where("company_id", "=", accountId).execute();
    for (const [place, kind] of kinds.entries()) {
      const { roles, ...columns } = kind;
      if (Math.floor(chosen / 2 ** place) % 2 === 1)
        await aContactPerson(app.db, { company_id: accountId, roles: [...roles], ...columns });
    }
    const shown = (await read()).email;
    const { external_id: key } = await app.db
      .selectFrom("companies")
      .select("external_id")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const listed = (await subscribersOf(app.db, "product", new Date())).filter(({ company }) => company === key);
    expect(listed.map(({ email }) => email)).toEqual(shown === "" ? [] : [shown]);
  }
});

test("changes of different kinds at once are all kept", async () => {
  await Promise.all(SUBSCRIPTION_KINDS.map((kind) => change({ [kind]: false })));
  expect((await read()).subscriptions.some(({ subscribed }) => subscribed)).toBe(false);
});

test.each([{}, { leads: false }, { surveys: "nein" }, { surveys: null }, { __proto__x: true }])(
  "%j is refused",
  async (body) => expect((await change(body)).status).toBe(400),
);
