/** Passkeys: registering, listing, and login. The device always verifies its user. */
import type { Brand } from "@portal/contract/brands/brand";
import { type Passkey, PASSKEYS_AT_MOST, type WebAuthnJson } from "@portal/contract/auth/passkeys/calls";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { brandOrigin } from "../../../platform/mail/origin.ts";
import { Problem } from "../../../platform/problem.ts";
import { noteSecurityEvent } from "../../../platform/security-events/note-event.ts";
import type { Session } from "../../../platform/session/session.ts";
import { tellAccessChange } from "../access-changed-mail.ts";
import { requireStillLoggedIn } from "../login-methods/login-methods.ts";
import { noteProof, requireRecentProof } from "../recent-proof/recent-proof.ts";
import { requireOwnPassword } from "../own-password.ts";
import { type Started, startSession } from "../start-session.ts";
import { checkAnswer, newChallenge } from "./challenges.ts";
import * as repository from "./repository.ts";
import { verifiedPasskey } from "./verified-passkey.ts";

/** Loaded when somebody uses a passkey: its readers of certificates take 11 MB. */
const webAuthn = () => import("@simplewebauthn/server");

const transportsOf = (transports: string[]) => transports as ("internal" | "usb" | "nfc" | "ble" | "hybrid")[];

export type PasskeyService = ReturnType<typeof createPasskeyService>;

