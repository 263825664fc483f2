import * as z from "zod/mini";
import {
  answerWebsiteHandover,
  getWebsiteFile,
  getWebsiteHandovers,
  getWebsiteHandoversCsv,
  restoreWebsiteHandover,
  takeBackWebsiteHandover,
  updateWebsiteFiles,
} from "@portal/contract/website/files/calls";
import { HANDOVER_EVENTS, HANDOVER_STATES } from "@portal/contract/website/files/states";
import { WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { WEBSITE_FILES } from "../../../platform/rate-limits/quotas.ts";

const handover = z.object({
  id: z.number(),
  website: z.number(),
  state: z.enum(HANDOVER_STATES),
  createdAt: z.string(),
  changedAt: z.string(),
  entries: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(["hand_over", ...HANDOVER_EVENTS]),
      author: z.enum(["company", "support", "provider"]),
      name: z.string(),
      text: z.string(),
      files: z.array(z.object({ id: z.number(), name: z.string(), mediaType: z.string(), bytes: z.number() })),
      at: z.string(),
    }),
  ),
});

const reads = { access: accountAccess("read", { families: WEBSITE_FAMILIES }), agent: true };
/** 8,000 characters can be four bytes each; markers are short. */
const writes = {
  access: accountAccess("write", { families: WEBSITE_FAMILIES }),
  agent: true,
  quota: WEBSITE_FILES,
  bodyLimitBytes: 40_000,
  answers: { 200: z.object({ handover }) },
};

export const serveUpdateWebsiteFiles = serve(updateWebsiteFiles, writes);
export const serveAnswerWebsiteHandover = serve(answerWebsiteHandover, writes);
export const serveTakeBackWebsiteHandover = serve(takeBackWebsiteHandover, writes);
export const serveRestoreWebsiteHandover = serve(restoreWebsiteHandover, writes);
export const serveGetWebsiteHandovers = serve(getWebsiteHandovers, {
  ...reads,
  answers: { 200: z.object({ handovers: z.array(handover), total: z.number() }) },
});
export const serveGetWebsiteHandoversCsv = serve(getWebsiteHandoversCsv, {
  ...reads,
  answers: { 200: new FileAnswer("text/csv") },
});
/** Always a download: some of the types are those of pages and programs. */
export const serveGetWebsiteFile = serve(getWebsiteFile, {
  ...reads,
  answers: { 200: new FileAnswer("application/octet-stream") },
});
