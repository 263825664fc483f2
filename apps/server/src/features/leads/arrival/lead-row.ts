/** The fields of a lead in an import. One row offers a lead to one company. */
import {
  LEAD_EMAIL_CHARACTERS,
  LEAD_NAME_CHARACTERS,
  LEAD_PHONE_CHARACTERS,
  LEAD_PLACE_CHARACTERS,
  LEAD_TEXT_CHARACTERS,
  MOST_PRICE_CENTS,
} from "@portal/contract/leads/webhook";
import { MOST_VALUE_CENTS } from "@portal/contract/leads/calls";
import { isHeld, LEAD_KINDS, LEAD_SOURCES, LEAD_STATES } from "@portal/contract/leads/states";
import { instant, key, oneLine } from "@portal/contract/text/one-line";
import { paragraphsOf } from "@portal/contract/text/text-fields";
import * as z from "zod/mini";

const amount = (most: number) => z.optional(z.nullable(z.int().check(z.gte(0), z.lte(most))));

export const leadRow = z
  .strictObject({
    type: z.literal("lead"),
    external_id: key,
    company: key,
    kind: z.enum(LEAD_KINDS),
    source: z.optional(z.enum(LEAD_SOURCES)),
    at: instant,
    name: z.optional(oneLine(LEAD_NAME_CHARACTERS)),
    email: z.optional(oneLine(LEAD_EMAIL_CHARACTERS)),
    phone: z.optional(oneLine(LEAD_PHONE_CHARACTERS)),
    text: z.optional(paragraphsOf(LEAD_TEXT_CHARACTERS)),
    postal_code: z.optional(z.string().check(z.regex(/^(\d{5})?$/, "muss fünf Ziffern haben."))),
    place: z.optional(oneLine(LEAD_PLACE_CHARACTERS)),
    price_cents: amount(MOST_PRICE_CENTS),
    /** When the provider reported it. Of two deliveries of a lead the later report holds. */
    reported: instant,
    /** Taken for new offers only; afterwards they are the company's. */
    state: z.optional(z.enum(LEAD_STATES)),
    accepted: z.optional(z.nullable(instant)),
    first_response: z.optional(z.nullable(instant)),
    value_cents: amount(MOST_VALUE_CENTS),
  })
  .check(({ value: { state = "new", accepted }, issues }) => {
    if (isHeld(state) === (accepted !== undefined && accepted !== null)) return;
    const message = isHeld(state) ? "fehlt: Dieser Stand folgt auf eine Annahme." : "gehört zu keinem Stand davor.";
    issues.push({ code: "custom", input: accepted, path: ["accepted"], message });
  });
export type LeadRow = z.output<typeof leadRow>;
