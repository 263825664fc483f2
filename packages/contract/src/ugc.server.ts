import * as z from "zod/mini";
import { publicAccess, serve } from "./endpoint.server.ts";
import { callUgc } from "./ugc.ts";

export const serveCallUgc = serve(callUgc, {
  access: publicAccess,
  answers: { 200: z.object({ contribution: z.object({ id: z.number() }) }) },
});
