/** GET /media/:key: adopted images, for everybody, for ever. Keys are random and never used twice. */
import { MEDIA_PREFIX } from "../platform/files/file-store.ts";
import { adoptedMediaType } from "../platform/files/repository.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import { send } from "../platform/http/errors.ts";
import { Problem } from "../platform/problem.ts";
import type { FastifyInstance } from "fastify";

const KEY = /^[0-9A-Za-z]{20,64}$/;

export function registerMedia(app: FastifyInstance, { db, files }: Dependencies): void {
  app.get<{ Params: { key: string } }>(`${MEDIA_PREFIX}:key`, { schema: { hide: true } }, async (request, reply) => {
    const { key } = request.params;
    const mediaType = KEY.test(key) ? await adoptedMediaType(db, key) : undefined;
    if (mediaType === undefined) return send(reply, new Problem("request.not_found"));
    const bytes = await files.get(key);
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("x-content-type-options", "nosniff")
      .type(mediaType)
      .send(bytes);
  });
}
