/** Hands mails on as their bytes. Only calls that check their signature take one. */
import type { FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";

export const MAIL_MEDIA_TYPE = "message/rfc822";

export function installMailBody(app: FastifyInstance): void {
  app.addContentTypeParser(MAIL_MEDIA_TYPE, { parseAs: "buffer" }, (request, bytes, done) => {
    const { verifyBytes, served } = request.routeOptions.config;
    if (served?.endpoint.bodyKind !== "mail" || verifyBytes === undefined) {
      return done(new Problem("request.type_not_supported"), undefined);
    }
    try {
      verifyBytes(request, bytes as Buffer);
    } catch (error) {
      return done(error as Error, undefined);
    }
    return done(null, bytes);
  });
}
