/** What the forms of the remaining parts refuse: message and field. */
import type { EntryPart } from "@portal/contract/entry/parts";
import type { ErrorBody } from "@portal/contract/http/problems";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { type Caller, type Fields, saveOf, shownOf } from "../testing/saves.ts";
import { getSalesForceEntry } from "@portal/contract/entry/calls";

const { test, app } = apiTest();
let anna: Caller;
beforeAll(async () => {
  anna = await owner();
});

async function owner(): Promise<Caller> {
  const { client, company } = await app.logInMember();
  return { client, accountId: company.id };
}

/** Sends the part's first example with some fields replaced. */
async function sendTo({ client, accountId }: Caller, part: EntryPart, fields: Fields) {
  const { endpoint, fields: examples } = saveOf(part);
  const body = { version: 1, ...(await examples[0]({ client, accountId })), ...fields };
  const reply = await client.call(endpoint, { accountId, body } as never);
  return { status: reply.status, errors: (reply.body as unknown as Partial<ErrorBody>).errors };
}

const TEXT = "Bitte geben Sie einen Text ein.";
const HIDDEN = "Bitte ohne Zeilenumbrüche und unsichtbare Zeichen.";
const CHOOSE = "Bitte wählen Sie aus der Liste.";
const LINE = "Bitte füllen Sie die Zeile aus oder entfernen Sie sie.";
const VAT_ID = "Bitte geben Sie die USt-IdNr. mit DE und neun Ziffern an: DE123456789.";
const WEB = "Bitte geben Sie eine Webadresse an, zum Beispiel: www.firma.example.";
const RADIUS = "Bitte geben Sie den Umkreis in ganzen Kilometern an, höchstens 500.";
const AGAIN = "Bitte laden Sie die Datei erneut hoch.";
const INSTAGRAM = "Das ist keine Adresse bei Instagram. Sie beginnt zum Beispiel mit instagram.com/.";
const instagram = (url: string) => [{ network: "instagram", url }];
const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `Nr. ${index}`);
const file = "/media/0123456789abcdefghijkl";
const twice = (item: Fields): Fields[] => [item, { ...item }];

