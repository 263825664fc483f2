import type { OwnClaim } from "@portal/contract/claiming/calls";
import { describe, expect, test } from "vitest";
import { holdText, mayEnterCode, pendingText, triesText } from "./claiming-texts.ts";

const NOW = Date.UTC(2026, 5, 10, 8);
const claim = (change: Partial<OwnClaim>): OwnClaim => ({
  state: "code_out",
  heldBecause: null,
  proof: "email",
  sentTo: "kontakt@firma.example",
  codeExpiresAt: "2026-06-11T08:00:00.000Z",
  triesLeft: 5,
  startedAt: "2026-06-10T08:00:00.000Z",
  ...change,
});

describe("pendingText and mayEnterCode for a pending claim", () => {
  test.each<[string, Partial<OwnClaim>, RegExp, boolean]>([
    ["mail", {}, /per E-Mail unterwegs an kontakt@firma\.example\. Er gilt bis 11\.06\.2026, 10:00 Uhr\./, true],
    [
      "letter on its way",
      { proof: "letter", sentTo: "Weg 1" },
      /^Der Brief mit dem Code ist unterwegs an Weg 1\./,
      true,
    ],
    [
      "letter ordered",
      { state: "requested", proof: "letter", codeExpiresAt: null },
      /^Wir schicken einen Brief/,
      false,
    ],
    ["call ordered", { state: "requested", proof: "phone", codeExpiresAt: null }, /^Wir rufen/, false],
    ["call made", { proof: "phone" }, /durchgesagt/, true],
    ["expired", { codeExpiresAt: "2026-06-10T08:00:00.000Z" }, /gilt nicht mehr/, false],
  ])("%s", (_name, change, text, mayEnter) => {
    expect(pendingText(claim(change), NOW)).toMatch(text);
    expect(mayEnterCode(claim(change), NOW)).toBe(mayEnter);
  });
});

test("holdText has a different text for each reason", () => {
  const texts = [
    holdText(claim({ state: "refused" })),
    ...(["provider", "tries", "conflict"] as const).map((heldBecause) =>
      holdText(claim({ state: "held", heldBecause })),
    ),
  ];
  expect(new Set(texts.map(({ text }) => text)).size).toBe(4);
});

test.each([
  [5, ""],
  [3, "Noch 3 Versuche."],
  [1, "Noch ein Versuch."],
  [0, ""],
])('%i tries left of five: "%s"', (left, text) => expect(triesText(left, 5)).toBe(text));
