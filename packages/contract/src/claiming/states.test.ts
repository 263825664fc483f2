import { describe, expect, test } from "vitest";
import {
  CLAIM_ENDS,
  CLAIM_STATES,
  type ClaimEvent,
  type ClaimFacts,
  claimPageOf,
  type ClaimState,
  type HoldReason,
  nextClaim,
} from "./states.ts";

const at = (state: ClaimState, heldBecause: HoldReason | null = state === "held" ? "provider" : null) => ({
  state,
  heldBecause,
});
const right: ClaimEvent = { type: "prove", hasContract: false, hasOtherOwner: false };
const EVENTS: ClaimEvent[] = [
  ...(["choose", "issue", "hold", "release", "refuse", "lose", "withdraw", "dissolve"] as const).map((type) => ({
    type,
  })),
  right,
  { type: "fail", triesLeft: 0 },
];

describe("nextClaim: possible events", () => {
  test.each<[string, ReturnType<typeof at>, ClaimEvent, string]>([
    ["a proof is chosen", at("started"), { type: "choose" }, "requested"],
    ["another proof is chosen", at("code_out"), { type: "choose" }, "requested"],
    ["the code is issued", at("requested"), { type: "issue" }, "code_out"],
    ["a new code is issued", at("code_out"), { type: "issue" }, "code_out"],
    ["a correct code", at("code_out"), right, "confirmed"],
    [
      "a correct code while somebody else owns the entry",
      at("code_out"),
      { ...right, hasOtherOwner: true },
      "held conflict",
    ],
    [
      "a correct code while there is a contract",
      at("code_out"),
      { ...right, hasContract: true, hasOtherOwner: true },
      "lost",
    ],
    ["a wrong code", at("code_out"), { type: "fail", triesLeft: 1 }, "code_out"],
    ["the last wrong code", at("code_out"), { type: "fail", triesLeft: 0 }, "held tries"],
    ["the provider stops it", at("requested"), { type: "hold" }, "held provider"],
    ["the provider releases it", at("held", "provider"), { type: "release" }, "started"],
    ["the provider releases it after wrong codes", at("held", "tries"), { type: "release" }, "started"],
    ["the provider releases a conflict", at("held", "conflict"), { type: "release" }, "confirmed"],
    ["the provider refuses it", at("held", "conflict"), { type: "refuse" }, "refused"],
    ["the provider releases a refused claim", at("refused"), { type: "release" }, "started"],
    ["another claim is confirmed", at("code_out"), { type: "lose" }, "lost"],
    ["the person gives up", at("held", "conflict"), { type: "withdraw" }, "withdrawn"],
    ["the owner gives the entry back", at("confirmed"), { type: "dissolve" }, "dissolved"],
  ])("%s", (_what, now, event, expected) => {
    const next = nextClaim(now, event);
    expect([next?.state, next?.heldBecause].filter(Boolean).join(" ")).toBe(expected);
  });
});

describe("nextClaim: impossible events", () => {
  test.each(CLAIM_ENDS.flatMap((state) => EVENTS.map((event) => [state, event.type, event] as const)))(
    "a claim that is %s ignores %s",
    (state, _type, event) => expect(nextClaim(at(state), event)).toBeNull(),
  );
});

test("a claim held by the provider or for wrong codes can't be withdrawn", () => {
  for (const because of ["provider", "tries"] as const)
    expect(nextClaim(at("held", because), { type: "withdraw" })).toBeNull();
});

test("a claim is confirmed only after a correct code or by releasing a proven conflict", () => {
  const ways = CLAIM_STATES.flatMap((state) =>
    (["provider", "tries", "conflict"] as const).flatMap((because) =>
      EVENTS.filter(
        (event) => nextClaim(at(state, state === "held" ? because : null), event)?.state === "confirmed",
      ).map(({ type }) => `${state} ${state === "held" ? because : ""} ${type}`),
    ),
  );
  expect([...new Set(ways)]).toEqual(["code_out  prove", "held conflict release"]);
});

describe("claimPageOf", () => {
  const nobody: ClaimFacts = {
    isLoggedIn: false,
    isOwner: false,
    claimedBy: null,
    hasOtherOwner: false,
    hasReseller: false,
    claim: null,
  };
  const person = { ...nobody, isLoggedIn: true };

  test.each<[string, ClaimFacts, string]>([
    ["nobody logged in", nobody, "register"],
    ["logged in", person, "login_success"],
    ["claimed by the provider", { ...person, claimedBy: "PROVIDER" }, "otherowner_provider"],
    [
      "claimed by the provider, seen by the company's own people",
      { ...person, claimedBy: "PROVIDER", isOwner: true },
      "owner_provider",
    ],
    ["with a reseller", { ...nobody, hasReseller: true }, "advantago"],
    ["a contract beats a claim", { ...person, hasReseller: true, claim: "code_out" }, "advantago"],
    ["owned by the viewer", { ...person, claimedBy: "OWNER", isOwner: true, claim: "confirmed" }, "owner"],
    ["owned by somebody else", { ...nobody, claimedBy: "OWNER", hasOtherOwner: true }, "otherowner"],
    ["claimed all the same", { ...person, claimedBy: "OWNER", hasOtherOwner: true, claim: "started" }, "login_success"],
    ["a letter is waited for", { ...person, claim: "requested" }, "pending"],
    ["a code is out", { ...person, claim: "code_out" }, "pending"],
    ["held", { ...person, claim: "held" }, "hold"],
    ["refused", { ...person, claim: "refused" }, "hold"],
    ["owned once, given back by an import", { ...person, claim: "confirmed" }, "login_success"],
  ])("%s", (_what, facts, page) => expect(claimPageOf(facts)).toBe(`claiming_${page}`));
});
