import { expect, test } from "vitest";
import { aRating, anAnswer } from "../testing/ratings.ts";
import {
  canResend,
  changedLine,
  changeLine,
  markedSentence,
  nameOf,
  newRatingsSentence,
  openSentence,
  selectedSentence,
  stateOf,
  totalSentence,
  valuesOf,
  whereShown,
} from "./manage-texts.ts";

test("sentences count in German", () => {
  expect([0, 1, 1234, 10_000].map(openSentence)).toEqual([
    "Keine Bewertung wartet auf eine Antwort",
    "Eine Bewertung wartet auf eine Antwort",
    "1.234 Bewertungen warten auf eine Antwort",
    "Mindestens 10.000 Bewertungen warten auf eine Antwort",
  ]);
  expect(totalSentence(1, false)).toBe("Eine Bewertung");
  expect(totalSentence(10_000, true)).toMatch(/^Mehr als 10\.000 Bewertungen\. Grenzen/);
  expect([selectedSentence(1), selectedSentence(2), markedSentence(1), markedSentence(3)]).toEqual([
    "Eine Bewertung ausgewählt",
    "2 Bewertungen ausgewählt",
    "Eine Bewertung ist erledigt.",
    "3 Bewertungen sind erledigt.",
  ]);
});

test.each([
  [{}, "Offen"],
  [{ doneAt: "2026-03-02T10:00:00.000Z" }, "Erledigt"],
  [{ isHeld: true, doneAt: "2026-03-02T10:00:00.000Z" }, "Ausgeblendet"],
  [{ answer: anAnswer({ state: "draft", draft: "Dan", text: "" }) }, "Entwurf"],
  [{ answer: anAnswer() }, "Beantwortet"],
  [{ answer: anAnswer({ moderation: "waiting" }) }, "Antwort wird geprüft"],
  [{ answer: anAnswer({ moderation: "refused" }), doneAt: "2026-03-02T10:00:00.000Z" }, "Antwort abgelehnt"],
  [{ answer: anAnswer({ delivery: "sending" }) }, "Wird an Google gesendet"],
  [{ answer: anAnswer({ delivery: "failed", failure: "away" }) }, "Nicht bei Google angekommen"],
  [{ answer: anAnswer({ state: "withdrawn" }) }, "Offen"],
] as const)("%j is %s", (given, text) => {
  expect(stateOf(aRating(given)).text).toBe(text);
});

test.each([
  ["wkdb", {}, "Ihre Antwort ist freigegeben (Wer kennt den Besten)."],
  ["wkdb", { moderation: "waiting" }, "Besucher sehen die Antwort nicht."],
  ["wkdb", { state: "withdrawn" }, "Besucher sehen die Antwort nicht mehr."],
  ["google", { delivery: "done" }, "Die Antwort steht bei Google."],
  ["google", { delivery: "sending" }, "Die Antwort wird an Google gesendet. Sie können die Seite verlassen."],
  ["google", { delivery: "failed", failure: "away" }, "Die Antwort steht nicht bei Google."],
  ["google", { state: "withdrawn", delivery: "sending" }, "Die Antwort wird bei Google gelöscht."],
  ["google", { state: "withdrawn", delivery: "done" }, "Bei Google ist die Antwort gelöscht."],
] as const)("an answer at %s with %j: %s", (source, given, text) => {
  expect(whereShown(aRating({ source }), anAnswer(given))).toBe(text);
});

test("an answer of customer care is called that, without a name", () => {
  expect(changedLine(anAnswer({ bySupport: true, changedBy: "" }))).toMatch(/^Kundendienst für Sie, /);
  expect(changedLine(anAnswer({ changedBy: "Martin Brandt", isEdited: true }))).toBe(
    "Martin Brandt, 02.03.2026, 11:00 Uhr, bearbeitet",
  );
});

test("a step of the history names who did it, the portal's own steps nobody", () => {
  const step = { id: 1, text: "", at: "2026-03-02T10:00:00.000Z" };
  expect(changeLine({ ...step, step: "published", author: "company", name: "Martin Brandt" })).toMatch(
    /Martin Brandt$/,
  );
  expect(changeLine({ ...step, step: "published", author: "company", name: "" })).toMatch(/Ihre Firma$/);
  expect(changeLine({ ...step, step: "sent", author: "system", name: "" })).toMatch(/^Bei Google angekommen · .* Uhr$/);
});

test("a rating without a name is named so, and its placeholder stays empty", () => {
  const rating = aRating({ author: "", source: "google" });
  expect(nameOf(rating)).toBe("Ohne Namen am 01.03.2026, Google");
  expect(valuesOf(rating, "Brandt GmbH")).toEqual({ name: "", firma: "Brandt GmbH", sterne: "5", datum: "01.03.2026" });
});

test("sending again is offered where it may help", () => {
  expect((["not_connected", "rating_gone", "refused", "away"] as const).filter(canResend)).toEqual([
    "not_connected",
    "away",
  ]);
});

test.each([
  [0, ""],
  [1, "1 neue Bewertung"],
  [3, "3 neue Bewertungen"],
])("%i ratings that came meanwhile: %j", (count, sentence) => {
  expect(newRatingsSentence(count)).toBe(sentence);
});
