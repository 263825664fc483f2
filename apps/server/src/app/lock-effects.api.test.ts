/** What each account lock stops, by its real effect and not at the gate alone; lock-effects.ts names them. */
import {
  ACCOUNT_LOCK_FLAGS,
  ACCOUNT_LOCKS,
  type AccountLock,
  updateAccountLocks,
} from "@portal/contract/account-locks/calls";
import { refresh } from "@portal/contract/auth/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newsletterAddressees } from "../features/b2b/public.ts";
import { remindOwners } from "../features/claiming/reminders.ts";
import { aClaimant } from "../features/claiming/testing/claimants.ts";
import { LOCK_EFFECTS, type LockEffect } from "../platform/contact/lock-effects.ts";
import { mailsTo } from "../testing/mailbox.ts";
import { buildTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

type Owner = SignedIn & { companyId: number };
const set = (person: Owner, locks: readonly AccountLock[], on: boolean) =>
  person.client.call(updateAccountLocks, {
    accountId: person.companyId,
    body: Object.fromEntries(locks.map((lock) => [ACCOUNT_LOCK_FLAGS[lock], on])),
  });

/** Twelve days before the end of an owner's claim: one reminder is due. Mails go out by day, hence noon. */
const atNoon = { now: () => new Date(`${berlinDate(Date.now())}T12:00:00+01:00`) };
const DAYS_SINCE_CONFIRMED = 365 - 21 - 12;
const confirmedBefore = (days: number): Date => new Date(atNoon.now().getTime() - days * 86_400_000);

/** What the locks stop, tried out; `true` where it reaches the company. A name without its proof doesn't compile. */
const PROOFS: Record<LockEffect, (person: Owner) => Promise<boolean>> = {
  "modal notification": async ({ client, userId, companyId }) => {
    await t.db
      .insertInto("user_notifications")
      .values({ user_id: userId, code: "sommer", company_id: companyId, given_at: new Date(), read_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await client.call(refresh, {})).body.user.user_notification_code === "sommer";
  },

  "claim reminder": async ({ login, companyId }) => {
    const expiresIn = { claimed_by: "OWNER", claimed_last_update: confirmedBefore(DAYS_SINCE_CONFIRMED) } as const;
    await t.db.updateTable("companies").set(expiresIn).where("id", "=", companyId).execute();
    await t.db.deleteFrom("mails").where("recipient", "=", login).execute();
    await remindOwners({ ...t.dependencies, clock: atNoon });
    return (await mailsTo(t.db, login)).length > 0;
  },

  "newsletter addressee": async ({ companyId }) => {
    const { email } = await t.db
      .updateTable("entries")
      .set({ email: `kontakt-${companyId}@firma.example` })
      .where("company_id", "=", companyId)
      .returning("email")
      .executeTakeFirstOrThrow();
    const order = { email, email_key: email, brand: "nahbei", text_version: "2026-1", requested_at: new Date() };
    await t.db
      .insertInto("newsletter_subscriptions")
      .values({ ...order, request_address_hash: Buffer.of(0), confirmed_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await newsletterAddressees(t.db)).some((addressee) => addressee.email === email);
  },

  "claim code by phone": async ({ companyId }) => {
    await t.db.updateTable("entries").set({ phone: "030 23125100" }).where("company_id", "=", companyId).execute();
    const claimant = await aClaimant(t, companyId);
    const { status, codes } = await claimant.ask("phone");
    if (status !== 200) expect(codes).toEqual(["claiming.proof_not_offered"]);
    return status === 200;
  },
};

const named = ACCOUNT_LOCKS.flatMap((lock) => LOCK_EFFECTS[lock].map((effect) => [lock, effect] as const));

test("every proof belongs to a lock", () => {
  expect(named.map(([, effect]) => effect).toSorted()).toEqual(Object.keys(PROOFS).toSorted());
});

test.each(named)("%s stops the %s, which no other lock does", async (lock, effect) => {
  const person = await t.signIn({ companies: [{}] });
  const owner = { ...person, companyId: person.companyIds[0] as number };
  const reaches = () => PROOFS[effect](owner);
  expect(await reaches()).toBe(true);
  await set(owner, [lock], true);
  expect(await reaches()).toBe(false);
  const others = ACCOUNT_LOCKS.filter((name) => name !== lock);
  await set(owner, others, true);
  await set(owner, [lock], false);
  expect(await reaches()).toBe(true);
});
