import { claimingLogin, getClaiming, withdrawClaim } from "@portal/contract/claiming/calls";
import { dissolveClaiming } from "@portal/contract/account/calls";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { aClaimant, aFreeCompany, claimByMail, codeFor, membersOf, templatesTo } from "./testing/claimants.ts";

const DAY = 86_400_000;
const WRONG = "2222-2222";
const { test, app } = apiTest();

const companyRow = (id: number) =>
  app.db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const ownersOf = (id: number) => membersOf(app, id);
const templates = (address: string) => templatesTo(app, address);

describe("reading a company's claiming status", () => {
  test("everybody sees the public facts and the page to start with", async () => {
    const company = await aFreeCompany(app);
    const { status, body } = await app.anonymous().call(getClaiming, { query: { company: String(company.id) } });
    expect(status).toBe(200);
    expect(body.claiming).toMatchObject({
      company: { id: company.id, street: "Lindenstraße 12", zipCode: "10969", city: "Berlin" },
      page: "claiming_register",
      isLoggedIn: false,
      claim: null,
      proofs: [],
    });
  });

  test("an unknown company and one without an entry get 404", async () => {
    const { status, codes } = await app.anonymous().call(getClaiming, { query: { company: "99999999" } });
    expect([status, codes]).toEqual([404, ["claiming.company_not_found"]]);
  });

  test.each([
    [{ claimed_by: "PROVIDER" as const }, "claiming_otherowner_provider"],
    [{ claimed_by: "OWNER" as const }, "claiming_otherowner"],
    [{ active_resellers: ["Advantago"] }, "claiming_advantago"],
  ])("a company that is %j leads to %s", async (columns, page) => {
    const company = await aFreeCompany(app, { company: columns });
    const claimant = await aClaimant(app, company.id);
    expect((await claimant.look()).body.claiming).toMatchObject({ page, expiresAt: null });
  });

  test("a proof is offered only if the entry has the address or number for it", async () => {
    const company = await aFreeCompany(app, { entry: { email: "", street: "" } });
    const claimant = await aClaimant(app, company.id);
    expect((await claimant.look()).body.claiming.proofs).toEqual([{ kind: "phone", to: "030 23125100" }]);
    const refused = await claimant.ask("letter");
    expect([refused.status, refused.codes]).toEqual([409, ["claiming.proof_not_offered"]]);
  });
});

test("a company that locked calls gets no call", async () => {
  const company = await aFreeCompany(app);
  await app.db
    .insertInto("account_locks")
    .values({ company_id: company.id, locks: ["call"], by_support: false, changed_at: app.clock.now() })
    .execute();
  const claimant = await aClaimant(app, company.id);
  expect((await claimant.look()).body.claiming.proofs.map(({ kind }) => kind)).toEqual(["email", "letter"]);
  expect((await claimant.ask("phone")).codes).toEqual(["claiming.proof_not_offered"]);
});

