import { describe, expect, test } from "vitest";
import {
  afterDecision,
  afterTaking,
  LINK_STATES,
  type LinkDecision,
  type LinkState,
  OWNER_DECISIONS,
  PROVIDER_DECISIONS,
  statusOf,
  type Taking,
} from "./rules.ts";

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
  const decisions: LinkDecision[] = [...PROVIDER_DECISIONS, ...OWNER_DECISIONS];
  test("a final state accepts no decision", () => {
    for (const state of ["linked", "refused", "withdrawn"] as const) {
      for (const decision of decisions) expect(afterDecision(state, decision, true)).toBeUndefined();
    }
  });
  test("a release links the person who took the link, and opens a link that nobody took", () => {
    expect(afterDecision("held", "release", true)).toBe("linked");
    expect(afterDecision("held", "release", false)).toBe("open");
    expect(afterDecision("pending", "release", true)).toBe("linked");
    expect(afterDecision("open", "release", false)).toBeUndefined();
  });
  test("an owner cannot withdraw a link that the provider holds", () => {
    expect(afterDecision("held", "withdraw", true)).toBeUndefined();
  });
});

describe("every decision in every state", () => {
  const none = undefined;
  type Row = [decision: LinkDecision, taken: boolean, ...next: (LinkState | undefined)[]];
  test.each<Row>([
    // open, pending, held, linked, refused, withdrawn
    ["hold", false, "held", "held", none, none, none, none],
    ["hold", true, "held", "held", none, none, none, none],
    ["release", false, none, "linked", "open", none, none, none],
    ["release", true, none, "linked", "linked", none, none, none],
    ["refuse", false, "refused", "refused", "refused", none, none, none],
    ["refuse", true, "refused", "refused", "refused", none, none, none],
    ["admit", false, none, "linked", none, none, none, none],
    ["admit", true, none, "linked", none, none, none, none],
    ["withdraw", false, "withdrawn", "withdrawn", none, none, none, none],
    ["withdraw", true, "withdrawn", "withdrawn", none, none, none, none],
  ])("%s (taken: %s)", (decision, taken, ...next) => {
    expect(LINK_STATES.map((state) => afterDecision(state, decision, taken))).toEqual(next);
  });

  test("an owner moves nothing that the provider holds or has decided", () => {
    for (const decision of OWNER_DECISIONS) {
      for (const state of ["held", "linked", "refused", "withdrawn"] as const)
        for (const taken of [true, false]) expect(afterDecision(state, decision, taken)).toBeUndefined();
    }
  });
});

test("statusOf: an open link is expired from `expiresAt` on, any other state stays", () => {
  expect(statusOf("open", 1000, 999)).toBe("open");
  expect(statusOf("open", 1000, 1000)).toBe("expired");
  for (const state of LINK_STATES.filter((each) => each !== "open")) expect(statusOf(state, 0, 1)).toBe(state);
});
