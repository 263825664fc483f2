import * as z from "zod/mini";
import { accountAccess, publicAccess, serve } from "./endpoint.server.ts";
import {
  CHANGE_SOURCES,
  getEntryHistory,
  getPublicEntry,
  getSalesForceEntry,
  undoEntryChange,
  updateEntryAboutUs,
  updateEntryCompanyData,
  updateEntryLogoAndSlogan,
  updateEntryOpeningHours,
} from "./entry.ts";
import { ENTRY_FIELD_LABELS, ENTRY_PARTS, type EntryField } from "./entry-parts.ts";

/** Limit of each part's body: a page of text and sixty special days fit many times (Specification §5, §9). */
const PART_BODY_LIMIT_BYTES = 100_000;

const spans = z.array(z.object({ from: z.string(), to: z.string() }));
const openingHours = z.object({
  week: z.array(z.object({ spans, byAppointment: z.boolean() })),
  specialDays: z.array(z.object({ from: z.string(), to: z.string(), label: z.string(), spans })),
  temporarilyClosed: z.nullable(z.object({ from: z.string(), until: z.nullable(z.string()), note: z.string() })),
});
const aboutUs = z.object({ text: z.string(), foundingYear: z.nullable(z.number()), specialties: z.array(z.string()) });

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
};
const version = z.number();
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
        versions: z.object({ companyData: version, openingHours: version, logoAndSlogan: version, aboutUs: version }),
        updatedAt: z.string(),
      }),
    }),
  },
});

const saved = { version, changeId: z.nullable(z.number()) };
const save = {
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object(saved) },
  bodyLimitBytes: PART_BODY_LIMIT_BYTES,
};

export const serveUpdateEntryCompanyData = serve(updateEntryCompanyData, save);
export const serveUpdateEntryOpeningHours = serve(updateEntryOpeningHours, save);
export const serveUpdateEntryLogoAndSlogan = serve(updateEntryLogoAndSlogan, save);
export const serveUpdateEntryAboutUs = serve(updateEntryAboutUs, save);

export const serveGetEntryHistory = serve(getEntryHistory, {
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      changes: z.array(
        z.object({
          id: z.number(),
          part,
          version,
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
  answers: { 200: z.object({ ...saved, part, fields: z.array(field) }) },
});

export const serveGetPublicEntry = serve(getPublicEntry, {
  access: publicAccess,
  answers: { 200: z.object({ entry: z.object(publicFields) }) },
});
