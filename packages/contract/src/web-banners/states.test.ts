/** Every state × action × role, written apart from the rules. */
import { describe, expect, test } from "vitest";
import {
  afterBannerAction,
  BANNER_ACTIONS,
  BANNER_ROLES,
  BANNER_STATES,
  type BannerAction,
  type BannerRole,
  type BannerState,
  mayTakeAction,
  needsReason,
  waitsForCompany,
} from "./states.ts";
import { BANNER_ACTION_WORDS, BANNER_STATE_LABELS } from "./words.ts";

/** "state action → next"; every pair that is missing is impossible. */
const POSSIBLE = `
awaiting_files   upload   submitted
awaiting_files   produce  to_approve
awaiting_files   end      ended
submitted        withdraw withdrawn
submitted        produce  to_approve
submitted        refuse   refused
submitted        end      ended
withdrawn        submit   submitted
withdrawn        upload   submitted
withdrawn        end      ended
refused          upload   submitted
refused          produce  to_approve
refused          end      ended
to_approve       approve  approved
to_approve       reject   change_requested
to_approve       end      ended
change_requested revoke   to_approve
change_requested upload   submitted
change_requested produce  to_approve
change_requested end      ended
approved         revoke   to_approve
approved         start    running
approved         end      ended
running          pause    paused
running          end      ended
paused           resume   running
paused           end      ended`
  .trim()
  .split("\n")
  .map((line) => line.split(/\s+/));

const MAY: Record<BannerRole, string> = {
  company: "submit withdraw approve reject revoke pause resume upload",
  support: "submit withdraw pause resume upload",
  provider: "produce refuse start end",
};

const expected = (state: BannerState, action: BannerAction): string =>
  POSSIBLE.find(([from, by]) => from === state && by === action)?.[2] ?? "-";

const CASES = BANNER_STATES.flatMap((state) =>
  BANNER_ACTIONS.flatMap((action) => BANNER_ROLES.map((role) => [state, action, role] as const)),
);

test.each(CASES)("%s, %s by %s", (state, action, role) => {
  expect(afterBannerAction(state, action) ?? "-").toBe(expected(state, action));
  expect(mayTakeAction(role, action)).toBe(MAY[role].split(" ").includes(action));
});

test("every possible step names known states and actions", () => {
  for (const [from, by, to] of POSSIBLE) {
    expect([BANNER_STATES.includes(from as BannerState), BANNER_ACTIONS.includes(by as BannerAction)]).toEqual([
      true,
      true,
    ]);
    expect(BANNER_STATES).toContain(to);
  }
});

describe("what a person reads", () => {
  test("a change and a refusal say why, nothing else must", () => {
    expect(BANNER_ACTIONS.filter(needsReason)).toEqual(["reject", "refuse"]);
  });
  test("the company is waited for where files are missing or refused, and for its approval", () => {
    expect(BANNER_STATES.filter(waitsForCompany)).toEqual(["awaiting_files", "refused", "to_approve"]);
  });
  test("no two states and no two actions have the same words", () => {
    expect(new Set(Object.values(BANNER_STATE_LABELS)).size).toBe(BANNER_STATES.length);
    expect(new Set(Object.values(BANNER_ACTION_WORDS)).size).toBe(BANNER_ACTIONS.length);
  });
});
