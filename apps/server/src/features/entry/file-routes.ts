/** Uploads for the entry: a temporary file and its preview (Specification §5 "Temporary file marker"). */
import { UPLOAD_LIMIT_BYTES } from "@portal/contract/files";
import { serveGetTemporaryFile, serveUploadTemporaryFile } from "@portal/contract/files.server";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { fewAtOnce } from "../../platform/files/few-at-once.ts";
import { keepTemporaryFile, readTemporaryFile } from "../../platform/files/temporary-files.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { Problem } from "../../platform/problem.ts";

/** Each upload under way holds up to 10 MB, before and while it is decoded. */
const UPLOADS_AT_ONCE = 4;
const oneOfFew = fewAtOnce(UPLOADS_AT_ONCE);

export const fileRoutes = (dependencies: Dependencies): Call[] => [
  call(serveUploadTemporaryFile, async ({ request, scope }) => {
    const { marker, ...image } = await oneOfFew(scope.userId, async () =>
      keepTemporaryFile(dependencies, scope, { ...(await readUpload(request)), purpose: "logo" }),
    );
    return { marker, url: `/api/customer/temporary-files/${marker}?accountId=${scope.companyId}`, ...image };
  }),

  call(serveGetTemporaryFile, async ({ scope, params, reply }) => {
    const { bytes, mediaType } = await readTemporaryFile(dependencies, scope, params.marker);
    reply.header("content-security-policy", "default-src 'none'; sandbox").type(mediaType);
    return bytes;
  }),
];

const SIZE_LIMIT = "FST_REQ_FILE_TOO_LARGE";

/** The one file of a multipart body, 10 MB at most; reading stops at the limit. */
async function readUpload(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw new Problem("request.type_not_supported");
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > serveUploadTemporaryFile.bodyLimitBytes) throw new Problem("files.too_large", { field: "file" });
  try {
    const part = await request.file({ limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 5 } });
    if (part === undefined) throw new Problem("files.missing", { field: "file" });
    const bytes = await part.toBuffer();
    if (bytes.length === 0) throw new Problem("files.missing", { field: "file" });
    return { bytes, name: part.filename };
  } catch (error) {
    if (error instanceof Problem) throw error;
    if ((error as { code?: unknown }).code === SIZE_LIMIT) throw new Problem("files.too_large", { field: "file" });
    throw new Problem("request.malformed");
  }
}
