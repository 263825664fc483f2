import { getClaiming } from "@portal/contract/claiming/calls";
import { aMembership, aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { claimLetter } from "./letter.ts";
import { decideClaim, listClaims, readOutCode, writeLetter } from "./provider.ts";
import { aClaimant, aFreeCompany, claimByMail, membersOf, templatesTo } from "./testing/claimants.ts";
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

const templates = (address: string) => templatesTo(t, address);
const ownersOf = (id: number) => membersOf(t, id);
const claimOf = async (companyId: number): Promise<number> =>
  (
    await t.db
      .selectFrom("claims")
      .select("id")
      .where("company_id", "=", companyId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;
describe("by phone", () => {
  test("the call stands in the work list, its code makes the owner, the claimant hears of each step", async () => {
    const company = await aFreeCompany(t);
    const claimant = await aClaimant(t, company.id);
    const { body } = await claimant.ask("phone");
    expect(body.claiming).toMatchObject({
      page: "claiming_pending",
      claim: { state: "requested", codeExpiresAt: null },
    });
    const id = await claimOf(company.id);
    expect((await listClaims(t.db, { all: false })).find((claim) => claim.id === id)).toMatchObject({
      proof: "phone",
      sentTo: "030 23125100",
      login: claimant.login,
    });
    const { code, phone } = await readOutCode(t.dependencies, id);
    expect(phone).toBe("030 23125100");
    expect((await listClaims(t.db, { all: false })).map((claim) => claim.id)).not.toContain(id);
    expect((await claimant.enter(code)).body.claiming.page).toBe("claiming_owner");
    expect(await templates(claimant.login)).toEqual(["claim-ordered", "claim-issued", "claim-confirmed"]);
  });

  test("a letter's claim has no code to read out, an unknown number nothing at all", async () => {
    const company = await aFreeCompany(t);
    const claimant = await aClaimant(t, company.id);
    await claimant.ask("letter");
    const id = await claimOf(company.id);
    await expect(readOutCode(t.dependencies, id)).rejects.toMatchObject({ code: "claiming.not_possible_now" });
    await expect(writeLetter(t.dependencies, 999_999)).rejects.toMatchObject({ code: "request.not_found" });
  });
});

describe("by letter", () => {
  test("a PDF comes out, and the claimant hears that it is on its way", async () => {
    const company = await aFreeCompany(t);
    const claimant = await aClaimant(t, company.id);
    await claimant.ask("letter");
    const pdf = await writeLetter(t.dependencies, await claimOf(company.id));
    expect(pdf.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
    expect((await claimant.look()).body.claiming.claim).toMatchObject({
      state: "code_out",
      sentTo: "Lindenstraße 12, 10969 Berlin",
    });
    expect(await templates(claimant.login)).toEqual(["claim-ordered", "claim-issued"]);
  });

  test("is tagged, says its language and title, and has letters of all alphabets", async () => {
    const pdf = await claimLetter({
      brand: DEFAULT_BRAND,
      company: "Łódź Ελλάς Ёлка GmbH",
      address: "Straße 1, 10115 Berlin",
      code: "ABCD2345",
      expiresAt: new Date("2026-07-01T10:00:00Z"),
      writtenAt: new Date("2026-06-10T10:00:00Z"),
      page: "https://www.nahbei.example/claiming/pending?firma=1",
    });
    const text = pdf.toString("latin1");
    expect(text).toContain("/Marked true");
    expect(text).toContain("/Lang (de-DE)");
    expect(text).toContain("/StructTreeRoot");
    expect(text).toMatch(/\/S \/H1/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe("decisions of the provider", () => {
  test("a hold stops the right code; a release begins again with a new proof", async () => {
    const company = await aFreeCompany(t);
    const claimant = await aClaimant(t, company.id);
    const code = await claimByMail(t, claimant, company);
    const id = await claimOf(company.id);
    expect(await decideClaim(t.dependencies, id, "hold")).toBe("held");
    expect((await claimant.enter(code)).codes).toEqual(["claiming.held"]);
    expect(await decideClaim(t.dependencies, id, "release")).toBe("started");
    expect((await claimant.enter(code)).codes).toEqual(["claiming.not_possible_now"]);
    expect(await templates(claimant.login)).toEqual(["claim-held", "claim-released"]);
  });

  test("a proven conflict is handed over by a release: the old owner loses the way in", async () => {
    const company = await aFreeCompany(t, { company: { claimed_by: "OWNER" } });
    const owner = await aUser(t.db);
    await aMembership(t.db, { user_id: owner.id, company_id: company.id });
    const claimant = await aClaimant(t, company.id);
    await claimant.enter(await claimByMail(t, claimant, company));
    expect(await decideClaim(t.dependencies, await claimOf(company.id), "release")).toBe("confirmed");
    expect(await ownersOf(company.id)).toEqual([claimant.userId]);
    expect(await templates(owner.email)).toEqual(["claim-disputed", "claim-access-ended"]);
    expect(await templates(claimant.login)).toEqual(["claim-held", "claim-confirmed"]);
  });

  test("with a hand-over the old owner's open invitations are over; the provider's own link stays", async () => {
    const company = await aFreeCompany(t, { company: { claimed_by: "OWNER" } });
    const owner = await aUser(t.db);
    await aMembership(t.db, { user_id: owner.id, company_id: company.id });
    const link = (email: string, state: "open" | "pending" | "held", origin: "person" | "provider") => ({
      company_id: company.id,
      email,
      email_key: email,
      right: "owner" as const,
      state,
      origin,
      brand: "nahbei",
      invited_by_user_id: origin === "person" ? owner.id : null,
      created_at: new Date(),
      expires_at: new Date(),
    });
    const links = [
      link("a@x.example", "open", "person"),
      link("b@x.example", "pending", "person"),
      link("c@x.example", "held", "person"),
      link("d@x.example", "open", "provider"),
    ];
    await t.db.insertInto("account_links").values(links).execute();
    const claimant = await aClaimant(t, company.id);
    await claimant.enter(await claimByMail(t, claimant, company));
    await decideClaim(t.dependencies, await claimOf(company.id), "release");
    const states = t.db.selectFrom("account_links").select("state").where("company_id", "=", company.id).orderBy("id");
    expect((await states.execute()).map(({ state }) => state)).toEqual(["withdrawn", "withdrawn", "withdrawn", "open"]);
  });

  test("a refused claim changes nothing, and can't be begun anew", async () => {
    const company = await aFreeCompany(t);
    const claimant = await aClaimant(t, company.id);
    await claimByMail(t, claimant, company);
    expect(await decideClaim(t.dependencies, await claimOf(company.id), "refuse")).toBe("refused");
    expect((await claimant.ask("letter")).codes).toEqual(["claiming.not_possible_now"]);
    expect((await claimant.look()).body.claiming).toMatchObject({ page: "claiming_hold", claim: { state: "refused" } });
    expect(await templates(claimant.login)).toEqual(["claim-refused"]);
    expect(await ownersOf(company.id)).toEqual([]);
  });

  test("a contract that came meanwhile is not overruled by a release", async () => {
    const company = await aFreeCompany(t, { company: { claimed_by: "OWNER" } });
    const claimant = await aClaimant(t, company.id);
    await claimant.enter(await claimByMail(t, claimant, company));
    await t.db.updateTable("companies").set({ claimed_by: "PROVIDER" }).where("id", "=", company.id).execute();
    expect(await decideClaim(t.dependencies, await claimOf(company.id), "release")).toBe("lost");
    expect(await ownersOf(company.id)).toEqual([]);
    const { body } = await claimant.client.call(getClaiming, { query: { company: String(company.id) } });
    expect(body.claiming.page).toBe("claiming_otherowner_provider");
  });
});
