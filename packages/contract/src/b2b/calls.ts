/** The newsletter for companies: ordered, confirmed by the link in a mail, ended by the same link. */
import * as z from "zod/mini";
import { sealedData } from "../cryptography/calls.ts";
import { endpoint } from "../http/endpoint.ts";
import { emailAddress } from "../auth/registration/calls.ts";

/**
 * The texts that people agree to, by version. Each subscription stores its version. A new text gets a new version; the
 * old ones stay in the list as proof of what somebody agreed to.
 */
export const NEWSLETTER_TEXTS = {
  "2026-1":
    "Ja, ich möchte etwa einmal im Monat per E-Mail Tipps für meinen Eintrag und Neues zu den Angeboten für Betriebe bekommen. " +
    "Ich kann das jederzeit beenden, über den Link in jeder E-Mail.",
} as const;
export type NewsletterTextVersion = keyof typeof NEWSLETTER_TEXTS;
export const NEWSLETTER_TEXT_VERSION: NewsletterTextVersion = "2026-1";

const versions = Object.keys(NEWSLETTER_TEXTS) as [NewsletterTextVersion, ...NewsletterTextVersion[]];

/**
 * Days in which the link in the mail confirms the order. The link ends a subscription for as long as its key is in use.
 */
export const NEWSLETTER_CONFIRM_DAYS = 7;

export type NewsletterSubscription = {
  email: string;
  status: "requested" | "confirmed" | "ended" | "expired";
  /** ISO instant, UTC. */
  confirmedAt: string | null;
};

/** Sends a mail with the link. The answer is the same for every address. */
export const subscribeNewsletter = endpoint<Record<string, never>>()({
  name: "subscribeNewsletter",
  method: "POST",
  path: "/api/b2b-newsletter/subscribe",
  body: z.object({
    email: emailAddress,
    /** The text beside the button. */
    textVersion: z.enum(versions, "Bitte laden Sie die Seite neu: Der Text hat sich geändert."),
  }),
  errors: ["auth.mails_throttled"],
});

const link = z.object({ data: sealedData });

/** The status of a link's subscription. */
export const getNewsletterSubscription = endpoint<{ subscription: NewsletterSubscription }>()({
  name: "getNewsletterSubscription",
  method: "POST",
  path: "/api/b2b-newsletter/state",
  body: link,
  errors: ["cryptography.unreadable"],
});

/** Confirms the order. Confirming twice changes nothing. */
export const confirmNewsletter = endpoint<{ subscription: NewsletterSubscription }>()({
  name: "confirmNewsletter",
  method: "POST",
  path: "/api/b2b-newsletter/confirm",
  body: link,
  errors: ["cryptography.unreadable", "linking.expired"],
});

export const endNewsletter = endpoint<{ subscription: NewsletterSubscription }>()({
  name: "endNewsletter",
  method: "POST",
  path: "/api/b2b-newsletter/end",
  body: link,
  errors: ["cryptography.unreadable"],
});
