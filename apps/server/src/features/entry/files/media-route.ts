/** GET /media/:key: adopted files, open to everybody. Keys are random and never reused; `…-480` is a photo's small copy. */
import { THUMBNAIL_PIXELS } from "@portal/contract/entry/files/calls";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { pdfAttachment } from "../../../platform/files/attachment.ts";
import { type FileStore, MEDIA_PREFIX, thumbnailKey } from "../../../platform/files/file-store.ts";
import { adoptedFile } from "../../../platform/files/repository.ts";
import { send } from "../../../platform/http/errors.ts";
import { Problem } from "../../../platform/problem.ts";

const NAME = new RegExp(`^([0-9A-Za-z]{20,64})(-${THUMBNAIL_PIXELS})?$`);

/** The bytes of a key never change. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** The file name of a document is its title, which may change. */
const FOR_NOW = "public, max-age=300";

export function registerMedia(app: FastifyInstance, { db, files }: Dependencies): void {
  app.get<{ Params: { name: string } }>(`${MEDIA_PREFIX}:name`, { schema: { hide: true } }, async (request, reply) => {
    const [, key, small] = NAME.exec(request.params.name) ?? [];
    const file = key === undefined ? undefined : await adoptedFile(db, key);
    const isDocument = file?.purpose === "document";
    if (key === undefined || file === undefined || (isDocument && small !== undefined)) {
      return send(reply, new Problem("request.not_found"));
    }
    if (isDocument) reply.header("content-disposition", pdfAttachment(file.title ?? file.original_name));
    const bytes = await (small === undefined ? files.get(key) : smallCopy(files, key));
    return reply
      .header("cache-control", isDocument ? FOR_NOW : FOR_EVER)
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("x-content-type-options", "nosniff")
      .type(file.media_type)
      .send(bytes);
  });
}

/** Logos have no small copy; the whole image serves instead. */
const smallCopy = (files: FileStore, key: string): Promise<Buffer> =>
  files.get(thumbnailKey(key)).catch(() => files.get(key));
