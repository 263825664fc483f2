/** Tries each effect in lock-effects.ts with the real slice. */
import { randomUUID } from "node:crypto";
import {
  ACCOUNT_LOCK_FLAGS,
  ACCOUNT_LOCKS,
  type AccountLock,
  updateAccountLocks,
} from "@portal/contract/account-locks/calls";
import { refresh } from "@portal/contract/auth/calls";
import type { LeadKind } from "@portal/contract/leads/states";
import { getRatingSummary } from "@portal/contract/ratings/overview/calls";
import { periodOf } from "@portal/contract/digest/periods";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { aLead } from "@portal/db/factories/leads";
import { searchAds } from "@portal/db/factories/search-ads";
import { aCaller } from "@portal/db/factories/secretarial";
import { aTvCreative } from "@portal/db/factories/tv-banners";
import { aBotCall } from "@portal/db/factories/voicebot";
import { aWebBanner } from "@portal/db/factories/web-banners";
import { aContactPerson, aProduct } from "@portal/db/factories/companies";
import { someRatings } from "@portal/db/factories/rating-awards";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { expect } from "vitest";
import { newsletterAddressees } from "../features/b2b/addressees.ts";
import { remindOwners } from "../features/claiming/reminders.ts";
import { aClaimant } from "../features/claiming/testing/claimants.ts";
import { offerLead } from "../features/leads/arrival/offer-lead.ts";
import { createInquiriesService } from "../features/leads/inquiries/service.ts";
import { storeMessage } from "../features/leads/messages/inbound/store-message.ts";
import { markRead, refreshUnread } from "../features/leads/messages/write-repository.ts";
import { aThread } from "../features/leads/testing/threads.ts";
import { tellNewLeads } from "../features/leads/news/tell.ts";
import { type SubscriberKind, subscribersOf } from "../features/subscriptions/subscribers.ts";
import { createAwardsService } from "../features/ratings/awards/service.ts";
import { tellNewRatings, tellRatingStatus } from "../features/ratings/news/tell.ts";
import { tellEndingBudgets } from "../features/advertising/budget/tell.ts";
import { tellNews } from "../features/tv-banners/jobs.ts";
import { tellOpenVoicebotCalls } from "../features/voicebot/jobs.ts";
import { advanceBanner } from "../features/web-banners/banners/advance.ts";
import { tellOpenSecretarialCalls } from "../features/secretarial/jobs.ts";
import { sendDigestsOf } from "../features/digest/jobs.ts";
import { LOCK_EFFECTS, type LockEffect } from "../platform/contact/lock-effects.ts";
import { DASHBOARD_SOURCES } from "./dashboard-sources.ts";
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

/** Whether a lead that arrives is offered to the company. */
async function isOffered(companyId: number, kind: LeadKind): Promise<boolean> {
  const now = new Date();
  const words = { name: "Maria Klein", email: "", phone: "0221 445566", text: "Dach", postalCode: "", place: "" };
  const lead = {
    ...words,
    externalId: randomUUID(),
    kind,
    source: "webhook" as const,
    priceCents: null,
    receivedAt: now,
  };
  return (await offerLead(app.db, { lead, companyId, now })) === "created";
}

/** Whether the company's people get a mail about a lead that came before the lock. */
async function isTold({ login, companyId }: Owner, kind: LeadKind): Promise<boolean> {
  const { id } = await aLead(app.db, { companies: [companyId], kind });
  await app.db.updateTable("lead_offers").set({ told_at: null }).where("lead_id", "=", id).execute();
  await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
  await tellNewLeads(app.dependencies);
  return (await mailbox.mailsTo(login)).length > 0;
}

/** What the form of the company's public entry takes. */
const formKinds = async (companyId: number): Promise<readonly LeadKind[]> =>
  (await createInquiriesService(app.dependencies).page(companyId))?.kinds ?? [];

