/** German texts of the linking pages. */
import type { LinkStatus } from "@portal/contract/account-linking/rules";
import type { Right } from "@portal/contract/http/access";

export const RIGHT_TEXTS: Record<Right, string> = {
  owner: "Inhaber: alles ändern und festlegen, wer Zugriff hat",
  editor: "Bearbeiten: den Eintrag und die Produkte pflegen",
  read: "Nur lesen: alles ansehen, nichts ändern",
};

export type ClosedLinkText = { title: string; text: string };

/** Why a link can't be accepted any more; undefined for links that can. */
export const CLOSED_LINK_TEXTS: Partial<Record<LinkStatus, ClosedLinkText>> = {
  linked: {
    title: "Dieser Link wurde schon benutzt",
    text: "Die Firma ist bereits verknüpft. Melden Sie sich an, um mit ihr zu arbeiten.",
  },
  expired: {
    title: "Dieser Link ist abgelaufen",
    text: "Aus Sicherheitsgründen gilt er nur kurze Zeit. Bitte lassen Sie sich von der Firma oder von uns einen neuen schicken.",
  },
  withdrawn: {
    title: "Dieser Link wurde zurückgezogen",
    text: "Wer ihn geschickt hat, möchte ihn nicht mehr. Fragen Sie bitte bei der Firma nach.",
  },
  refused: {
    title: "Diese Verknüpfung wurde abgelehnt",
    text: "Wir haben sie geprüft und konnten sie nicht zulassen. An Ihrem Konto hat sich nichts geändert.",
  },
};

export const UNREADABLE_LINK: ClosedLinkText = {
  title: "Dieser Link ist nicht vollständig",
  text: "Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail, oder kopieren Sie die ganze Adresse.",
};
