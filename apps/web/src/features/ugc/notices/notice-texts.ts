import type { ContentNotice } from "@portal/contract/ugc/notices/calls";

/** Where a notice stands, in one sentence. */
export function stateWords({ state, decision }: Pick<ContentNotice, "state" | "decision">): string {
  if (state === "complaint") return "Die Beschwerde wird geprüft.";
  if (decision === null) return "Ein Mensch prüft sie.";
  return state === "closed" ? "Sie ist abgeschlossen." : "Darüber ist entschieden.";
}
