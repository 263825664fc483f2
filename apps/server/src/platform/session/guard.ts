/**
 * The guard: one statement joins the session with the person's rights, on every call, never cached, so that a
 * revocation holds from the next call on.
 */
import type { Role } from "@portal/contract/http/access";
import { PRODUCT_STATUSES } from "@portal/contract/account/calls";
import { ID_PATTERN } from "@portal/contract/http/ids";
import { isActive } from "@portal/contract/navigation/products";
import type { Right } from "@portal/db/rows";
import { quickStatement, statement } from "@portal/db/statement";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { equalSecrets, hashToken } from "../tokens.ts";
import { readSessionCookie, type SessionCookie } from "./cookies.ts";
import { SECOND_FACTOR_MISSING } from "./second-factor-missing.ts";
import { isReplaced } from "./secret-chain.ts";
import type { Session } from "./session.ts";
import { brandOfRequest, endStolenSession } from "./stolen-session.ts";

type GuardRow = {
  user_id: number;
  secret_hash: Buffer;
  next_secret_hash: Buffer | null;
  previous_secret_hash: Buffer | null;
  previous_valid_until: Date | null;
  rotations: number;
  expires_at: Date;
  absolute_expires_at: Date;
  revoked_at: Date | null;
  remember: boolean;
  agent_company_id: number | null;
  agent_expires_at: Date | null;
  roles: Role[];
  is_customer: boolean;
  second_factor_missing: boolean;
  account_right: Right | null;
  subject_right: Right | null;
  has_product: boolean;
};

const ACTIVE = PRODUCT_STATUSES.filter(isActive)
  .map((status) => `'${status}'`)
  .join(", ");

type GuardQuery = [handle: string, accountId: number | null, subjectId: number | null, products: string[] | null];

// $2 is the company of accountId, $3 the one acted on, $4 the product codes of which it needs one; null where a call
// needs none.
const findSession = quickStatement<GuardRow, GuardQuery>(`
  select s.user_id, s.secret_hash, s.next_secret_hash, s.previous_secret_hash, s.previous_valid_until,
         s.rotations, s.expires_at, s.absolute_expires_at, s.revoked_at, s.remember, s.agent_company_id, s.agent_expires_at,
         u.roles, exists (select from memberships any_of where any_of.user_id = s.user_id) as is_customer,
         ${SECOND_FACTOR_MISSING} as second_factor_missing, a."right" as account_right, b."right" as subject_right,
         case when $4::text[] is null then true
              else exists (select from products p where p.company_id = $3 and p.code = any ($4) and p.status in (${ACTIVE}))
         end as has_product
  from sessions s
  join users u on u.id = s.user_id
  left join memberships a on a.user_id = s.user_id and a.company_id = $2
  left join memberships b on b.user_id = s.user_id and b.company_id = $3
  where s.handle = $1`);

// A successor that is presented for the first time takes over; its predecessor has 30 seconds left.
const promoteSuccessor = statement<never, [handle: string, presented: Buffer, now: Date]>(`
  update sessions
  set previous_secret_hash = secret_hash, previous_valid_until = $3::timestamptz + interval '30 seconds',
      secret_hash = next_secret_hash, next_secret_hash = null, next_issued_at = null, rotations = rotations + 1
  where handle = $1 and next_secret_hash = $2`);

/** What the statement found for a cookie that is alive. */
export type Found = {
  session: Session;
  /** The secret that the cookie carried: the one in force, or the predecessor in its last 30 seconds. */
  presentedSecret: string;
  accountRight: Right | null;
  subjectRight: Right | null;
  /** Whether the company has one of the products that were asked for; true if none was. */
  hasProduct: boolean;
};

/** Looks the caller up; null for no, unknown, expired or revoked session. Ends a session whose old secret comes back. */
export async function lookUpSession(
  dependencies: Dependencies,
  request: FastifyRequest,
  asked: { accountId: number | null; subjectId: number | null; products?: string[] | null },
): Promise<Found | null> {
  const { db, clock, environment } = dependencies;
  const cookie = readSessionCookie(request, environment.SESSION_COOKIE);
  if (cookie?.kind !== "session") return null;
  const [row] = await findSession(db, cookie.handle, asked.accountId, asked.subjectId, asked.products ?? null);
  if (row === undefined) return null;
  const now = clock.now();
  if (row.revoked_at !== null || row.expires_at <= now || row.absolute_expires_at <= now) return null;
  if (row.agent_company_id !== null && !isAgentStill(row, now)) return null;
  const presented = hashToken(cookie.secret);
  if (row.next_secret_hash !== null && equalSecrets(presented, row.next_secret_hash)) {
    await promoteSuccessor(db, cookie.handle, presented, now);
  } else if (!equalSecrets(presented, row.secret_hash) && !isPrevious(row, presented, now)) {
    if (await isStolen(dependencies, request, cookie, row))
      await endStolenSession(dependencies, cookie.handle, brandOfRequest(request, dependencies));
    return null;
  }
  return {
    session: toSession(cookie.handle, row),
    presentedSecret: cookie.secret,
    accountRight: row.account_right,
    subjectRight: row.subject_right,
    hasProduct: row.has_product,
  };
}

/**
 * True if the cookie's secret was replaced before. An upload proves nothing: a proxy may hold it back until it is
 * complete, and the browser renews the session meanwhile.
 */
const isStolen = async (
  { environment }: Dependencies,
  request: FastifyRequest,
  { handle, secret }: Extract<SessionCookie, { kind: "session" }>,
  { secret_hash: currentHash, rotations }: GuardRow,
): Promise<boolean> =>
  request.headers["content-type"]?.startsWith("multipart/") !== true &&
  isReplaced(environment.SESSION_SECRET, { handle, secret, currentHash, rotations });

const isPrevious = (row: GuardRow, presented: Buffer, now: Date): boolean =>
  row.previous_secret_hash !== null &&
  row.previous_valid_until !== null &&
  row.previous_valid_until > now &&
  equalSecrets(presented, row.previous_secret_hash);

/** A support session ends with its time, the agent's role or second factor; it never goes on as the agent's own. */
const isAgentStill = ({ agent_expires_at: endsAt, roles, second_factor_missing }: GuardRow, now: Date): boolean =>
  endsAt !== null && endsAt > now && roles.includes("cuca") && !second_factor_missing;

const toSession = (handle: string, row: GuardRow): Session => ({
  handle,
  userId: row.user_id,
  grantedRoles: row.roles,
  isCustomer: row.is_customer,
  secondFactorMissing: row.second_factor_missing,
  remember: row.remember,
  agent:
    row.agent_company_id !== null && row.agent_expires_at !== null
      ? { companyId: row.agent_company_id, expiresAt: row.agent_expires_at }
      : null,
});

/** An id parameter: absent, one canonical number, or something else. */
export type AccountId = number | null | "malformed";

/** The accountId of a request; repeated ones are malformed. */
export function readAccountId(query: unknown): AccountId {
  const value = (query as Record<string, unknown>)["accountId"];
  if (value === undefined) return null;
  return typeof value === "string" && ID_PATTERN.test(value) ? Number(value) : "malformed";
}
