import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { berlinDate, minutesOfBerlinDay } from "../time/berlin-time.ts";
import { hasContract, isOwnerClaimExpired, ownerClaimExpiresAt } from "./claim.ts";

const at = (iso: string): number => Date.parse(iso);

describe("an owner's claim expires one year minus three weeks later, at midnight in Berlin", () => {
  test.each([
    ["ordinary", "2025-06-15T10:00:00Z", "2026-05-24T22:00:00Z"],
    ["in winter", "2025-02-10T10:00:00Z", "2026-01-19T23:00:00Z"],
    ["29 February", "2024-02-29T12:00:00Z", "2025-02-06T23:00:00Z"],
    ["28 February before a leap year", "2023-02-28T12:00:00Z", "2024-02-06T23:00:00Z"],
    ["late in the evening of UTC is the next Berlin day", "2025-06-15T22:30:00Z", "2026-05-25T22:00:00Z"],
    ["expiry on the day clocks go forward", "2025-04-19T10:00:00Z", "2026-03-28T23:00:00Z"],
    ["expiry on the day after clocks go forward", "2025-04-20T10:00:00Z", "2026-03-29T22:00:00Z"],
    ["expiry on the day clocks go back", "2025-11-15T10:00:00Z", "2026-10-24T22:00:00Z"],
    ["expiry on the day after clocks go back", "2025-11-16T10:00:00Z", "2026-10-25T23:00:00Z"],
    ["over the turn of the year", "2025-01-10T10:00:00Z", "2025-12-19T23:00:00Z"],
  ])("%s", (_, claimed, expires) => {
    expect(new Date(ownerClaimExpiresAt(claimed)).toISOString()).toBe(new Date(expires).toISOString());
  });

  test("a claim is expired at the exact instant of its expiry", () => {
    const claim = { claimedBy: "OWNER", claimedLastUpdate: "2025-06-15T10:00:00Z" } as const;
    expect(isOwnerClaimExpired(claim, at("2026-05-24T21:59:59.999Z"))).toBe(false);
    expect(isOwnerClaimExpired(claim, at("2026-05-24T22:00:00.000Z"))).toBe(true);
    expect(isOwnerClaimExpired(claim, at("2030-01-01T00:00:00Z"))).toBe(true);
  });

  test.each([
    { claimedBy: "PROVIDER" as const, claimedLastUpdate: "2001-01-01T00:00:00Z" },
    { claimedBy: null, claimedLastUpdate: "2001-01-01T00:00:00Z" },
    { claimedBy: "OWNER" as const, claimedLastUpdate: null },
  ])("a claim that never expires: %o", (claim) => {
    expect(isOwnerClaimExpired(claim, at("2030-01-01T00:00:00Z"))).toBe(false);
  });

  test("the expiry is a midnight in Berlin, 344 or 345 days after the claim's day", () => {
    fc.assert(
      fc.property(fc.integer({ min: at("2000-01-01"), max: at("2080-01-01") }), (claimed) => {
        const expires = ownerClaimExpiresAt(claimed);
        expect(minutesOfBerlinDay(expires)).toBe(0);
        const days = Math.round((Date.parse(berlinDate(expires)) - Date.parse(berlinDate(claimed))) / 86_400_000);
        expect([344, 345]).toContain(days);
      }),
    );
  });
});

test("a contract exists if the provider claimed the entry or a reseller is active", () => {
  expect(hasContract({ claimedBy: "PROVIDER", activeResellers: [] })).toBe(true);
  expect(hasContract({ claimedBy: "OWNER", activeResellers: ["Agentur Nord"] })).toBe(true);
  expect(hasContract({ claimedBy: "OWNER", activeResellers: [] })).toBe(false);
  expect(hasContract({ claimedBy: null, activeResellers: [] })).toBe(false);
});