const REFUSALS: [EntryPart, Fields, string, string][] = [
  ["companyDetailsData", { legalForm: "Ltd" }, "legalForm", CHOOSE],
  ["companyDetailsData", { employees: "7" }, "employees", CHOOSE],
  ["companyDetailsData", { languages: ["de", "klingon"] }, "languages.1", CHOOSE],
  ["companyDetailsData", { directors: ["Petra", " "] }, "directors.1", LINE],
  ["companyDetailsData", { directors: many(11) }, "directors", "Personen: höchstens 10."],
  ["companyDetailsData", { directors: ["Petra", "PETRA"] }, "directors", "Personen: bitte jede Angabe nur einmal."],
  ["companyDetailsData", { directors: ["a\u202eb"] }, "directors.0", HIDDEN],
  ["companyDetailsData", { certificates: ["x".repeat(101)] }, "certificates.0", "Bitte höchstens 100 Zeichen."],
  ["companyDetailsData", { vatId: "DE12345678" }, "vatId", VAT_ID],
  ["companyDetailsData", { vatId: "ATU12345678" }, "vatId", VAT_ID],
  ["companyDetailsData", { registerCourt: "x\ny" }, "registerCourt", HIDDEN],
  ["companyDetailsData", { registerNumber: 12345 }, "registerNumber", TEXT],
  ["payments", { paymentMethods: ["bitcoin"] }, "paymentMethods.0", CHOOSE],
  ["payments", { paymentMethods: Array(17).fill("cash") }, "paymentMethods", "Bitte jeden Eintrag nur einmal."],
  [
    "customerCards",
    { cards: ["none", "payback"] },
    "cards",
    "Bitte wählen Sie entweder „Keine“ oder die Karten, die gelten.",
  ],
  ["customerCards", { ownCard: "x".repeat(101) }, "ownCard", "Bitte höchstens 100 Zeichen."],
  ["onlinePresence", { profiles: instagram("https://www.facebook.com/brandt") }, "profiles.0.url", INSTAGRAM],
  ["onlinePresence", { profiles: instagram("https://instagram.com.evil.example/brandt") }, "profiles.0.url", INSTAGRAM],
  ["onlinePresence", { profiles: instagram("javascript://instagram.com/%0aalert(1)") }, "profiles.0.url", INSTAGRAM],
  ["onlinePresence", { profiles: instagram("") }, "profiles.0.url", "Bitte geben Sie die Adresse Ihres Profils an."],
  [
    "onlinePresence",
    { profiles: [{ network: "myspace", url: "myspace.com/a" }] },
    "profiles.0.network",
    "Bitte wählen Sie ein Netzwerk.",
  ],
  [
    "onlinePresence",
    { profiles: [...instagram("instagram.com/a"), ...instagram("instagram.com/b")] },
    "profiles",
    "Bitte jedes Netzwerk nur einmal.",
  ],
  ["onlinePresence", { shopUrl: "javascript:alert(1)" }, "shopUrl", WEB],
  ["onlinePresence", { bookingUrl: "https://a@b.example" }, "bookingUrl", WEB],
  ["tradesData", { trades: many(11) }, "trades", "Branchen: höchstens 10."],
  ["tradesData", { trades: [""] }, "trades.0", LINE],
  ["searchKeywordsData", { keywords: many(21) }, "keywords", "Suchbegriffe: höchstens 20."],
  ["searchKeywordsData", { keywords: ["x".repeat(61)] }, "keywords.0", "Bitte höchstens 60 Zeichen."],
  ["searchKeywordsData", { keywords: ["Dach", " dach "] }, "keywords", "Suchbegriffe: bitte jede Angabe nur einmal."],
  ["serviceFeaturesData", { services: ["flying"] }, "services.0", CHOOSE],
  ["productFeaturesData", { products: many(31) }, "products", "Produkte: höchstens 30."],
  ["productFeaturesData", { products: ["x".repeat(81)] }, "products.0", "Bitte höchstens 80 Zeichen."],
  ["serviceAreaData", { radiusKm: 0 }, "radiusKm", RADIUS],
  ["serviceAreaData", { radiusKm: 501 }, "radiusKm", RADIUS],
  ["serviceAreaData", { radiusKm: 2.5 }, "radiusKm", RADIUS],
  ["serviceAreaData", { cities: [{ name: " ", state: "" }] }, "cities.0.name", "Bitte geben Sie den Ort an."],
  ["serviceAreaData", { cities: twice({ name: "Berlin", state: "Berlin" }) }, "cities", "Bitte jeden Ort nur einmal."],
  ["serviceAreaData", { cities: many(51).map((name) => ({ name, state: "" })) }, "cities", "Bitte höchstens 50 Orte."],
  ["documents", { documents: [{ file: "/media/../../etc/passwd", title: "a" }] }, "documents.0.file", AGAIN],
  ["documents", { documents: [{ file: "https://evil.example/a.pdf", title: "a" }] }, "documents.0.file", AGAIN],
  [
    "documents",
    { documents: [{ file, title: "" }] },
    "documents.0.title",
    "Bitte geben Sie dem Dokument einen Namen, zum Beispiel: Preisliste.",
  ],
  [
    "documents",
    { documents: Array.from({ length: 11 }, (_, n) => ({ file: file + String(n), title: "a" })) },
    "documents",
    "Bitte höchstens 10 Dokumente.",
  ],
  ["documents", { documents: twice({ file, title: "a" }) }, "documents", "Bitte jedes Dokument nur einmal."],
  ["media", { photos: [{ file: "data:image/png;base64,AAAA", alt: "" }] }, "photos.0.file", AGAIN],
  ["media", { photos: [{ file: `${file}-480`, alt: "" }] }, "photos.0.file", AGAIN],
  ["media", { photos: [{ file: `/media/${"a".repeat(200)}`, alt: "" }] }, "photos.0.file", AGAIN],
  ["media", { photos: [{ file, alt: "x".repeat(201) }] }, "photos.0.alt", "Bitte höchstens 200 Zeichen."],
  ["media", { photos: [{ file, alt: "a\nb" }] }, "photos.0.alt", HIDDEN],
  ["media", { photos: twice({ file, alt: "" }) }, "photos", "Bitte jedes Bild nur einmal."],
  [
    "media",
    { photos: Array.from({ length: 31 }, (_, n) => ({ file: file + String(n), alt: "" })) },
    "photos",
    "Bitte höchstens 30 Bilder.",
  ],
  ["b2bCodex", { signatory: " " }, "signatory", "Bitte geben Sie an, wer für Ihre Firma unterschreibt."],
  ["b2bCodex", { signatory: "a\u2028b" }, "signatory", HIDDEN],
];

