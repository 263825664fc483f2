/** Problems of products that a company buys, and of its websites. */
import type { Problem } from "./problem.ts";

export const PRODUCT_PROBLEMS = {
  "product.not_booked": {
    status: 403,
    message: "Ihre Firma hat dieses Produkt nicht. Fragen dazu beantworten wir gern am Telefon.",
  },
  "advertising.account_not_found": { status: 404, message: "Dieses Werbekonto gibt es nicht." },
  "advertising.campaign_not_found": { status: 404, message: "Diese Kampagne gibt es nicht." },
  "website.not_found": { status: 404, message: "Diese Website gibt es nicht." },
  "website.mailbox_not_found": { status: 404, message: "Dieses Postfach gibt es nicht." },
  "website.handover_not_found": { status: 404, message: "Diese Übergabe gibt es nicht." },
  "website.handover_not_possible_now": {
    status: 409,
    message: "Das geht nicht mehr: Der Stand der Übergabe hat sich inzwischen geändert.",
  },
  "website.builder_not_connected": {
    status: 503,
    message: "Dieses Portal ist nicht mit dem Baukasten verbunden.",
  },
  "website.no_builder_site": { status: 409, message: "Diese Firma hat keine Website, die im Baukasten liegt." },
  "website.deeplink_invalid": { status: 410, message: "Dieser Link gilt nicht mehr." },
  "website.signature_invalid": { status: 403, message: "Die Unterschrift der Anfrage ist ungültig oder zu alt." },
  "secretarial.caller_not_found": { status: 404, message: "Diesen Anruf gibt es nicht mehr." },
  "secretarial.not_set_up": {
    status: 409,
    message: "Der Sekretariatsservice ist für Ihre Firma noch nicht eingerichtet.",
  },
  "secretarial.stale_settings": {
    status: 409,
    message: "Jemand hat die Einstellungen inzwischen geändert. Bitte laden Sie die Seite neu.",
  },
} as const satisfies Record<string, Problem>;
