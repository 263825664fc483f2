/** Turning the second factor on and off. */
import type { Brand } from "@portal/contract/brands/brand";
import type { SecondFactor } from "@portal/contract/auth/second-factor/calls";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Session } from "../../../platform/session/session.ts";
import { openSecret, sealSecret } from "../../../platform/sealing/sealed-secrets.ts";
import { noteSecurityEvent } from "../../../platform/security-events/note-event.ts";
import { type AccessChange, tellAccessChange } from "../access-changed-mail.ts";
import { proveOwnPassword, requireOwnPassword } from "../own-password.ts";
import { requireStillLoggedIn } from "../login-methods/login-methods.ts";
import { noteProof } from "../recent-proof/recent-proof.ts";
import { forPaper, hashOf, newRecoveryCodes } from "./recovery-codes.ts";
import * as repository from "./repository.ts";
import { aboutSecret, countTry, useCode } from "./require-second-factor.ts";
import { newSecret, setupUri, stepOf } from "./totp.ts";

type Proof = { password: string; code: string };

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

export function createSecondFactorService(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;

  const findOwner = async (userId: number): Promise<repository.OwnerRow> => {
    const [row] = await repository.ownerOf(db, userId);
    if (row === undefined) throw new Problem("auth.no_session");
    return row;
  };

  const note = async (
    trx: Kysely<Database>,
    {
      userId,
      owner,
      brand,
      change,
    }: { userId: number; owner: repository.OwnerRow; brand: Brand; change: AccessChange },
  ): Promise<void> => {
    await noteSecurityEvent(dependencies, trx, { kind: change, userId });
    await writeAudit(trx, { at: clock.now(), action: `access.${change}`, outcome: "done", actorUserId: userId });
    await tellAccessChange(dependencies, trx, { owner, brand, change });
  };

  /** @throws Problem unless the factor is active and the code is right */
  const proveCode = async (userId: number, code: string): Promise<void> => {
    await countTry(db, dependencies, userId, null);
    if (!(await useCode(db, dependencies, userId, code)))
      throw new Problem("auth.second_factor_wrong", { field: "code" });
  };

  /** @throws Problem unless the factor is active and both code and password, of those who have one, are right */
  const prove = async (userId: number, { password, code }: Proof): Promise<repository.OwnerRow> => {
    const owner = await findOwner(userId);
    if (owner.confirmed_at === null) throw new Problem("auth.second_factor_inactive");
    if (owner.password_hash !== null)
      await proveOwnPassword(dependencies, { userId, passwordHash: owner.password_hash }, password);
    await proveCode(userId, code);
    return owner;
  };

  const replaceCodes = async (trx: Kysely<Database>, userId: number): Promise<string[]> => {
    const codes = newRecoveryCodes();
    await repository.deleteRecoveryCodes(trx, userId);
    await repository.insertRecoveryCodes(trx, userId, codes.map(hashOf));
    return codes.map(forPaper);
  };

  return {
    async state(userId: number): Promise<SecondFactor> {
      const { confirmed_at: since, recovery_codes_left, password_hash } = await findOwner(userId);
      return {
        active: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodesLeft: recovery_codes_left,
        hasPassword: password_hash !== null,
      };
    },

    /** Makes a secret that waits for its first code, and deletes an earlier waiting one. */
    async begin(session: Session, typed: string, brand: Brand): Promise<{ secret: string; uri: string }> {
      const { userId } = session;
      const { login, password_hash: passwordHash } = await findOwner(userId);
      await requireOwnPassword(dependencies, session, { passwordHash, typed });
      const secret = newSecret();
      const sealed = await sealSecret(environment, aboutSecret(userId), secret);
      const [begun] = await repository.beginFactor(db, userId, sealed, clock.now());
      if (begun === undefined) throw new Problem("auth.second_factor_active");
      return { secret, uri: setupUri(secret, { login, brandName: brand.name }) };
    },

    async confirm(session: Session, code: string, brand: Brand): Promise<{ recoveryCodes: string[] }> {
      const { userId } = session;
      const owner = await findOwner(userId);
      const [factor] = await repository.factorOf(db, userId);
      if (factor === undefined || factor.confirmed_at !== null) throw new Problem("auth.second_factor_not_begun");
      await countTry(db, dependencies, userId, null);
      const now = clock.now();
      const step = stepOf(await openSecret(environment, aboutSecret(userId), factor.sealed_secret), code, now);
      if (step === null) throw new Problem("auth.second_factor_wrong", { field: "code" });
      return db.transaction().execute(async (trx) => {
        await requireStillLoggedIn(trx, session);
        const [confirmed] = await repository.confirmFactor(trx, userId, now, step, factor.sealed_secret);
        if (confirmed === undefined) throw new Problem("auth.second_factor_not_begun");
        await note(trx, { userId, owner, brand, change: "second_factor_on" });
        return { recoveryCodes: await replaceCodes(trx, userId) };
      });
    },

    /** @throws Problem `auth.second_factor_inactive`, `auth.second_factor_wrong` or `auth.throttled` */
    async confirmPerson(session: Session, code: string): Promise<{ until: string }> {
      const { confirmed_at: since } = await findOwner(session.userId);
      if (since === null) throw new Problem("auth.second_factor_inactive");
      await proveCode(session.userId, code);
      return noteProof(dependencies, session, "code");
    },

    async disable(userId: number, proof: Proof, brand: Brand): Promise<void> {
      const owner = await prove(userId, proof);
      await db.transaction().execute(async (trx) => {
        const [gone] = await repository.deleteFactor(trx, userId);
        if (gone === undefined) throw new Problem("auth.second_factor_inactive");
        await repository.deleteRecoveryCodes(trx, userId);
        await note(trx, { userId, owner, brand, change: "second_factor_off" });
      });
    },

    async renewCodes(userId: number, proof: Proof, brand: Brand): Promise<{ recoveryCodes: string[] }> {
      const owner = await prove(userId, proof);
      return db.transaction().execute(async (trx) => {
        await note(trx, { userId, owner, brand, change: "recovery_codes" });
        return { recoveryCodes: await replaceCodes(trx, userId) };
      });
    },
  };
}