describe("a claim by e-mail", () => {
  test("makes the claimant the owner, from the login to the last mail", async () => {
    const company = await aFreeCompany(app);
    const user = await aUser(app.db);
    const client = app.anonymous();
    const body = { login: user.login, password: TEST_PASSWORD, remember: false, company: company.id };
    const loggedIn = await client.call(claimingLogin, { body });
    expect(loggedIn.body).toMatchObject({ user: { user_id: user.id }, claiming: { page: "claiming_login_success" } });

    const claimant = await aClaimant(app, company.id);
    const code = await claimByMail(app, claimant, company);
    expect((await claimant.look()).body.claiming).toMatchObject({
      page: "claiming_pending",
      claim: { state: "code_out", proof: "email", sentTo: company.email, triesLeft: 5 },
    });
    const { status, body: done } = await claimant.enter(code.toLowerCase().replace("-", " "));
    expect([status, done.claiming.page]).toEqual([200, "claiming_owner"]);
    expect(await companyRow(company.id)).toMatchObject({ claimed_by: "OWNER" });
    expect(await ownersOf(company.id)).toEqual([claimant.userId]);
    expect(await templates(claimant.login)).toEqual(["claim-confirmed"]);
    const lines = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_user_id"])
      .where("company_id", "=", company.id)
      .orderBy("id")
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["claim.start", "claim.choose", "claim.issue", "claim.prove"]);
    expect(new Set(lines.map(({ actor_user_id: actor }) => actor))).toEqual(new Set([claimant.userId]));
  });

  test("its day of confirmation is kept from then on, and its code is gone", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    const claim = () =>
      app.db
        .selectFrom("claims")
        .select(["state", "confirmed_at", "code_hash", "tries_left"])
        .where("company_id", "=", company.id)
        .executeTakeFirstOrThrow();
    const code = await claimByMail(app, claimant, company);
    expect(await claim()).toMatchObject({ state: "code_out", confirmed_at: null, tries_left: 5 });
    await claimant.enter(code);
    expect(await claim()).toEqual({
      state: "confirmed",
      confirmed_at: expect.any(Date) as Date,
      code_hash: null,
      tries_left: 0,
    });
  });

  test("five wrong codes hold the claim; then neither the right code nor giving up works", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    const code = await claimByMail(app, claimant, company);
    for (let left = 4; left > 0; left -= 1) {
      const { status, body } = await claimant.enter(WRONG);
      expect([status, body]).toMatchObject([400, { errors: [{ code: "claiming.code_wrong", field: "code" }] }]);
      expect((await claimant.look()).body.claiming.claim?.triesLeft).toBe(left);
    }
    expect((await claimant.enter(WRONG)).codes).toEqual(["claiming.held"]);
    expect((await claimant.enter(code)).codes).toEqual(["claiming.held"]);
    const givenUp = await claimant.client.call(withdrawClaim, { body: { company: company.id } });
    expect(givenUp.codes).toEqual(["claiming.not_possible_now"]);
    expect((await claimant.look()).body.claiming).toMatchObject({
      page: "claiming_hold",
      claim: { heldBecause: "tries" },
    });
    expect(await templates(claimant.login)).toEqual(["claim-held"]);
  });

  test("a code expires after a day, and a new code invalidates the old one", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    const first = await claimByMail(app, claimant, company);
    await claimant.ask("email");
    const second = await codeFor(app, company.email);
    expect((await claimant.enter(first)).codes).toEqual(["claiming.code_wrong"]);
    app.clock.advance(DAY);
    const late = claimant.client.copy();
    await late.logIn(claimant.login, TEST_PASSWORD);
    const { codes } = await aClaimantAgain(late, company.id).enter(second);
    expect(codes).toEqual(["claiming.code_expired"]);
  });

  test("a person gets at most three codes a day", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    for (const proof of ["email", "phone", "letter"] as const) expect((await claimant.ask(proof)).status).toBe(200);
    const { status, codes, raw } = await claimant.ask("email");
    expect([status, codes, raw.headers["retry-after"]]).toEqual([429, ["claiming.too_many_codes"], "86400"]);
    await claimant.client.call(withdrawClaim, { body: { company: company.id } });
    expect((await claimant.ask("email")).codes).toEqual(["claiming.too_many_codes"]);
  });

  test("the entry's address gets at most ten codes a day from everybody together", async () => {
    const company = await aFreeCompany(app);
    for (let asked = 0; asked < 10; asked += 1) {
      const claimant = await aClaimant(app, company.id);
      expect((await claimant.ask("email")).status).toBe(200);
    }
    const last = await aClaimant(app, company.id);
    expect((await last.ask("email")).codes).toEqual(["claiming.too_many_codes"]);
    expect((await last.ask("letter")).status).toBe(200);
  });

  test.each(["", "ABCD-234", "0000-0000", "<script>", "ABCD-2345".repeat(9)])("%j is no code", async (typed) => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    await claimByMail(app, claimant, company);
    const { status, body } = await claimant.enter(typed);
    expect([status, body]).toMatchObject([400, { errors: [{ code: "request.invalid", field: "code" }] }]);
    expect((await claimant.look()).body.claiming.claim?.triesLeft).toBe(5);
  });
});

