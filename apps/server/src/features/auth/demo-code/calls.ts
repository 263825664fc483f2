import { getDemoCode } from "@portal/contract/auth/demo-code/calls";
import * as z from "zod/mini";
import { publicAccess, serve } from "../../../platform/http/served-call.ts";

export const serveGetDemoCode = serve(getDemoCode, {
  summary: "Get the demo agent's login code",
  access: publicAccess,
  answers: { 200: z.object({ code: z.nullable(z.string()), usableFrom: z.string() }) },
});
