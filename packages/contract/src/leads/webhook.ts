/** The signed webhook by which leads arrive. */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idNumber } from "../http/ids.ts";
import { key } from "../text/one-line.ts";
import { lineOf, paragraphsOf } from "../text/text-fields.ts";
import { LEAD_KINDS } from "./states.ts";

export const LEAD_TEXT_CHARACTERS = 4000;
export const LEAD_NAME_CHARACTERS = 200;
export const LEAD_PHONE_CHARACTERS = 40;
export const LEAD_EMAIL_CHARACTERS = 254;
export const LEAD_PLACE_CHARACTERS = 100;
export const MOST_PRICE_CENTS = 1_000_000;

/** Headers of a delivery: seconds since 1970, and `sha256=` with the HMAC of `timestamp.body` in hexadecimal digits. */
export const WEBHOOK_HEADERS = { timestamp: "x-timestamp", signature: "x-signature" } as const;
/** Minutes by which the time of a signature may differ from ours. */
export const WEBHOOK_MINUTES = 5;
/** The key outside production. */
export const DEMO_WEBHOOK_KEY = "demo-webhook-key";

const isMailOrNone = (text: string): boolean => text === "" || /^[^\s@]+@[^\s@]+$/.test(text);

/** `offered`: known already, and now offered to this company, too. `repeated`: known as it is. */
export type LeadDelivery = { externalId: string; result: "created" | "offered" | "repeated" };

/** A lead for one company. Sending it again changes nothing; with another company it is offered to that one, too. */
export const receiveLead = endpoint<LeadDelivery>()({
  name: "receiveLead",
  method: "POST",
  path: "/api/webhooks/leads",
  xsrf: false,
  body: z
    .strictObject({
      externalId: key,
      companyId: idNumber,
      kind: z.enum(LEAD_KINDS),
      name: z._default(lineOf(LEAD_NAME_CHARACTERS), ""),
      email: z._default(
        lineOf(LEAD_EMAIL_CHARACTERS).check(z.refine(isMailOrNone, "Das ist keine E-Mail-Adresse.")),
        "",
      ),
      phone: z._default(lineOf(LEAD_PHONE_CHARACTERS), ""),
      text: z._default(paragraphsOf(LEAD_TEXT_CHARACTERS), ""),
      createdAt: z.iso.datetime({ offset: true, error: "Das ist kein Zeitpunkt wie 2026-03-01T08:00:00Z." }),
      postalCode: z.optional(z.string().check(z.regex(/^(\d{5})?$/, "Eine Postleitzahl hat fünf Ziffern."))),
      place: z.optional(lineOf(LEAD_PLACE_CHARACTERS)),
      priceCents: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(MOST_PRICE_CENTS)))),
    })
    .check(
      z.refine(({ email, phone }) => email !== "" || phone !== "", {
        path: ["email"],
        error: "Ohne E-Mail-Adresse und Telefonnummer kann niemand antworten.",
      }),
    ),
  errors: [
    "leads.signature_invalid",
    "leads.webhook_not_connected",
    "leads.unknown_company",
    "leads.not_wanted",
    "leads.taken",
    "leads.too_old",
  ],
});
