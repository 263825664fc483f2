/** German words and shapes of highlights. Pure. */
import type { HighlightKind } from "@portal/contract/dashboard/highlights/calls";
import { chart, info, star, success } from "../../../ui/icons/icons.ts";

export const KINDS: Record<HighlightKind, { label: string; shape: string }> = {
  rating: { label: "Bewertung", shape: star },
  award: { label: "Auszeichnung", shape: success },
  milestone: { label: "Meilenstein", shape: info },
  result: { label: "Ergebnis", shape: chart },
  improvement: { label: "Fortschritt", shape: success },
};
