import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { ENTRY_SAVES } from "../../../platform/rate-limits/quotas.ts";
import { savedFields } from "../answers.ts";
import {
  CHANGE_SOURCES,
  getEntryHistory,
  getEntryHistoryCsv,
  undoEntryChange,
} from "@portal/contract/entry/history/calls";
import { FIELD_LABELS, ENTRY_PARTS, type EntryField } from "@portal/contract/entry/parts";

const part = z.enum(ENTRY_PARTS);
const field = z.enum(Object.keys(FIELD_LABELS) as EntryField[]);

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
          fromGoogle: z.boolean(),
        }),
      ),
      hasMore: z.boolean(),
    }),
  },
});

export const serveGetEntryHistoryCsv = serve(getEntryHistoryCsv, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: new FileAnswer("text/csv") },
});

export const serveUndoEntryChange = serve(undoEntryChange, {
  quota: ENTRY_SAVES,
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object({ ...savedFields, part, fields: z.array(field) }) },
});
