/** Schemas of the entry in answers. A field that is not listed here never leaves the server. */
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

/** Parts whose answer has more fields than their save. */
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

/** The fields that the public entry shows. */
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

/** The answer of every save. */
export const savedFields = { version: z.number(), changeId: z.nullable(z.number()) };
