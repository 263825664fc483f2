/** What the links in mails about a changed e-mail address do: one makes the new address valid, one undoes that. */
import type { Brand } from "@portal/contract/brands/brand";
import { EMAIL_UNDO_DAYS } from "@portal/contract/user-area/profile";
import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { noteCurrentAddress, noteFormerAddress } from "../../../platform/mail/retention.ts";
import {
  createToken,
  type TokenPurpose,
  tokenState,
  type UsedToken,
  useToken,
} from "../../../platform/one-time-tokens/one-time-tokens.ts";
import { Problem } from "../../../platform/problem.ts";
import { noteSecurityEvent } from "../../../platform/security-events/note-event.ts";
import { createAccessLink, endAccess, lockPerson, removeLoginMethods } from "../../auth/public.ts";
import { changeDoneMail, changeUndoneMail } from "./mails.ts";
import * as repository from "./repository.ts";
import { send } from "./send.ts";

type Db = Kysely<Database>;
type Access = Pick<Dependencies, "db" | "clock" | "environment">;

const DAY_MS = 86_400_000;
const UNIQUE_VIOLATION = "23505";
const NOTHING_KEPT = { passkeys: [], facebook: false, secondFactor: false };

/** Registration takes no lock; the unique login name decides. */
const refuseTaken = (error: unknown): never => {
  throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? new Problem("user.email_taken") : error;
};

/**
 * Uses a link together with what it does. The row of the person is locked before the token, as everywhere where a
 * person's tokens end.
 * @throws Problem `auth.link_…`
 */
async function useLink<Data, T>(
  { db, clock }: Access,
  { purpose, token, outcome }: { purpose: TokenPurpose; token: string; outcome: string },
  act: (trx: Db, person: repository.Holder, used: UsedToken<Data>) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const found = await tokenState(db, { purpose, token, now });
  const userId = found.state === "valid" ? found.userId : null;
  const done =
    userId === null
      ? null
      : await db.transaction().execute(async (trx) => {
          await lockPerson(trx, userId);
          const used = await useToken<Data>(trx, { purpose, token, now, outcome });
          const [person] = await repository.holderById(trx, userId);
          return used === null || person === undefined ? null : { answer: await act(trx, person, used) };
        });
  if (done !== null) return done.answer;
  if (found.state === "unknown") throw new Problem("auth.link_unknown");
  throw new Problem(found.state === "expired" ? "auth.link_expired" : "auth.link_used");
}

/** @throws Problem `user.email_taken` if somebody else has the address or the login name */
async function takeAddress(trx: Db, userId: number, { email, login }: Address, now: Date): Promise<void> {
  const key = loginKey(email);
  await repository.lockAddress(trx, key);
  const holders = await repository.holdersOf(trx, key, email);
  if (holders.some(({ id }) => id !== userId)) throw new Problem("user.email_taken");
  await repository.setAddress(trx, userId, email, login, loginKey(login), now).catch(refuseTaken);
  await noteCurrentAddress(trx, email);
}

type Address = { email: string; login: string };

/**
 * Stores the address; a login name equal to the old address changes too. Ends all access, and mails the old address a
 * link that undoes it.
 * @throws Problem `auth.link_…`, or `user.email_taken` if somebody else got it first; the link stays valid then
 */
export const activateChange = (dependencies: Access, token: string, brand: Brand): Promise<Address> =>
  useLink<{ email: string }, Address>(
    dependencies,
    { purpose: "email_change", token, outcome: "changed" },
    async (trx, person, { data: { email } }) => {
      const now = dependencies.clock.now();
      const login = person.login_key === loginKey(person.email) ? email : person.login;
      await takeAddress(trx, person.id, { email, login }, now);
      await endAccess(trx, person.id, { keptHandle: null, now });
      const undo = await createToken(trx, {
        purpose: "email_change_undo",
        userId: person.id,
        data: { email: person.email, login: person.login },
        now,
        expiresAt: new Date(now.getTime() + EMAIL_UNDO_DAYS * DAY_MS),
      });
      const data = { newEmail: email, token: undo.token };
      await send(dependencies, trx, changeDoneMail, { to: person.email, brand, data });
      await noteFormerAddress(trx, person.email, now);
      await noteSecurityEvent(dependencies, trx, { kind: "email_changed", userId: person.id });
      await writeAudit(trx, { at: now, action: "email.changed", outcome: "done", actorUserId: person.id });
      return { email, login };
    },
  );

/**
 * Stores the former address and login name again. Whoever changed them knew the password and may have added login
 * methods, so all of that ends. Undo links of later changes end too, because they lie in a thief's mailbox; those of
 * earlier changes stay.
 * @throws as `activateChange`
 */
export const undoChange = (
  dependencies: Access,
  token: string,
  brand: Brand,
): Promise<Address & { accessToken: string }> =>
  useLink<Address, Address & { accessToken: string }>(
    dependencies,
    { purpose: "email_change_undo", token, outcome: "undone" },
    async (trx, person, { id, data: { email, login } }) => {
      const now = dependencies.clock.now();
      await takeAddress(trx, person.id, { email, login }, now);
      await endAccess(trx, person.id, { keptHandle: null, now });
      await repository.voidLaterUndos(trx, person.id, id, now);
      const removed = await removeLoginMethods(trx, person.id, NOTHING_KEPT, now);
      await repository.removePassword(trx, person.id);
      if (person.email !== email)
        await send(dependencies, trx, changeUndoneMail, { to: person.email, brand, data: {} });
      await noteFormerAddress(trx, person.email, now);
      await noteSecurityEvent(dependencies, trx, { kind: "email_change_undone", userId: person.id });
      if (removed.length > 0)
        await noteSecurityEvent(dependencies, trx, { kind: "methods_removed", userId: person.id });
      await writeAudit(trx, { at: now, action: "email.change_undone", outcome: "done", actorUserId: person.id });
      return { email, login, accessToken: await createAccessLink(trx, { userId: person.id, next: null, now }) };
    },
  );
