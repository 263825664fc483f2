/** The life of a notice (DSA articles 16, 17 and 20): decided by a person, and again after a complaint of either side. */
import { addDays, berlinDate, type Day } from "../../time/berlin-time.ts";
import type { NoticeOutcome } from "./grounds.ts";

export const NOTICE_STATES = ["received", "decided", "complaint", "closed"] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** Who noticed, and whom a removal restricts. */
export type NoticeSide = "notifier" | "concerned";
export type NoticeAction = "decide" | "complain" | "close";

/** The state after an action; undefined if it is not possible now. */
export function afterNoticeAction(state: NoticeState, action: NoticeAction): NoticeState | undefined {
  if (action === "decide") return state === "received" || state === "complaint" ? "decided" : undefined;
  if (state !== "decided") return undefined;
  return action === "complain" ? "complaint" : "closed";
}

export type Decided = {
  readonly state: NoticeState;
  readonly outcome: NoticeOutcome | null;
  readonly decidedAt: Date | null;
  /** Sides that have complained already; each may do so once. */
  readonly complained: readonly NoticeSide[];
};

/** Days for a complaint: the six longest months in a row, so at least six months (DSA article 20 (1)). */
export const NOTICE_COMPLAINT_DAYS = 184;

/** The last day on which a side can complain about the decision; null before there is one. */
export const complaintUntil = (decidedAt: Date | null): Day | null =>
  decidedAt === null ? null : addDays(berlinDate(decidedAt.getTime()), NOTICE_COMPLAINT_DAYS);

/** True if the decision goes against this side, it has not complained yet, and six months are not over. */
export function mayComplain({ state, outcome, decidedAt, complained }: Decided, side: NoticeSide, now: Date): boolean {
  const isAgainst = outcome === (side === "notifier" ? "kept" : "removed");
  const until = complaintUntil(decidedAt);
  if (state !== "decided" || !isAgainst || until === null || complained.includes(side)) return false;
  return berlinDate(now.getTime()) <= until;
}
