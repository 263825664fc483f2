/**
 * Login with Facebook. Facebook's statement about an address links nothing: an existing account is linked by its own
 * password, a new one made by the link in a mail, and nobody learns which addresses are known.
 */
import type { Brand } from "@portal/contract/brands/brand";
import { emailAddress } from "@portal/contract/auth/registration/calls";
import { PERSON_NAME_CHARACTERS } from "@portal/contract/text/person-name";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { brandOrigin } from "../../../platform/mail/origin.ts";
import { Problem } from "../../../platform/problem.ts";
import { noteSecurityEvent } from "../../../platform/security-events/note-event.ts";
import type { Session } from "../../../platform/session/session.ts";
import { tellAccessChange } from "../access-changed-mail.ts";
import type { Visitor } from "../anonymous-calls.ts";
import { requireStillLoggedIn } from "../login-methods/login-methods.ts";
import { nameFromElsewhere } from "../imitation.ts";
import { requireRecentProof } from "../recent-proof/recent-proof.ts";
import { requireOwnPassword } from "../own-password.ts";
import { createRegistrationService } from "../registration/service.ts";
import { requireSecondFactor } from "../second-factor/require-second-factor.ts";
import type { AuthService, Credentials, Origin } from "../service.ts";
import { type Started, startSession } from "../start-session.ts";
import { beginAt, type Begun, type FacebookPerson, isFacebookSetUp, personAt } from "./provider.ts";
import * as repository from "./repository.ts";

/** `handle`: the session, if the person is logged in. */
type Linker = { userId: number; handle?: string };
type Manner = { remember: boolean; secondFactor?: string | undefined };

export type FacebookService = ReturnType<typeof createFacebookService>;