describe("each step is refused before its predecessor", () => {
  test("entering a code is refused before one was requested and sent", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    expect((await claimant.enter(WRONG)).codes).toEqual(["claiming.not_possible_now"]);
    await claimant.ask("letter");
    expect((await claimant.enter(WRONG)).codes).toEqual(["claiming.not_possible_now"]);
  });

  test.each([{ claimed_by: "PROVIDER" as const }, { active_resellers: ["Advantago"] }])(
    "no claim where there is a contract: %j",
    async (columns) => {
      const company = await aFreeCompany(app, { company: columns });
      const claimant = await aClaimant(app, company.id);
      expect((await claimant.ask("letter")).codes).toEqual(["claiming.not_possible_now"]);
    },
  );

  test("a contract made meanwhile ends the claim, even with the right code", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    const code = await claimByMail(app, claimant, company);
    await app.db.updateTable("companies").set({ claimed_by: "PROVIDER" }).where("id", "=", company.id).execute();
    const { body } = await claimant.enter(code);
    expect(body.claiming).toMatchObject({ page: "claiming_otherowner_provider", claim: null });
    expect(await ownersOf(company.id)).toEqual([]);
  });

  test("a person has at most twenty open claims", async () => {
    const person = await app.logInPerson();
    const companies = await Promise.all(Array.from({ length: 21 }, () => aFreeCompany(app)));
    const codes: string[][] = [];
    for (const { id } of companies) codes.push((await aClaimantAgain(person.client, id).ask()).codes);
    expect(codes.flat()).toEqual(["claiming.too_many_claims"]);
  });
});

describe("claiming an entry that has an owner", () => {
  test("a proof leads to the provider's decision, and the owner gets a mail", async () => {
    const company = await aFreeCompany(app, { company: { claimed_by: "OWNER" } });
    const owner = await aUser(app.db);
    await aMembership(app.db, { user_id: owner.id, company_id: company.id });
    const claimant = await aClaimant(app, company.id);
    const code = await claimByMail(app, claimant, company);
    const { body } = await claimant.enter(code);
    expect(body.claiming).toMatchObject({ page: "claiming_hold", claim: { heldBecause: "conflict" } });
    expect(await ownersOf(company.id)).toEqual([owner.id]);
    expect(await templates(owner.email)).toEqual(["claim-disputed"]);
    expect(await templates(claimant.login)).toEqual(["claim-held"]);
  });

  test("an entry that its owner gave back is taken over without conflict, and the old owner loses access", async () => {
    const company = await aFreeCompany(app, { company: { claimed_by: "OWNER" } });
    const before = await app.logInPerson();
    await aMembership(app.db, { user_id: before.userId, company_id: company.id });
    const dissolved = await before.client.call(dissolveClaiming, {
      query: { id: String(company.id) },
      accountId: company.id,
    });
    expect(dissolved.status).toBe(200);
    const claimant = await aClaimant(app, company.id);
    const { body } = await claimant.enter(await claimByMail(app, claimant, company));
    expect(body.claiming.page).toBe("claiming_owner");
    expect(await ownersOf(company.id)).toEqual([claimant.userId]);
    expect(await templates(before.login)).toEqual(["claim-access-ended"]);
  });
});

const aClaimantAgain = (client: Awaited<ReturnType<typeof aClaimant>>["client"], company: number) => ({
  ask: () => client.send({ method: "POST", path: "/api/claiming/requestCode", body: { company, proof: "letter" } }),
  enter: (code: string) => client.send({ method: "POST", path: "/api/claiming/enterCode", body: { company, code } }),
});
