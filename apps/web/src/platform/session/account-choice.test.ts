import { describe, expect, test } from "vitest";
import { accountsOf, chooseActiveAccount, mayActOn } from "./account-choice.ts";

const accounts = {
  "20": { id: 20, name: "Zahnarzt" },
  "3": { id: 3, name: "Ärztehaus 10" },
  "4": { id: 4, name: "Ärztehaus 9" },
};

describe("chooseActiveAccount", () => {
  test.each<[string, string | null, number]>([
    ["the stored one that is still among the person's", "20", 20],
    ["the first if nothing is stored", null, 3],
    ["the first if the stored one is not among the person's", "99", 3],
    ["the first if the stored text is not a number", "20x", 3],
    ["the first if the stored number has a leading zero", "020", 3],
    ["the first if the stored text is a property of every object", "__proto__", 3],
  ])("is %s", (_, stored, chosen) => {
    expect(chooseActiveAccount({ accounts }, stored)).toBe(chosen);
  });

  test("is null for a person without companies", () => {
    expect(chooseActiveAccount({ accounts: {} }, "20")).toBeNull();
  });

  test("is the company of the support session for customer care", () => {
    expect(chooseActiveAccount({ accounts, cucaInfo: { companyId: 77 } }, "20")).toBe(77);
  });
});

test("accountsOf sorts companies like German names, numbers by value", () => {
  expect(accountsOf({ accounts }).map(({ name }) => name)).toEqual(["Ärztehaus 9", "Ärztehaus 10", "Zahnarzt"]);
});

test("mayActOn is true for own companies; for customer care only for the company of its session", () => {
  expect([mayActOn({ accounts }, 20), mayActOn({ accounts }, 21)]).toEqual([true, false]);
  const cucaInfo = { companyId: 77 };
  expect([mayActOn({ accounts, cucaInfo }, 77), mayActOn({ accounts, cucaInfo }, 20)]).toEqual([true, false]);
});
