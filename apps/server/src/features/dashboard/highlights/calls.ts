import { getHighlights, HIGHLIGHT_KINDS } from "@portal/contract/dashboard/highlights/calls";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { place } from "../calls.ts";

export const serveGetHighlights = serve(getHighlights, {
  access: accountAccess("read"),
  agent: true,
  summary: "Get the best news of a company in the last weeks",
  answers: {
    200: z.object({
      firstDay: z.string(),
      lastDay: z.string(),
      highlights: z.array(
        z.object({
          key: z.string(),
          kind: z.enum(HIGHLIGHT_KINDS),
          title: z.string(),
          detail: z.string(),
          source: z.string(),
          day: z.string(),
          place,
        }),
      ),
      missing: z.array(z.string()),
    }),
  },
});
