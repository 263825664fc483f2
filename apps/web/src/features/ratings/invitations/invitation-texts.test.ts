import { expect, test } from "vitest";
import { countsText, leftText, nameOf, sentText, shortText, stateOf } from "./invitation-texts.ts";

test("numbers are sentences", () => {
  expect([0, 1, 12].map(sentText)).toEqual([
    "Keine Einladung ist vorgemerkt.",
    "Eine Einladung ist vorgemerkt.",
    "12 Einladungen sind vorgemerkt.",
  ]);
  expect(leftText(0)).toContain("Morgen geht es weiter.");
  expect(leftText(40)).toBe("Heute können Sie noch 40 von 100 Einladungen verschicken.");
  expect(countsText({ sent: 1200, rated: 3, optedOut: 0 })).toBe(
    "1.200 eingeladen, 3 haben bewertet, 0 möchten keine Einladungen.",
  );
  expect(countsText({ sent: 4, rated: 1, optedOut: 1 })).toBe(
    "4 eingeladen, 1 hat bewertet, 1 möchte keine Einladungen.",
  );
});

test("the short text asks for an honest rating, not for a good one", () => {
  expect(shortText("Brandt", "https://x.example")).toMatch(/ehrliche Bewertung.*ob gut oder schlecht/);
});

test("an invitation is named as long as its address is kept", () => {
  expect(nameOf({ name: "Maria", email: "m@kunde.example" })).toBe("Maria, m@kunde.example");
  expect(nameOf({ name: "", email: "" })).toBe("Adresse gelöscht");
});

test("a reminded invitation says so until it is rated", () => {
  expect(stateOf({ state: "sent", remindedAt: "2026-01-01T00:00:00Z" } as never).text).toBe("Erinnert");
  expect(stateOf({ state: "rated", remindedAt: "2026-01-01T00:00:00Z" } as never).text).toBe("Hat bewertet");
});
