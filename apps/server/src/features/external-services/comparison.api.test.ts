/** Entry and Google side by side, and each difference taken over in either direction. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { getEntryHistory, undoEntryChange } from "@portal/contract/entry/history/calls";
import { acceptGoogleDifference, getGoogleComparison } from "@portal/contract/external-services/calls";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { describe, expect } from "vitest";
import { connected, newGoogleAccount, googleTest } from "./testing/fake-google.ts";
import type { ComparedField, Direction } from "@portal/contract/external-services/google-fields";

const { test, app, google } = googleTest();

async function connection() {
  const { client, company } = await app.logInMember({ name: "Brandt Bedachungen GmbH" });
  const accountId = company.id;
  const email = newGoogleAccount();
  await connected(client, accountId, { email });
  const compare = async () => (await client.call(getGoogleComparison, { accountId })).body;
  const find = async (field: ComparedField) => (await compare()).differences.find((one) => one.field === field);
  const accept = async (field: ComparedField, direction: Direction, seen?: string) =>
    client.call(acceptGoogleDifference, {
      accountId,
      body: { field, direction, seen: seen ?? (await find(field))?.seen ?? "0".repeat(32) },
    });
  const entry = async () => (await client.call(getSalesForceEntry, { accountId })).body.entry;
  const set = (columns: object) =>
    app.db.updateTable("entries").set(columns).where("company_id", "=", accountId).execute();
  return { client, accountId, email, compare, find, accept, entry, set };
}

test("the comparison shows both values of each difference, and treats another spelling as equal", async () => {
  const { compare } = await connection();
  const { differences, equal } = await compare();
  expect(equal).toEqual(["address", "website"]);
  expect(differences.map(({ field, entry, google: theirs }) => [field, entry, theirs])).toEqual([
    ["name", "Brandt Bedachungen GmbH", "Bedachungen Brandt"],
    ["phone", "030 23125100", "030 23125199"],
    ["openingHours", "", "Mo–Fr: 08:00–17:00\nSa, So: geschlossen"],
    ["description", "", "Wir decken Dächer in Berlin und Brandenburg."],
  ]);
  expect(differences[2]?.refusals).toEqual({ to_entry: null, to_google: "Ihr Eintrag sagt dazu nichts." });
});

describe("accepted into the entry", () => {
  test("an accepted phone number is saved with a history entry that can be undone", async () => {
    const { client, accountId, accept, entry, compare } = await connection();
    const phone = await accept("phone", "to_entry");
    expect(phone.status).toBe(200);
    expect((await entry()).Phone).toBe("030 23125199");
    const history = (await client.call(getEntryHistory, { accountId, query: {} })).body.changes;
    expect(history[0]).toMatchObject({ part: "companyData", source: "owner", fromGoogle: true });
    expect(history[0]?.fields.map(({ field }) => field)).toEqual(["Phone"]);
    const { status } = await client.call(undoEntryChange, {
      accountId,
      body: { changeId: phone.body.changeId ?? expect.fail() },
    });
    expect(status).toBe(200);
    expect((await entry()).Phone).toBe("030 23125100");
    expect((await compare()).differences.map(({ field }) => field)).toContain("phone");
  });

  test("accepted hours keep special days and appointments; an accepted text keeps year and specialties", async () => {
    const { accept, entry, set } = await connection();
    const hours = emptyOpeningHours();
    const special = { from: "2026-12-24", to: "2026-12-24", label: "Heiligabend", spans: [] };
    const week = hours.week.map((day, index) => ({ ...day, byAppointment: index === 5 }));
    await set({
      opening_hours: JSON.stringify({ ...hours, week, specialDays: [special] }),
      about_us: JSON.stringify({ text: "Alt", foundingYear: 1987, specialties: ["Dach"] }),
    });
    expect((await accept("openingHours", "to_entry")).status).toBe(200);
    expect((await accept("description", "to_entry")).status).toBe(200);
    const { openingHours, aboutUs } = await entry();
    expect(openingHours.specialDays).toEqual([special]);
    expect(openingHours.week[0]).toEqual({ spans: [{ from: "08:00", to: "17:00" }], byAppointment: false });
    expect(openingHours.week[5]).toEqual({ spans: [], byAppointment: true });
    expect(aboutUs).toEqual({
      text: "Wir decken Dächer in Berlin und Brandenburg.",
      foundingYear: 1987,
      specialties: ["Dach"],
    });
  });

  test("a value that changed after the comparison was read is not overwritten, in either direction", async () => {
    const { find, accept, set, entry } = await connection();
    const seen = (await find("phone"))?.seen;
    await set({ phone: "030 1112223" });
    expect((await accept("phone", "to_entry", seen)).codes).toEqual(["external_services.difference_changed"]);
    expect((await accept("phone", "to_google", seen)).codes).toEqual(["external_services.difference_changed"]);
    expect((await entry()).Phone).toBe("030 1112223");
    expect((await accept("website", "to_entry")).codes).toEqual(["external_services.difference_changed"]);
  });
});

describe("sent to Google", () => {
  test("four fields sent to Google are equal there afterwards, with one edit each; the fifth still differs", async () => {
    const { accept, compare, email, set } = await connection();
    await set({
      opening_hours: JSON.stringify({
        ...emptyOpeningHours(),
        week: emptyOpeningHours().week.map((day, index) =>
          index === 4
            ? { ...day, spans: [{ from: "18:00", to: "02:00" }] }
            : index === 6
              ? { ...day, spans: [{ from: "00:00", to: "00:00" }] }
              : day,
        ),
      }),
      street: "Hauptstraße",
    });
    for (const field of ["name", "phone", "openingHours", "address"] as const) {
      expect((await accept(field, "to_google")).body, field).toEqual({ changeId: null });
    }
    const { differences, equal } = await compare();
    expect(equal).toEqual(["name", "address", "phone", "website", "openingHours"]);
    expect(differences.map(({ field }) => field)).toEqual(["description"]);
    expect((await google.counts(email)).edits).toBe(4);
  });

  test("a phone number that Google refuses answers refused_by_google", async () => {
    const { accept, set } = await connection();
    await set({ phone: "030 0000100" });
    expect((await accept("phone", "to_google")).codes).toEqual(["external_services.refused_by_google"]);
  });

  test("an empty description is refused with 400 and sends no edit", async () => {
    const { accept, email } = await connection();
    const reply = await accept("description", "to_google");
    expect({ codes: reply.codes, status: reply.status }).toEqual({ codes: ["request.invalid"], status: 400 });
    expect((await google.counts(email)).edits).toBe(0);
  });
});

test("without a connected location the comparison answers not_granted", async () => {
  const { client, company } = await app.logInMember();
  const accountId = company.id;
  expect((await client.call(getGoogleComparison, { accountId })).codes).toEqual(["external_services.not_granted"]);
});
