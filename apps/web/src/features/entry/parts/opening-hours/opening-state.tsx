import type { OpeningHours } from "@portal/contract/opening-hours/model";
import { Status, type StatusTone } from "../../../../ui/content/status.tsx";
import { type OpeningState as State, statusAt } from "./opening-status.ts";

const TONES: Record<State, StatusTone> = {
  open: "success",
  closed: "neutral",
  "by-appointment": "info",
  "temporarily-closed": "warning",
  unknown: "neutral",
};

/** "Jetzt geöffnet, schließt um 17:00 Uhr", as text, shape and colour. `now` is epoch ms. */
export function OpeningState({ hours, now }: { hours: OpeningHours; now: number }) {
  const { state, text } = statusAt(hours, now);
  return <Status tone={TONES[state]}>{text}</Status>;
}
