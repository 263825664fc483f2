import * as z from "zod/mini";
import { accountAccess, serve } from "./endpoint.server.ts";
import { savedFields } from "./entry-answers.server.ts";
import { decideEntryDifferences, getEntryDifferences } from "./entry-differences.ts";
import { ENTRY_FIELD_LABELS, ENTRY_PARTS, type EntryField } from "./entry-parts.ts";

const fields = z.array(
  z.object({
    field: z.enum(Object.keys(ENTRY_FIELD_LABELS) as EntryField[]),
    current: z.unknown(),
    proposed: z.unknown(),
  }),
);

export const serveGetEntryDifferences = serve(getEntryDifferences, {
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      differences: z.array(
        z.object({
          part: z.enum(ENTRY_PARTS),
          version: z.number(),
          proposal: z.string(),
          proposedAt: z.string(),
          fields,
          refused: fields,
        }),
      ),
      open: z.number(),
    }),
  },
});

export const serveDecideEntryDifferences = serve(decideEntryDifferences, {
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object(savedFields) },
});
