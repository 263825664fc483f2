/** Reads the one image of a multipart body up to its size limit. */
import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import type { FastifyRequest } from "fastify";
import { Problem } from "../../../platform/problem.ts";

const SIZE_LIMIT = "FST_REQ_FILE_TOO_LARGE";

/** @throws Problem `files.missing` or `files.too_large` at `file`, `request.type_not_supported`, `request.malformed` */
export async function readImage(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem("request.type_not_supported");
  const { bytes: limit, tooLarge: message } = UPLOAD_RULES.photo;
  try {
    const part = await request.file({ limits: { fileSize: limit, files: 1, fields: 5 } });
    const bytes = await part?.toBuffer();
    if (bytes === undefined || bytes.length === 0) throw new Problem("files.missing", { field: "file" });
    return bytes;
  } catch (error) {
    if (error instanceof Problem) throw error;
    if ((error as { code?: unknown }).code === SIZE_LIMIT)
      throw new Problem("files.too_large", { field: "file", message });
    throw new Problem("request.malformed");
  }
}
