import { describe, expect, test } from "vitest";
import {
  afterHandoverEvent,
  HANDOVER_EVENTS,
  HANDOVER_STATES,
  type HandoverEvent,
  type HandoverState,
  isHandoverEnded,
} from "./states.ts";

/** Expected state for every state and event, written independently of the rules. "-": not possible. */
const TABLE: Record<HandoverState, Record<HandoverEvent, HandoverState | "-">> = {
  handed_over: {
    answer: "-",
    take_back: "taken_back",
    restore: "-",
    take: "in_progress",
    ask: "question",
    finish: "done",
  },
  in_progress: { answer: "-", take_back: "-", restore: "-", take: "-", ask: "question", finish: "done" },
  question: { answer: "in_progress", take_back: "-", restore: "-", take: "-", ask: "question", finish: "done" },
  done: { answer: "-", take_back: "-", restore: "-", take: "-", ask: "-", finish: "-" },
  taken_back: { answer: "-", take_back: "-", restore: "handed_over", take: "-", ask: "-", finish: "-" },
};

describe.each(HANDOVER_STATES)("a hand-over that is %s", (state) => {
  test.each(HANDOVER_EVENTS)("after %s", (event) => {
    expect(afterHandoverEvent(state, event) ?? "-").toBe(TABLE[state][event]);
  });
});

test("isHandoverEnded is true for what is done or taken back", () => {
  expect(HANDOVER_STATES.filter(isHandoverEnded)).toEqual(["done", "taken_back"]);
});
