/** Files that somebody without a login uploads for an inquiry. */
import { TEMPORARY_FILE_HOURS, UPLOAD_FIELD, UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import type { InquiryFile } from "@portal/contract/leads/inquiries/calls";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { checkedFile, putFile } from "../../../platform/files/checked-file.ts";
import { cleanFileName } from "../../../platform/files/file-name.ts";
import { MULTIPART_FRAME_BYTES } from "../../../platform/files/multipart-frame.ts";
import { Problem } from "../../../platform/problem.ts";
import { hashToken, randomToken } from "../../../platform/tokens.ts";
import { insertTemporary } from "./repository.ts";

const HOUR_MS = 3_600_000;
const SIZE_LIMIT = "FST_REQ_FILE_TOO_LARGE";
const { bytes: LIMIT, tooLarge: message } = UPLOAD_RULES.message_file;

/** Checks and stores a file that waits for its inquiry; the row first, so that the sweep finds what fails in between. */
export async function keepUpload(
  { db, files, clock }: Pick<Dependencies, "db" | "files" | "clock">,
  companyId: number,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<InquiryFile> {
  const file = await checkedFile(bytes, "message_file");
  const { mediaType } = file.content;
  const marker = `tmpfile-${randomToken()}`;
  const key = randomToken();
  const now = clock.now();
  const end = new Date(now.getTime() + TEMPORARY_FILE_HOURS * HOUR_MS);
  const label = cleanFileName(name);
  const made = await insertTemporary(db, key, hashToken(marker), companyId, mediaType, bytes.length, label, now, end);
  if (made.length === 0) throw new Problem("request.throttled", { field: UPLOAD_FIELD });
  await putFile(files, key, file);
  return { marker, bytes: bytes.length, mediaType };
}

/** Reads the one file of a multipart body. @throws Problem `files.missing`, `files.too_large`, `request.malformed` … */
export async function readUpload(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  if (!request.isMultipart()) throw new Problem("request.type_not_supported");
  const tooLarge = () => new Problem("files.too_large", { field: UPLOAD_FIELD, message });
  if (Number(request.headers["content-length"] ?? 0) > LIMIT + MULTIPART_FRAME_BYTES) throw tooLarge();
  try {
    const part = await request.file({ limits: { fileSize: LIMIT, files: 1, fields: 5 } });
    const bytes = await part?.toBuffer();
    if (part === undefined || bytes === undefined || bytes.length === 0) {
      throw new Problem("files.missing", { field: UPLOAD_FIELD });
    }
    return { bytes, name: part.filename };
  } catch (error) {
    if (error instanceof Problem) throw error;
    if ((error as { code?: unknown }).code === SIZE_LIMIT) throw tooLarge();
    throw new Problem("request.malformed");
  }
}
