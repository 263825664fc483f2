import { describe, expect, test } from "vitest";
import { referrerOf } from "./referrer.ts";

const OWN = ["www.maler-lorenz.example", "lorenz.example"];

test.each([
  ["www.google.de", "search", "Google"],
  ["google.co.uk", "search", "Google"],
  ["GOOGLE.com", "search", "Google"],
  ["gemini.google.com", "assistant", "Gemini"],
  ["google.evil.example", "website", "google.evil.example"],
  ["notgoogle.de", "website", "notgoogle.de"],
  ["www.bing.com", "search", "Bing"],
  ["copilot.microsoft.com", "assistant", "Copilot"],
  ["chatgpt.com", "assistant", "ChatGPT"],
  ["de.search.yahoo.com", "search", "Yahoo"],
  ["suche.t-online.de", "search", "T-Online, WEB.DE und GMX"],
  ["www.t-online.de", "website", "t-online.de"],
  ["m.facebook.com", "social", "Facebook"],
  ["l.instagram.com", "social", "Instagram"],
  ["t.co", "social", "X"],
  ["post.co", "website", "post.co"],
  ["netflix.com", "website", "netflix.com"],
  ["www.branchenbuch.example", "website", "branchenbuch.example"],
  ["maler-lorenz.example", "direct", ""],
  ["www.lorenz.example", "direct", ""],
  ["shop.lorenz.example", "website", "shop.lorenz.example"],
  ["", "direct", ""],
  ["localhost", "direct", ""],
  ["<script>", "direct", ""],
  [`${"a".repeat(251)}.de`, "direct", ""],
])("a visit from %j counts as %s %j", (referrer, kind, name) =>
  expect(referrerOf({ referrer }, OWN)).toEqual({ kind, name }),
);

describe("a campaign", () => {
  test.each([
    ["  Herbst \n Aktion ", "Herbst Aktion"],
    ["x".repeat(100), "x".repeat(80)],
    ["🍂".repeat(81), "🍂".repeat(80)],
  ])("%j is named %j, whatever page came before", (campaign, name) =>
    expect(referrerOf({ referrer: "google.de", campaign }, OWN)).toEqual({ kind: "campaign", name }),
  );

  test("without a name is none", () =>
    expect(referrerOf({ referrer: "google.de", campaign: " \t " }, OWN).kind).toBe("search"));
});