/** Whether the company is on a list of the provider. */
async function isSubscriber(kind: SubscriberKind, companyId: number): Promise<boolean> {
  const email = `${kind}-${companyId}@firma.example`;
  await app.db.deleteFrom("contact_persons").where("company_id", "=", companyId).execute();
  await aContactPerson(app.db, { company_id: companyId, roles: ["Recipient"], email });
  await aProduct(app.db, { company_id: companyId });
  const at = new Date();
  await app.db
    .insertInto("service_cases")
    .values({
      company_id: companyId,
      type: "other",
      subject: "Frage",
      reference: "",
      wants_call: false,
      phone: "",
      state: "solved",
      brand: "nahbei",
      request_key: crypto.randomUUID(),
      created_by_user_id: null,
      agent_user_id: null,
      created_at: at,
      changed_at: at,
      ended_at: at,
    })
    .execute();
  return (await subscribersOf(app.db, kind, at)).some((subscriber) => subscriber.email === email);
}

/** Whether the summary of this week says something. An open call is a result and a task. */
async function mailSays({ login, userId, companyId }: Owner, heading: RegExp): Promise<boolean> {
  const monday = periodOf("weekly", berlinDate(Date.now()));
  await app.db.deleteFrom("products").where("company_id", "=", companyId).execute();
  await aProduct(app.db, { company_id: companyId, code: "SEC" });
  await aCaller(app.db, { company_id: companyId, called_at: new Date(`${monday}T05:00:00Z`) });
  await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
  await app.db.deleteFrom("digest_subscriptions").where("company_id", "=", companyId).execute();
  const subscription = { user_id: userId, company_id: companyId, rhythm: "weekly", chosen_at: new Date() } as const;
  await app.db
    .insertInto("digest_subscriptions")
    .values({ ...subscription, handled_for: "2020-01-01" })
    .execute();
  const clock = { now: () => new Date(`${monday}T09:00:00+01:00`) };
  await sendDigestsOf(DASHBOARD_SOURCES)({ ...app.dependencies, clock });
  const [mail] = await mailbox.mailsTo(login);
  return heading.test(mail?.text_body ?? "");
}

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

  "open calls": async ({ login, companyId }) => {
    const day = berlinDate(Date.now());
    await aCaller(app.db, { company_id: companyId, called_at: new Date(`${day}T09:00:00Z`) });
    await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
    await tellOpenSecretarialCalls({ ...app.dependencies, clock: { now: () => new Date(`${day}T16:30:00+01:00`) } });
    return (await mailbox.mailsTo(login)).length > 0;
  },

  "open calls of the voicebot": async ({ login, companyId }) => {
    const day = berlinDate(Date.now());
    await aBotCall(app.db, { company_id: companyId, called_at: new Date(`${day}T09:00:00Z`), outcome: "message" });
    await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
    await tellOpenVoicebotCalls({ ...app.dependencies, clock: { now: () => new Date(`${day}T16:30:00+01:00`) } });
    return (await mailbox.mailsTo(login)).length > 0;
  },

  "web banner mail": async ({ login, companyId }) => {
    const { id } = await aWebBanner(app.db, { company_id: companyId, state: "approved" });
    await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
    const step = { id, action: "start", reason: "", author: "provider", userId: null, companyId: null } as const;
    await app.db.transaction().execute((trx) => advanceBanner(app.dependencies, trx, step));
    return (await mailbox.mailsTo(login)).length > 0;
  },

  "TV creative mail": async ({ login, companyId }) => {
    await aTvCreative(app.db, { company_id: companyId });
    await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
    await tellNews(app.dependencies);
    return (await mailbox.mailsTo(login)).length > 0;
  },

  "search ad budget mail": async ({ login, companyId }) => {
    await aProduct(app.db, { company_id: companyId, code: "SEA" });
    await app.db.deleteFrom("search_ad_accounts").where("company_id", "=", companyId).execute();
    await app.db.deleteFrom("search_ad_campaigns").where("company_id", "=", companyId).execute();
    await app.db.deleteFrom("search_ad_budgets").where("company_id", "=", companyId).execute();
    const today = berlinDate(atNoon.now().getTime());
    const first = addDays(today, -28);
    await searchAds(app.db, { companyId, first, last: addDays(today, -1) });
    const budget = { company_id: companyId, start_day: first, end_day: addDays(today, 30), plan_cents: 100 };
    await app.db
      .insertInto("search_ad_budgets")
      .values({ ...budget, agreed_at: new Date() })
      .execute();
    await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
    await tellEndingBudgets({ ...app.dependencies, clock: atNoon });
    return (await mailbox.mailsTo(login)).length > 0;
  },

  "lead offer": ({ companyId }) => isOffered(companyId, "request"),
  "application offer": ({ companyId }) => isOffered(companyId, "job"),
  "inquiry form": async ({ companyId }) => (await formKinds(companyId)).includes("message"),
  "application form": async ({ companyId }) => (await formKinds(companyId)).includes("job"),
  "lead mail": (person) => isTold(person, "request"),
  "application mail": (person) => isTold(person, "job"),

  "reply mail": async ({ login, companyId }) => {
    const { id } = await aThread(app, companyId);
    await app.db.transaction().execute((trx) => markRead(trx, id, new Date(), null));
    await app.db.transaction().execute((trx) => refreshUnread(trx, id));
    await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
    const message = { text: "Ja", quoted: "", leftOut: [], files: [], requestKey: null, mailId: null };
    await app.db.transaction().execute((trx) => storeMessage(app.dependencies, trx, { threadId: id, ...message }));
    return (await mailbox.mailsTo(login)).length > 0;
  },

  "results by mail": (person) => mailSays(person, /KONTAKTE DER LETZTEN WOCHE|STAND IHRER PRODUKTE/),

  "tasks by mail": (person) => mailSays(person, /WAS JETZT ZU TUN IST/),

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

  "product newsletter address": ({ companyId }) => isSubscriber("product", companyId),
  "success newsletter address": ({ companyId }) => isSubscriber("success", companyId),
  "survey address": ({ companyId }) => isSubscriber("survey", companyId),
  "service survey address": ({ companyId }) => isSubscriber("service", companyId),

  "rating summary": async ({ client, companyId }) => {
    await aProduct(app.db, { company_id: companyId, code: "RAT" });
    for (let count = 0; count < 5; count += 1) await aCompanyRating(app.db, { company_id: companyId });
    return (await client.call(getRatingSummary, { accountId: companyId })).body.state === "ready";
  },

  "rating signet": async ({ companyId }) => {
    await aProduct(app.db, { company_id: companyId, code: "RAT-SIGNET" });
    await someRatings(app.db, companyId, { count: 10, stars: 5 });
    return (await createAwardsService(app.dependencies).proofs(companyId)).proof !== null;
  },

  "mail about new ratings": async ({ login, companyId }) => {
    await aProduct(app.db, { company_id: companyId, code: "RAT" });
    await aCompanyRating(app.db, { company_id: companyId, stored_at: new Date(atNoon.now().getTime() - 86_400_000) });
    await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
    await tellNewRatings({ ...app.dependencies, clock: atNoon });
    return (await mailbox.mailsTo(login)).length > 0;
  },

  "monthly rating mail": async ({ login, companyId }) => {
    await aProduct(app.db, { company_id: companyId, code: "RAT" });
    await aCompanyRating(app.db, { company_id: companyId, rated_at: new Date("2026-02-10T10:00:00Z") });
    await app.db.deleteFrom("mails").where("recipient", "=", login).execute();
    await tellRatingStatus({ ...app.dependencies, clock: { now: () => new Date("2026-03-02T12:00:00Z") } });
    return (await mailbox.mailsTo(login)).length > 0;
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
