/**
 * Registration (Specification §2): the user is created when the link in the mail is opened. A known address gets the
 * same answer in the same time, and its owner gets a mail.
 */
import type { Activated, FacebookLinking, PendingRegistration } from "@portal/contract/auth/registration/calls";
import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import {
  createToken,
  tokenState,
  useToken,
  voidTokensOfSubject,
} from "../../../platform/one-time-tokens/one-time-tokens.ts";
import { Problem } from "../../../platform/problem.ts";
import { noteSecurityEvent } from "../../../platform/security-events/note-event.ts";
import { knownAddressMail } from "../access-link/mails.ts";
import { ownersOf } from "../access-link/repository.ts";
import { createAccessLink, mailAccessLink } from "../access-link/service.ts";
import { countMail, inConstantTime, type Visitor } from "../anonymous-calls.ts";
import { insertIdentity } from "../facebook/repository.ts";
import { CANCELLED, linkRefusal } from "../link-refusal.ts";
import { requireStrongPassword } from "../password-strength.ts";
import { hashWithLimit } from "../passwords.ts";
import { minutesAfter } from "../start-session.ts";
import { REGISTRATION_HOURS, registrationMail } from "./mails.ts";
import { insertUser, waitingRegistration } from "./repository.ts";

/** What the person typed; without a password a guest. */
export type Registration = { email: string; displayName: string; password?: string; facebook?: FromFacebook };

/** A Facebook account, and the hash of the secret of the browser in which it was named. */
export type FromFacebook = { subject: string; name: string; browserHash: string };

/** The data stored with the token. Instants are ISO texts. */
type Waiting = {
  email: string;
  displayName: string;
  passwordHash: string | null;
  acceptedTermsAt: string;
  next: string | null;
  facebook?: FromFacebook | undefined;
};

const purpose = "registration";

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** Also not linked: an account that somebody else has linked meanwhile. */
async function linkFacebook(
  trx: Kysely<Database>,
  facebook: FromFacebook | undefined,
  { userId, browserHash, now }: { userId: number; browserHash: string | null; now: Date },
): Promise<FacebookLinking> {
  if (facebook === undefined) return null;
  if (facebook.browserHash !== browserHash) return "not_linked";
  const [linked] = await insertIdentity(trx, facebook.subject, userId, now);
  return linked === undefined ? "not_linked" : "linked";
}

