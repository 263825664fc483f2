/** The steps of every password change (ADR 54). */
import type { KeptMethods } from "@portal/contract/auth/passwords/calls";
import type { Brand } from "@portal/contract/brands/brand";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { writeAudit } from "../../platform/audit.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { noteSecurityEvent } from "../../platform/security-events/note-event.ts";
import { randomToken } from "../../platform/tokens.ts";
import { passwordChangedMail } from "./access-link/mails.ts";
import { setPassword } from "./access-link/repository.ts";
import { endAccess, removeLoginMethods } from "./login-methods/login-methods.ts";

type Change = {
  owner: { id: number; login: string; email: string };
  /** From `hashWithLimit`, computed before the transaction because hashing takes long. */
  passwordHash: string;
  /** The session that stays, or null to end all. */
  keptHandle: string | null;
  /** The login methods that stay. */
  keep: KeptMethods | "all";
  brand: Brand;
};

/** Sets the password, ends other sessions and links, removes login methods and mails the owner, in the given transaction. */
export async function changePassword(
  dependencies: Pick<Dependencies, "clock" | "environment">,
  trx: Kysely<Database>,
  { owner, passwordHash, keptHandle, keep, brand }: Change,
): Promise<void> {
  const now = dependencies.clock.now();
  await endAccess(trx, owner.id, { keptHandle, now });
  await setPassword(trx, owner.id, passwordHash);
  const removed = keep === "all" ? [] : await removeLoginMethods(trx, owner.id, keep, now);
  await noteSecurityEvent(dependencies, trx, { kind: "password_changed", userId: owner.id });
  if (removed.length > 0) await noteSecurityEvent(dependencies, trx, { kind: "methods_removed", userId: owner.id });
  await writeAudit(trx, {
    at: now,
    action: "password.changed",
    outcome: "done",
    actorUserId: owner.id,
    details: removed.length === 0 ? {} : { removedMethods: removed.length },
  });
  await sendMail(dependencies, trx, {
    key: `${passwordChangedMail.name}:${randomToken()}`,
    to: owner.email,
    brand,
    template: passwordChangedMail,
    data: { login: owner.login, removed },
  });
}
