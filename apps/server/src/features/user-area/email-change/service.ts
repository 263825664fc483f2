/** Asks for another e-mail address: proved by a link in a mail to it, reported to the old one. */
import type { Brand } from "@portal/contract/brands/brand";
import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { createToken, voidTokensOfPerson } from "../../../platform/one-time-tokens/one-time-tokens.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Session } from "../../../platform/session/session.ts";
import { countMail, requireStillLoggedIn, type Visitor } from "../../auth/public.ts";
import { requirePassword } from "../fresh-password.ts";
import { addressInUseMail, changeAskedMail, confirmAddressMail, EMAIL_CHANGE_HOURS } from "./mails.ts";
import * as repository from "./repository.ts";
import { send } from "./send.ts";

const purpose = "email_change";
const HOUR_MS = 3_600_000;
const CANCELLED = "cancelled";

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

export function createEmailChangeService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

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
    if (other === undefined) await send(dependencies, trx, confirmAddressMail, { to: email, brand, data: { token } });
    else await send(dependencies, trx, addressInUseMail, { to: other.email, brand, data: { login: other.login } });
    await send(dependencies, trx, changeAskedMail, { to: person.email, brand, data: { newEmail: email } });
    await audit(trx, person.id, "email.change_asked");
  }

  return {
    /** @throws Problem of `requirePassword`, `user.email_same` at `email`, `auth.mails_throttled`, or `auth.no_session` */
    async request(
      session: Session,
      { email, password }: { email: string; password: string },
      { brand }: Pick<Visitor, "brand">,
    ): Promise<void> {
      const { userId } = session;
      await requirePassword(dependencies, userId, { password, field: "password" });
      await countMail(dependencies, loginKey(email));
      // An earlier link must not take effect after this one.
      await voidTokensOfPerson(db, userId, { purposes: [purpose], now: clock.now(), outcome: CANCELLED });
      await db.transaction().execute(async (trx) => {
        await requireStillLoggedIn(trx, session);
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
  };
}
