/** Codes and contacts of the entry that somebody changed, before or after the code was asked for. */
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { CLAIM_CONTACT_REST_DAYS } from "@portal/contract/claiming/rules";
import { aMembership, TEST_PASSWORD } from "@portal/db/factories/users";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { readOutCode, writeLetter } from "./provider.ts";
import { aClaimant, aFreeCompany, claimByMail, codeFor } from "./testing/claimants.ts";

const DAY = 86_400_000;
const SAVE = saveCallOf("companyData");
const { test, app } = apiTest();
beforeEach(() => app.clock.set(new Date()));

/** The contacts that the entry has at first, as the form sends them. */
const CONTACTS = {
  company_name: "Brandt",
  ShippingStreet: "Lindenstraße 12",
  ShippingPostalCode: "10969",
  ShippingCity: "Berlin",
  Phone: "030 23125100",
};

/** A company and an editor who changes its contacts. */
async function anEditedCompany() {
  const company = await aFreeCompany(app, { entry: { name: "Brandt", mobile: "", fax: "", website: "" } });
  const editor = await app.logInPerson();
  await aMembership(app.db, { user_id: editor.userId, company_id: company.id, right: "editor" });
  const others = { mobile: "", fax: "", website: "", email: company.email };
  let version = 0;
  const change = async (fields: Record<string, string>) => {
    await editor.client.logIn(editor.login, TEST_PASSWORD, true);
    const body = { ...CONTACTS, ...others, ...fields, version: (version += 1) };
    const { status } = await editor.client.call(SAVE, { accountId: company.id, body });
    expect(status).toBe(200);
  };
  const claimId = async () => {
    const claims = app.db.selectFrom("claims").select("id").where("company_id", "=", company.id);
    return (await claims.executeTakeFirstOrThrow()).id;
  };
  return { ...company, change, claimId };
}

const CHANGES = [
  ["email", { email: "dieb@angriff.example" }],
  ["phone", { Phone: "030 23125999" }],
  ["letter", { ShippingStreet: "Lindenstraße 99" }],
  ["letter", { ShippingPostalCode: "10967" }],
  ["letter", { ShippingCity: "Potsdam" }],
] as const;

describe("a contact that was changed", () => {
  test.each(CHANGES)("gets no code by %s (%j) for seven days, and the others do", async (kind, fields) => {
    const company = await anEditedCompany();
    await company.change(fields);
    const claimant = await aClaimant(app, company.id);
    await claimant.client.logIn(claimant.login, TEST_PASSWORD, true);
    const from = new Date(app.clock.now().getTime() + CLAIM_CONTACT_REST_DAYS * DAY);
    const { claiming } = (await claimant.look()).body;
    expect(claiming.proofs.map((proof) => proof.kind)).toEqual(
      ["email", "phone", "letter"].filter((other) => other !== kind),
    );
    expect(claiming.restingProofs).toMatchObject([{ kind }]);
    expect(Math.abs(Date.parse(claiming.restingProofs[0]?.from ?? "") - from.getTime())).toBeLessThan(60_000);
    const refused = await claimant.ask(kind);
    expect([refused.status, refused.codes]).toEqual([409, ["claiming.contact_is_new"]]);
    app.clock.advance(CLAIM_CONTACT_REST_DAYS * DAY + 1000);
    await claimant.client.logIn(claimant.login, TEST_PASSWORD, true);
    expect((await claimant.ask(kind)).status).toBe(200);
  });

  test("and changed back rests too; a change of something else does not count", async () => {
    const company = await anEditedCompany();
    await company.change({ website: "www.brandt.example", company_name: "Brandt GmbH" });
    const claimant = await aClaimant(app, company.id);
    expect((await claimant.look()).body.claiming.restingProofs).toEqual([]);
    await company.change({ email: "dieb@angriff.example" });
    await company.change({});
    expect((await claimant.ask("email")).codes).toEqual(["claiming.contact_is_new"]);
  });

  test("by an import rests as well", async () => {
    const company = await aFreeCompany(app);
    const change = { company_id: company.id, part: "companyData", version: 2, source: "import" as const };
    const [before, after] = [JSON.stringify({ email: "alt@x.example" }), JSON.stringify({ email: company.email })];
    await app.db
      .insertInto("entry_changes")
      .values({ ...change, fields: ["email"], before, after, changed_at: app.clock.now() })
      .execute();
    const claimant = await aClaimant(app, company.id);
    expect((await claimant.ask("email")).codes).toEqual(["claiming.contact_is_new"]);
  });
});

describe("a contact that changes between asking and entering", () => {
  test("makes the code worthless, also when it is changed back, and uses up no try", async () => {
    const company = await anEditedCompany();
    const claimant = await aClaimant(app, company.id);
    const code = await claimByMail(app, claimant, company);
    await company.change({ email: "betrieb@brandt.example" });
    expect((await claimant.enter(code)).codes).toEqual(["claiming.contact_changed"]);
    await company.change({});
    const refused = await claimant.enter(code);
    expect([refused.status, refused.codes]).toEqual([409, ["claiming.contact_changed"]]);
    expect((await claimant.look()).body.claiming.claim?.triesLeft).toBe(5);
    const members = app.db.selectFrom("memberships").select("user_id").where("user_id", "=", claimant.userId);
    expect(await members.execute()).toEqual([]);
  });

  test("leaves codes to other contacts good", async () => {
    const company = await anEditedCompany();
    const claimant = await aClaimant(app, company.id);
    const code = await claimByMail(app, claimant, company);
    await company.change({ Phone: "030 23125999", ShippingCity: "Potsdam" });
    expect((await claimant.enter(code)).status).toBe(200);
  });

  test("keeps the provider from calling the old number and from printing the old address", async () => {
    const company = await anEditedCompany();
    const claimant = await aClaimant(app, company.id);
    await claimant.ask("phone");
    await company.change({ Phone: "030 23125999" });
    const id = await company.claimId();
    await expect(readOutCode(app.dependencies, id)).rejects.toMatchObject({ code: "claiming.contact_changed" });
    await claimant.ask("letter");
    await company.change({ Phone: "030 23125999", ShippingStreet: "Lindenstraße 99" });
    await expect(writeLetter(app.dependencies, id)).rejects.toMatchObject({ code: "claiming.contact_changed" });
    await claimant.ask("email");
    expect((await claimant.enter(await codeFor(app, company.email))).status).toBe(200);
  });
});
