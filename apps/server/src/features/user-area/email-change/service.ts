/** Changes a person's e-mail address: proved by a link in a mail to it, reported to the old one. */
import type { Brand } from "@portal/contract/brands/brand";
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
import { randomToken } from "../../../platform/tokens.ts";
import { countMail, countNetwork, type Visitor } from "../../auth/public.ts";
import { requirePassword } from "../fresh-password.ts";
import { addressInUseMail, changeAskedMail, changeDoneMail, confirmAddressMail, EMAIL_CHANGE_HOURS } from "./mails.ts";
import * as repository from "./repository.ts";

const purpose = "email_change";
const HOUR_MS = 3_600_000;
type Waiting = { email: string };
const CANCELLED = "cancelled";
const UNIQUE_VIOLATION = "23505";

/** Registration takes no lock; the unique login name decides. */
const refuseTaken = (error: unknown): never => {
  throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? new Problem("user.email_taken") : error;
};

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

export function createEmailChangeService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  const mail = <Data>(
    trx: Kysely<Database>,
    template: MailTemplate<Data>,
    { to, brand, data }: { to: string; brand: Brand; data: Data },
  ): Promise<boolean> =>
    sendMail(dependencies, trx, { key: `${template.name}:${randomToken()}`, to, brand, template, data });

  const audit = (trx: Kysely<Database>, userId: number, action: string): Promise<void> =>
    writeAudit(trx, { at: clock.now(), action, outcome: "done", actorUserId: userId });

  /**
   * Sends a link to the new address. If somebody else has that address, that person gets a mail instead, without a
   * link.
   */
  async function ask(trx: Kysely<Database>, person: repository.Holder, email: string, brand: Brand): Promise<void> {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS);
    const { token } = await createToken(trx, { purpose, userId: person.id, data: { email }, now, expiresAt });
    const holders = await repository.holdersOf(trx, loginKey(email), email);
    const other = holders.find(({ id }) => id !== person.id);
    if (other === undefined) await mail(trx, confirmAddressMail, { to: email, brand, data: { token } });
    else await mail(trx, addressInUseMail, { to: other.email, brand, data: { login: other.login } });
    await mail(trx, changeAskedMail, { to: person.email, brand, data: { newEmail: email } });
    await audit(trx, person.id, "email.change_asked");
  }

  return {
    /** @throws Problem of `requirePassword`, `user.email_same` at `email`, or `auth.mails_throttled` */
    async request(
      userId: number,
      { email, password }: { email: string; password: string },
      { address, brand }: Visitor,
    ): Promise<void> {
      await requirePassword(dependencies, userId, { password, field: "password" });
      await countNetwork(dependencies, address);
      await countMail(dependencies, loginKey(email));
      // An earlier link must not take effect after this one.
      await voidTokensOfPerson(db, userId, { purposes: [purpose], now: clock.now(), outcome: CANCELLED });
      await db.transaction().execute(async (trx) => {
        const [person] = await repository.holderById(trx, userId);
        if (person === undefined) throw new Problem("auth.no_session");
        if (person.email === email) throw new Problem("user.email_same", { field: "email" });
        await ask(trx, person, email, brand);
      });
    },

    async cancel(userId: number): Promise<void> {
      await voidTokensOfPerson(db, userId, { purposes: [purpose], now: clock.now(), outcome: CANCELLED });
      await audit(db, userId, "email.change_cancelled");
    },

    /**
     * Stores the address; a login name equal to the old address changes too.
     * @throws Problem `auth.link_…`, or `user.email_taken` if somebody else got it first; the link stays valid then
     */
    async activate(token: string, brand: Brand): Promise<{ email: string; login: string }> {
      const now = clock.now();
      const changed = await db.transaction().execute(async (trx) => {
        const used = await useToken<Waiting>(trx, { purpose, token, now, outcome: "changed" });
        if (used === null || used.userId === null) return null;
        const { email } = used.data;
        const key = loginKey(email);
        await repository.lockAddress(trx, key);
        const [person] = await repository.holderById(trx, used.userId);
        if (person === undefined) return null;
        const holders = await repository.holdersOf(trx, key, email);
        if (holders.some(({ id }) => id !== person.id)) throw new Problem("user.email_taken");
        const login = person.login_key === loginKey(person.email) ? email : person.login;
        await repository.setAddress(trx, person.id, email, login, loginKey(login), now).catch(refuseTaken);
        await mail(trx, changeDoneMail, { to: person.email, brand, data: { newEmail: email } });
        await audit(trx, person.id, "email.changed");
        return { email, login };
      });
      if (changed !== null) return changed;
      const { state } = await tokenState(db, { purpose, token, now });
      if (state === "unknown") throw new Problem("auth.link_unknown");
      throw new Problem(state === "expired" ? "auth.link_expired" : "auth.link_used");
    },
  };
}
