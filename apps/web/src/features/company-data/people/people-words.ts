/** What the page says of rights, people and invitations. */
import type { CompanyPerson, Invitation } from "@portal/contract/company-data/people/calls";
import { RIGHTS, type Right } from "@portal/contract/http/access";
import type { StatusTone } from "../../../ui/content/status.tsx";

export const RIGHT_NAMES: Record<Right, string> = {
  owner: "Inhaber",
  editor: "Bearbeiten",
  read: "Nur lesen",
};

const RIGHT_HELP: Record<Right, string> = {
  owner: "Alles ändern, auch wer Zugriff hat",
  editor: "Den Eintrag und die Produkte pflegen",
  read: "Alles ansehen, nichts ändern",
};

/** The most careful choice first. */
export const RIGHT_OPTIONS = RIGHTS.toReversed().map((value) => ({
  value,
  label: RIGHT_NAMES[value],
  help: RIGHT_HELP[value],
}));

/** How a person is called in sentences and buttons. */
export const nameOf = ({ name, login, user_id }: Pick<CompanyPerson, "name" | "login" | "user_id">): string =>
  name || login || `Person ${user_id}`;

type StandingWords = { tone: StatusTone; label: string; text: string };

export function standingWords({ standing, takenBy, byProvider }: Invitation): StandingWords {
  if (standing === "pending")
    return {
      tone: "warning",
      label: "Bitte prüfen",
      text: `Geöffnet von ${takenBy}. Lassen Sie nur Personen zu, die Sie kennen.`,
    };
  if (standing === "held") return { tone: "warning", label: "Angehalten", text: "Wir prüfen diesen Zugang noch." };
  if (standing === "expired")
    return {
      tone: "neutral",
      label: "Abgelaufen",
      text: "Laden Sie die Person neu ein, wenn sie noch mitarbeiten soll.",
    };
  return { tone: "info", label: "Unterwegs", text: byProvider ? "Von uns verschickt." : "Die E-Mail ist verschickt." };
}
