/** Whether a budget of search ads ends too early. Pure; the dashboard and the mail follow this rule. */
import { addDays, type Day } from "@portal/contract/time/berlin-time";

/** The budget in which the last delivered day lies, and what was spent of it up to that day. */
export type BudgetFacts = {
  /** Null without a budget, as `end_day` and `plan_cents`. */
  start_day: Day | null;
  end_day: Day | null;
  plan_cents: number | null;
  spent_cents: number;
  /** Of the seven days up to the last delivered one. */
  week_cents: number;
};
export type RunningOut = { state: "used_up" | "ending"; start: Day; end: Day };

const WEEK = 7;

/**
 * A budget that is used up, or will be within a week at the pace of the last one; null in the last week before its end.
 * Also null once it has ended by the calendar: where figures stop coming, the last delivered day stays before the end.
 */
export function runningOut(facts: BudgetFacts, lastDay: Day, today: Day): RunningOut | null {
  const { start_day: start, end_day: end, plan_cents: plan, spent_cents: spent, week_cents: week } = facts;
  if (start === null || end === null || plan === null) return null;
  if (end < today || addDays(lastDay, WEEK) >= end) return null;
  if (spent >= plan) return { state: "used_up", start, end };
  return spent + week < plan ? null : { state: "ending", start, end };
}
