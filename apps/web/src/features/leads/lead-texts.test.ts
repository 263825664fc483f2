import { expect, test } from "vitest";
import {
  arrivalsSentence,
  centsOf,
  complaintText,
  durationText,
  leadTitle,
  newOfKind,
  priceText,
  responseText,
  stepText,
} from "./lead-texts.ts";

test.each([
  ["1250", 125_000],
  ["1.250", 125_000],
  ["1.250,5", 125_050],
  ["1250,50 €", 125_050],
  ["0", 0],
  ["1,250.50", undefined],
  ["12.50", undefined],
  ["-5", undefined],
  ["", undefined],
  ["zwölf", undefined],
])("%j is %s cents", (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test.each([
  [null, "–"],
  [1, "1 Minute"],
  [89, "89 Minuten"],
  [90, "2 Stunden"],
  [2880, "2 Tage"],
])("%s minutes are %s", (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test("a title names the place, and whoever asks once that is known", () => {
  const lead = { kind: "request", postalCode: "50667", place: "Köln", contact: null } as const;
  expect(leadTitle(lead)).toBe("Angebotsanfrage aus 50667 Köln");
  expect(leadTitle({ ...lead, postalCode: "", place: "" })).toBe("Angebotsanfrage");
  expect(leadTitle({ ...lead, contact: { name: "Maria Klein", email: "", phone: "" } })).toBe(
    "Angebotsanfrage von Maria Klein",
  );
});

test("the response time of a lead counts from its arrival", () => {
  const receivedAt = "2026-03-05T09:00:00.000Z";
  expect(responseText({ receivedAt, firstResponseAt: "2026-03-05T09:12:00.000Z" })).toBe("12 Minuten");
  expect(responseText({ receivedAt, firstResponseAt: "2026-03-07T10:00:00.000Z" })).toBe("2 Tage");
  expect(responseText({ receivedAt, firstResponseAt: null })).toBe("noch keine Antwort");
});

test("steps say who made them", () => {
  const step = { id: 1, step: "win", state: "won", text: "", at: "", by: "Anna", bySupport: false } as const;
  expect(stepText(step)).toBe("Auftrag gewonnen, von Anna");
  expect(stepText({ ...step, text: "420,00 €", by: "" })).toBe("Auftrag gewonnen: 420,00 €");
  expect(stepText({ ...step, bySupport: true, by: "" })).toBe("Auftrag gewonnen, vom Kundendienst");
  expect(stepText({ ...step, step: "reminder", text: "" })).toBe("Erinnerung entfernt, von Anna");
});

test("small sentences", () => {
  expect(priceText(null)).toBe("Die Annahme kostet nichts.");
  expect(priceText(1500)).toMatch(/^Die Annahme kostet 15,00\s€\.$/);
  expect(newOfKind("job", 1)).toBe("Eine neue Bewerbung");
  expect(newOfKind("message", 3)).toBe("3 neue Nachrichten");
  expect([0, 1, 2].map(arrivalsSentence)).toEqual(["", "1 neue Anfrage", "2 neue Anfragen"]);
});

test("a decision about a complaint comes with its reason", () => {
  const complaint = { reason: "duplicate", text: "", raisedAt: "", rule: "duplicate", creditCents: 1500 } as const;
  expect(complaintText({ ...complaint, decision: "credited" })).toMatch(/^Gutschrift: 15,00\s€\. Sie haben dieselbe/);
  expect(complaintText({ ...complaint, decision: "refused", rule: "too_late", creditCents: 0 })).toMatch(
    /^Keine Gutschrift\./,
  );
});
