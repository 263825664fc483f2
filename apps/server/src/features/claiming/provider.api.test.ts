import { getClaiming } from "@portal/contract/claiming/calls";
import { aMembership, aUser } from "@portal/db/factories/users";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { pdfUaFaults } from "../../testing/pdf/pdf-ua.ts";
import { readPdf } from "../../testing/pdf/read-pdf.ts";
import { claimLetter } from "./letter.ts";
import { decideClaim, listClaims, readOutCode, writeLetter } from "./provider.ts";
import { aClaimant, aFreeCompany, claimByMail, membersOf, templatesTo } from "./testing/claimants.ts";
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { werkweiser } from "@portal/contract/brands/werkweiser/brand";

const { test, app } = apiTest();

const templates = (address: string) => templatesTo(app, address);
const ownersOf = (id: number) => membersOf(app, id);
const claimOf = async (companyId: number): Promise<number> =>
  (
    await app.db
      .selectFrom("claims")
      .select("id")
      .where("company_id", "=", companyId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;
describe("a claim by phone", () => {
  test("the call is in the work list, its code makes the owner, and the claimant gets a mail at each step", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    const { body } = await claimant.ask("phone");
    expect(body.claiming).toMatchObject({
      page: "claiming_pending",
      claim: { state: "requested", codeExpiresAt: null },
    });
    const id = await claimOf(company.id);
    expect((await listClaims(app.db, { all: false })).find((claim) => claim.id === id)).toMatchObject({
      proof: "phone",
      sentTo: "030 23125100",
      login: claimant.login,
    });
    const { code, phone } = await readOutCode(app.dependencies, id);
    expect(phone).toBe("030 23125100");
    expect((await listClaims(app.db, { all: false })).map((claim) => claim.id)).not.toContain(id);
    expect((await claimant.enter(code)).body.claiming.page).toBe("claiming_owner");
    expect(await templates(claimant.login)).toEqual(["claim-ordered", "claim-issued", "claim-confirmed"]);
  });

  test("the code of a letter cannot be read out, and an unknown number fails", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    await claimant.ask("letter");
    const id = await claimOf(company.id);
    await expect(readOutCode(app.dependencies, id)).rejects.toMatchObject({ code: "claiming.not_possible_now" });
    await expect(writeLetter(app.dependencies, 999_999)).rejects.toMatchObject({ code: "request.not_found" });
  });
});

describe("a claim by letter", () => {
  test("the command writes a PDF, and the claimant gets a mail", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    await claimant.ask("letter");
    const pdf = await writeLetter(app.dependencies, await claimOf(company.id));
    expect(pdf.subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
    expect((await claimant.look()).body.claiming.claim).toMatchObject({
      state: "code_out",
      sentTo: "Lindenstraße 12, 10969 Berlin",
    });
    expect(await templates(claimant.login)).toEqual(["claim-ordered", "claim-issued"]);
  });

  test("the PDF is tagged, has language and title, and can print all alphabets", async () => {
    const pdf = await claimLetter({
      brand: DEFAULT_BRAND,
      company: "Łódź Ελλάς Ёлка GmbH",
      address: "Straße 1, 10115 Berlin",
      code: "ABCD2345",
      expiresAt: new Date("2026-07-01T10:00:00Z"),
      writtenAt: new Date("2026-06-10T10:00:00Z"),
      page: "https://www.nahbei.example/claiming/pending?firma=1",
    });
    expect(await pdfUaFaults(pdf)).toEqual([]);
    const { roles, pages, language } = await readPdf(pdf);
    expect([roles.filter((role) => role === "H1").length, pages, language]).toEqual([1, 1, "de-DE"]);
  });

  test("the letter of a GmbH & Co. KG names both registers and the general partner, on one page", async () => {
    const pdf = await readPdf(
      await claimLetter({
        brand: werkweiser,
        company: "Malerei Anna",
        address: "Straße 1, 10115 Berlin",
        code: "ABCD2345",
        expiresAt: new Date("2026-07-01T10:00:00Z"),
        writtenAt: new Date("2026-06-10T10:00:00Z"),
        page: "https://www.werkweiser.example/claiming/pending?firma=1",
      }),
    );
    expect(pdf.pages).toBe(1);
    expect(pdf.text).toContain("HRA 000250");
    expect(pdf.text).toContain("Werkweiser Verwaltungs-GmbH: Amtsgericht Hamburg, HRB 000251");
  });
});

