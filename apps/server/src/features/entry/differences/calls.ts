import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { ENTRY_SAVES } from "../../../platform/rate-limits/quotas.ts";
import { savedFields } from "../answers.ts";
import { decideEntryDifferences, getEntryDifferences } from "@portal/contract/entry/differences/calls";
import { FIELD_LABELS, ENTRY_PARTS, type EntryField } from "@portal/contract/entry/parts";

const fields = z.array(
  z.object({
    field: z.enum(Object.keys(FIELD_LABELS) as EntryField[]),
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
  quota: ENTRY_SAVES,
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object(savedFields) },
});
