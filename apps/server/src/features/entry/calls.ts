import * as z from "zod/mini";
import { accountAccess, publicAccess, serve } from "../../platform/http/served-call.ts";
import { getPublicEntry, getSalesForceEntry } from "@portal/contract/entry/calls";
import { publicFields } from "./answers.ts";
import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/parts";

type VersionShape = Record<EntryPart, z.ZodMiniNumber>;

export const serveGetSalesForceEntry = serve(getSalesForceEntry, {
  summary: "Get the whole entry",
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

export const serveGetPublicEntry = serve(getPublicEntry, {
  access: publicAccess,
  answers: { 200: z.object({ entry: z.object(publicFields) }) },
});
