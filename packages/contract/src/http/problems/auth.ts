/** Problems of login, registration, links in mails and a person's own data. */
import type { Problem } from "./problem.ts";

export const AUTH_PROBLEMS = {
  "auth.invalid_credentials": {
    status: 401,
    message: "Anmeldename oder Passwort stimmen nicht. Bitte prüfen Sie beides.",
  },
  "auth.throttled": {
    status: 429,
    message: "Zu viele Anmeldeversuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.",
  },
  "auth.busy": { status: 503, message: "Gerade melden sich sehr viele an. Bitte versuchen Sie es gleich noch einmal." },
  "auth.mails_throttled": {
    status: 429,
    message: "Wir haben gerade schon mehrere E-Mails verschickt. Bitte sehen Sie nach und warten Sie etwas.",
  },
  "auth.password_weak": {
    status: 400,
    message: "Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes, zum Beispiel mehrere Wörter.",
  },
  "auth.link_unknown": {
    status: 404,
    message: "Diesen Link kennen wir nicht. Bitte öffnen Sie ihn noch einmal aus der E-Mail.",
  },
  "auth.link_expired": { status: 410, message: "Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an." },
  "auth.link_used": { status: 410, message: "Dieser Link wurde schon benutzt. Sie können sich einfach anmelden." },
  "auth.registration_cancelled": {
    status: 410,
    message: "Diese Registrierung wurde abgebrochen. Sie können sich jederzeit neu registrieren.",
  },
  "auth.second_factor_required": {
    status: 401,
    message: "Bitte geben Sie den Code aus Ihrer App ein.",
  },
  "auth.second_factor_wrong": {
    status: 401,
    message: "Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten Code ein.",
  },
  "auth.second_factor_active": { status: 409, message: "Die Anmeldung mit Code ist schon eingeschaltet." },
  "auth.second_factor_inactive": { status: 409, message: "Die Anmeldung mit Code ist nicht eingeschaltet." },
  "auth.second_factor_missing": {
    status: 403,
    message: "Für den Kundendienst brauchen Sie die Anmeldung mit Code. Bitte richten Sie sie zuerst ein.",
  },
  "auth.second_factor_not_begun": {
    status: 409,
    message: "Die Einrichtung ist nicht mehr aktuell. Bitte beginnen Sie neu.",
  },
  "auth.own_password_wrong": {
    status: 400,
    message: "Das Passwort stimmt nicht. Bitte geben Sie das Passwort ein, mit dem Sie sich anmelden.",
  },
  "auth.passkey_refused": {
    status: 400,
    message: "Dieser Passkey passt nicht. Bitte versuchen Sie es noch einmal oder nutzen Sie Ihr Passwort.",
  },
  "auth.passkey_unknown": { status: 404, message: "Diesen Passkey gibt es nicht mehr." },
  "auth.passkeys_full": {
    status: 409,
    message: "Sie haben schon 20 Passkeys. Bitte löschen Sie zuerst einen, den Sie nicht mehr brauchen.",
  },
  "auth.facebook_away": {
    status: 503,
    message: "Facebook ist gerade nicht erreichbar. Bitte nutzen Sie Ihr Passwort oder versuchen Sie es später.",
  },
  "auth.facebook_declined": { status: 400, message: "Sie haben die Anmeldung bei Facebook abgebrochen." },
  "auth.facebook_expired": {
    status: 410,
    message: "Die Anmeldung mit Facebook ist abgelaufen. Bitte beginnen Sie neu.",
  },
  "auth.facebook_unlinked": { status: 409, message: "Dieses Facebook-Konto ist hier noch nicht verbunden." },
  "auth.facebook_linked_already": {
    status: 409,
    message: "Eines der beiden Konten ist schon mit einem anderen verbunden.",
  },
  "auth.facebook_without_address": {
    status: 409,
    message: "Facebook hat uns keine E-Mail-Adresse genannt. Bitte registrieren Sie sich mit Ihrer Adresse.",
  },
  "auth.no_session": { status: 401, message: "Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an." },
  "auth.xsrf_invalid": {
    status: 403,
    message: "Die Anfrage konnte nicht geprüft werden. Bitte laden Sie die Seite neu.",
  },
  "auth.role_missing": { status: 403, message: "Dafür fehlt Ihnen die Berechtigung." },
  "auth.right_missing": {
    status: 403,
    message: "Sie dürfen diese Firma ansehen, aber hier nichts ändern. Bitte wenden Sie sich an den Inhaber.",
  },
  "cryptography.unreadable": {
    status: 400,
    message: "Dieser Link ist nicht lesbar oder abgelaufen. Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail.",
  },
  "auth.support_company_unknown": {
    status: 404,
    message: "Diese Firmennummer gibt es nicht. Bitte prüfen Sie die Nummer.",
  },
  "auth.support_limit_reached": {
    status: 429,
    message:
      "Sie waren heute schon für so viele Firmen tätig, wie an einem Tag möglich ist. Ab Mitternacht geht es weiter. Wenn es eilt, sprechen Sie bitte mit Ihrer Leitung.",
  },
  "auth.support_nested": {
    status: 409,
    message: "Sie handeln schon für eine Firma. Bitte melden Sie sich dort zuerst ab.",
  },
  "user.confirmation_needed": {
    status: 403,
    message: "Bitte bestätigen Sie zur Sicherheit noch einmal, dass Sie es sind.",
  },
  "user.email_same": { status: 409, message: "Das ist schon Ihre E-Mail-Adresse." },
  "user.email_taken": {
    status: 409,
    message: "Diese E-Mail-Adresse gehört inzwischen zu einem anderen Konto. Bitte wählen Sie eine andere.",
  },
  "user.session_unknown": { status: 404, message: "Dieses Gerät ist schon abgemeldet." },
  "user.rating_unknown": { status: 404, message: "Diese Bewertung gibt es nicht mehr." },
  "user.search_unknown": { status: 404, message: "Diese Suche ist nicht mehr gespeichert." },
  "user.view_unknown": { status: 404, message: "Dieser Eintrag steht nicht mehr in Ihrer Liste." },
  "user.portal_unknown": { status: 404, message: "Dieses Portal gibt es nicht." },
  "notifications.unknown": { status: 404, message: "Diese Mitteilung gibt es nicht mehr." },
} as const satisfies Record<string, Problem>;
