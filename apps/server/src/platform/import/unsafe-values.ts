/** Values that neither JSON columns nor text columns can hold, and keys that JavaScript treats specially. */
import type { ImportProblem } from "./row-outcome.ts";

const DEEPEST = 12;

const isSafeText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Whether a value holds none of them. Quick: most rows need no more than this. */
export function isSafe(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isSafeText(value);
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isSafe(item, depth + 1));
  for (const key in value) {
    if (key === "__proto__" || !isSafeText(key)) return false;
    if (!isSafe((value as Record<string, unknown>)[key], depth + 1)) return false;
  }
  return true;
}

/** The first such place in a value that is not safe. */
export function findUnsafe(value: unknown, path: string[], depth: number): ImportProblem | undefined {
  const problem = (message: string): ImportProblem => ({ field: path.join("."), message });
  if (typeof value === "string") {
    if (value.includes("\0")) return problem("darf kein NUL-Zeichen enthalten.");
    return value.isWellFormed() ? undefined : problem("enthält ein halbes Zeichen (einzelnes Surrogat).");
  }
  if (typeof value === "number") return Number.isFinite(value) ? undefined : problem("ist zu groß für eine Zahl.");
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= DEEPEST) return problem("ist zu tief verschachtelt.");
  for (const key of Object.keys(value)) {
    const inner = [...path, key];
    if (key === "__proto__") return { field: inner.join("."), message: "ist als Feldname nicht erlaubt." };
    const found =
      findUnsafe(key, inner, depth) ?? findUnsafe((value as Record<string, unknown>)[key], inner, depth + 1);
    if (found) return found;
  }
  return undefined;
}
