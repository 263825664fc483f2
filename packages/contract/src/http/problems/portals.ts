/** Problems of listings on partner portals and at Google. */
import type { Problem } from "./problem.ts";

export const PORTAL_PROBLEMS = {
  "entry_service.not_booked": {
    status: 403,
    message: "Ihre Firma hat den Eintragsservice nicht gebucht. Wir prüfen andere Portale nur mit diesem Produkt.",
  },
  "entry_service.not_connected": {
    status: 503,
    message: "Zurzeit ist kein Portal angeschlossen. Deshalb können wir nichts prüfen.",
  },
  "entry_service.data_insufficient": {
    status: 409,
    message: "Zum Prüfen fehlt die Adresse in Ihrem Eintrag. Bitte tragen Sie Straße und Hausnummer ein.",
  },
  "entry_service.reload_too_soon": {
    status: 429,
    message: "Die letzte Prüfung ist noch ganz frisch. Bitte warten Sie einen Moment.",
  },
  "entry_service.too_many_checks": {
    status: 429,
    message: "Diese Angaben wurden gerade schon mehrmals geprüft. Bitte warten Sie etwas.",
  },
  "entry_service.check_not_found": {
    status: 404,
    message: "Diese Prüfung gibt es nicht mehr. Bitte starten Sie eine neue.",
  },
  "external_services.not_set_up": {
    status: 503,
    message: "Dieses Portal ist noch nicht mit Google verbunden. Sie müssen nichts tun.",
  },
  "external_services.grant_expired": {
    status: 410,
    message: "Diese Freigabe ist abgelaufen oder wurde schon benutzt. Bitte beginnen Sie noch einmal.",
  },
  "external_services.other_company": {
    status: 409,
    message: "Sie haben die Freigabe für eine andere Firma begonnen. Es wurde nichts verbunden.",
  },
  "external_services.scope_missing": {
    status: 409,
    message: "Bei Google fehlt ein Häkchen. Ohne es können wir nichts verbinden.",
  },
  "external_services.away": {
    status: 503,
    message: "Google antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.",
  },
  "external_services.busy": {
    status: 429,
    message: "Google nimmt gerade keine weiteren Anfragen an. Bitte warten Sie einen Moment.",
  },
  "external_services.not_granted": {
    status: 409,
    message: "Ihre Firma ist nicht mit Google verbunden.",
  },
  "external_services.revoked": {
    status: 409,
    message: "Der Zugriff wurde bei Google zurückgenommen. Bitte verbinden Sie sich neu.",
  },
  "external_services.location_unknown": {
    status: 404,
    message: "Diesen Standort gibt es in Ihrem Google-Konto nicht mehr. Bitte wählen Sie einen anderen.",
  },
  "external_services.location_taken": {
    status: 409,
    message: "Dieser Standort ist schon mit einer anderen Firma verbunden. Bitte wählen Sie einen anderen.",
  },
  "external_services.location_lost": {
    status: 409,
    message: "Ihr Google-Konto erreicht diesen Standort nicht mehr. Bitte wählen Sie ihn neu.",
  },
  "external_services.difference_changed": {
    status: 409,
    message: "Hier hat sich inzwischen etwas geändert. Bitte sehen Sie sich den neuen Stand an.",
  },
  "external_services.refused_by_google": {
    status: 409,
    message: "Google nimmt diese Angabe nicht an. Bitte ändern Sie sie direkt bei Google.",
  },
  "seo.property_unknown": {
    status: 404,
    message: "Ihr Google-Konto sieht diese Website nicht mehr. Bitte wählen Sie eine andere.",
  },
  "seo.property_foreign": {
    status: 409,
    message: "Diese Website gehört nicht zu Ihrer Firma. Tragen Sie sie zuerst in Ihren Eintrag ein.",
  },
} as const satisfies Record<string, Problem>;
