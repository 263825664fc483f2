/** The steps of every password change. */
import type { Brand } from "@portal/contract/brands/brand";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { randomToken } from "../../platform/tokens.ts";
import { passwordChangedMail } from "./access-link/mails.ts";
import { revokeSessions, setPassword } from "./access-link/repository.ts";

type Change = {
  owner: { id: number; login: string; email: string };
  /** From `hashWithLimit`, computed before the transaction because hashing takes long. */
  passwordHash: string;
  /** The session that stays, or null to end all. */
  keptHandle: string | null;
  brand: Brand;
};

/** Sets the password, ends the other sessions and mails the owner, in the given transaction. */
export async function changePassword(
  dependencies: Pick<Dependencies, "clock" | "environment">,
  trx: Kysely<Database>,
  { owner, passwordHash, keptHandle, brand }: Change,
): Promise<void> {
  const now = dependencies.clock.now();
  await setPassword(trx, owner.id, passwordHash);
  await revokeSessions(trx, owner.id, keptHandle, now);
  await writeAudit(trx, { at: now, action: "password.changed", outcome: "done", actorUserId: owner.id });
  await sendMail(dependencies, trx, {
    key: `${passwordChangedMail.name}:${randomToken()}`,
    to: owner.email,
    brand,
    template: passwordChangedMail,
    data: { login: owner.login },
  });
}
