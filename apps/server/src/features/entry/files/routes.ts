/** Uploads for the entry: a temporary file and its preview (Specification §5 "Temporary file marker"). */
import { type TemporaryFile, UPLOAD_RULES, type UploadPurpose } from "@portal/contract/entry/files/calls";
import { serveGetTemporaryFile, serveUploadTemporaryFile } from "./calls.ts";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { pdfAttachment } from "../../../platform/files/attachment.ts";
import { keepTemporaryFile, readTemporaryFile } from "../../../platform/files/temporary-files.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { Problem } from "../../../platform/problem.ts";
import { MULTIPART_FRAME_BYTES } from "../../../platform/files/multipart-frame.ts";
import { withUploadSlot } from "../../../platform/files/upload-slots.ts";

/** Of one person. */
const UPLOADS_AT_ONCE = 4;

export const fileRoutes = (dependencies: Dependencies): Call[] => [
  call(serveUploadTemporaryFile, async ({ request, scope, query: { purpose } }): Promise<TemporaryFile> => {
    const slots = { what: "uploads", userId: scope.userId, atOnce: UPLOADS_AT_ONCE };
    const { marker, content } = await withUploadSlot(dependencies, slots, async () =>
      keepTemporaryFile(dependencies, scope, { ...(await readUpload(request, purpose)), purpose }),
    );
    const url = `/api/customer/temporary-files/${marker}?accountId=${scope.companyId}`;
    return {
      marker,
      url,
      thumbnailUrl: purpose === "photo" ? `${url}&size=thumbnail` : null,
      width: content.width ?? 0,
      height: content.height ?? 0,
      mediaType: content.mediaType,
      bytes: content.bytes.length,
    };
  }),

  call(serveGetTemporaryFile, async ({ scope, params: { marker }, query: { size }, reply }) => {
    const { bytes, mediaType, isDocument, name } = await readTemporaryFile(dependencies, scope, { marker, size });
    if (isDocument) reply.header("content-disposition", pdfAttachment(name));
    reply.header("content-security-policy", "default-src 'none'; sandbox").type(mediaType);
    return bytes;
  }),
];

const SIZE_LIMIT = "FST_REQ_FILE_TOO_LARGE";

/** Reads the one file of a multipart body. Stops at the size limit of its purpose. */
async function readUpload(request: FastifyRequest, purpose: UploadPurpose): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw new Problem("request.type_not_supported");
  const { bytes: limit, tooLarge: message } = UPLOAD_RULES[purpose];
  const tooLarge = () => new Problem("files.too_large", { field: "file", message });
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limit + MULTIPART_FRAME_BYTES) throw tooLarge();
  try {
    const part = await request.file({ limits: { fileSize: limit, files: 1, fields: 5 } });
    if (part === undefined) throw new Problem("files.missing", { field: "file" });
    const bytes = await part.toBuffer();
    if (bytes.length === 0) throw new Problem("files.missing", { field: "file" });
    return { bytes, name: part.filename };
  } catch (error) {
    if (error instanceof Problem) throw error;
    if ((error as { code?: unknown }).code === SIZE_LIMIT) throw tooLarge();
    throw new Problem("request.malformed");
  }
}
