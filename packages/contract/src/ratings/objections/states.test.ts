import { describe, expect, test } from "vitest";
import {
  afterObjectionAction,
  DEADLINE_DAYS,
  dueOn,
  endsByDeadline,
  isObjectionEnded,
  mayComplain,
  OBJECTION_ACTIONS,
  OBJECTION_ROLES,
  OBJECTION_STATES,
  turnOf,
} from "./states.ts";

/** Every possible step, written apart from the code: state, role, action, next state. All others are forbidden. */
const STEPS = `
  received       company  comment      received
  received       company  withdraw     withdrawn
  received       manager  ask_details  details_asked
  received       manager  ask_author   author_asked
  received       manager  review       in_review
  received       system   settle       settled
  details_asked  company  add_details  received
  details_asked  company  withdraw     withdrawn
  details_asked  system   deadline     lapsed
  details_asked  system   settle       settled
  author_asked   company  withdraw     withdrawn
  author_asked   author   state        in_review
  author_asked   system   deadline     in_review
  author_asked   system   settle       settled
  in_review      company  comment      in_review
  in_review      company  withdraw     withdrawn
  in_review      manager  ask_details  details_asked
  in_review      manager  ask_author   author_asked
  in_review      manager  forward      in_review
  in_review      manager  propose      proposed
  in_review      system   settle       settled
  proposed       company  withdraw     withdrawn
  proposed       manager  return       in_review
  proposed       manager  decide       decided
  proposed       system   settle       settled
  decided        company  complain     complaint
  decided        author   complain     complaint
  decided        system   deadline     final
  complaint      manager  propose      complaint_proposed
  complaint_proposed manager return    complaint
  complaint_proposed manager decide    final`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));

const nextOf = (state: string, role: string, action: string): string | undefined =>
  STEPS.find((step) => step[0] === state && step[1] === role && step[2] === action)?.[3];

describe("steps", () => {
  const cases = OBJECTION_STATES.flatMap((state) =>
    OBJECTION_ROLES.flatMap((role) => OBJECTION_ACTIONS.map((action) => ({ state, role, action }))),
  );
  test.each(cases)("$state: $action by $role", ({ state, role, action }) => {
    expect(afterObjectionAction(state, action, role)).toBe(nextOf(state, role, action));
  });
  test("the table names no unknown state, role or action", () => {
    const known = new Set<string>([...OBJECTION_STATES, ...OBJECTION_ROLES, ...OBJECTION_ACTIONS]);
    expect(STEPS.flat().filter((word) => !known.has(word))).toEqual([]);
  });
});

describe("ends and deadlines", () => {
  test("final, withdrawn, lapsed and settled have no way out and no deadline", () => {
    const ended = OBJECTION_STATES.filter(isObjectionEnded);
    expect(ended).toEqual(["final", "withdrawn", "lapsed", "settled"]);
    expect(ended.map((state) => DEADLINE_DAYS[state])).toEqual([null, null, null, null]);
  });
  test("the sweep ends only the deadlines of company, author and complaint", () => {
    expect(OBJECTION_STATES.filter(endsByDeadline)).toEqual(["details_asked", "author_asked", "decided"]);
  });
  test("the author has fourteen days, across the change of the clocks", () => {
    expect(dueOn("author_asked", "2026-10-20")).toBe("2026-11-03");
    expect(dueOn("withdrawn", "2026-10-20")).toBeNull();
  });
  test("a complaint is possible for six months", () => {
    expect(dueOn("decided", "2026-01-01")).toBe("2026-07-03");
  });
  test("each unfinished state has a side that acts, except a decision", () => {
    expect(OBJECTION_STATES.filter((state) => turnOf(state) === null)).toEqual([
      "decided",
      "final",
      "withdrawn",
      "lapsed",
      "settled",
    ]);
    expect([turnOf("details_asked"), turnOf("author_asked"), turnOf("complaint")]).toEqual([
      "company",
      "author",
      "manager",
    ]);
  });
});

test.each([
  ["company", "kept", true],
  ["company", "removed", false],
  ["author", "removed", true],
  ["author", "kept", false],
  ["manager", "removed", false],
  ["company", null, false],
] as const)("%s may complain when the rating was %s: %s", (role, outcome, may) => {
  expect(mayComplain(outcome, role)).toBe(may);
});
