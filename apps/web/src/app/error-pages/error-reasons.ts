/** The texts of `/fehler?grund=…` for each reason; an unknown reason gets a general text. */
/** The reason for a redirect that leads nowhere we know. */
export const REFUSED_TARGET = "ziel-nicht-erlaubt";

type Reason = { readonly title: string; readonly text: string };

const REASONS = new Map<string, Reason>([
  [
    "link-abgelaufen",
    {
      title: "Dieser Link ist abgelaufen",
      text: "Aus Sicherheitsgründen gelten solche Links nur kurze Zeit. Bitte fordern Sie einen neuen an.",
    },
  ],
  [
    "link-benutzt",
    {
      title: "Dieser Link wurde schon benutzt",
      text: "Ein solcher Link gilt nur einmal. Wenn Sie das nicht selbst waren, rufen Sie uns bitte an.",
    },
  ],
  [
    "link-ungueltig",
    {
      title: "Dieser Link ist unvollständig",
      text: "Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail, oder kopieren Sie die ganze Adresse.",
    },
  ],
  [
    REFUSED_TARGET,
    {
      title: "Diesem Link folgen wir nicht",
      text: "Er führt auf eine Seite, die es hier nicht gibt oder die wir nicht kennen. Zu Ihrer Sicherheit bleiben Sie im Portal.",
    },
  ],
]);
const UNKNOWN: Reason = {
  title: "Das hat nicht geklappt",
  text: "Wir konnten Ihre Anfrage nicht abschließen. Bitte versuchen Sie es noch einmal.",
};

export const reasonOf = (code: string | undefined): Reason => REASONS.get(code ?? "") ?? UNKNOWN;
