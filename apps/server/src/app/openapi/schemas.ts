/** JSON Schemas of the document. */
import * as z from "zod/mini";

export type JsonSchema = { properties?: Record<string, object>; required?: string[] } & Record<string, unknown>;

/**
 * The schema of a request as it is sent (`input`) or of an answer as it arrives (`output`). What JSON Schema cannot say
 * is left open. A recursive schema is named in its `$defs`; references already lead to the document's components.
 */
export function jsonSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const made = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  const { $schema: _dialect, ...rest } = JSON.parse(made.replaceAll("#/$defs/", "#/components/schemas/")) as JsonSchema;
  return rest;
}

/** Moves every `$defs` below a value into one record. */
export function liftDefinitions(value: unknown, lifted: Record<string, object>): void {
  if (typeof value !== "object" || value === null) return;
  const { $defs } = value as { $defs?: Record<string, object> };
  if ($defs !== undefined && !Array.isArray(value)) {
    delete (value as { $defs?: unknown }).$defs;
    for (const [name, schema] of Object.entries($defs)) {
      if (name.startsWith("__")) throw new Error(`A recursive schema needs an id: ${JSON.stringify(schema)}`);
      lifted[name] = schema;
    }
    liftDefinitions(Object.values($defs), lifted);
  }
  for (const child of Object.values(value)) liftDefinitions(child, lifted);
}
