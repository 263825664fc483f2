import { expect, test } from "vitest";
import {
  afterLeadAction,
  isHeld,
  isOpen,
  LEAD_ACTIONS,
  LEAD_ROLES,
  LEAD_STATES,
  type LeadAction,
  type LeadState,
  possibleActions,
} from "./states.ts";

/** Where each action leads somebody who may write; everything else is forbidden. `undo` needs a state before. */
const TABLE: Record<LeadState, Partial<Record<LeadAction, LeadState>>> = {
  new: { accept: "accepted", decline: "declined" },
  accepted: { contact: "contacted", offer: "offer", win: "won", lose: "lost", complain: "complaint" },
  contacted: { offer: "offer", win: "won", lose: "lost", complain: "complaint" },
  offer: { contact: "contacted", win: "won", lose: "lost", complain: "complaint" },
  won: { lose: "lost" },
  lost: { contact: "contacted", win: "won", complain: "complaint" },
  complaint: {},
  declined: {},
  taken: {},
};

test.each(LEAD_STATES)("every action of every role in the state %s", (state) => {
  for (const action of LEAD_ACTIONS) {
    const wanted = TABLE[state][action];
    const byAgent = action === "accept" || action === "decline" ? undefined : wanted;
    const results = LEAD_ROLES.map((role) => afterLeadAction({ state, before: null }, action, role));
    expect([action, ...results]).toEqual([action, undefined, wanted, byAgent]);
  }
});

test("undo brings the state before back, once, and never behind the acceptance", () => {
  const undone = (state: LeadState, before: LeadState | null, role: "reader" | "writer" | "agent" = "writer") =>
    afterLeadAction({ state, before }, "undo", role);
  expect(undone("won", "offer")).toBe("offer");
  expect(undone("complaint", "accepted")).toBe("accepted");
  expect(undone("declined", "new")).toBe("new");
  expect(undone("won", "offer", "agent")).toBe("offer");
  expect(undone("won", "offer", "reader")).toBeUndefined();
  expect(undone("won", null)).toBeUndefined();
  expect(undone("accepted", "new")).toBeUndefined();
  expect(undone("taken", "new")).toBeUndefined();
});

test("a lead that is over offers undo only, and one of somebody else nothing", () => {
  expect(possibleActions({ state: "complaint", before: "accepted" }, "writer")).toEqual(["undo"]);
  expect(possibleActions({ state: "taken", before: null }, "writer")).toEqual([]);
});

test("held states show who asks; open ones wait for the company", () => {
  expect(LEAD_STATES.filter(isHeld)).toEqual(["accepted", "contacted", "offer", "won", "lost", "complaint"]);
  expect(LEAD_STATES.filter(isOpen)).toEqual(["new", "accepted", "contacted", "offer"]);
});