export function createPasskeyService(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;
  /** Passkeys belong to the brand's own host, never to one that a request names. */
  const originFor = (brand: Brand): string => brandOrigin(brand, environment);
  const siteFor = (brand: Brand): string => new URL(originFor(brand)).hostname;

  const ownerOf = async (userId: number): Promise<repository.OwnerRow> => {
    const [owner] = await repository.passkeyOwner(db, userId);
    if (owner === undefined) throw new Problem("auth.no_session");
    return owner;
  };
  const requireRoom = async (userId: number): Promise<void> => {
    const [row] = await repository.countPasskeys(db, userId);
    if ((row?.count ?? 0) >= PASSKEYS_AT_MOST) throw new Problem("auth.passkeys_full");
  };
  const list = async (userId: number, brand: Brand): Promise<Passkey[]> =>
    (await repository.passkeysOf(db, userId, siteFor(brand))).map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      synced: row.is_synced,
    }));

  return {
    async list(userId: number, brand: Brand): Promise<{ passkeys: Passkey[]; hasPassword: boolean }> {
      const { password_hash } = await ownerOf(userId);
      return { passkeys: await list(userId, brand), hasPassword: password_hash !== null };
    },

    /**
     * Options for the browser.
     * @throws as `requireOwnPassword`, or Problem `auth.passkeys_full`
     */
    async begin(session: Session, typed: string, brand: Brand): Promise<{ options: WebAuthnJson }> {
      const { userId } = session;
      const owner = await ownerOf(userId);
      await requireOwnPassword(dependencies, session, { passwordHash: owner.password_hash, typed });
      await requireRoom(userId);
      const known = await repository.credentialsOf(db, userId, siteFor(brand));
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID: siteFor(brand),
        userID: new TextEncoder().encode(`portal-${userId}`),
        userName: owner.login,
        userDisplayName: owner.display_name === "" ? owner.login : owner.display_name,
        challenge: await newChallenge(dependencies, userId),
        attestationType: "none",
        excludeCredentials: known.map((one) => ({ id: one.credential_id, transports: transportsOf(one.transports) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return { options: { ...options } };
    },

    /** @throws Problem `auth.passkey_refused` or `auth.passkeys_full` */
    async add(session: Session, { name, response }: { name: string; response: WebAuthnJson }, brand: Brand) {
      const { userId } = session;
      await requireRoom(userId);
      const owner = await ownerOf(userId);
      const { verifyRegistrationResponse } = await webAuthn();
      const checked = await checkAnswer(dependencies, userId, (expectedChallenge) =>
        verifyRegistrationResponse({
          response: response as never,
          expectedChallenge,
          expectedOrigin: originFor(brand),
          expectedRPID: siteFor(brand),
          requireUserVerification: true,
        }),
      );
      if (!checked?.verified) throw new Problem("auth.passkey_refused");
      const { credential, credentialBackedUp } = checked.registrationInfo;
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        await requireStillLoggedIn(trx, session);
        const [made] = await repository.insertPasskey(
          trx,
          userId,
          credential.id,
          Buffer.from(credential.publicKey),
          credential.counter,
          credential.transports ?? [],
          siteFor(brand),
          name,
          credentialBackedUp,
          now,
        );
        if (made === undefined) throw new Problem("auth.passkey_refused");
        await noteSecurityEvent(dependencies, trx, { kind: "passkey_added", userId });
        await writeAudit(trx, { at: now, action: "access.passkey_added", outcome: "done", actorUserId: userId });
        await tellAccessChange(dependencies, trx, { owner, brand, change: "passkey_added" });
      });
      return { passkeys: await list(userId, brand) };
    },

    async rename(userId: number, { id, name }: { id: number; name: string }, brand: Brand) {
      const [renamed] = await repository.renamePasskey(db, userId, id, name);
      if (renamed === undefined) throw new Problem("auth.passkey_unknown");
      await writeAudit(db, { at: clock.now(), action: "passkey.renamed", outcome: "done", actorUserId: userId });
      return { passkeys: await list(userId, brand) };
    },

    /** @throws Problem `auth.passkey_unknown`, or as `requireRecentProof` */
    async remove(session: Session, id: number, brand: Brand) {
      await requireRecentProof(dependencies, session);
      const { userId } = session;
      const owner = await ownerOf(userId);
      await db.transaction().execute(async (trx) => {
        const [gone] = await repository.deletePasskey(trx, userId, id);
        if (gone === undefined) throw new Problem("auth.passkey_unknown");
        const at = clock.now();
        await noteSecurityEvent(dependencies, trx, { kind: "passkey_deleted", userId });
        await writeAudit(trx, { at, action: "access.passkey_deleted", outcome: "done", actorUserId: userId });
        await tellAccessChange(dependencies, trx, { owner, brand, change: "passkey_deleted" });
      });
      return { passkeys: await list(userId, brand) };
    },

    /** Options that ask for one of the person's own passkeys. */
    async beginProof(userId: number, brand: Brand): Promise<{ options: WebAuthnJson }> {
      const known = await repository.credentialsOf(db, userId, siteFor(brand));
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: siteFor(brand),
        challenge: await newChallenge(dependencies, userId),
        allowCredentials: known.map((one) => ({ id: one.credential_id, transports: transportsOf(one.transports) })),
        userVerification: "required",
      });
      return { options: { ...options } };
    },

    /** @throws Problem `auth.passkey_refused`, also for somebody else's passkey */
    async confirm(session: Session, response: WebAuthnJson, brand: Brand): Promise<{ until: string }> {
      const { userId } = session;
      const place = { origin: originFor(brand), site: siteFor(brand) };
      const found = await verifiedPasskey(dependencies, response, { ...place, challengeOf: userId });
      if (found?.userId !== userId) throw new Problem("auth.passkey_refused");
      return noteProof(dependencies, session, "passkey");
    },

    /** Options that name nobody: the device offers its passkeys for this host. */
    async beginLogin(brand: Brand): Promise<{ options: WebAuthnJson }> {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: siteFor(brand),
        challenge: await newChallenge(dependencies, null),
        userVerification: "required",
      });
      return { options: { ...options } };
    },

    /** @throws Problem `auth.passkey_refused`, the same for every reason */
    async logIn(
      response: WebAuthnJson,
      { brand, remember, userAgent }: { brand: Brand; remember: boolean; userAgent: string },
    ): Promise<Started> {
      const place = { origin: originFor(brand), site: siteFor(brand) };
      const found = await verifiedPasskey(dependencies, response, { ...place, challengeOf: null });
      if (found === null) throw new Problem("auth.passkey_refused");
      const issued = await startSession(dependencies, db, {
        userId: found.userId,
        method: "passkey",
        remember,
        userAgent,
      });
      if (issued === null) throw new Problem("auth.passkey_refused");
      await writeAudit(db, {
        at: clock.now(),
        action: "passkey.logged_in",
        outcome: "done",
        actorUserId: found.userId,
      });
      return issued;
    },
  };
}