test.each(REFUSALS)("%s refuses %j at %s", async (part, fields, field, message) => {
  const { status, errors } = await sendTo(anna, part, fields);
  expect([status, errors]).toEqual([400, [{ code: "request.invalid", field, message }]]);
});

test.each<[EntryPart, Fields, string]>([
  ["customerCards", { ownCard: "Die 11880-Karte" }, "ownCard"],
  ["customerCards", { ownCard: "II88O Bonus" }, "ownCard"],
  ["searchKeywordsData", { keywords: ["Dach", "1 1 8 8 0"] }, "keywords.1"],
  ["searchKeywordsData", { keywords: ["Auskunft １１８８０"] }, "keywords.0"],
])("%s may not imitate the provider with %j", async (part, fields, field) => {
  const message = "Dieser Text ahmt den Namen des Anbieters nach. Bitte wählen Sie einen anderen.";
  const { status, errors } = await sendTo(anna, part, fields);
  expect([status, errors]).toEqual([400, [{ code: "entry.name_imitates_provider", field, message }]]);
});

test("all errors of a form are reported at once", async () => {
  const { errors } = await sendTo(anna, "companyDetailsData", { vatId: "1", legalForm: "x", directors: [""] });
  expect(errors?.map(({ field }) => field)).toEqual(["legalForm", "directors.0", "vatId"]);
});

describe("harmless variants of input are normalised", () => {
  test.each<[EntryPart, Fields, Fields]>([
    ["companyDetailsData", { vatId: " de 123.456-789 " }, { vatId: "DE123456789" }],
    ["companyDetailsData", { languages: ["tr", "de"] }, { languages: ["de", "tr"] }],
    ["companyDetailsData", { directors: ["  Mu\u0308ller  "] }, { directors: ["Müller"] }],
    ["payments", { paymentMethods: ["invoice", "cash", "invoice"] }, { paymentMethods: ["cash", "invoice"] }],
    ["productFeaturesData", { products: ["Schraube 11880"] }, { products: ["Schraube 11880"] }],
    ["productFeaturesData", { products: ["__proto__", "constructor"] }, { products: ["__proto__", "constructor"] }],
    ["serviceAreaData", { cities: ["", "Hessen"].map((state) => ({ name: "Neustadt", state })) }, {}],
    ["b2bCodex", { accepted: false, signatory: "" }, { accepted: false, signatory: "", acceptedOn: null }],
  ])("%s %j", async (part, fields, kept) => {
    const caller = await owner();
    expect(await sendTo(caller, part, fields)).toEqual({ status: 200, errors: undefined });
    const { entry } = (await caller.client.call(getSalesForceEntry, { accountId: caller.accountId })).body;
    expect(shownOf(entry, part)).toMatchObject({ ...fields, ...kept });
  });
});

test("the codex stores the Berlin day on which its signatory signed", async () => {
  const caller = await owner();
  const codex = async (fields: Fields) => {
    await sendTo(caller, "b2bCodex", fields);
    return (await caller.client.call(getSalesForceEntry, { accountId: caller.accountId })).body.entry.b2bCodex;
  };
  const { login } = await app.db
    .selectFrom("users")
    .select("login")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  app.clock.set("2026-12-31T23:30:00Z");
  await caller.client.logIn(login, "Demo-Portal-2026");
  expect(await codex({ version: 1 })).toMatchObject({ signatory: "Petra Brandt", acceptedOn: "2027-01-01" });
  app.clock.set("2027-01-03T12:00:00Z");
  await caller.client.logIn(login, "Demo-Portal-2026");
  expect(await codex({ version: 2, signatory: "Petra Brandt" })).toMatchObject({ acceptedOn: "2027-01-01" });
  expect(await codex({ version: 2, signatory: "Jörg Brandt" })).toMatchObject({ acceptedOn: "2027-01-03" });
  expect(await codex({ version: 3, accepted: false, signatory: "" })).toMatchObject({ acceptedOn: null });
});
