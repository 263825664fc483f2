import { getCompaniesWork } from "@portal/contract/dashboard/companies/calls";
import { TASK_URGENCIES } from "@portal/contract/dashboard/calls";
import { RIGHTS } from "@portal/contract/http/access";
import * as z from "zod/mini";
import { serve, sessionAccess } from "../../../platform/http/served-call.ts";

export const serveGetCompaniesWork = serve(getCompaniesWork, {
  access: sessionAccess(),
  summary: "Get what needs doing in which of a person's companies",
  answers: {
    200: z.object({
      companies: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          city: z.string(),
          right: z.enum(RIGHTS),
          open: z.number(),
          first: z.nullable(z.object({ title: z.string(), minutes: z.number(), urgency: z.enum(TASK_URGENCIES) })),
          minutes: z.number(),
        }),
      ),
      total: z.number(),
      sums: z.object({ companies: z.number(), withWork: z.number(), tasks: z.number() }),
      missing: z.array(z.string()),
    }),
  },
});
