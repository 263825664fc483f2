/** GET /api/openapi.json outside production. It is made on first request, because few processes are ever asked. */
import type { FastifyInstance } from "fastify";
import type { Environment } from "../../platform/environment.ts";
import type { Call } from "../../platform/http/call.ts";
import { openApiDocument } from "./document.ts";

export function registerOpenApi(
  app: FastifyInstance,
  { production, SESSION_COOKIE }: Environment,
  slices: Record<string, readonly Call[]>,
): void {
  if (production) return;
  let document: object | undefined;
  app.get("/api/openapi.json", async () => (document ??= openApiDocument(slices, { sessionCookie: SESSION_COOKIE })));
}
