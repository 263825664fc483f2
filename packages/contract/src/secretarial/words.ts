/** German words for what became of a call. */
import type { CallOutcome } from "./calls.ts";

export const OUTCOME_LABELS: Record<CallOutcome, string> = {
  message: "Nachricht notiert",
  connected: "Verbunden",
  appointment: "Termin vereinbart",
  hung_up: "Aufgelegt",
};
