/** Words of the page for invitations. */
import {
  DAILY_INVITATIONS,
  type Invitation,
  INVITATION_STATE_LABELS,
  type InvitationState,
} from "@portal/contract/ratings/invitations/calls";
import { germanNumber } from "@portal/contract/text/formats";
import type { StatusTone } from "../../../ui/content/status.tsx";

export const shortText = (company: string, url: string): string =>
  `Vielen Dank für Ihren Auftrag. Über eine ehrliche Bewertung freuen wir uns, ob gut oder schlecht: ${url}\nIhr Team von ${company}`;

export const leftText = (left: number): string =>
  left === 0
    ? `Heute sind schon ${DAILY_INVITATIONS} Einladungen verschickt. Morgen geht es weiter.`
    : `Heute können Sie noch ${germanNumber(left)} von ${DAILY_INVITATIONS} Einladungen verschicken.`;

export const sentText = (sent: number): string => {
  if (sent === 0) return "Keine Einladung ist vorgemerkt.";
  return sent === 1 ? "Eine Einladung ist vorgemerkt." : `${germanNumber(sent)} Einladungen sind vorgemerkt.`;
};

export const countsText = ({ sent, rated, optedOut }: { sent: number; rated: number; optedOut: number }): string =>
  `${germanNumber(sent)} eingeladen, ${germanNumber(rated)} ${rated === 1 ? "hat" : "haben"} bewertet, ${germanNumber(optedOut)} ${optedOut === 1 ? "möchte" : "möchten"} keine Einladungen.`;

const TONES: Record<InvitationState, StatusTone> = {
  sent: "info",
  rated: "success",
  opted_out: "neutral",
  expired: "neutral",
};
export const stateOf = ({ state, remindedAt }: Invitation): { tone: StatusTone; text: string } => ({
  tone: TONES[state],
  text: state === "sent" && remindedAt !== null ? "Erinnert" : INVITATION_STATE_LABELS[state],
});

/** How an invitation is named whose address was deleted. */
export const nameOf = ({ name, email }: Pick<Invitation, "name" | "email">): string =>
  [name, email].filter((part) => part !== "").join(", ") || "Adresse gelöscht";
