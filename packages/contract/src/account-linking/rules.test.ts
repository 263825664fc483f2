import { describe, expect, test } from "vitest";
import { afterDecision, afterTaking, LINK_STATES, type LinkDecision, standingOf, type Taking } from "./rules.ts";

const taking: Taking = {
  approved: false,
  origin: "provider",
  right: "owner",
  sameAddress: true,
  inviterStillOwns: true,
  hasOtherOwner: false,
};

describe("taking a link", () => {
  test.each<[string, Partial<Taking>, "linked" | "pending"]>([
    ["the provider's, nobody owns the company", {}, "linked"],
    ["the provider's, somebody owns the company", { hasOtherOwner: true }, "pending"],
    ["the provider's for an editor beside an owner", { hasOtherOwner: true, right: "editor" }, "linked"],
    ["an owner's invitation", { origin: "person", hasOtherOwner: true }, "linked"],
    ["an invitation of a former owner", { origin: "person", inviterStillOwns: false }, "pending"],
    ["with another address", { sameAddress: false, right: "read" }, "pending"],
    ["with another address, but approved", { sameAddress: false, hasOtherOwner: true, approved: true }, "linked"],
  ])("%s", (_what, change, expected) => {
    expect(afterTaking({ ...taking, ...change })).toBe(expected);
  });
});

describe("deciding about a link", () => {
  const decisions: LinkDecision[] = ["hold", "release", "refuse", "withdraw"];
  test("what is over stays over", () => {
    for (const state of ["linked", "refused", "withdrawn"] as const) {
      for (const decision of decisions) expect(afterDecision(state, decision, true)).toBeUndefined();
    }
  });
  test("a release lets in whoever took it, and otherwise opens it again", () => {
    expect(afterDecision("held", "release", true)).toBe("linked");
    expect(afterDecision("held", "release", false)).toBe("open");
    expect(afterDecision("pending", "release", true)).toBe("linked");
    expect(afterDecision("open", "release", false)).toBeUndefined();
  });
  test("an owner cannot withdraw what the provider holds", () => {
    expect(afterDecision("held", "withdraw", true)).toBeUndefined();
  });
});

test("only an open link runs out", () => {
  expect(standingOf("open", 1000, 999)).toBe("open");
  expect(standingOf("open", 1000, 1000)).toBe("expired");
  for (const state of LINK_STATES.filter((each) => each !== "open")) expect(standingOf(state, 0, 1)).toBe(state);
});
