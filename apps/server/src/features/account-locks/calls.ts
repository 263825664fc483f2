import * as z from "zod/mini";
import {
  ACCOUNT_LOCK_FLAGS,
  type AccountLockFlag,
  getAccountLocks,
  updateAccountLocks,
} from "@portal/contract/account-locks/calls";
import { accountAccess, serve } from "../../platform/http/served-call.ts";
import { ENTRY_SAVES } from "../../platform/rate-limits/quotas.ts";

const flags = Object.fromEntries(Object.values(ACCOUNT_LOCK_FLAGS).map((flag) => [flag, z.boolean()])) as Record<
  AccountLockFlag,
  z.ZodMiniBoolean
>;

const answer = z.object({
  accountLocks: z.object(flags),
  lastChange: z.nullable(z.object({ at: z.string(), bySupport: z.boolean() })),
});

export const serveGetAccountLocks = serve(getAccountLocks, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: answer },
});

export const serveUpdateAccountLocks = serve(updateAccountLocks, {
  quota: ENTRY_SAVES,
  access: accountAccess("write"),
  agent: true,
  answers: { 200: answer },
});
