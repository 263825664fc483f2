/** German texts for rights, people and invitations. */
import type { CompanyPerson, Invitation } from "@portal/contract/company-data/people/calls";
import { RIGHTS, type Right } from "@portal/contract/http/access";
import type { StatusTone } from "../../../ui/content/status.tsx";

export const RIGHT_NAMES: Record<Right, string> = {
  owner: "Inhaber",
  editor: "Bearbeiten",
  read: "Nur lesen",
};

const RIGHT_HELP: Record<Right, string> = {
  owner: "Alles ändern und festlegen, wer Zugriff hat",
  editor: "Den Eintrag und die Produkte pflegen",
  read: "Alles ansehen, nichts ändern",
};

/** The least powerful right first, so that nobody grants more than they mean to. */
export const RIGHT_OPTIONS = RIGHTS.toReversed().map((value) => ({
  value,
  label: RIGHT_NAMES[value],
  help: RIGHT_HELP[value],
}));

/** The name of a person in sentences and on buttons. */
export const nameOf = ({ name, login, user_id }: Pick<CompanyPerson, "name" | "login" | "user_id">): string =>
  name || login || `Person ${user_id}`;

type InvitationText = { tone: StatusTone; label: string; text: string };

export function invitationText({ status, takenBy, byProvider }: Invitation): InvitationText {
  if (status === "pending")
    return {
      tone: "warning",
      label: "Bitte prüfen",
      text: `Geöffnet von ${takenBy}. Lassen Sie nur Personen zu, die Sie kennen.`,
    };
  if (status === "held") return { tone: "warning", label: "Angehalten", text: "Wir prüfen diesen Zugang noch." };
  if (status === "expired")
    return {
      tone: "neutral",
      label: "Abgelaufen",
      text: "Laden Sie die Person neu ein, wenn sie noch mitarbeiten soll.",
    };
  return { tone: "info", label: "Unterwegs", text: byProvider ? "Von uns verschickt." : "Die E-Mail ist verschickt." };
}
