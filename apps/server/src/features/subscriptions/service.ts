/** What a company gets by mail. Stored are its account locks; a subscription is a lock that is not set. */
import { ACCOUNT_LOCK_FLAGS, type AccountLocksAnswer } from "@portal/contract/account-locks/calls";
import {
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_LOCKS,
  type SubscriptionKind,
  type Subscriptions,
} from "@portal/contract/subscriptions/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import type { AccountScope } from "../../platform/session/session.ts";
import { createAccountLocksService } from "../account-locks/public.ts";
import { recipientEmailOf } from "../company-data/public.ts";

type Choices = Partial<Record<SubscriptionKind, boolean | undefined>>;

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

const flagOf = (kind: SubscriptionKind) => ACCOUNT_LOCK_FLAGS[SUBSCRIPTION_LOCKS[kind]];

export function createSubscriptionService(dependencies: Pick<Dependencies, "db" | "clock">) {
  const locks = createAccountLocksService(dependencies);

  const toAnswer = async (scope: AccountScope, answer: AccountLocksAnswer): Promise<Subscriptions> => ({
    subscriptions: SUBSCRIPTION_KINDS.map((kind) => ({ kind, subscribed: !answer.accountLocks[flagOf(kind)] })),
    email: await recipientEmailOf(dependencies.db, scope),
    lastChange: answer.lastChange,
  });

  return {
    async read(scope: AccountScope): Promise<Subscriptions> {
      return toAnswer(scope, await locks.read(scope));
    },

    async update(scope: AccountScope, choices: Choices): Promise<Subscriptions> {
      const changed = SUBSCRIPTION_KINDS.filter((kind) => choices[kind] !== undefined);
      const flags = Object.fromEntries(changed.map((kind) => [flagOf(kind), choices[kind] === false]));
      return toAnswer(scope, await locks.update(scope, flags));
    },
  };
}
