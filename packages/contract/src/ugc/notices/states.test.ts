import { describe, expect, test } from "vitest";
import { DECISION_GROUND_CODES, groundFitsOutcome, needsName, NOTICE_GROUND_CODES } from "./grounds.ts";
import { afterNoticeAction, complaintUntil, mayComplain, NOTICE_COMPLAINT_DAYS, NOTICE_STATES } from "./states.ts";

const decidedAt = new Date("2026-03-01T10:00:00Z");

describe("afterNoticeAction", () => {
  test.each([
    ["received", "decided", undefined, undefined],
    ["decided", undefined, "complaint", "closed"],
    ["complaint", "decided", undefined, undefined],
    ["closed", undefined, undefined, undefined],
  ] as const)("%s: decide → %s, complain → %s, close → %s", (state, decide, complain, close) => {
    expect(afterNoticeAction(state, "decide")).toBe(decide);
    expect(afterNoticeAction(state, "complain")).toBe(complain);
    expect(afterNoticeAction(state, "close")).toBe(close);
  });
});

describe("mayComplain", () => {
  const kept = { state: "decided", outcome: "kept", decidedAt, complained: [] } as const;
  test("the side that lost may, the other one not", () => {
    expect(mayComplain(kept, "notifier", decidedAt)).toBe(true);
    expect(mayComplain(kept, "concerned", decidedAt)).toBe(false);
    const removed = { ...kept, outcome: "removed" } as const;
    expect(mayComplain(removed, "notifier", decidedAt)).toBe(false);
    expect(mayComplain(removed, "concerned", decidedAt)).toBe(true);
  });

  test("once, and only on a decision", () => {
    expect(mayComplain({ ...kept, complained: ["notifier"] }, "notifier", decidedAt)).toBe(false);
    for (const state of NOTICE_STATES.filter((one) => one !== "decided")) {
      expect(mayComplain({ ...kept, state }, "notifier", decidedAt)).toBe(false);
    }
  });

  test("up to and including the last day, which is at least six months later", () => {
    expect(complaintUntil(decidedAt)).toBe("2026-09-01");
    expect(mayComplain(kept, "notifier", new Date("2026-09-01T20:00:00Z"))).toBe(true);
    expect(mayComplain(kept, "notifier", new Date("2026-09-02T20:00:00Z"))).toBe(false);
  });

  test("no half year of any year is longer", () => {
    for (let month = 0; month < 12; month += 1) {
      const days = (Date.UTC(2026, month + 6, 1) - Date.UTC(2026, month, 1)) / 86_400_000;
      expect(days).toBeLessThanOrEqual(NOTICE_COMPLAINT_DAYS);
    }
  });
});

test("only offences against children need no name", () => {
  expect(NOTICE_GROUND_CODES.filter((ground) => !needsName(ground))).toEqual(["children"]);
});

test("content is removed for a breach of law or terms and kept for none", () => {
  const fits = (outcome: "removed" | "kept") =>
    DECISION_GROUND_CODES.filter((ground) => groundFitsOutcome(ground, outcome));
  expect([fits("removed"), fits("kept")]).toEqual([["law", "terms"], ["neither"]]);
});
