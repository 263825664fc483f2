/** GET /api/openapi.json, made from the contract's rows. */
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Kundenportal", version: "1" } },
    transform: jsonSchemaTransform,
  });
  app.get("/api/openapi.json", { schema: { hide: true } as never }, async () => app.swagger());
}
