/** The link for forgotten passwords: it logs in or sets a new password, once. */
import type { AccessLink, KeptMethods } from "@portal/contract/auth/passwords/calls";
import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { type MailTemplate, sendMail } from "../../../platform/mail/send-mail.ts";
import {
  createToken,
  tokenState,
  useToken,
  voidTokensOfPerson,
} from "../../../platform/one-time-tokens/one-time-tokens.ts";
import { Problem } from "../../../platform/problem.ts";
import { countIfAllowed } from "../../../platform/rate-limits/rate-limits.ts";
import { countMail, inConstantTime, type Visitor } from "../anonymous-calls.ts";
import { linkRefusal } from "../link-refusal.ts";
import { requireStrongPassword } from "../password-strength.ts";
import { hashWithLimit } from "../passwords.ts";
import { changePassword } from "../change-password.ts";
import { readLoginMethods } from "../login-methods/login-methods.ts";
import { lockPerson } from "../login-methods/repository.ts";
import { clearFailures } from "../throttle.ts";
import { requireSecondFactor } from "../second-factor/require-second-factor.ts";
import type { Origin } from "../service.ts";
import { type Started, minutesAfter, startSession } from "../start-session.ts";
import { ACCESS_LINK_MINUTES, accessLinkMail } from "./mails.ts";
import * as repository from "./repository.ts";

const purpose = "access";
/** The data stored with a link's token. */
type Waiting = { next: string | null };

/** Options of a login by link. */
type Manner = { remember: boolean; secondFactor?: string | undefined };

export type AccessLinkService = ReturnType<typeof createAccessLinkService>;

type Occasion = {
  owner: repository.Owner;
  brand: Visitor["brand"];
  template: MailTemplate<{ login: string; token: string }>;
  /** A path of the product to continue at. */
  next: string | null;
};

const linkFor = (trx: Kysely<Database>, { userId, next, now }: { userId: number; next: string | null; now: Date }) =>
  createToken(trx, { purpose, userId, data: { next }, now, expiresAt: minutesAfter(now, ACCESS_LINK_MINUTES) });

/** The token of a link for somebody who has just opened another one, without a mail. */
export const createAccessLink = async (...of: Parameters<typeof linkFor>): Promise<string> =>
  (await linkFor(...of)).token;

/** Links that one person is mailed in an hour, whichever name they were asked for by. */
const LINKS_AN_HOUR = 5;

/**
 * Makes a link and mails it, always to the stored address: the typed one may only look like it. Beyond five in an hour
 * it does nothing, and the caller's answer is the same: those five are in the mailbox, and a refusal would tell that
 * the person is known.
 */
export async function mailAccessLink(
  dependencies: Pick<Dependencies, "clock" | "environment">,
  trx: Kysely<Database>,
  { owner, brand, template, next }: Occasion,
): Promise<void> {
  const now = dependencies.clock.now();
  const limit = { key: `access-links:${owner.id}`, limit: LINKS_AN_HOUR, windowSeconds: 3600 };
  if (!(await countIfAllowed(trx, [limit], now))) return;
  const { token, id } = await linkFor(trx, { userId: owner.id, next, now });
  const data = { login: owner.login, token };
  await sendMail(dependencies, trx, { key: `${template.name}:${id}`, to: owner.email, brand, template, data });
  await writeAudit(trx, { at: now, action: "access_link.sent", outcome: "done", actorUserId: owner.id });
}

export function createAccessLinkService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  /** @throws Problem `auth.link_…` unless the link is valid */
  const look = async (token: string): Promise<{ owner: repository.Owner; next: string | null }> => {
    const found = await tokenState(db, { purpose, token, now: clock.now() });
    if (found.state !== "valid" || found.userId === null) throw linkRefusal(found);
    const [owner] = await repository.ownerById(db, found.userId);
    if (owner === undefined) throw new Problem("auth.link_unknown");
    return { owner, next: (found.data as Waiting).next };
  };

  /** Uses the link up together with what it does, in one transaction. */
  const use = async <T>(
    { token, userId }: { token: string; userId: number },
    outcome: "logged_in" | "password_set",
    act: (trx: Kysely<Database>, owner: repository.Owner) => Promise<T>,
  ): Promise<T> => {
    const now = clock.now();
    const done = await db.transaction().execute(async (trx) => {
      await lockPerson(trx, userId);
      const used = await useToken(trx, { purpose, token, now, outcome });
      const [owner] = used === null ? [] : await repository.ownerById(trx, userId);
      if (owner === undefined) return null;
      await voidTokensOfPerson(trx, userId, { purposes: [purpose], now, outcome });
      await repository.noteAddressProven(trx, owner.id, now);
      await writeAudit(trx, { at: now, action: `access_link.${outcome}`, outcome: "done", actorUserId: owner.id });
      return { result: await act(trx, owner) };
    });
    if (done === null) throw linkRefusal(await tokenState(db, { purpose, token, now }));
    return done.result;
  };

  return {
    /**
     * Mails the owners of the name.
     * @throws Problem `auth.mails_throttled`, for known and unknown people alike
     */
    async request(login: string, { brand }: Pick<Visitor, "brand">): Promise<void> {
      const key = loginKey(login);
      await countMail(dependencies, key);
      await inConstantTime(() =>
        db.transaction().execute(async (trx) => {
          for (const owner of await repository.ownersOf(trx, key, login)) {
            await mailAccessLink(dependencies, trx, { owner, brand, template: accessLinkMail, next: null });
          }
        }),
      );
    },

    async check(token: string): Promise<AccessLink> {
      const { owner, next } = await look(token);
      const methods = await readLoginMethods(db, owner.id, clock.now());
      return { login: owner.login, hasPassword: owner.has_password, next, methods };
    },

    /** @throws Problem `auth.link_…`, or without using the link up `auth.second_factor_…` or `auth.throttled` */
    async logIn(
      token: string,
      { remember, secondFactor }: Manner,
      origin: Pick<Origin, "userAgent" | "trustedDevice">,
    ) {
      const { owner } = await look(token);
      const device = await origin.trustedDevice({ id: owner.id });
      await requireSecondFactor(dependencies, { userId: owner.id, code: secondFactor, device });
      return use({ token, userId: owner.id }, "logged_in", async (trx, { id }): Promise<Started> => {
        const { userAgent } = origin;
        const issued = await startSession(dependencies, trx, { userId: id, method: "link", remember, userAgent });
        if (issued === null) throw new Problem("auth.link_unknown");
        return issued;
      });
    },

    /**
     * Sets the password, ends all other access but what `keep` names, and lifts the throttle. A weak password does not
     * use the link up.
     */
    async renew(
      { token, password, keep }: { token: string; password: string; keep: KeptMethods },
      { brand }: Pick<Visitor, "brand">,
    ): Promise<{ login: string }> {
      const { owner: about } = await look(token);
      await requireStrongPassword(password, [about.email, about.login, about.display_name]);
      const passwordHash = await hashWithLimit(password);
      return use({ token, userId: about.id }, "password_set", async (trx, owner) => {
        await changePassword(dependencies, trx, { owner, passwordHash, keptHandle: null, keep, brand });
        await clearFailures(trx, loginKey(owner.login));
        return { login: owner.login };
      });
    },
  };
}
