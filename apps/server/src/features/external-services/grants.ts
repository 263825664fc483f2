/**
 * Grants access to Google (Specification §4 "External service"). A started OAuth flow is stored under the hash of its
 * state, for one session and one company. The callback deletes it, so a state works once even in two tabs.
 */
import type { Brand } from "@portal/contract/brands/brand";
import { GRANT_MINUTES } from "@portal/contract/external-services/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { brandOrigin } from "../../platform/mail/origin.ts";
import { Problem } from "../../platform/problem.ts";
import { openSecret, sealSecret } from "../../platform/sealing/sealed-secrets.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { hashToken } from "../../platform/tokens.ts";
import { endUnheldGoogleAccess } from "./end-access.ts";
import { type AccessKind, BUSINESS_PROFILE } from "./google/access-kinds.ts";
import { sealAccess } from "./token-store.ts";
import { beginAt, type Begun, exchangeCode } from "./google/provider.ts";
import * as repository from "./repository.ts";

const ABOUT = "grant of google";

/** A state is valid only in the session that started the flow. */
type SessionHandle = { handle: string };

export type Grants = ReturnType<typeof createGrants>;

export function createGrants(dependencies: Dependencies, kind: AccessKind = BUSINESS_PROFILE) {
  const { db, clock, environment } = dependencies;
  const { source } = kind;

  /** @throws Problem `external_services.other_company` or `.grant_expired`. */
  async function take({ companyId }: AccountScope, { handle }: SessionHandle, state: string): Promise<Begun> {
    const [hash, now] = [hashToken(state), clock.now()];
    const [grant] = await repository.takeGrant(db, source, hash, handle, companyId, now);
    if (grant !== undefined) return JSON.parse(await openSecret(environment, ABOUT, grant.sealed_proof)) as Begun;
    const [elsewhere] = await repository.grantElsewhere(db, source, hash, handle, now);
    throw new Problem(elsewhere === undefined ? "external_services.grant_expired" : "external_services.other_company");
  }

  return {
    /** @throws Problem `external_services.not_set_up` */
    async begin({ companyId }: AccountScope, { handle }: SessionHandle, brand: Brand): Promise<string> {
      const redirectUri = brandOrigin(brand, environment) + pathOf(kind.page);
      const { url, begun } = await beginAt(environment, redirectUri, kind.scope);
      const expires = new Date(clock.now().getTime() + GRANT_MINUTES * 60_000);
      const proof = await sealSecret(environment, ABOUT, JSON.stringify(begun));
      await repository.saveGrant(db, source, hashToken(begun.state), handle, companyId, proof, expires);
      await repository.trimGrants(db, handle);
      return url;
    },

    /** @throws Problem as `take` and `exchangeCode`. */
    async grant(scope: AccountScope, session: SessionHandle, { code, state }: { code: string; state: string }) {
      const begun = await take(scope, session, state);
      const granted = await exchangeCode(environment, code, begun, kind.scope);
      const { companyId, userId } = scope;
      const at = clock.now();
      const sealed = await sealAccess(dependencies, source, companyId, granted);
      const expires = new Date(at.getTime() + granted.expiresIn * 1000);
      const mayConnect = await db.transaction().execute(async (trx) => {
        const [company] = await repository.lockAsMember(trx, companyId, userId);
        await endUnheldGoogleAccess(dependencies, trx, [companyId]);
        await repository.saveConnection(trx, source, companyId, sealed, expires, granted.subject, userId, at);
        await writeAudit(trx, { at, action: kind.actions.granted, outcome: "done", actorUserId: userId, companyId });
        if (company !== undefined) return true;
        // The person lost the company while Google answered. Their grant is revoked like any other.
        await endUnheldGoogleAccess(dependencies, trx, [companyId]);
        return false;
      });
      if (!mayConnect) throw new Problem("external_services.grant_expired");
    },

    /** Deletes the started flow and changes nothing else. */
    async deny({ companyId, userId }: AccountScope, { handle }: SessionHandle, state: string | undefined) {
      if (state !== undefined) await repository.deleteGrant(db, hashToken(state), handle);
      await writeAudit(db, {
        at: clock.now(),
        action: kind.actions.denied,
        outcome: "done",
        actorUserId: userId,
        companyId,
      });
    },
  };
}
