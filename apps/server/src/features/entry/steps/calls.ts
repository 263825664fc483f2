import { getUnfitSteps } from "@portal/contract/entry/completeness/calls";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";

export const serveGetUnfitSteps = serve(getUnfitSteps, {
  summary: "List steps that the company does not want",
  access: accountAccess("read"),
  agent: true,
  answers: { 200: z.object({ unfit: z.array(z.string()) }) },
});
