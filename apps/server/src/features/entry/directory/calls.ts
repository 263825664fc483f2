import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { publicFields } from "../answers.ts";
import { getGrisuEntry, getGrisuEntryFromRedis } from "@portal/contract/entry/directory/calls";

/** Also validates a cached copy, which an older release may have written. */
export const directoryEntryShape = z.object({
  ...publicFields,
  externalId: z.string(),
  displayName: z.string(),
  isPublishedOnB2B: z.boolean(),
  updatedAt: z.string(),
});
const reads = { access: accountAccess("read"), agent: true } as const;

export const serveGetGrisuEntry = serve(getGrisuEntry, {
  summary: "Get the entry from the directory",
  ...reads,
  answers: { 200: z.object({ entry: directoryEntryShape }) },
});

export const serveGetGrisuEntryFromRedis = serve(getGrisuEntryFromRedis, {
  summary: "Get the directory's cached copy of the entry",
  ...reads,
  answers: {
    200: z.object({ entry: directoryEntryShape, cachedAt: z.string(), ageSeconds: z.number(), stale: z.boolean() }),
  },
});
