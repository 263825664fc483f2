import * as z from "zod/mini";
import { decryptData } from "@portal/contract/cryptography/calls";
import { publicAccess, serve } from "../../platform/http/served-call.ts";
import { READS_ONLY } from "../../platform/rate-limits/quotas.ts";

export const serveDecryptData = serve(decryptData, {
  quota: READS_ONLY,
  summary: "Decrypt the data of a sealed link",
  access: publicAccess,
  answers: {
    200: z.object({
      purpose: z.string(),
      data: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
    }),
  },
});
