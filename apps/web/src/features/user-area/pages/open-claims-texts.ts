import type { ClaimState } from "@portal/contract/claiming/states";
import type { StatusTone } from "../../../ui/content/status.tsx";

type ClaimText = { tone: StatusTone; label: string; action: string };

const TEXTS: Partial<Record<ClaimState, ClaimText>> = {
  started: { tone: "info", label: "Begonnen", action: "Nachweis wählen" },
  requested: { tone: "info", label: "Code ist unterwegs", action: "Stand ansehen" },
  code_out: { tone: "warning", label: "Code eingeben", action: "Code eingeben" },
  held: { tone: "warning", label: "Wird geprüft", action: "Stand ansehen" },
  refused: { tone: "danger", label: "Abgelehnt", action: "Grund ansehen" },
};

/** Label for a claim's state, and the text of the button that opens it. */
export const claimText = (state: ClaimState): ClaimText =>
  TEXTS[state] ?? { tone: "neutral", label: "Abgeschlossen", action: "Ansehen" };
