/** The end of a connection: what we held is deleted at once, and the grant is taken back at Google. */
import type { Revocation } from "@portal/contract/external-services/calls";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { openSecret, sealSecret } from "../../platform/sealed-secrets.ts";
import { openAccess } from "./access.ts";
import { revokeAccess } from "./google/provider.ts";
import * as repository from "./repository.ts";

const ABOUT = "grant of google to take back";
const RETRY_MS = 3_600_000;
/** A day; after that the token is forgotten here, and Google lets it end by itself when nobody uses it. */
const MOST_TRIES = 24;

type Actor = { userId: number | null };

export type Ending = ReturnType<typeof createEnding>;

export function createEnding(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;

  /** Deletes the row; answers the token to take back, null where nothing is to be taken back. */
  const remove = ({ companyId }: repository.Company, { userId }: Actor) =>
    db.transaction().execute(async (trx) => {
      const row = await repository.holdConnection(trx, { companyId });
      if (row === undefined) throw new Problem("external_services.not_granted");
      const tokens = row.sealed_access === null ? null : openAccess(dependencies, companyId, row.sealed_access);
      const [sharing] = await repository.sharesGrant(trx, companyId, row.subject);
      await repository.deleteConnection(trx, companyId);
      const at = clock.now();
      await writeAudit(trx, { at, action: "disconnectGoogle", outcome: "done", actorUserId: userId, companyId });
      return { token: tokens?.refreshToken ?? null, isShared: sharing !== undefined };
    });

  const later = (token: string, tries: number) =>
    repository.insertRevocation(
      db,
      sealSecret(environment, ABOUT, token),
      tries,
      new Date(clock.now().getTime() + RETRY_MS),
    );

  return {
    /** @throws Problem `external_services.not_granted` */
    async end(company: repository.Company, actor: Actor): Promise<Revocation> {
      const { token, isShared } = await remove(company, actor);
      if (token === null) return "done";
      // At Google a grant is one for all tokens of the account: taking it back would end the other company's, too.
      if (isShared) return "shared";
      if (await revokeAccess(environment, token)) return "done";
      await later(token, 1);
      return "pending";
    },

    /** Asks Google again for what it did not take back; answers how many it did now. */
    async retry(): Promise<number> {
      const waiting = await repository.takeRevocations(db, clock.now());
      let done = 0;
      for (const { sealed_token: sealed, tries } of waiting) {
        const token = openSecret(environment, ABOUT, sealed);
        if (await revokeAccess(environment, token)) done += 1;
        else if (tries < MOST_TRIES) await later(token, tries + 1);
      }
      return done;
    },
  };
}
