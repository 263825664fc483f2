/** Problems of products that a company buys, of its websites and web banners. */
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
  "absence.not_found": { status: 404, message: "Diese Abwesenheit gibt es nicht mehr." },
  "absence.overlaps": { status: 409, message: "An diesen Tagen steht schon etwas anderes in den Öffnungszeiten." },
  "absence.nowhere": { status: 409, message: "Für diese Firma gibt es nichts, wo eine Abwesenheit gelten könnte." },
  "voicebot.call_not_found": { status: 404, message: "Diesen Anruf gibt es nicht mehr." },
  "voicebot.recording_not_found": { status: 404, message: "Diese Aufnahme gibt es nicht, oder sie ist gelöscht." },
  "voicebot.not_set_up": { status: 409, message: "Der Sprachbot ist für Ihre Firma noch nicht eingerichtet." },
  "voicebot.stale_settings": {
    status: 409,
    message: "Jemand hat die Einstellungen inzwischen geändert. Bitte laden Sie die Seite neu.",
  },
  "voicebot.no_speech": { status: 409, message: "Ihr Sprachbot kann die Begrüßung hier nicht vorsprechen." },
  "voicebot.speech_away": {
    status: 503,
    message: "Die Begrüßung lässt sich gerade nicht anhören. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  },
  "secretarial.caller_not_found": { status: 404, message: "Diesen Anruf gibt es nicht mehr." },
  "secretarial.not_set_up": {
    status: 409,
    message: "Der Sekretariatsservice ist für Ihre Firma noch nicht eingerichtet.",
  },
  "secretarial.stale_settings": {
    status: 409,
    message: "Jemand hat die Einstellungen inzwischen geändert. Bitte laden Sie die Seite neu.",
  },
  "ratings.not_found": { status: 404, message: "Diese Bewertung gibt es nicht mehr." },
  "ratings.stale_answer": {
    status: 409,
    message: "Jemand hat die Antwort inzwischen geändert. Bitte sehen Sie sich den neuen Stand an.",
  },
  "ratings.not_possible_now": {
    status: 409,
    message: "Das geht nicht mehr: Der Stand der Antwort hat sich inzwischen geändert.",
  },
  "ratings.source_takes_no_answers": {
    status: 409,
    message: "Diese Quelle nimmt von uns keine Antworten an. Bitte antworten Sie direkt dort.",
  },
  "ratings.google_not_connected": {
    status: 409,
    message: "Ihre Firma ist nicht mit Google verbunden. Bitte verbinden Sie sie zuerst.",
  },
  "ratings.template_not_found": { status: 404, message: "Diese Vorlage gibt es nicht mehr." },
  "ratings.too_many_templates": { status: 409, message: "Mehr als 30 Vorlagen sind nicht möglich." },
  "web_banner.not_found": { status: 404, message: "Dieses Banner gibt es nicht." },
  "web_banner.not_possible_now": {
    status: 409,
    message: "Das geht nicht mehr: Der Stand des Banners hat sich inzwischen geändert.",
  },
  "web_banner.changed_meanwhile": {
    status: 409,
    message: "Das Banner hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.",
  },
  "web_banner.only_company_approves": {
    status: 403,
    message: "Über die Freigabe entscheidet die Firma selbst, nicht der Kundendienst.",
  },
  "web_banner.file_does_not_fit": { status: 400, message: "Diese Datei passt nicht zum Format des Banners." },
  "web_banner.no_files": { status: 404, message: "Zu diesem Banner gibt es noch keine Dateien." },
} as const satisfies Record<string, Problem>;
