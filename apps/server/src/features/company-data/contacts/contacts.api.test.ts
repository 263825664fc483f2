import { getAccount } from "@portal/contract/account/calls";
import { type Contact, getContacts, MOST_CONTACTS, updateContacts } from "@portal/contract/company-data/contacts/calls";
import { aContactPerson } from "@portal/db/factories/companies";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  anna = await app.logInMember();
  accountId = anna.company.id;
  await aContactPerson(app.db, {
    company_id: accountId,
    external_id: "K-1",
    name: "Jonas Wieland",
    roles: ["Employee"],
    email: "j@firma.example",
    phone: null,
  });
  await aContactPerson(app.db, {
    company_id: accountId,
    external_id: "K-9",
    name: "Platzhalter",
    roles: ["Recipient"],
    email: "post@firma.example",
    is_dummy: true,
  });
});

const read = async () => (await anna.client.call(getContacts, { accountId })).body;
const save = async (contacts: object[], version?: number) =>
  anna.client.call(updateContacts, {
    accountId,
    body: { version: version ?? (await read()).version, contacts: contacts as Contact[] },
  });
const jonas = { id: "K-1", name: "Jonas Wieland", roles: ["Employee"], Email: "j@firma.example", phone: null };
const eva = { name: " Eva Brandt ", roles: ["Recipient", "Director"], Email: "", phone: "030 23125117" };

describe("the contact persons", () => {
  test("are people only; the rule says who gets what the provider writes", async () => {
    expect(await read()).toEqual({
      contacts: [jonas],
      version: 0,
      recipientId: "K-1",
      recipientEmail: "j@firma.example",
      lastChange: null,
    });
    await save([]);
    expect(await read()).toMatchObject({ contacts: [], recipientId: null, recipientEmail: "post@firma.example" });
  });

  test("are replaced; who is missing is removed everywhere, a dummy stays", async () => {
    const { body } = await save([eva]);
    expect(body).toMatchObject({
      contacts: [{ name: "Eva Brandt", roles: ["Director", "Recipient"], Email: null, phone: "030 23125117" }],
      version: 1,
      lastChange: { bySupport: false, before: [jonas] },
    });
    const { account } = (await anna.client.call(getAccount, { params: { id: String(accountId) }, accountId })).body;
    expect(account.contact_persons.map(({ name }) => name).toSorted()).toEqual(["Eva Brandt", "Platzhalter"]);
  });

  test("come back as they were when the change is taken back", async () => {
    const changed = (await save([eva])).body;
    const restored = (await save(changed.lastChange?.before ?? [], changed.version)).body;
    expect(restored).toMatchObject({ contacts: [jonas], version: 2, recipientId: "K-1" });
  });

  test("of an older version are refused, and of two people at once one saves", async () => {
    await save([jonas, eva], 0);
    expect((await save([], 0)).codes).toEqual(["contacts.stale"]);
    const replies = await Promise.all([save([jonas], 1), save([], 1)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test("with an id of nobody, of a dummy, of another company or twice are refused", async () => {
    const stranger = await app.logInMember();
    await aContactPerson(app.db, { company_id: stranger.company.id, external_id: "K-7", name: "Fremd" });
    for (const contacts of [
      [{ ...jonas, id: "K-404" }],
      [{ ...jonas, id: "K-9" }],
      [{ ...jonas, id: "K-7" }],
      [jonas, jonas],
    ]) {
      expect((await save(contacts)).codes).toEqual(["contacts.unknown"]);
    }
    expect((await read()).contacts).toEqual([jonas]);
  });

  test.each([
    [{ name: " " }, "contacts.0.name"],
    [{ name: "a\nb" }, "contacts.0.name"],
    [{ name: "x".repeat(101) }, "contacts.0.name"],
    [{ roles: [] }, "contacts.0.roles"],
    [{ roles: ["Boss"] }, "contacts.0.roles.0"],
    [{ Email: "nix" }, "contacts.0.Email"],
    [{ Email: "a@b.example\r\nBcc: c@d.example" }, "contacts.0.Email"],
    [{ phone: "anrufen" }, "contacts.0.phone"],
    [{ id: "../x y" }, "contacts.0.id"],
  ])("%j is refused at %s", async (given, field) => {
    const { status, raw } = await save([{ ...jonas, ...given }]);
    expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });

  test("are at most twenty", async () => {
    const many = Array.from({ length: MOST_CONTACTS + 1 }, () => eva);
    expect((await save(many)).status).toBe(400);
    expect((await save(many.slice(1))).status).toBe(200);
  });

  test("are logged without what they say", async () => {
    await save([jonas, eva]);
    const lines = await app.db.selectFrom("audit_log").selectAll().where("company_id", "=", accountId).execute();
    expect(lines).toMatchObject([{ action: "contacts.changed", details: { version: 1, contacts: 2 } }]);
    expect(JSON.stringify(lines)).not.toContain("Eva");
  });
});
