import { FIELD_LABELS, ENTRY_PARTS, type EntryField } from "@portal/contract/entry/parts";
import { CONTRIBUTION_KIND_CODES, type ContributionKind } from "@portal/contract/ugc/calls";
import { decideEntryHint } from "@portal/contract/ugc/decide-hint";
import { getEntryHints } from "@portal/contract/ugc/hints";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { ENTRY_SAVES } from "../../../platform/rate-limits/quotas.ts";

const fields = z.array(
  z.object({
    field: z.enum(Object.keys(FIELD_LABELS) as EntryField[]),
    current: z.unknown(),
    proposed: z.unknown(),
  }),
);

export const serveGetEntryHints = serve(getEntryHints, {
  summary: "List undecided hints of visitors",
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      hints: z.array(
        z.object({
          id: z.number(),
          kind: z.enum(CONTRIBUTION_KIND_CODES as [ContributionKind, ...ContributionKind[]]),
          text: z.string(),
          createdAt: z.string(),
          change: z.nullable(z.object({ part: z.enum(ENTRY_PARTS), version: z.number(), fields })),
        }),
      ),
    }),
  },
});

export const serveDecideEntryHint = serve(decideEntryHint, {
  summary: "Decide about a hint of a visitor",
  quota: ENTRY_SAVES,
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object({ changeId: z.nullable(z.number()) }) },
});
