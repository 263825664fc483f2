/** Proposals for each part: what accepting saves, and that the part's own rules hold. */
import type { EntryField, EntryPart } from "@portal/contract/entry/parts";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { hours } from "../testing/bodies.ts";
import { type Decisions, only, someone } from "../testing/differences.ts";

const { test, app } = apiTest();

describe("proposals of every part", () => {
  test.each<[EntryPart, object, EntryField[], unknown]>([
    [
      "companyData",
      { name: "Brandt & Söhne", website: "brandt.example" },
      ["company_name", "website"],
      "Brandt & Söhne",
    ],
    ["openingHours", { opening_hours: hours("09:00", "18:00") }, ["week.0", "week.4"], undefined],
    [
      "logoAndSlogan",
      { slogan: "Dicht", logo_key: "k".repeat(22), logo_alt: "Logo" },
      ["slogan", "logo", "logoAlt"],
      "Dicht",
    ],
    ["aboutUs", { about_us: { text: "Neu", foundingYear: 1990, specialties: ["Dach"] } }, ["foundingYear"], 1990],
    [
      "companyDetailsData",
      { company_details: { legalForm: "limited_company", vatId: "DE123456789" } },
      ["vatId"],
      "DE123456789",
    ],
    ["payments", { payments: { paymentMethods: ["cash"] } }, ["paymentMethods"], ["cash"]],
    ["customerCards", { customer_cards: { cards: ["none"], ownCard: "" } }, ["cards"], ["none"]],
    [
      "onlinePresence",
      { online_presence: { profiles: [], shopUrl: "brandt.example/shop" } },
      ["shopUrl"],
      "brandt.example/shop",
    ],
    ["tradesData", { trades: { trades: ["Dachdeckerei"] } }, ["trades"], ["Dachdeckerei"]],
    ["searchKeywordsData", { search_keywords: { keywords: ["Dach", "Gaube"] } }, ["keywords"], ["Dach", "Gaube"]],
    ["serviceFeaturesData", { service_features: { services: ["delivery"] } }, ["services"], ["delivery"]],
    ["productFeaturesData", { product_features: { products: ["Velux"] } }, ["products"], ["Velux"]],
    ["serviceAreaData", { service_area: { nationwide: false, radiusKm: 25, cities: [] } }, ["radiusKm"], 25],
    [
      "documents",
      { documents: { documents: [{ key: "d".repeat(22), title: "Preise", bytes: 9 }] } },
      ["documents"],
      [{ Url: `/media/${"d".repeat(22)}`, title: "Preise", bytes: 9 }],
    ],
    [
      "media",
      { media: { photos: [{ key: "p".repeat(22), alt: "", width: 4, height: 3 }] } },
      ["photos"],
      [{ Url: `/media/${"p".repeat(22)}`, alt: "", width: 4, height: 3 }],
    ],
    [
      "b2bCodex",
      { b2b_codex: { accepted: true, signatory: "Eva Brandt", acceptedOn: "2026-01-02" } },
      ["accepted", "signatory", "acceptedOn"],
      true,
    ],
  ])("%s takes over exactly what was accepted", async (part, proposed, accepted, first) => {
    const anna = await someone(app);
    await anna.proposes(part, proposed);
    const difference = only(await anna.differences());
    const decisions = Object.fromEntries(accepted.map((field) => [field, "accept" as const]));
    const { status, body, raw } = await anna.decide(difference, decisions);
    expect(status, raw.body).toBe(200);
    const [change] = await anna.history();
    expect(change?.fields.map(({ field }) => field).toSorted()).toEqual(accepted.toSorted());
    if (first !== undefined) expect(change?.fields.find(({ field }) => field === accepted[0])?.after).toEqual(first);
    const left = (await anna.differences()).differences.flatMap(({ fields }) => fields.map(({ field }) => field));
    const others = difference.fields.map(({ field }) => field).filter((field) => !accepted.includes(field));
    expect(left).toEqual(others);
    const before = difference.fields;
    await anna.undo(body.changeId);
    expect(only(await anna.differences()).fields).toEqual(before);
  });
});

/** Two spans on Monday that overlap. */
function overlapping() {
  const [monday, ...others] = hours("08:00", "12:00").week;
  return [{ byAppointment: false, spans: [...(monday?.spans ?? []), { from: "11:00", to: "14:00" }] }, ...others];
}

describe("accepting proposals", () => {
  test.each<[EntryPart, object, EntryField, string, string, Decisions?]>([
    ["companyData", { phone: "keines", fax: "030 23125101" }, "Phone", "request.invalid", "Phone", { fax: "refuse" }],
    ["logoAndSlogan", { slogan: "Ihre 11880 vor Ort" }, "slogan", "entry.name_imitates_provider", "slogan"],
    [
      "openingHours",
      { opening_hours: hours("08:00", "07:00", { week: overlapping() }) },
      "week.0",
      "request.invalid",
      "openingHours.week.0.spans.1.from",
    ],
    [
      "b2bCodex",
      { b2b_codex: { accepted: true, signatory: "Eva Brandt", acceptedOn: "2026-01-02" } },
      "accepted",
      "request.invalid",
      "signatory",
    ],
    [
      "media",
      { media: { photos: [{ key: "a", alt: "x".repeat(201), width: 1, height: 1 }] } },
      "photos",
      "request.invalid",
      "photos.0.alt",
    ],
    ["tradesData", { trades: { trades: ["Dachdeckerei", "Zauberei"] } }, "trades", "entry.trade_unknown", "trades.1"],
  ])("holds %s to its own rules", async (part, proposed, field, code, path, others = {}) => {
    const anna = await someone(app);
    await anna.proposes(part, proposed);
    const difference = only(await anna.differences());
    const { status, raw } = await anna.decide(difference, { ...others, [field]: "accept" });
    expect([status, raw.json()]).toEqual([
      400,
      { errors: [{ code, field: path, message: expect.stringMatching(/\.$/) }] },
    ]);
    expect(await anna.history()).toEqual([]);
    expect((await anna.differences()).differences[0]?.refused).toEqual([]);
  });

  test("a rule that the entry already breaks in another field does not block accepting", async () => {
    const anna = await someone(app);
    await sql`update entries set postal_code = '1067' where company_id = ${anna.accountId}`.execute(app.db);
    await anna.proposes("companyData", { phone: "030 23125222" });
    expect((await anna.decide(only(await anna.differences()), { Phone: "accept" })).status).toBe(200);
  });
});
