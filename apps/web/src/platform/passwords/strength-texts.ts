/** The text about a password while somebody types it. Pure. */
import { PASSWORD_MIN_CHARACTERS, PASSWORD_MIN_SCORE } from "@portal/contract/auth/passwords/calls";
import type { StatusTone } from "../../ui/content/status.tsx";

export type Strength = { tone: StatusTone; text: string };

/** `score` is zxcvbn's, 0 to 4, or null while the scoring loads. Returns null if there is nothing to say. */
export function strengthOf(password: string, score: number | null): Strength | null {
  if (password === "") return null;
  const missing = PASSWORD_MIN_CHARACTERS - Array.from(password.normalize("NFC")).length;
  if (missing > 0) return { tone: "neutral", text: missing === 1 ? "Noch ein Zeichen" : `Noch ${missing} Zeichen` };
  if (score === null) return null;
  if (score < PASSWORD_MIN_SCORE) return { tone: "warning", text: "Leicht zu erraten" };
  return { tone: "success", text: score === PASSWORD_MIN_SCORE ? "Sicher genug" : "Sehr sicher" };
}
