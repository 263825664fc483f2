/** Shapes of the entry in answers; what is not named here never leaves the server. */
import { JSON_PARTS, type JsonPart, type PartValues } from "@portal/contract/entry/parts";
import { PART_FIELDS } from "@portal/contract/entry/rules/part-rules";
import * as z from "zod/mini";
import { shapeOf } from "./shape-of.ts";

const spans = z.array(z.object({ from: z.string(), to: z.string() }));
const openingHours = z.object({
  week: z.array(z.object({ spans, byAppointment: z.boolean() })),
  specialDays: z.array(z.object({ from: z.string(), to: z.string(), label: z.string(), spans })),
  temporarilyClosed: z.nullable(z.object({ from: z.string(), until: z.nullable(z.string()), note: z.string() })),
});

/** Parts whose answer says more than a save sends. */
const OWN_SHAPES: Partial<Record<JsonPart, z.ZodMiniType>> = {
  documents: z.object({ documents: z.array(z.object({ Url: z.string(), title: z.string(), bytes: z.number() })) }),
  media: z.object({
    photos: z.array(z.object({ Url: z.string(), alt: z.string(), width: z.number(), height: z.number() })),
  }),
  b2bCodex: z.object({ accepted: z.boolean(), signatory: z.string(), acceptedOn: z.nullable(z.string()) }),
};

const parts = Object.fromEntries(
  JSON_PARTS.map((part) => [part, OWN_SHAPES[part] ?? shapeOf(z.object(PART_FIELDS[part]))]),
) as { [P in JsonPart]: z.ZodMiniType<PartValues[P]> };

/** What everybody sees of an entry. */
export const publicFields = {
  companyId: z.number(),
  company_name: z.string(),
  ShippingStreet: z.string(),
  ShippingPostalCode: z.string(),
  ShippingCity: z.string(),
  Phone: z.string(),
  mobile: z.string(),
  fax: z.string(),
  email: z.string(),
  website: z.string(),
  slogan: z.string(),
  media_owner: z.array(z.object({ Type__c: z.string(), Url: z.string(), alt: z.string() })),
  openingHours,
  ...parts,
};

/** What every save answers. */
export const savedFields = { version: z.number(), changeId: z.nullable(z.number()) };
