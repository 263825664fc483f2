/** From the rules of a form to the shape of an answer: what was stored once is answered, even if a rule is stricter by now. */
import * as z from "zod/mini";

/**
 * The schema with its structure and choices, without its checks.
 * @throws Error for a kind of schema that no part has yet
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
