/**
 * The access that Google gave a company: sealed at rest, renewed when it runs out by exactly one request however many
 * ask, and noticed when it is gone.
 */
import pLimit from "p-limit";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { openSecret, sealSecret } from "../../platform/sealed-secrets.ts";
import { type Access, AccessGone, refreshAccess } from "./google/provider.ts";
import * as repository from "./repository.ts";

type Tokens = Pick<Access, "accessToken" | "refreshToken">;
type Held = { tokens: Tokens; sealed: string };
type Gone = { gone: string };

/** A renewal holds a connection to the database while Google answers: so many at once leave the others for everybody. */
const RENEWALS_AT_ONCE = 2;
const inTurn = pLimit(RENEWALS_AT_ONCE);

/** An access that ends within a minute is renewed before it is used. */
const MARGIN_MS = 60_000;

const aboutOf = (companyId: number): string => `google access of company ${companyId}`;

export const sealAccess = (
  { environment }: Pick<Dependencies, "environment">,
  companyId: number,
  { accessToken, refreshToken }: Tokens,
): string => sealSecret(environment, aboutOf(companyId), JSON.stringify({ accessToken, refreshToken }));

/** Null where the key that sealed it is gone. */
export function openAccess(
  { environment }: Pick<Dependencies, "environment">,
  companyId: number,
  sealed: string,
): Tokens | null {
  try {
    return JSON.parse(openSecret(environment, aboutOf(companyId), sealed)) as Tokens;
  } catch {
    return null;
  }
}

export type AccessKeeper = ReturnType<typeof createAccessKeeper>;

export function createAccessKeeper(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;
  /** Renewals under way in this process; between processes the row's lock decides. */
  const renewing = new Map<number, Promise<Held>>();

  const isFresh = ({ access_expires_at: ends }: repository.ConnectionRow): boolean =>
    ends !== null && ends.getTime() > clock.now().getTime() + MARGIN_MS;

  /**
   * What a row holds; `gone` where nobody can open it any more.
   * @throws Problem `external_services.not_granted` or `.revoked`.
   */
  function heldOf(row: repository.ConnectionRow | undefined): Held | Gone {
    if (row === undefined) throw new Problem("external_services.not_granted");
    const { company_id: companyId, sealed_access: sealed } = row;
    if (sealed === null) throw new Problem("external_services.revoked");
    const tokens = openAccess(dependencies, companyId, sealed);
    return tokens === null ? { gone: sealed } : { tokens, sealed };
  }

  async function noteGone(companyId: number, sealed: string): Promise<never> {
    const at = clock.now();
    const [gone] = await repository.markRevoked(db, companyId, sealed, at);
    if (gone !== undefined) await writeAudit(db, { at, action: "google.access_revoked", outcome: "done", companyId });
    throw new Problem("external_services.revoked");
  }

  /** @param refused the access that Google did not take; null where it has only run out. */
  async function renewWithin(companyId: number, refused: string | null): Promise<Held | Gone> {
    return db.transaction().execute(async (trx) => {
      const row = await repository.holdConnection(trx, { companyId });
      const held = heldOf(row);
      if ("gone" in held) return held;
      // Somebody else was first.
      if (row !== undefined && isFresh(row) && held.sealed !== refused) return held;
      try {
        const access = await refreshAccess(environment, held.tokens.refreshToken);
        const sealed = sealAccess(dependencies, companyId, access);
        const expires = new Date(clock.now().getTime() + access.expiresIn * 1000);
        await repository.saveAccess(trx, companyId, sealed, expires);
        return { tokens: access, sealed };
      } catch (error) {
        if (error instanceof AccessGone) return { gone: held.sealed };
        throw error;
      }
    });
  }

  function renew(companyId: number, refused: string | null): Promise<Held> {
    const under = renewing.get(companyId);
    if (under !== undefined) return under;
    const promise = inTurn(() => renewWithin(companyId, refused))
      .then((result) => ("gone" in result ? noteGone(companyId, result.gone) : result))
      .finally(() => renewing.delete(companyId));
    renewing.set(companyId, promise);
    return promise;
  }

  return {
    /**
     * Runs what asks Google with a good access; where Google refuses it, once more with a renewed one.
     * @throws Problem `external_services.not_granted`, `.revoked`, `.away`, and whatever the work throws.
     */
    async with<T>({ companyId }: repository.Company, work: (accessToken: string) => Promise<T>): Promise<T> {
      const row = await repository.findConnection(db, { companyId });
      const found = row !== undefined && isFresh(row) ? heldOf(row) : await renew(companyId, null);
      const held = "gone" in found ? await noteGone(companyId, found.gone) : found;
      try {
        return await work(held.tokens.accessToken);
      } catch (error) {
        if (!(error instanceof AccessGone)) throw error;
      }
      const renewed = await renew(companyId, held.sealed);
      try {
        return await work(renewed.tokens.accessToken);
      } catch (error) {
        if (error instanceof AccessGone) return noteGone(companyId, renewed.sealed);
        throw error;
      }
    },
  };
}