export function createFacebookService(dependencies: Dependencies, auth: Pick<AuthService, "prove">) {
  const { db, clock, environment } = dependencies;
  const registration = createRegistrationService(dependencies);
  /** Facebook redirects to the login page of the brand. */
  const backTo = (brand: Brand): string => `${brandOrigin(brand, environment)}/login`;

  const enterAs = async (userId: number, { remember }: Manner, { userAgent }: Pick<Origin, "userAgent">) => {
    const issued = await startSession(dependencies, db, { userId, method: "facebook", remember, userAgent });
    if (issued === null) throw new Problem("auth.facebook_expired");
    return issued;
  };

  /** For linking, Facebook redirects to the person's own area. */
  const backToArea = (brand: Brand): string => `${brandOrigin(brand, environment)}/benutzer`;

  /** @throws Problem `auth.facebook_linked_already` if either of the two is linked */
  const insertLink = async (subject: string, { userId, handle }: Linker, brand: Brand): Promise<void> => {
    const owner = await ownerOf(userId);
    const at = clock.now();
    await db.transaction().execute(async (trx) => {
      if (handle !== undefined) await requireStillLoggedIn(trx, { userId, handle });
      const [linked] = await repository.insertIdentity(trx, subject, userId, at);
      if (linked === undefined) throw new Problem("auth.facebook_linked_already");
      await noteSecurityEvent(dependencies, trx, { kind: "facebook_linked", userId });
      await writeAudit(trx, { at, action: "access.facebook_linked", outcome: "done", actorUserId: userId });
      await tellAccessChange(dependencies, trx, { owner, brand, change: "facebook_linked" });
    });
  };

  const ownerOf = async (userId: number): Promise<repository.LinkedOwner> => {
    const [owner] = await repository.ownerWithIdentity(db, userId);
    if (owner === undefined) throw new Problem("auth.no_session");
    return owner;
  };

  return {
    begin: (brand: Brand): Promise<{ link: string; begun: Begun }> => beginAt(environment, backTo(brand)),

    identify: (query: string, begun: Begun, brand: Brand): Promise<FacebookPerson> =>
      personAt(environment, { redirectUri: backTo(brand), query, begun }),

    /** @throws Problem `auth.facebook_unlinked`, or as `requireSecondFactor` */
    async logIn({ subject }: FacebookPerson, manner: Manner, origin: Origin): Promise<Started> {
      const [identity] = await repository.identityOf(db, subject);
      if (identity === undefined) throw new Problem("auth.facebook_unlinked");
      const { user_id: userId } = identity;
      const device = await origin.trustedDevice({ id: userId });
      await requireSecondFactor(dependencies, { userId, code: manner.secondFactor, device });
      await repository.noteIdentityUse(db, subject, clock.now());
      await writeAudit(db, { at: clock.now(), action: "facebook.logged_in", outcome: "done", actorUserId: userId });
      return enterAs(userId, manner, origin);
    },

    /** @throws Problem `auth.facebook_linked_already`, or as `prove` */
    async link(
      { subject, remember }: FacebookPerson & { remember: boolean },
      credentials: Omit<Credentials, "remember">,
      origin: Origin,
      brand: Brand,
    ): Promise<Started> {
      const userId = await auth.prove(credentials, origin);
      await insertLink(subject, { userId }, brand);
      return enterAs(userId, { remember }, origin);
    },

    /**
     * For a logged-in person.
     * @throws as `requireOwnPassword`, or Problem `auth.facebook_linked_already`
     */
    async beginLink(session: Session, typed: string, brand: Brand): Promise<{ link: string; begun: Begun }> {
      const { password_hash: passwordHash, linked_at: linkedAt } = await ownerOf(session.userId);
      await requireOwnPassword(dependencies, session, { passwordHash, typed });
      if (linkedAt !== null) throw new Problem("auth.facebook_linked_already");
      return beginAt(environment, backToArea(brand));
    },

    /**
     * Links the person that Facebook names to the person who started.
     * @throws as `personAt`, or Problem `auth.facebook_linked_already`
     */
    async add(session: Session, query: string, begun: Begun, brand: Brand): Promise<void> {
      const { subject } = await personAt(environment, { redirectUri: backToArea(brand), query, begun });
      await insertLink(subject, session, brand);
    },

    /**
     * Mails a link that makes the account. Only the browser with the secret of `browserHash` links Facebook to it.
     * @throws Problem `auth.facebook_without_address` or `auth.mails_throttled`
     */
    async register(
      { subject, name, email }: FacebookPerson,
      browserHash: string,
      visitor: Visitor,
    ): Promise<{ email: string }> {
      const { success, data } = emailAddress.safeParse(email);
      if (!success) throw new Problem("auth.facebook_without_address");
      const facebook = { subject, name: name.slice(0, PERSON_NAME_CHARACTERS), browserHash };
      const displayName = nameFromElsewhere(facebook.name);
      await registration.register({ email: data, displayName, facebook }, visitor);
      return { email: data };
    },

    async state(userId: number) {
      const { linked_at: linkedAt, password_hash: hash } = await ownerOf(userId);
      const linked = linkedAt?.toISOString() ?? null;
      return { available: isFacebookSetUp(environment), linkedAt: linked, hasPassword: hash !== null };
    },

    /**
     * Does nothing if nothing is linked.
     * @throws as `requireRecentProof`
     */
    async unlink(session: Session, brand: Brand): Promise<void> {
      await requireRecentProof(dependencies, session);
      const { userId } = session;
      const owner = await ownerOf(userId);
      await db.transaction().execute(async (trx) => {
        const [gone] = await repository.deleteIdentity(trx, userId);
        if (gone === undefined) return;
        const at = clock.now();
        await noteSecurityEvent(dependencies, trx, { kind: "facebook_unlinked", userId });
        await writeAudit(trx, { at, action: "access.facebook_unlinked", outcome: "done", actorUserId: userId });
        await tellAccessChange(dependencies, trx, { owner, brand, change: "facebook_unlinked" });
      });
    },
  };
}
