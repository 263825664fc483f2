/** What each form refuses: message and field. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import type { EntryPart } from "@portal/contract/entry/parts";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import type { ErrorBody } from "@portal/contract/http/problems";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { aboutUs, companyData, hours, logoAndSlogan } from "../testing/bodies.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeAll(async () => {
  anna = await app.logInMember();
  accountId = anna.company.id;
});

async function errorsOf(part: EntryPart, body: unknown) {
  const reply = await anna.client.call(saveCallOf(part), { accountId, body: body as never });
  return { status: reply.status, errors: (reply.body as unknown as Partial<ErrorBody>).errors };
}

const IMITATION = "Dieser Text ahmt den Namen des Anbieters nach. Bitte wählen Sie einen anderen.";
const HIDDEN = "Bitte ohne Zeilenumbrüche und unsichtbare Zeichen.";

describe("company data", () => {
  test.each([
    ["company_name", "  ", "Bitte geben Sie den Namen Ihrer Firma an."],
    ["company_name", "x".repeat(201), "Bitte höchstens 200 Zeichen."],
    ["company_name", "Dach\nFirst", HIDDEN],
    ["company_name", "gpj.\u202egnihtyna", HIDDEN],
    ["company_name", 7, "Bitte geben Sie einen Text ein."],
    ["company_name", undefined, "Bitte geben Sie einen Text ein."],
    ["ShippingStreet", "12", "Bitte geben Sie Straße und Hausnummer an, zum Beispiel: Lindenstraße 12."],
    ["ShippingPostalCode", "", "Bitte geben Sie die Postleitzahl an."],
    ["ShippingPostalCode", "1067", "Bitte geben Sie eine Postleitzahl mit fünf Ziffern an."],
    ["ShippingPostalCode", "０１０６７", "Bitte geben Sie eine Postleitzahl mit fünf Ziffern an."],
    ["ShippingCity", "", "Bitte geben Sie den Ort an."],
    ["Phone", "ruf an", "Bitte geben Sie eine Telefonnummer an, zum Beispiel: 030 23125100."],
    [
      "mobile",
      "0152 2",
      "Bitte schreiben Sie die letzte Ziffer mit der Gruppe davor zusammen, zum Beispiel: 0152 28817386.",
    ],
    ["fax", "1", "Bitte geben Sie eine Faxnummer an, zum Beispiel: 030 23125 101."],
    ["email", "kontakt@", "Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel: kontakt@firma.example."],
    ["website", "javascript:alert(1)", "Bitte geben Sie eine Webadresse an, zum Beispiel: www.firma.example."],
    ["website", "firma", "Bitte geben Sie eine Webadresse an, zum Beispiel: www.firma.example."],
  ])("%s: %j", async (field, value, message) => {
    const { status, errors } = await errorsOf("companyData", companyData({ [field]: value }));
    expect(status).toBe(400);
    expect(errors).toEqual([{ code: "request.invalid", field, message }]);
  });

  test.each(["Dach 11880", "1 1 8 8 0 Bedachungen", "Firma ll88O", "11\u200b880", "Dach １１８８０"])(
    "the name %j imitates the provider",
    async (name) => {
      const { status, errors } = await errorsOf("companyData", companyData({ company_name: name }));
      expect(status).toBe(400);
      expect(errors).toEqual([{ code: "entry.name_imitates_provider", field: "company_name", message: IMITATION }]);
    },
  );

  test("all wrong fields are reported at once", async () => {
    const { errors } = await errorsOf("companyData", companyData({ company_name: "", ShippingCity: "", email: "x" }));
    expect(errors?.map(({ field }) => field)).toEqual(["company_name", "ShippingCity", "email"]);
  });

  test("white space, missing optional fields and German addresses are accepted", async ({ owner: t2 }) => {
    const id = t2.company.id;
    const body = companyData({
      company_name: "  Mu\u0308ller & So\u0308hne ",
      ShippingStreet: "Q 7, 24",
      Phone: "",
      mobile: "",
      fax: "",
      email: "",
      website: "",
    });
    expect((await t2.client.call(saveCallOf("companyData"), { accountId: id, body })).status).toBe(200);
    const { entry } = (await t2.client.call(getSalesForceEntry, { accountId: id })).body;
    expect(entry).toMatchObject({ company_name: "Müller & Söhne", ShippingStreet: "Q 7 24", Phone: "", website: "" });
    const again = { ...body, ShippingStreet: entry.ShippingStreet, version: 2 };
    expect((await t2.client.call(saveCallOf("companyData"), { accountId: id, body: again })).body).toEqual({
      version: 2,
      changeId: null,
    });
  });
});

describe("opening hours", () => {
  const monday = (...spans: { from: string; to: string }[]) => {
    const week = hours("08:00", "17:00").week.map((day, index) => (index === 0 ? { ...day, spans } : day));
    return hours("08:00", "17:00", { week });
  };
  test.each([
    ["week.0.spans.1.from", monday({ from: "08:00", to: "12:00" }, { from: "11:00", to: "17:00" })],
    ["week.0.spans.0.to", monday({ from: "09:00", to: "09:00" })],
    ["week.0.spans.0.from", monday({ from: "25:00", to: "26:00" })],
    ["week.1.spans.0.from", monday({ from: "20:00", to: "09:00" })],
    [
      "specialDays.0.from",
      hours("08:00", "17:00", { specialDays: [{ from: "2026-02-30", to: "2026-03-01", label: "", spans: [] }] }),
    ],
    [
      "specialDays.0.to",
      hours("08:00", "17:00", { specialDays: [{ from: "2026-08-10", to: "2026-08-01", label: "Ferien", spans: [] }] }),
    ],
    ["week", { ...hours("08:00", "17:00"), week: [] }],
  ])("refuses what is wrong at %s", async (path, openingHours) => {
    const { status, errors } = await errorsOf("openingHours", { version: 1, openingHours });
    expect(status).toBe(400);
    expect(errors?.map(({ field }) => field)).toContain(`openingHours.${path}`);
    for (const { message } of errors ?? []) expect(message).not.toMatch(/invalid|expected/i);
  });

  test("times with a one-digit hour are normalised", async ({ owner: lena }) => {
    const id = lena.company.id;
    const body = { version: 1, openingHours: hours("8:00", "17:00") };
    expect((await lena.client.call(saveCallOf("openingHours"), { accountId: id, body })).status).toBe(200);
    const { entry } = (await lena.client.call(getSalesForceEntry, { accountId: id })).body;
    expect(entry.openingHours.week[0]?.spans).toEqual([{ from: "08:00", to: "17:00" }]);
  });
});

describe("logo and slogan", () => {
  test.each([
    ["slogan", "x".repeat(101), "request.invalid", "Bitte höchstens 100 Zeichen."],
    ["slogan", "Besser als II880", "entry.name_imitates_provider", IMITATION],
    ["logo", "../../etc/passwd", "request.invalid", "Bitte laden Sie das Bild erneut hoch."],
    ["logo", "tmpfile-../x", "request.invalid", "Bitte laden Sie das Bild erneut hoch."],
    ["logo", 3, "request.invalid", "Bitte laden Sie das Bild erneut hoch."],
    ["logoAlt", "Zwei\nZeilen", "request.invalid", HIDDEN],
  ])("%s: %j", async (field, value, code, message) => {
    const { status, errors } = await errorsOf("logoAndSlogan", logoAndSlogan({ [field]: value }));
    expect([status, errors]).toEqual([400, [{ code, field, message }]]);
  });
});

describe("about us", () => {
  const YEAR = "Bitte geben Sie das Jahr mit vier Ziffern an, zum Beispiel: 1987.";
  test.each([
    ["text", "x".repeat(4001), "text", "Bitte höchstens 4000 Zeichen."],
    ["text", "a\u0007b", "text", "Bitte ohne unsichtbare Steuerzeichen."],
    ["foundingYear", 87, "foundingYear", YEAR],
    ["foundingYear", "1987", "foundingYear", YEAR],
    ["foundingYear", 2999, "foundingYear", "Das Gründungsjahr liegt in der Zukunft."],
    ["specialties", ["a", " "], "specialties.1", "Bitte geben Sie den Schwerpunkt an oder entfernen Sie ihn."],
    ["specialties", ["a", "b", "c", "d", "e", "f"], "specialties", "Bitte nennen Sie höchstens 5 Schwerpunkte."],
  ])("%s: %j", async (name, value, field, message) => {
    const { status, errors } = await errorsOf("aboutUs", aboutUs({ [name]: value }));
    expect([status, errors]).toEqual([400, [{ code: "request.invalid", field, message }]]);
  });
});

test("a body that is not an object is refused in German", async () => {
  for (const body of [[], "x", null, 1]) {
    const reply = await anna.client.send({
      method: "POST",
      path: saveCallOf("aboutUs").path,
      accountId,
      payload: Buffer.from(JSON.stringify(body)),
      headers: { "content-type": "application/json" },
    });
    expect([reply.status, reply.codes]).toEqual([400, ["request.invalid"]]);
  }
});
