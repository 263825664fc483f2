/** German messages for rules of zod that have none of their own. */
import type * as z from "zod/mini";

const TYPES: Record<string, string> = {
  string: "ein Text",
  number: "eine Zahl",
  int: "eine ganze Zahl",
  boolean: "true oder false",
  array: "eine Liste",
  object: "ein Objekt",
  record: "ein Objekt",
};

export function germanMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code !== "custom") return "fehlt.";
  switch (issue.code) {
    case "invalid_type":
      return `muss ${TYPES[issue.expected] ?? "von anderer Art"} sein.`;
    case "invalid_value":
      return `muss einer dieser Werte sein: ${issue.values.map(String).join(", ")}.`;
    case "too_small":
      if (issue.minimum === 1) return "darf nicht leer sein.";
      return `muss mindestens ${issue.minimum} ${unit(issue.origin)} haben.`;
    case "too_big":
      return `darf höchstens ${issue.maximum} ${unit(issue.origin)} haben.`;
    default:
      return "hat nicht die verlangte Form.";
  }
}

const unit = (origin: string): string => (origin === "array" ? "Einträge" : "Zeichen");
