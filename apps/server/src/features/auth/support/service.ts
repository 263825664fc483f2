/** Login of customer care for one company (Specification §2, §6 "cuca"). */
import type { Brand } from "@portal/contract/brands/brand";
import { addDays, berlinDate, startOfBerlinDay } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { writeAudit, writeRefusal } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { noteSecurityEvent, noteSecurityFailure } from "../../../platform/security-events/note-event.ts";
import { hashToken, randomToken } from "../../../platform/tokens.ts";
import type { AuthService, Credentials, Origin } from "../service.ts";
import { type Issued, minutesAfter, sessionTtlMinutes } from "../start-session.ts";
import { mayVisit } from "./may-visit.ts";
import { describeAgent } from "./describe-agent.ts";
import * as repository from "./repository.ts";
import { supportVisitOverJob } from "./visit-mail.ts";
import { visitsOf } from "./visits.ts";

export type SupportCredentials = Omit<Credentials, "remember"> & { companyId: number; reason: string };
type Visit = { agentUserId: number; companyId: number; reason: string; userAgent: string };

const USER_AGENT_CHARACTERS = 300;

export type SupportService = ReturnType<typeof createSupportService>;

export function createSupportService(dependencies: Dependencies, auth: Pick<AuthService, "prove">) {
  const { db, clock } = dependencies;

  /** Why this agent may not act for this company, before anything is written; null if they may. */
  async function refusal(agentUserId: number, companyId: number) {
    const [agent] = await repository.agentById(db, agentUserId);
    if (!agent?.roles.includes("cuca")) return "auth.role_missing";
    if (agent.second_factor_missing) return "auth.second_factor_missing";
    const [linked] = await repository.linkedPerson(db, agentUserId, companyId);
    return linked === undefined ? "auth.support_company_unknown" : null;
  }

  async function limitReached({ agentUserId, companyId }: Visit): Promise<Problem> {
    const [now, code] = [clock.now(), "auth.support_limit_reached"] as const;
    const refused = { action: "loginCuca", actorUserId: agentUserId, agentUserId: null, companyId, code };
    await writeRefusal(db, { at: now, ...refused });
    const tomorrow = startOfBerlinDay(addDays(berlinDate(now.getTime()), 1));
    return new Problem(code, { retryAfter: Math.ceil((tomorrow - now.getTime()) / 1000) });
  }

  return {
    /**
     * @throws Problem `auth.invalid_credentials`, `auth.throttled`, `auth.busy`; `auth.role_missing` if the person is
     *   no agent; `auth.second_factor_missing`; `auth.support_company_unknown` at the field companyId;
     *   `auth.support_limit_reached` for one company more than an agent may visit in a day
     */
    async logIn(
      { companyId, reason, ...credentials }: SupportCredentials,
      origin: Origin,
      brand: Brand,
    ): Promise<Issued> {
      const agentUserId = await auth.prove(credentials, origin);
      const code = await refusal(agentUserId, companyId);
      if (code !== null) {
        const refused = { action: "loginCuca", actorUserId: agentUserId, agentUserId: null, companyId: null, code };
        await noteSecurityFailure(dependencies, db, { kind: "support_refused", userId: agentUserId });
        await writeRefusal(db, { at: clock.now(), ...refused });
        throw code === "auth.support_company_unknown" ? new Problem(code, { field: "companyId" }) : new Problem(code);
      }
      const visit = { agentUserId, companyId, reason, userAgent: origin.userAgent };
      // The alert about a refused visit must be committed, so the refusal is thrown afterwards.
      const issued = await db
        .transaction()
        .execute(async (trx) =>
          (await mayVisit(dependencies, trx, { ...visit, brand })) ? startVisit(dependencies, trx, visit) : null,
        );
      if (issued === null) throw await limitReached(visit);
      return issued;
    },

    visits: (scope: AccountScope) => visitsOf(db, scope),
  };
}

/** Writes session, visit and audit line in one transaction. */
async function startVisit(
  dependencies: Dependencies,
  trx: Transaction<Database>,
  { agentUserId, companyId, reason, userAgent }: Visit,
): Promise<Issued> {
  const { clock, environment } = dependencies;
  const startedAt = clock.now();
  const endsAt = minutesAfter(startedAt, environment.SESSION_SUPPORT_MINUTES);
  const ttlMinutes = Math.min(sessionTtlMinutes(environment, false), environment.SESSION_SUPPORT_MINUTES);
  const secret = randomToken();
  const handle = randomToken();
  const visit = { agentUserId, companyId, reason, startedAt, endsAt };
  const visitId = await repository.noteVisit(trx, visit);
  await dependencies.jobs.enqueue(trx, supportVisitOverJob, { visitId }, { startAfter: endsAt });
  await repository.createSupportSession(trx, {
    ...visit,
    handle,
    secretHash: hashToken(secret),
    userAgent: userAgent.slice(0, USER_AGENT_CHARACTERS),
    expiresAt: minutesAfter(startedAt, ttlMinutes),
  });
  await noteSecurityEvent(dependencies, trx, { kind: "support_visit", userId: agentUserId });
  await writeAudit(trx, {
    at: startedAt,
    action: "loginCuca",
    outcome: "done",
    actorUserId: agentUserId,
    agentUserId,
    companyId,
  });
  const user = await describeAgent(trx, agentUserId, { companyId, expiresAt: endsAt });
  if (user === null) throw new Problem("auth.support_company_unknown", { field: "companyId" });
  return { user, handle, secret, ttlMinutes, remember: false };
}
