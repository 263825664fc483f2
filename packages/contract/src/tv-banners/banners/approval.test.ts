import { expect, test } from "vitest";
import {
  actionOf,
  afterCreativeAction,
  APPROVAL_ROLES,
  type ApprovalRole,
  APPROVALS,
  canAct,
  CREATIVE_ACTIONS,
  type CreativeAction,
  type CreativeState,
} from "./approval.ts";

/** A state as text: the company's and the partner's decision (A, R, U), "+" on the banner. */
type Written = string;
const LETTERS = { ACCEPTED: "A", REJECTED: "R", UNVERIFIED: "U" } as const;
const written = ({ customer, partner, onBanner }: CreativeState): Written =>
  `${LETTERS[customer]}${LETTERS[partner]}${onBanner ? "+" : ""}`;

const STATES: CreativeState[] = APPROVALS.flatMap((customer) =>
  APPROVALS.flatMap((partner) => [false, true].map((onBanner) => ({ customer, partner, onBanner }))),
);

type Expected = Record<CreativeAction, string>;
const dead: Expected = {
  accept: "refused_by_partner",
  reject: "refused_by_partner",
  withdraw: "refused_by_partner",
  set: "refused_by_partner",
};
const same = (accept: string, set: string): Expected => ({ accept, reject: "on_banner", withdraw: "on_banner", set });

/** What the company, or customer care for it, gets in each state. Written apart from the rules. */
const OF_COMPANY: Record<Written, Expected> = {
  UU: { accept: "AU", reject: "RU", withdraw: "UU", set: "not_approved" },
  AU: { accept: "AU", reject: "RU", withdraw: "UU", set: "not_approved" },
  RU: { accept: "AU", reject: "RU", withdraw: "UU", set: "not_approved" },
  UA: { accept: "AA", reject: "RA", withdraw: "UA", set: "not_approved" },
  AA: { accept: "AA", reject: "RA", withdraw: "UA", set: "AA+" },
  RA: { accept: "AA", reject: "RA", withdraw: "UA", set: "not_approved" },
  "UU+": same("AU+", "UU+"),
  "AU+": same("AU+", "AU+"),
  "RU+": same("AU+", "RU+"),
  "UA+": same("AA+", "UA+"),
  "AA+": same("AA+", "AA+"),
  "RA+": same("AA+", "RA+"),
  UR: dead,
  AR: dead,
  RR: dead,
  "UR+": dead,
  "AR+": dead,
  "RR+": dead,
};

function expectedOf(state: CreativeState, role: ApprovalRole, action: CreativeAction): string {
  if (role !== "partner") return OF_COMPANY[written(state)]?.[action] ?? "?";
  const [customer, , plus = ""] = written(state);
  return {
    accept: `${customer}A${plus}`,
    reject: `${customer}R${plus}`,
    withdraw: `${customer}U${plus}`,
    set: "not_yours",
  }[action];
}

test.each(APPROVAL_ROLES)("every state and action of %s", (role) => {
  for (const state of STATES) {
    for (const action of CREATIVE_ACTIONS) {
      const next = afterCreativeAction(state, role, action);
      const got = typeof next === "string" ? next : written(next);
      expect(`${written(state)} ${action} ${got}`).toBe(
        `${written(state)} ${action} ${expectedOf(state, role, action)}`,
      );
    }
  }
  expect(STATES).toHaveLength(18);
});

test("what the partner refused can never get onto a banner by the company", () => {
  const start = STATES.filter(({ partner, onBanner }) => partner === "REJECTED" && !onBanner);
  for (const state of start) {
    for (const action of CREATIVE_ACTIONS) expect(canAct(state, action)).toBe(false);
  }
});

test("actionOf a decision leads to that decision", () => {
  for (const approval of APPROVALS) {
    const next = afterCreativeAction(
      { customer: "UNVERIFIED", partner: "UNVERIFIED", onBanner: false },
      "company",
      actionOf(approval),
    );
    expect(next).toMatchObject({ customer: approval });
  }
});

test("canAct is false where nothing would change", () => {
  const state: CreativeState = { customer: "ACCEPTED", partner: "ACCEPTED", onBanner: false };
  expect(CREATIVE_ACTIONS.filter((action) => canAct(state, action))).toEqual(["reject", "withdraw", "set"]);
  expect(CREATIVE_ACTIONS.filter((action) => canAct({ ...state, onBanner: true }, action))).toEqual([]);
});
