/** Turns a form's rules into the schema of an answer: stored values are answered even if a rule became stricter. */
import * as z from "zod/mini";

/**
 * The schema with its structure and choices, without its checks.
 * @throws Error for a kind of schema that no part uses yet
 */
export function shapeOf(schema: z.core.$ZodType): z.ZodMiniType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return z.string();
    case "number":
      return z.number();
    case "boolean":
      return z.boolean();
    case "enum":
      return z.enum(def.entries);
    case "nullable":
      return z.nullable(shapeOf(def.innerType));
    case "array":
      return z.array(shapeOf(def.element));
    case "object":
      return z.object(Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, shapeOf(field)])));
    default:
      throw new Error(`shapeOf knows no schema of type ${def.type}`);
  }
}
