import * as z from "zod/mini";
import { userSchema } from "../calls.ts";
import { accountAccess, publicAccess, serve } from "../../../platform/http/served-call.ts";
import { LOGIN_THROTTLE } from "../../../platform/rate-limits/quotas.ts";
import { getSupportVisits, loginCuca } from "@portal/contract/auth/support/calls";

export const serveLoginCuca = serve(loginCuca, {
  quota: LOGIN_THROTTLE,
  summary: "Log in as customer care for one company",
  access: publicAccess,
  answers: { 200: z.object({ user: userSchema }) },
});

export const serveGetSupportVisits = serve(getSupportVisits, {
  access: accountAccess("read"),
  agent: true,
  answers: {
    200: z.object({
      visits: z.array(
        z.object({
          id: z.number(),
          agent: z.string(),
          reason: z.string(),
          startedAt: z.string(),
          endsAt: z.string(),
          changes: z.array(z.string()),
        }),
      ),
    }),
  },
});
