import * as z from "zod/mini";
import { accountAccess, publicAccess, serve } from "./endpoint.server.ts";
import { CHANGE_SOURCES, getEntryHistory, getPublicEntry, getSalesForceEntry, undoEntryChange } from "./entry.ts";
import { aboutUs, details, openingHours, savedFields } from "./entry-answers.server.ts";
import { ENTRY_FIELD_LABELS, ENTRY_PARTS, type EntryField, type EntryPart } from "./entry-parts.ts";

const publicFields = {
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
  aboutUs,
  ...details,
};
type VersionShape = Record<EntryPart, z.ZodMiniNumber>;
const part = z.enum(ENTRY_PARTS);
const field = z.enum(Object.keys(ENTRY_FIELD_LABELS) as EntryField[]);

export const serveGetSalesForceEntry = serve(getSalesForceEntry, {
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      entry: z.object({
        ...publicFields,
        displayName: z.string(),
        versions: z.object(Object.fromEntries(ENTRY_PARTS.map((name) => [name, z.number()])) as VersionShape),
        updatedAt: z.string(),
      }),
    }),
  },
});

export const serveGetEntryHistory = serve(getEntryHistory, {
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      changes: z.array(
        z.object({
          id: z.number(),
          part,
          version: z.number(),
          source: z.enum(CHANGE_SOURCES),
          actorName: z.nullable(z.string()),
          changedAt: z.string(),
          fields: z.array(z.object({ field, before: z.unknown(), after: z.unknown() })),
          undoable: z.boolean(),
          undoesChangeId: z.nullable(z.number()),
        }),
      ),
      hasMore: z.boolean(),
    }),
  },
});

export const serveUndoEntryChange = serve(undoEntryChange, {
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object({ ...savedFields, part, fields: z.array(field) }) },
});

export const serveGetPublicEntry = serve(getPublicEntry, {
  access: publicAccess,
  answers: { 200: z.object({ entry: z.object(publicFields) }) },
});
