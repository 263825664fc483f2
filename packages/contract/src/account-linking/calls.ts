/** Links that bring a person into a company (Specification §2 "account/verknuepfung", §7 "Auth"). */
import * as z from "zod/mini";
import type { Right } from "../http/access.ts";
import type { LinkStatus } from "./rules.ts";
import { CREDENTIAL_ERRORS, credentials, type User } from "../auth/calls.ts";
import { sealedData } from "../cryptography/calls.ts";
import { endpoint } from "../http/endpoint.ts";
import { personName } from "../text/person-name.ts";
import { newPassword } from "../auth/passwords/calls.ts";

/** What a link tells whoever holds it. */
export type AccountLink = {
  status: LinkStatus;
  company_id: number;
  company_name: string;
  right: Right;
  /** The address that the link was sent to. */
  email: string;
  /** True if somebody has registered with that address. */
  hasAccount: boolean;
  /** Name of the person who sent the invitation; "" if the provider made the link. */
  invitedBy: string;
  /** Why the link is held or refused; "" if no reason was given. */
  reason: string;
  /** ISO instant, UTC. */
  expiresAt: string;
};

const data = sealedData;
const refusals = ["cryptography.unreadable", "linking.expired", "linking.used", "linking.withdrawn"] as const;

/** Reads a link without taking it. */
export const getAccountLink = endpoint<{ link: AccountLink }>()({
  name: "getAccountLink",
  method: "POST",
  path: "/api/accountlink/state",
  body: z.object({ data }),
  errors: ["cryptography.unreadable"],
});

/** Logs in and takes the link. A link that is held or waits for a check logs in as well; `link` carries its status. */
export const accountLinkLogin = endpoint<{ user: User; link: AccountLink }>()({
  name: "accountLinkLogin",
  method: "POST",
  path: "/api/accountlink/login",
  body: z.extend(credentials, { data }),
  errors: [...refusals, ...CREDENTIAL_ERRORS],
});

/** Registers with the address that the link was sent to (the link proves it), logs in and takes the link. */
export const accountLinkRegister = endpoint<{ user: User; link: AccountLink }>()({
  name: "accountLinkRegister",
  method: "POST",
  path: "/api/accountlink/register",
  body: z.object({
    data,
    displayName: z._default(personName, ""),
    password: newPassword,
    acceptedTerms: z.literal(true, "Bitte stimmen Sie den Nutzungsbedingungen zu."),
  }),
  errors: [
    ...refusals,
    "linking.address_known",
    "auth.password_weak",
    "entry.name_imitates_provider",
    "auth.invalid_credentials",
    "auth.throttled",
    "auth.busy",
  ],
});

/** Takes the link as the person who is logged in. */
export const acceptAccountLink = endpoint<{ link: AccountLink }>()({
  name: "acceptAccountLink",
  method: "POST",
  path: "/api/accountlink/accept",
  body: z.object({ data }),
  errors: refusals,
});
