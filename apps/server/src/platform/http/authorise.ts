/** Checks the caller against a call's access row. What the row does not allow is refused. */
import { rightCovers } from "@portal/contract/http/access";
import type { ServedEndpoint } from "./served-call.ts";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { codesOf } from "@portal/contract/navigation/products";
import type { ProblemCode } from "@portal/contract/http/problems";
import type { Right } from "@portal/db/rows";
import type { FastifyRequest } from "fastify";
import { writeRefusal } from "../audit.ts";
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../problem.ts";
import { type AccountId, type Found, lookUpSession, readAccountId } from "../session/guard.ts";
import { type AccountScope, makeAccountScope, rolesOf, type Session } from "../session/session.ts";

/**
 * Sets `request.session` and `request.scope` as the row promises.
 * @throws Problem `auth.no_session`, `auth.second_factor_missing`, `auth.role_missing`, `auth.right_missing`,
 *   `product.not_booked`, `account_id_invalid` or `account_not_available`, which is one body for absent, foreign and unknown companies
 */
export async function authorise(
  dependencies: Dependencies,
  request: FastifyRequest,
  served: ServedEndpoint,
): Promise<void> {
  const { access, endpoint } = served;
  const accountId = endpoint.accountId === "ignored" ? null : readAccountId(request.query);
  // Public calls need no lookup, but a company that is named must be one's own.
  if (access.kind === "public" && accountId === null) return;
  const subjectId = access.kind === "account" && access.subject ? readSubject(request, access.subject) : accountId;
  const valid = (id: AccountId): number | null => (id === "malformed" ? null : id);
  const found = await lookUpSession(dependencies, request, {
    accountId: valid(accountId),
    subjectId: valid(subjectId),
    products: access.kind === "account" && access.families ? codesOf(access.families) : null,
  });
  if (found === null) throw new Problem("auth.no_session");
  request.session = found.session;
  if (accountId === "malformed") throw new Problem("account_id_invalid");
  const decision = decide(served, found, accountId, valid(subjectId));
  if (typeof decision !== "string") {
    request.scope = decision;
    return;
  }
  await auditRefusal(dependencies, found.session, endpoint.name, {
    code: decision,
    companyId: valid(subjectId) ?? accountId,
  });
  throw new Problem(decision);
}

/** The scope that the row grants, null if it needs none, or the code of the refusal. */
function decide(
  { access, agent, withoutSecondFactor }: ServedEndpoint,
  found: Found,
  accountId: number | null,
  companyId: number | null,
): AccountScope | null | ProblemCode {
  const { session } = found;
  const actsAsAgent = session.agent !== null;
  if (session.secondFactorMissing && !withoutSecondFactor) return "auth.second_factor_missing";
  if (access.kind === "session" && access.roles && !access.roles.some((role) => rolesOf(session).includes(role))) {
    return "auth.role_missing";
  }
  if (accountId !== null && rightIn(found, accountId, found.accountRight) === null) return "account_not_available";
  if (access.kind !== "account") return actsAsAgent && !agent ? "auth.role_missing" : null;
  const right = companyId === null || accountId === null ? null : rightIn(found, companyId, found.subjectRight);
  if (right === null || companyId === null) return "account_not_available";
  if (actsAsAgent ? !agent : access.agentsOnly) return "auth.role_missing";
  if (!rightCovers(right, access.need)) return "auth.right_missing";
  if (!found.hasProduct) return "product.not_booked";
  return makeAccountScope({
    companyId,
    right,
    userId: session.userId,
    agentUserId: actsAsAgent ? session.userId : null,
  });
}

/** An agent has exactly the forced company, whatever their own memberships. */
export const rightIn = ({ session }: Found, companyId: number, membership: Right | null): Right | null => {
  if (session.agent === null) return membership;
  return session.agent.companyId === companyId ? "owner" : null;
};

/** The company in the path; a malformed id gets the answer of a foreign one. */
const readSubject = (request: FastifyRequest, parameter: string): AccountId => {
  const text = (request.params as Record<string, string>)[parameter] ?? "";
  return ID_PATTERN.test(text) ? Number(text) : "malformed";
};

const auditRefusal = (
  { db, clock }: Dependencies,
  session: Session,
  action: string,
  { code, companyId }: { code: string; companyId: number | null },
): Promise<void> =>
  writeRefusal(db, {
    at: clock.now(),
    action,
    actorUserId: session.userId,
    agentUserId: session.agent === null ? null : session.userId,
    companyId,
    code,
  });
