/**
 * The OAuth tokens that Google issued for a company: sealed at rest, renewed once however many callers wait, and marked
 * as revoked when Google no longer accepts them. No token is kept between two requests: each reads the row again, so
 * that nobody uses the access of a person who has left.
 */
import pLimit from "p-limit";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { openSecret, sealSecret } from "../../platform/sealing/sealed-secrets.ts";
import type { AccessToken } from "./google/business-profile.ts";
import { type AccessKind, type AccessSource, BUSINESS_PROFILE } from "./google/access-kinds.ts";
import { type Access, AccessGone, refreshAccess } from "./google/provider.ts";
import * as repository from "./repository.ts";

type Tokens = Pick<Access, "accessToken" | "refreshToken">;
type Held = { tokens: Tokens; sealed: string };
type Gone = { gone: string };

/** A renewal holds a database connection while Google answers. More at once would starve other calls of connections. */
const MAX_RENEWALS = 2;
const limitRenewals = pLimit(MAX_RENEWALS);

/** A token that expires within a minute is renewed before use. */
const MARGIN_MS = 60_000;

const aboutOf = (source: AccessSource, companyId: number): string => `${source} access of company ${companyId}`;

export const sealAccess = (
  { environment }: Pick<Dependencies, "environment">,
  source: AccessSource,
  companyId: number,
  { accessToken, refreshToken }: Tokens,
): Promise<string> =>
  sealSecret(environment, aboutOf(source, companyId), JSON.stringify({ accessToken, refreshToken }));

/** Null if the key that sealed it is gone. */
export async function openAccess(
  { environment }: Pick<Dependencies, "environment">,
  source: AccessSource,
  companyId: number,
  sealed: string,
): Promise<Tokens | null> {
  try {
    return JSON.parse(await openSecret(environment, aboutOf(source, companyId), sealed)) as Tokens;
  } catch {
    return null;
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>;

/** The tokens of one kind of access. */
export function createTokenStore(dependencies: Dependencies, kind: AccessKind = BUSINESS_PROFILE) {
  const { db, clock, environment } = dependencies;
  const { source } = kind;
  /** Renewals that run in this process. The row lock covers other processes. */
  const renewing = new Map<number, Promise<Held>>();

  const isFresh = ({ access_expires_at: ends }: repository.ConnectionRow): boolean =>
    ends !== null && ends.getTime() > clock.now().getTime() + MARGIN_MS;

  /**
   * The tokens of a row; `gone` if no key opens them.
   * @throws Problem `external_services.not_granted` or `.revoked`.
   */
  async function tokensOf(row: repository.ConnectionRow | undefined): Promise<Held | Gone> {
    if (row === undefined) throw new Problem("external_services.not_granted");
    const { company_id: companyId, sealed_access: sealed } = row;
    if (sealed === null) throw new Problem("external_services.revoked");
    const tokens = await openAccess(dependencies, source, companyId, sealed);
    return tokens === null ? { gone: sealed } : { tokens, sealed };
  }

  async function markGone(companyId: number, sealed: string): Promise<never> {
    const at = clock.now();
    const [gone] = await repository.markRevoked(db, source, companyId, sealed, at);
    if (gone !== undefined) await writeAudit(db, { at, action: kind.actions.revoked, outcome: "done", companyId });
    throw new Problem("external_services.revoked");
  }

  /** @param refused the sealed tokens that Google refused; null if they have only expired. */
  async function renewWithin(companyId: number, refused: string | null): Promise<Held | Gone> {
    return db.transaction().execute(async (trx) => {
      const row = await repository.lockHeldConnection(trx, { companyId }, source);
      const held = await tokensOf(row);
      if ("gone" in held) return held;
      // Another process renewed the tokens while this one waited for the lock.
      if (row !== undefined && isFresh(row) && held.sealed !== refused) return held;
      try {
        const access = await refreshAccess(environment, held.tokens.refreshToken);
        const sealed = await sealAccess(dependencies, source, companyId, access);
        const expires = new Date(clock.now().getTime() + access.expiresIn * 1000);
        await repository.saveAccess(trx, source, companyId, sealed, expires);
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
    const promise = limitRenewals(() => renewWithin(companyId, refused))
      .then((result) => ("gone" in result ? markGone(companyId, result.gone) : result))
      .finally(() => renewing.delete(companyId));
    renewing.set(companyId, promise);
    return promise;
  }

  /** What gives each request of one piece of work its token, and the sealed form of the last one given. */
  function useOf(companyId: number): { token: AccessToken; last: () => string } {
    let grantedAt: number | undefined;
    let last = "";
    const currentRow = async (): Promise<repository.ConnectionRow | undefined> => {
      const row = await repository.connectionForUse(db, { companyId }, source);
      grantedAt ??= row?.granted_at.getTime();
      // Work that began with one grant does not go on with the next owner's.
      return row?.granted_at.getTime() === grantedAt ? row : undefined;
    };
    return {
      async token() {
        let row = await currentRow();
        if (row !== undefined && !isFresh(row)) {
          await renew(companyId, null);
          row = await currentRow();
        }
        const held = await tokensOf(row);
        if ("gone" in held) return markGone(companyId, held.gone);
        last = held.sealed;
        return held.tokens.accessToken;
      },
      last: () => last,
    };
  }

  return {
    /**
     * Runs `work`, which gets a valid access token for each of its requests. If Google refuses one, renews it and runs
     * `work` once more.
     * @throws Problem `external_services.not_granted`, `.revoked`, `.away`, and whatever `work` throws.
     */
    async withToken<T>({ companyId }: repository.Company, work: (token: AccessToken) => Promise<T>): Promise<T> {
      const { token, last } = useOf(companyId);
      try {
        return await work(token);
      } catch (error) {
        if (!(error instanceof AccessGone)) throw error;
      }
      await renew(companyId, last());
      try {
        return await work(token);
      } catch (error) {
        if (error instanceof AccessGone) return markGone(companyId, last());
        throw error;
      }
    },
  };
}
