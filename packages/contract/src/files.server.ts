import * as z from "zod/mini";
import { accountAccess, serve } from "./endpoint.server.ts";
import { getTemporaryFile, UPLOAD_LIMIT_BYTES, uploadTemporaryFile } from "./files.ts";

/** What a multipart body needs beside its file. */
const MULTIPART_FRAME_BYTES = 16_384;

export const serveUploadTemporaryFile = serve(uploadTemporaryFile, {
  access: accountAccess("write"),
  agent: true,
  answers: {
    200: z.object({
      marker: z.string(),
      url: z.string(),
      width: z.number(),
      height: z.number(),
      mediaType: z.string(),
    }),
  },
  bodyLimitBytes: UPLOAD_LIMIT_BYTES + MULTIPART_FRAME_BYTES,
});

export const serveGetTemporaryFile = serve(getTemporaryFile, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: null },
});
