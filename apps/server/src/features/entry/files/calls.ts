import * as z from "zod/mini";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";
import { UPLOADS } from "../../../platform/rate-limits/quotas.ts";
import { getTemporaryFile, UPLOAD_RULES, uploadTemporaryFile } from "@portal/contract/entry/files/calls";
import { MULTIPART_FRAME_BYTES } from "../../../platform/files/multipart-frame.ts";

const LARGEST_UPLOAD_BYTES = Math.max(...Object.values(UPLOAD_RULES).map(({ bytes }) => bytes));

export const serveUploadTemporaryFile = serve(uploadTemporaryFile, {
  quota: UPLOADS,
  access: accountAccess("write"),
  agent: true,
  answers: {
    200: z.object({
      marker: z.string(),
      url: z.string(),
      thumbnailUrl: z.nullable(z.string()),
      width: z.number(),
      height: z.number(),
      mediaType: z.string(),
      bytes: z.number(),
    }),
  },
  bodyLimitBytes: LARGEST_UPLOAD_BYTES + MULTIPART_FRAME_BYTES,
});

export const serveGetTemporaryFile = serve(getTemporaryFile, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: new FileAnswer("image/webp", "application/pdf") },
});
