/**
 * GET /media/:key: adopted files; `…-480` is a photo's small copy. What the entry names now is open to everybody. What
 * was removed from it stays for the history and for undo, and only people who may read the company get it.
 */
import { createHash } from "node:crypto";
import { THUMBNAIL_PIXELS } from "@portal/contract/entry/files/calls";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { pdfAttachment } from "../../../platform/files/attachment.ts";
import { type FileStore, MEDIA_PREFIX, thumbnailKey } from "../../../platform/files/file-store.ts";
import { type AdoptedFile, adoptedFile } from "../../../platform/files/repository.ts";
import { rightIn } from "../../../platform/http/authorise.ts";
import { send } from "../../../platform/http/errors.ts";
import { Problem } from "../../../platform/problem.ts";
import { lookUpSession } from "../../../platform/session/guard.ts";

const NAME = new RegExp(`^([0-9A-Za-z]{20,64})(-${THUMBNAIL_PIXELS})?$`);

/** Browsers and caches keep it and ask each time whether it is still public; the answer has no body then. */
const ASK_EACH_TIME = "public, no-cache";
const FOR_NOBODY_ELSE = "private, no-store";

export function registerMedia(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, files } = dependencies;
  app.get<{ Params: { name: string } }>(`${MEDIA_PREFIX}:name`, { schema: { hide: true } }, async (request, reply) => {
    const [name, key, small] = NAME.exec(request.params.name) ?? [];
    const file = key === undefined ? undefined : await adoptedFile(db, key);
    const isDocument = file?.purpose === "document";
    reply.header("cache-control", "no-store");
    if (key === undefined || file === undefined || (isDocument && small !== undefined)) {
      return send(reply, new Problem("request.not_found"));
    }
    if (!file.is_public && !(await mayRead(dependencies, request, file))) {
      return send(reply, new Problem("request.not_found"));
    }
    const title = isDocument ? (file.title ?? file.original_name) : null;
    const tag = tagOf(name, title);
    reply.header("cache-control", file.is_public ? ASK_EACH_TIME : FOR_NOBODY_ELSE);
    if (file.is_public) reply.header("etag", tag);
    if (file.is_public && request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
    if (title !== null) reply.header("content-disposition", pdfAttachment(title));
    const bytes = await (small === undefined ? files.get(key) : smallCopy(files, key)).catch((error: unknown) => {
      // No copy of this answer may outlive the failure.
      reply.removeHeader("etag").removeHeader("content-disposition").header("cache-control", "no-store");
      throw error;
    });
    return reply
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("x-content-type-options", "nosniff")
      .type(file.media_type)
      .send(bytes);
  });
}

/** The bytes of a key never change; a document's file name is its title, which may change. */
const tagOf = (name: string | undefined, title: string | null): string =>
  title === null ? `"${name}"` : `"${name}-${createHash("sha256").update(title).digest("hex").slice(0, 16)}"`;

/** People of the company, and customer care acting for it. */
async function mayRead(
  dependencies: Dependencies,
  request: FastifyRequest,
  { company_id: companyId }: AdoptedFile,
): Promise<boolean> {
  if (companyId === null) return false;
  const found = await lookUpSession(dependencies, request, { accountId: companyId, subjectId: null });
  return found !== null && rightIn(found, companyId, found.accountRight) !== null;
}

/** Logos have no small copy; the whole image serves instead. */
const smallCopy = (files: FileStore, key: string): Promise<Buffer> =>
  files.get(thumbnailKey(key)).catch((error: unknown) => {
    if (error instanceof Problem) return files.get(key);
    throw error;
  });
