/** Rows of the import about what a company does not want from us (Specification §3 "Account locks"). */
import * as z from "zod/mini";
import { ACCOUNT_LOCK_FLAGS, type AccountLockFlag } from "@portal/contract/account-locks/calls";
import { instant, key } from "@portal/contract/text/one-line";

const flag = z.optional(z.boolean());
const flags = Object.fromEntries(Object.values(ACCOUNT_LOCK_FLAGS).map((name) => [name, flag])) as Record<
  AccountLockFlag,
  typeof flag
>;

export const accountLocksRow = z.strictObject({
  type: z.literal("account_locks"),
  company: key,
  /** When the company said so: of two choices the later one counts, whether it came from here or from the portal. */
  changed: instant,
  /** Customer care wrote it down; an export says so. */
  by_support: z.optional(z.boolean()),
  ...flags,
});
