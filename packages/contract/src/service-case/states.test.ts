import { describe, expect, test } from "vitest";
import { afterCaseEvent, CASE_EVENTS, CASE_STATES, type CaseEvent, type CaseState, isCaseEnded } from "./states.ts";

/** Expected state for every state and event, written independently of the rules. "-": not possible. */
const TABLE: Record<CaseState, Record<CaseEvent, CaseState | "-">> = {
  open: {
    message: "open",
    close: "withdrawn",
    reopen: "-",
    take: "in_progress",
    answer: "in_progress",
    ask: "waiting",
    solve: "solved",
  },
  in_progress: {
    message: "in_progress",
    close: "withdrawn",
    reopen: "-",
    take: "-",
    answer: "in_progress",
    ask: "waiting",
    solve: "solved",
  },
  waiting: {
    message: "in_progress",
    close: "withdrawn",
    reopen: "-",
    take: "in_progress",
    answer: "in_progress",
    ask: "waiting",
    solve: "solved",
  },
  solved: { message: "open", close: "closed", reopen: "open", take: "-", answer: "-", ask: "-", solve: "-" },
  closed: { message: "-", close: "-", reopen: "open", take: "-", answer: "-", ask: "-", solve: "-" },
  withdrawn: { message: "-", close: "-", reopen: "open", take: "-", answer: "-", ask: "-", solve: "-" },
};

describe.each(CASE_STATES)("a case that is %s", (state) => {
  test.each(CASE_EVENTS)("after %s", (event) => {
    expect(afterCaseEvent(state, event) ?? "-").toBe(TABLE[state][event]);
  });
});

test("isCaseEnded is true for solved, closed and withdrawn cases", () => {
  expect(CASE_STATES.filter(isCaseEnded)).toEqual(["solved", "closed", "withdrawn"]);
});
