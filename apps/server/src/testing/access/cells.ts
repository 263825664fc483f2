/** Cells of the access matrix, and the sets of them that many calls share. Imported by tests only. */
import type { AccountIdRule } from "@portal/contract/http/endpoint";
import type { ProblemCode } from "@portal/contract/http/problems";

export type Cell = "ok" | ProblemCode;

export type MatrixRow = {
  /** Nobody is logged in. */
  anonymous: Cell;
  /** Logged in, holds no company (consumer, tradesmanager, ratingusermanager). */
  consumer: Cell;
  /** A consumer with the role ratingusermanager, if that makes a difference. */
  ratingManager?: Cell;
  /** Rights in the company that accountId names. */
  read: Cell;
  editor: Cell;
  owner: Cell;
  /** A customer-care agent acting for the company. */
  agent: Cell;
  xsrf: "required" | "not required";
  accountId: AccountIdRule;
  /** Codes of which the company needs one, by one active product; without it everybody gets `product.not_booked`. */
  products?: readonly [string, ...string[]];
};

export const open = { anonymous: "ok", consumer: "ok", read: "ok", editor: "ok", owner: "ok", agent: "ok" } as const;
/** Calls before login: no session is looked up. */
export const beforeLogin = { ...open, xsrf: "required", accountId: "ignored" } as const;
export const loggedIn = { ...open, anonymous: "auth.no_session" } as const;
/** Calls for the person themselves: customer care acts for a company, never as a person. */
export const personal = { ...loggedIn, agent: "auth.role_missing", xsrf: "required", accountId: "ignored" } as const;
/** What a person reads of themselves. */
export const own = { ...personal, xsrf: "not required" } as const;
export const company = { ...loggedIn, consumer: "account_not_available" } as const;
export const reads = { ...company, xsrf: "not required", accountId: "required" } as const;
export const writes = { ...company, read: "auth.right_missing", xsrf: "required", accountId: "required" } as const;
/** Words and places that the forms offer: a POST that only reads. */
export const suggests = { ...company, xsrf: "required", accountId: "required" } as const;
export const addresses = { ...loggedIn, xsrf: "required", accountId: "ignored" } as const;
/** A claim is the person's own: customer care makes none. */
export const ownClaim = { ...loggedIn, agent: "auth.role_missing", xsrf: "required", accountId: "ignored" } as const;
/** Open to everybody without accountId; a company that is named must be one's own, which needs a login. */
export const ofAnybody = { ...company, xsrf: "not required", accountId: "optional" } as const;
export const owns = { ...writes, editor: "auth.right_missing" } as const;
