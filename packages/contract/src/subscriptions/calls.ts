/**
 * Which newsletters, summaries and surveys a company gets by mail (Specification §7 "getSubscriptions"). A subscription is
 * the other side of an account lock: the same stored choice, so the two pages never say different things.
 */
import * as z from "zod/mini";
import type { AccountLock } from "../account-locks/calls.ts";
import { endpoint } from "../http/endpoint.ts";

/** Our name of each kind → the lock that ends it. */
export const SUBSCRIPTION_LOCKS = {
  newsletter: "newsletter",
  productNewsletter: "productNewsletter",
  successNewsletter: "successNewsletter",
  surveys: "surveys",
  serviceSurveys: "serviceSurveys",
} as const satisfies Record<string, AccountLock>;
export type SubscriptionKind = keyof typeof SUBSCRIPTION_LOCKS;
export const SUBSCRIPTION_KINDS = Object.keys(SUBSCRIPTION_LOCKS) as SubscriptionKind[];

export type Subscription = { kind: SubscriptionKind; subscribed: boolean };

export type Subscriptions = {
  subscriptions: Subscription[];
  /** The address of the company that gets them, by the rule of its contact persons; "" if there is none. */
  email: string;
  lastChange: { at: string; bySupport: boolean } | null;
};

export const getSubscriptions = endpoint<Subscriptions>()({
  name: "getSubscriptions",
  method: "GET",
  path: "/api/customer/getSubscriptions",
});

const flag = z.optional(z.boolean());

/** Kinds to change. Absent kinds stay as they are. */
export const updateSubscriptions = endpoint<Subscriptions>()({
  name: "updateSubscriptions",
  method: "POST",
  path: "/api/customer/updateSubscriptions",
  body: z
    .strictObject({
      newsletter: flag,
      productNewsletter: flag,
      successNewsletter: flag,
      surveys: flag,
      serviceSurveys: flag,
    } satisfies Record<SubscriptionKind, typeof flag>)
    .check(z.refine((kinds) => Object.keys(kinds).length > 0, "Bitte wählen Sie mindestens einen Punkt aus.")),
});
