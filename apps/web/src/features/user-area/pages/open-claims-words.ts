import type { ClaimState } from "@portal/contract/claiming/states";
import type { StatusTone } from "../../../ui/content/status.tsx";

type Words = { tone: StatusTone; label: string; action: string };

const WORDS: Partial<Record<ClaimState, Words>> = {
  started: { tone: "info", label: "Begonnen", action: "Nachweis wählen" },
  requested: { tone: "info", label: "Code kommt", action: "Stand ansehen" },
  code_out: { tone: "warning", label: "Code eingeben", action: "Code eingeben" },
  held: { tone: "warning", label: "Wird geprüft", action: "Stand ansehen" },
  refused: { tone: "danger", label: "Abgelehnt", action: "Grund ansehen" },
};

/** How a claim stands, and what the button says that leads on. */
export const claimWords = (state: ClaimState): Words =>
  WORDS[state] ?? { tone: "neutral", label: "Abgeschlossen", action: "Ansehen" };
