/** What the guard knows of a caller, and the scope that repositories require as proof of a right. */
import type { Right, Role } from "@portal/contract/http/access";

/** A customer-care agent acting for one company. */
export type ActingAgent = { companyId: number; expiresAt: Date };

export type Session = {
  handle: string;
  userId: number;
  /** Granted roles; "customer" follows from memberships and is not among them. */
  grantedRoles: Role[];
  isCustomer: boolean;
  /** True for a person of customer care who must set up a second factor before anything else (ADR 59). */
  secondFactorMissing: boolean;
  agent: ActingAgent | null;
  remember: boolean;
};

declare const proof: unique symbol;

/**
 * One company and what the caller may do in it. Only the guard makes one, so a repository that takes it cannot be
 * called for a company nobody checked.
 */
export type AccountScope = {
  readonly companyId: number;
  readonly right: Right;
  readonly userId: number;
  /** The agent's user id while customer care acts for the company. */
  readonly agentUserId: number | null;
  readonly [proof]: true;
};

/** For the guard, and for tests of repositories. */
export const makeAccountScope = (scope: Omit<AccountScope, typeof proof>): AccountScope => scope as AccountScope;

/** Roles as the specification counts them (§6): "user" always, "customer" for whoever holds a company. */
export function rolesOf(session: Pick<Session, "grantedRoles" | "isCustomer">): Role[] {
  const roles = new Set<Role>(["user", ...session.grantedRoles]);
  if (session.isCustomer) roles.add("customer");
  return [...roles];
}
