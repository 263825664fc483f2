/** Tries each effect in lock-effects.ts with the real slice. */
import {
  ACCOUNT_LOCK_FLAGS,
  ACCOUNT_LOCKS,
  type AccountLock,
  updateAccountLocks,
} from "@portal/contract/account-locks/calls";
import { refresh } from "@portal/contract/auth/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { expect } from "vitest";
import { newsletterAddressees } from "../features/b2b/addressees.ts";
import { remindOwners } from "../features/claiming/reminders.ts";
import { aClaimant } from "../features/claiming/testing/claimants.ts";
import { LOCK_EFFECTS, type LockEffect } from "../platform/contact/lock-effects.ts";
import { apiTest } from "../testing/fixture.ts";
import type { LoggedIn } from "../testing/test-app.ts";

const { test, app, mailbox } = apiTest();

type Owner = LoggedIn & { companyId: number };
const set = (person: Owner, locks: readonly AccountLock[], on: boolean) =>
  person.client.call(updateAccountLocks, {
    accountId: person.companyId,
    body: Object.fromEntries(locks.map((lock) => [ACCOUNT_LOCK_FLAGS[lock], on])),
  });

/** Noon, because reminders are sent by day. Twelve days before a claim expires one reminder is due. */
const atNoon = { now: () => new Date(`${berlinDate(Date.now())}T12:00:00+01:00`) };
const DAYS_SINCE_CONFIRMED = 365 - 21 - 12;
const confirmedBefore = (days: number): Date => new Date(atNoon.now().getTime() - days * 86_400_000);

/** Tries one effect; true if it reaches the company. An effect without proof does not compile. */
const PROOFS: Record<LockEffect, (person: Owner) => Promise<boolean>> = {
  "modal notification": async ({ client, userId, companyId }) => {
    await app.db
      .insertInto("user_notifications")
      .values({ user_id: userId, code: "sommer", company_id: companyId, given_at: new Date(), read_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await client.call(refresh, {})).body.user.user_notification_code === "sommer";
  },

  "claim reminder": async ({ login, companyId }) => {
    const expiresIn = { claimed_by: "OWNER", claimed_last_update: confirmedBefore(DAYS_SINCE_CONFIRMED) } as const;
    await app.db.updateTable("companies").set(expiresIn).where("id", "=", companyId).execute();
    await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
    await remindOwners({ ...app.dependencies, clock: atNoon });
    return (await mailbox.mailsTo(login)).length > 0;
  },

  "newsletter addressee": async ({ companyId }) => {
    const { email } = await app.db
      .updateTable("entries")
      .set({ email: `kontakt-${companyId}@firma.example` })
      .where("company_id", "=", companyId)
      .returning("email")
      .executeTakeFirstOrThrow();
    const order = { email, email_key: email, brand: "nahbei", text_version: "2026-1", requested_at: new Date() };
    await app.db
      .insertInto("newsletter_subscriptions")
      .values({ ...order, request_address_hash: Buffer.of(0), confirmed_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await newsletterAddressees(app.db)).some((addressee) => addressee.email === email);
  },

  "claim code by phone": async ({ companyId }) => {
    await app.db.updateTable("entries").set({ phone: "030 23125100" }).where("company_id", "=", companyId).execute();
    const claimant = await aClaimant(app, companyId);
    const { status, codes } = await claimant.ask("phone");
    if (status !== 200) expect(codes).toEqual(["claiming.proof_not_offered"]);
    return status === 200;
  },
};

const named = ACCOUNT_LOCKS.flatMap((lock) => LOCK_EFFECTS[lock].map((effect) => [lock, effect] as const));

test("PROOFS holds exactly the effects of LOCK_EFFECTS", () => {
  expect(named.map(([, effect]) => effect).toSorted()).toEqual(Object.keys(PROOFS).toSorted());
});

test.each(named)("the lock %s stops the %s, and no other lock does", async (lock, effect) => {
  const person = await app.logInMember();
  const owner = { ...person, companyId: person.company.id };
  const reaches = () => PROOFS[effect](owner);
  expect(await reaches()).toBe(true);
  await set(owner, [lock], true);
  expect(await reaches()).toBe(false);
  const others = ACCOUNT_LOCKS.filter((name) => name !== lock);
  await set(owner, others, true);
  await set(owner, [lock], false);
  expect(await reaches()).toBe(true);
});
