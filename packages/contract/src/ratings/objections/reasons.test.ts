import { describe, expect, test } from "vitest";
import { DECISION_GROUND_CODES, groundFits, mayObject, OBJECTION_OUTCOMES, hidesRating } from "./reasons.ts";
import { OBJECTION_STATES } from "./states.ts";

describe("the rating under an objection", () => {
  test("an insult is hidden while it is examined, not by the notice alone", () => {
    const held = OBJECTION_STATES.filter((state) => hidesRating(state, "insult", null));
    expect(held).toEqual(["author_asked", "in_review", "proposed"]);
  });
  test("other reasons hide nothing before the decision", () => {
    expect(OBJECTION_STATES.filter((state) => hidesRating(state, "no_contact", null))).toEqual([]);
  });
  test.each(["decided", "complaint", "complaint_proposed", "final"] as const)("%s shows the decision", (state) => {
    expect(hidesRating(state, "no_contact", "removed")).toBe(true);
    expect(hidesRating(state, "insult", "kept")).toBe(false);
  });
  test.each(["withdrawn", "lapsed", "settled"] as const)("%s shows a hidden rating again", (state) => {
    expect(hidesRating(state, "personal_data", null)).toBe(false);
  });
});

test.each([
  ["provider", "published", true],
  ["wkdb", "published", true],
  ["google", "published", false],
  ["provider", "held", false],
  ["provider", "withdrawn", false],
  ["wkdb", "deleted", false],
] as const)("an objection to a %s rating that is %s: %s", (source, state, may) => {
  expect(mayObject({ source, state })).toBe(may);
});

test("each outcome has grounds, and each ground an outcome", () => {
  for (const outcome of OBJECTION_OUTCOMES) {
    expect(DECISION_GROUND_CODES.some((ground) => groundFits(ground, outcome))).toBe(true);
  }
  for (const ground of DECISION_GROUND_CODES) {
    expect(OBJECTION_OUTCOMES.some((outcome) => groundFits(ground, outcome))).toBe(true);
  }
  expect(groundFits("opinion", "removed")).toBe(false);
});