export function createRegistrationService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  const mailActivation = async (trx: Kysely<Database>, waiting: Waiting, brand: Visitor["brand"]): Promise<void> => {
    const now = clock.now();
    const { email, displayName, passwordHash, facebook } = waiting;
    const expiresAt = minutesAfter(now, REGISTRATION_HOURS * 60);
    const { token, id } = await createToken(trx, { purpose, subject: loginKey(email), data: waiting, now, expiresAt });
    await sendMail(dependencies, trx, {
      key: `${registrationMail.name}:${id}`,
      to: email,
      brand,
      template: registrationMail,
      data: { email, displayName, token, isGuest: passwordHash === null, facebookName: facebook?.name ?? null },
    });
    await writeAudit(trx, { at: now, action: "registration.sent", outcome: "done" });
  };

  /** Known addresses get another mail than new ones; the caller cannot tell which. */
  const mailEither = (
    email: string,
    next: string | null,
    brand: Visitor["brand"],
    fresh: () => Promise<Waiting | null>,
  ) =>
    inConstantTime(async () => {
      const waiting = await fresh();
      await db.transaction().execute(async (trx) => {
        const [owner] = await ownersOf(trx, loginKey(email), email);
        if (owner !== undefined)
          await mailAccessLink(dependencies, trx, { owner, brand, template: knownAddressMail, next });
        else if (waiting !== null) await mailActivation(trx, waiting, brand);
      });
    });

  return {
    /**
     * `next` is a path of the product to continue at after login, never taken from a request.
     * @throws Problem `auth.mails_throttled`, `auth.password_weak` or `auth.busy`, for known and unknown addresses
     *   alike
     */
    async register(
      { email, displayName, password, facebook }: Registration,
      { brand }: Pick<Visitor, "brand">,
      next: string | null = null,
    ): Promise<void> {
      if (password !== undefined) await requireStrongPassword(password, [email, displayName]);
      await countMail(dependencies, loginKey(email));
      const acceptedTermsAt = clock.now().toISOString();
      await mailEither(email, next, brand, async () => {
        const passwordHash = password === undefined ? null : await hashWithLimit(password);
        return { email, displayName, passwordHash, acceptedTermsAt, next, facebook };
      });
    },

    /**
     * Sends the waiting registration's mail again.
     * @throws Problem `auth.mails_throttled`
     */
    async resend(email: string, { brand }: Pick<Visitor, "brand">): Promise<void> {
      await countMail(dependencies, loginKey(email));
      await mailEither(email, null, brand, async () => {
        const [found] = await waitingRegistration(db, loginKey(email), clock.now());
        return (found?.data as Waiting | undefined) ?? null;
      });
    },

    /**
     * Tells what the link is about. `browserHash` is that of the caller's browser.
     * @throws as `activate`
     */
    async check(token: string, browserHash: string | null): Promise<PendingRegistration> {
      const found = await tokenState(db, { purpose, token, now: clock.now() });
      if (found.state !== "valid") throw linkRefusal(found);
      const { email, facebook } = found.data as Waiting;
      const here = facebook !== undefined && facebook.browserHash === browserHash;
      return { email, facebook: facebook === undefined ? null : { name: facebook.name, here } };
    },

    /**
     * Creates the user. A Facebook account is linked only by the browser in which it was named.
     * @throws Problem `auth.link_…` or `auth.registration_cancelled`
     */
    async activate(token: string, browserHash: string | null): Promise<Activated> {
      const now = clock.now();
      const made = await db.transaction().execute(async (trx) => {
        const used = await useToken<Waiting>(trx, { purpose, token, now, outcome: "activated" });
        if (used === null) return null;
        const { email, displayName, passwordHash, acceptedTermsAt, next } = used.data;
        const key = loginKey(email);
        const accepted = new Date(acceptedTermsAt);
        const [user] = await insertUser(trx, email, key, displayName, passwordHash, now, accepted);
        // The name was taken meanwhile. Throwing keeps the token, so that every click gets this answer.
        if (user === undefined) throw new Problem("auth.link_used");
        const facebook = await linkFacebook(trx, used.data.facebook, { userId: user.id, browserHash, now });
        if (facebook === "linked")
          await noteSecurityEvent(dependencies, trx, { kind: "facebook_linked", userId: user.id });
        await writeAudit(trx, { at: now, action: "registration.activated", outcome: "done", actorUserId: user.id });
        const hasPassword = passwordHash !== null;
        const accessToken = hasPassword ? null : await createAccessLink(trx, { userId: user.id, next, now });
        return { key, answer: { login: email, hasPassword, next, accessToken, facebook } };
      });
      if (made === null) throw linkRefusal(await tokenState(db, { purpose, token, now }));
      await voidTokensOfSubject(db, made.key, { purpose, now, outcome: "activated" });
      return made.answer;
    },

    /**
     * Deletes every waiting registration of the address.
     * @throws as `activate`
     */
    async cancel(token: string): Promise<void> {
      const now = clock.now();
      const outcome = CANCELLED;
      const used = await db.transaction().execute(async (trx) => {
        const taken = await useToken(trx, { purpose, token, now, outcome });
        if (taken !== null) await writeAudit(trx, { at: now, action: "registration.cancelled", outcome: "done" });
        return taken;
      });
      if (used === null) throw linkRefusal(await tokenState(db, { purpose, token, now }));
      await voidTokensOfSubject(db, used.subject ?? "", { purpose, now, outcome });
    },
  };
}
