/** Ends a connection: deletes our row first, then revokes the grant at Google. */
import type { Revocation } from "@portal/contract/external-services/calls";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { openSecret, sealSecret } from "../../platform/sealing/sealed-secrets.ts";
import { type AccessKind, BUSINESS_PROFILE } from "./google/access-kinds.ts";
import { openAccess } from "./token-store.ts";
import { revokeAccess } from "./google/provider.ts";
import * as repository from "./repository.ts";

const ABOUT = "grant of google to take back";
const RETRY_MS = 3_600_000;
/** One day of retries. After that the token is deleted here; Google expires it when nobody uses it. */
const MAX_TRIES = 24;

type Actor = { userId: number | null };

export type Disconnect = ReturnType<typeof createDisconnect>;

export function createDisconnect(dependencies: Dependencies, kind: AccessKind = BUSINESS_PROFILE) {
  const { db, clock, environment } = dependencies;
  const { source } = kind;

  /** Deletes the row and returns the token to revoke, or null if there is none. */
  const remove = ({ companyId }: repository.Company, { userId }: Actor) =>
    db.transaction().execute(async (trx) => {
      const row = await repository.lockConnection(trx, { companyId }, source);
      if (row === undefined) throw new Problem("external_services.not_granted");
      const { sealed_access: sealed } = row;
      const tokens = sealed === null ? null : await openAccess(dependencies, source, companyId, sealed);
      const [sharing] = await repository.sharesGrant(trx, source, companyId, row.subject);
      await repository.deleteConnection(trx, source, companyId);
      const at = clock.now();
      await writeAudit(trx, { at, action: kind.actions.ended, outcome: "done", actorUserId: userId, companyId });
      return { token: tokens?.refreshToken ?? null, isShared: sharing !== undefined };
    });

  const inAnHour = () => new Date(clock.now().getTime() + RETRY_MS);

  /** True if nothing is left to revoke, also because no key opens the token any more. */
  const revoke = async (row: repository.Revocation): Promise<boolean> => {
    const { sealed_token: sealed, sealed_for: companyId } = row;
    const token =
      companyId === null
        ? await openSecret(environment, ABOUT, sealed)
        : (await openAccess(dependencies, row.source, companyId, sealed))?.refreshToken;
    return token === undefined || revokeAccess(environment, token);
  };

  return {
    /** @throws Problem `external_services.not_granted` */
    async end(company: repository.Company, actor: Actor): Promise<Revocation> {
      const { token, isShared } = await remove(company, actor);
      if (token === null) return "done";
      // Google keeps one grant per Google account: revoking it would end the other connection too.
      if (isShared) return "shared";
      if (await revokeAccess(environment, token)) return "done";
      await repository.insertRevocation(db, source, await sealSecret(environment, ABOUT, token), null, 1, inAnHour());
      return "pending";
    },

    /** Retries revocations that Google did not answer. Returns how many it confirmed now. */
    async retry(): Promise<number> {
      const waiting = await repository.takeRevocations(db, clock.now());
      let done = 0;
      for (const row of waiting) {
        if (await revoke(row)) done += 1;
        else if (row.tries < MAX_TRIES)
          await repository.insertRevocation(
            db,
            row.source,
            row.sealed_token,
            row.sealed_for,
            row.tries + 1,
            inAnHour(),
          );
      }
      return done;
    },

    /**
     * Revokes one grant. Does nothing if the sweep was faster.
     * @throws Problem `external_services.away` if Google does not answer, so that the job is repeated.
     */
    async revokeOne(revocationId: number): Promise<void> {
      const [row] = await repository.findRevocation(db, revocationId);
      if (row === undefined) return;
      if (!(await revoke(row))) throw new Problem("external_services.away");
      await repository.deleteRevocation(db, revocationId);
    },
  };
}