describe("decisions of the provider", () => {
  test("a held claim refuses the right code; a released one starts again with a new proof", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    const code = await claimByMail(app, claimant, company);
    const id = await claimOf(company.id);
    expect(await decideClaim(app.dependencies, id, "hold")).toBe("held");
    expect((await claimant.enter(code)).codes).toEqual(["claiming.held"]);
    expect(await decideClaim(app.dependencies, id, "release")).toBe("started");
    expect((await claimant.enter(code)).codes).toEqual(["claiming.not_possible_now"]);
    expect(await templates(claimant.login)).toEqual(["claim-held", "claim-released"]);
  });

  test("releasing a proven conflict hands the entry over, and the old owner loses access", async () => {
    const company = await aFreeCompany(app, { company: { claimed_by: "OWNER" } });
    const owner = await aUser(app.db);
    await aMembership(app.db, { user_id: owner.id, company_id: company.id });
    const claimant = await aClaimant(app, company.id);
    await claimant.enter(await claimByMail(app, claimant, company));
    expect(await decideClaim(app.dependencies, await claimOf(company.id), "release")).toBe("confirmed");
    expect(await ownersOf(company.id)).toEqual([claimant.userId]);
    expect(await templates(owner.email)).toEqual(["claim-disputed", "claim-access-ended"]);
    expect(await templates(claimant.login)).toEqual(["claim-held", "claim-confirmed"]);
  });

  test("a hand-over ends the old owner's open invitations and keeps the provider's link", async () => {
    const company = await aFreeCompany(app, { company: { claimed_by: "OWNER" } });
    const owner = await aUser(app.db);
    await aMembership(app.db, { user_id: owner.id, company_id: company.id });
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
    await app.db.insertInto("account_links").values(links).execute();
    const claimant = await aClaimant(app, company.id);
    await claimant.enter(await claimByMail(app, claimant, company));
    await decideClaim(app.dependencies, await claimOf(company.id), "release");
    const states = app.db
      .selectFrom("account_links")
      .select("state")
      .where("company_id", "=", company.id)
      .orderBy("id");
    expect((await states.execute()).map(({ state }) => state)).toEqual(["withdrawn", "withdrawn", "withdrawn", "open"]);
  });

  test("a refused claim changes nothing and cannot be started again", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    await claimByMail(app, claimant, company);
    expect(await decideClaim(app.dependencies, await claimOf(company.id), "refuse")).toBe("refused");
    expect((await claimant.ask("letter")).codes).toEqual(["claiming.not_possible_now"]);
    expect((await claimant.look()).body.claiming).toMatchObject({ page: "claiming_hold", claim: { state: "refused" } });
    expect(await templates(claimant.login)).toEqual(["claim-refused"]);
    expect(await ownersOf(company.id)).toEqual([]);
  });

  test("a release does not overrule a contract made meanwhile", async () => {
    const company = await aFreeCompany(app, { company: { claimed_by: "OWNER" } });
    const claimant = await aClaimant(app, company.id);
    await claimant.enter(await claimByMail(app, claimant, company));
    await app.db.updateTable("companies").set({ claimed_by: "PROVIDER" }).where("id", "=", company.id).execute();
    expect(await decideClaim(app.dependencies, await claimOf(company.id), "release")).toBe("lost");
    expect(await ownersOf(company.id)).toEqual([]);
    const { body } = await claimant.client.call(getClaiming, { query: { company: String(company.id) } });
    expect(body.claiming.page).toBe("claiming_otherowner_provider");
  });
});
