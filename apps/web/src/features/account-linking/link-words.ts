/** What the pages say about a link. */
import type { LinkStanding } from "@portal/contract/account-linking/rules";
import type { Right } from "@portal/contract/http/access";

export const RIGHT_WORDS: Record<Right, string> = {
  owner: "Inhaber: alles ändern, auch wer Zugriff hat",
  editor: "Bearbeiten: den Eintrag und die Produkte pflegen",
  read: "Nur lesen: alles ansehen, nichts ändern",
};

export type EndWords = { title: string; text: string };

/** A link that leads no further; undefined where it does. */
export const END_WORDS: Partial<Record<LinkStanding, EndWords>> = {
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

export const UNREADABLE: EndWords = {
  title: "Dieser Link ist nicht vollständig",
  text: "Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail, oder kopieren Sie die ganze Adresse.",
};
