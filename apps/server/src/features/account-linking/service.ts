/** Takes a link by logging in, by registering, or in the current session. */
import type { AccountLink } from "@portal/contract/account-linking/calls";
import { statusOf } from "@portal/contract/account-linking/rules";
import { loginKey } from "@portal/db/login-key";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { hashWithLimit, requireStrongPassword } from "../auth/public.ts";
import { idInLink, toAccountLink } from "./links.ts";
import * as repository from "./repository.ts";
import { takeLink } from "./take-link.ts";

export type AccountLinkingService = ReturnType<typeof createAccountLinkingService>;

type NewPerson = { data: string; displayName: string; password: string };

export function createAccountLinkingService(dependencies: Dependencies) {
  const { db, clock } = dependencies;

  const linkOf = async (token: string): Promise<repository.LinkRow> => {
    const [row] = await repository.linkById(db, await idInLink(dependencies, token));
    if (row === undefined) throw new Problem("cryptography.unreadable");
    return row;
  };

  /** @throws Problem `linking.…` unless the link can still be taken */
  const requireOpen = (row: repository.LinkRow): void => {
    const status = statusOf(row.state, row.expires_at.getTime(), clock.now().getTime());
    if (status === "expired") throw new Problem("linking.expired");
    if (status === "refused" || status === "withdrawn") throw new Problem("linking.withdrawn");
  };

  return {
    state: async (token: string): Promise<AccountLink> => toAccountLink(await linkOf(token), clock.now()),

    /** Refused links are reported before any password is compared. */
    async requireUsable(token: string): Promise<void> {
      requireOpen(await linkOf(token));
    },

    async take(token: string, userId: number): Promise<AccountLink> {
      const id = await idInLink(dependencies, token);
      await db.transaction().execute((trx) => takeLink(dependencies, trx, { id, userId }));
      return this.state(token);
    },

    /** Creates the person and takes the link; the link has proved the address. Returns the login name. */
    async register({ data, displayName, password }: NewPerson): Promise<{ login: string; link: AccountLink }> {
      const row = await linkOf(data);
      requireOpen(row);
      if (row.user_id !== null) throw new Problem("linking.used");
      if (row.has_account) throw new Problem("linking.address_known");
      await requireStrongPassword(password, [row.email, displayName, row.company_name]);
      const hash = await hashWithLimit(password);
      await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const userId = await repository.createUser(trx, row.email, loginKey(row.email), displayName, hash, now);
        if (userId === null) throw new Problem("linking.address_known");
        await writeAudit(trx, { at: now, action: "user.registered", outcome: "done", actorUserId: userId });
        await takeLink(dependencies, trx, { id: row.id, userId });
      });
      return { login: row.email, link: await this.state(data) };
    },
  };
}
