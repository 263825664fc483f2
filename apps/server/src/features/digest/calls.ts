import { chooseDigest, endDigest, getDigest, getDigestPreview, resumeDigest } from "@portal/contract/digest/calls";
import { RHYTHMS } from "@portal/contract/digest/periods";
import * as z from "zod/mini";
import { accountAccess, FileAnswer, publicAccess, serve } from "../../platform/http/served-call.ts";
import { PROFILE, USES_TOKEN } from "../../platform/rate-limits/quotas.ts";

const choice = z.object({
  rhythm: z.nullable(z.enum(RHYTHMS)),
  email: z.string(),
  nextOn: z.nullable(z.string()),
  isLocked: z.boolean(),
});
const ended = z.object({ company: z.string(), mayResume: z.boolean() });

// A summary belongs to a person: customer care acts for a company, never as a person.
export const serveGetDigest = serve(getDigest, { access: accountAccess("read"), answers: { 200: choice } });
export const serveChooseDigest = serve(chooseDigest, {
  access: accountAccess("read"),
  quota: PROFILE,
  answers: { 200: choice },
});
export const serveGetDigestPreview = serve(getDigestPreview, {
  access: accountAccess("read"),
  answers: { 200: new FileAnswer("text/html") },
});
export const serveEndDigest = serve(endDigest, { access: publicAccess, quota: USES_TOKEN, answers: { 200: ended } });
export const serveResumeDigest = serve(resumeDigest, {
  access: publicAccess,
  quota: USES_TOKEN,
  answers: { 200: ended },
});
