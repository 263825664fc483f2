/** The person shown in a support session: the one linked to the company, never the agent's own account. */
import type { User } from "@portal/contract/auth/calls";
import { UNLINKED_USER_ID } from "@portal/contract/auth/support/linked-user";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { ActingAgent } from "../../../platform/session/session.ts";
import { maskLogin, shownName } from "../../../platform/session/shown-login.ts";
import { linkedPerson } from "./repository.ts";

/**
 * The user of a support session in wire format: id 2 if nobody is linked (Specification §9), the one company, only the
 * role cuca. Without e-mail address, image and notification of the linked person, which an agent does not need; the login is
 * masked. Null if
 * agent or company is gone.
 */
export async function describeAgent(
  db: Kysely<Database>,
  agentUserId: number,
  { companyId, expiresAt }: ActingAgent,
): Promise<User | null> {
  const [row] = await linkedPerson(db, agentUserId, companyId);
  if (row === undefined) return null;
  return {
    user_id: row.user_id ?? UNLINKED_USER_ID,
    login: maskLogin(row.login ?? ""),
    email: "",
    last_login: row.last_login_at?.toISOString() ?? null,
    role: "cuca",
    roles: ["cuca"],
    profile_image: null,
    accounts: { [companyId]: { id: companyId, name: row.company_name } },
    user_notification_code: "none",
    cucaInfo: { companyId, agent: shownName({ agentUserId }, row.agent), endsAt: expiresAt.toISOString() },
  };
}
