import {
  confirmInquiry,
  discardInquiry,
  getInquiry,
  getInquiryPage,
  submitInquiry,
  uploadInquiryFile,
} from "@portal/contract/leads/inquiries/calls";
import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { LEAD_KINDS } from "@portal/contract/leads/states";
import * as z from "zod/mini";
import { MULTIPART_FRAME_BYTES } from "../../../platform/files/multipart-frame.ts";
import { emptyAnswer, publicAccess, serve } from "../../../platform/http/served-call.ts";
import { INQUIRIES, INQUIRY_FILES, READS_ONLY, USES_TOKEN } from "../../../platform/rate-limits/quotas.ts";

const access = publicAccess;
const answers = {
  200: z.object({
    inquiry: z.object({
      company: z.string(),
      kind: z.enum(LEAD_KINDS),
      name: z.string(),
      text: z.string(),
      files: z.array(z.string()),
      state: z.enum(["waiting", "delivered"]),
    }),
  }),
};

export const serveGetInquiryPage = serve(getInquiryPage, {
  access,
  answers: {
    200: z.object({
      page: z.nullable(
        z.object({
          company: z.object({ id: z.number(), name: z.string(), city: z.string(), phone: z.string() }),
          kinds: z.array(z.enum(LEAD_KINDS)),
          ticket: z.string(),
        }),
      ),
    }),
  },
});
export const serveUploadInquiryFile = serve(uploadInquiryFile, {
  access,
  quota: INQUIRY_FILES,
  bodyLimitBytes: UPLOAD_RULES.message_file.bytes + MULTIPART_FRAME_BYTES,
  answers: { 200: z.object({ marker: z.string(), bytes: z.number(), mediaType: z.string() }) },
});
export const serveSubmitInquiry = serve(submitInquiry, {
  access,
  quota: INQUIRIES,
  bodyLimitBytes: 40_000,
  answers: { 200: z.object({ state: z.literal("waiting") }) },
});
export const serveGetInquiry = serve(getInquiry, { access, quota: READS_ONLY, answers });
export const serveConfirmInquiry = serve(confirmInquiry, { access, quota: USES_TOKEN, answers });
export const serveDiscardInquiry = serve(discardInquiry, { access, quota: USES_TOKEN, answers: { 200: emptyAnswer } });
