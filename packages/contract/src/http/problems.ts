/**
 * Every error code the product answers, with its status and the German sentence that people read.
 * Codes are `slice.problem`; the two `account_…` codes answer for the accountId parameter of any slice.
 */
type Problem = { readonly status: number; readonly message: string };

export const PROBLEMS = {
  account_id_invalid: { status: 400, message: "Die Firmennummer in der Anfrage ist ungültig." },
  account_not_available: { status: 404, message: "Diese Firma ist für Sie nicht verfügbar." },
  "account.claim_not_owned": {
    status: 409,
    message: "Der Eintrag ist nicht von Ihnen beansprucht und kann deshalb nicht bestätigt oder freigegeben werden.",
  },
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
  "claiming.company_not_found": { status: 404, message: "Diese Firma gibt es in unserem Verzeichnis nicht." },
  "claiming.not_possible_now": {
    status: 409,
    message: "Das geht im Augenblick nicht mehr: Der Stand der Übernahme hat sich geändert.",
  },
  "claiming.too_many_claims": {
    status: 409,
    message: "Sie übernehmen schon sehr viele Einträge zugleich. Bitte schließen Sie erst einige davon ab.",
  },
  "claiming.proof_not_offered": {
    status: 409,
    message: "Auf diesem Weg geht es nicht: Im Eintrag steht dafür keine Angabe.",
  },
  "claiming.too_many_codes": {
    status: 429,
    message:
      "Heute wurden schon mehrere Codes verlangt. Bitte warten Sie bis morgen, oder wählen Sie einen anderen Weg.",
  },
  "claiming.code_wrong": { status: 400, message: "Dieser Code stimmt nicht. Bitte vergleichen Sie ihn noch einmal." },
  "claiming.code_expired": {
    status: 409,
    message: "Dieser Code gilt nicht mehr. Bitte lassen Sie sich einen neuen schicken.",
  },
  "claiming.held": {
    status: 409,
    message: "Die Übernahme ist angehalten. Wir melden uns bei Ihnen per E-Mail.",
  },
  "cryptography.unreadable": {
    status: 400,
    message: "Dieser Link ist nicht lesbar oder abgelaufen. Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail.",
  },
  "linking.expired": {
    status: 410,
    message: "Dieser Link ist abgelaufen. Bitte lassen Sie sich einen neuen schicken.",
  },
  "linking.used": { status: 410, message: "Dieser Link wurde schon benutzt. Sie können sich einfach anmelden." },
  "linking.withdrawn": {
    status: 410,
    message: "Dieser Link wurde zurückgezogen. Fragen Sie bitte bei der Firma nach.",
  },
  "linking.address_known": {
    status: 409,
    message: "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich damit an.",
  },
  "people.not_found": { status: 404, message: "Diese Person gehört nicht mehr zur Firma." },
  "people.already_member": { status: 409, message: "Diese Person hat schon Zugriff auf die Firma." },
  "people.last_owner": {
    status: 409,
    message: "Eine Firma braucht mindestens einen Inhaber. Machen Sie zuerst jemand anderen zum Inhaber.",
  },
  "people.mails_throttled": {
    status: 429,
    message:
      "An diese Adresse haben wir gerade schon mehrere E-Mails verschickt. Bitte laden Sie die Person später ein.",
  },
  "people.too_many": {
    status: 409,
    message: "Mehr als 100 Personen und Einladungen sind für eine Firma nicht möglich.",
  },
  "people.invitation_closed": { status: 409, message: "Über diese Einladung ist schon entschieden." },
  "auth.support_company_unknown": {
    status: 404,
    message: "Diese Firmennummer gibt es nicht. Bitte prüfen Sie die Nummer.",
  },
  "auth.support_nested": {
    status: 409,
    message: "Sie handeln schon für eine Firma. Bitte melden Sie sich dort zuerst ab.",
  },
  "user.confirmation_needed": {
    status: 403,
    message: "Bitte geben Sie zur Sicherheit noch einmal Ihr Passwort ein.",
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
  "entry.not_found": { status: 404, message: "Zu dieser Firma gibt es noch keinen Eintrag." },
  "entry.stale_version": {
    status: 409,
    message: "Jemand anderes hat diesen Teil inzwischen geändert. Bitte vergleichen Sie beide Fassungen.",
  },
  "entry.change_not_found": { status: 404, message: "Diese Änderung gibt es nicht mehr." },
  "entry.change_not_undoable": {
    status: 409,
    message: "Diese Änderung lässt sich nicht mehr rückgängig machen. Nur die letzten 20 sind umkehrbar.",
  },
  "entry.difference_changed": {
    status: 409,
    message: "Der Vorschlag hat sich inzwischen geändert. Bitte vergleichen Sie noch einmal.",
  },
  "entry.trade_unknown": {
    status: 400,
    message: "Diese Branche kennen wir nicht. Bitte wählen Sie eine aus der Liste.",
  },
  "entry.name_imitates_provider": {
    status: 400,
    message: "Dieser Text ahmt den Namen des Anbieters nach. Bitte wählen Sie einen anderen.",
  },
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
    message: "Diese Angaben wurden gerade schon mehrmals geprüft. Bitte versuchen Sie es in einer Stunde noch einmal.",
  },
  "entry_service.check_not_found": {
    status: 404,
    message: "Diese Prüfung gibt es nicht mehr. Bitte starten Sie eine neue.",
  },
  "files.missing": { status: 400, message: "Bitte wählen Sie eine Datei aus." },
  "files.not_found": {
    status: 404,
    message: "Die hochgeladene Datei ist nicht mehr da. Bitte laden Sie sie erneut hoch.",
  },
  "files.too_large": { status: 413, message: "Die Datei ist zu groß. Erlaubt sind höchstens 10 MB." },
  "files.too_many_pixels": {
    status: 413,
    message: "Das Bild hat zu viele Bildpunkte. Erlaubt sind höchstens 50 Megapixel.",
  },
  "files.type_not_allowed": { status: 415, message: "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder GIF." },
  "files.unreadable": { status: 400, message: "Das Bild ist beschädigt und lässt sich nicht lesen." },
  "service_case.not_found": { status: 404, message: "Diese Anfrage gibt es nicht." },
  "service_case.not_possible_now": {
    status: 409,
    message: "Das geht nicht mehr: Der Stand der Anfrage hat sich inzwischen geändert.",
  },
  "tracking.no_consent": { status: 403, message: "In diesem Browser ist keine Statistik erlaubt." },
  "tracking.signature_invalid": {
    status: 403,
    message: "Die Unterschrift der Lieferung ist ungültig oder zu alt.",
  },
  "request.invalid": { status: 400, message: "Bitte prüfen Sie Ihre Angaben." },
  "request.malformed": { status: 400, message: "Die Anfrage ist nicht lesbar." },
  "request.not_found": { status: 404, message: "Das gibt es hier nicht." },
  "request.method_not_allowed": { status: 405, message: "Das ist hier nicht möglich." },
  "request.too_large": { status: 413, message: "Die Eingabe ist zu groß." },
  "request.type_not_supported": { status: 415, message: "Dieses Format wird nicht unterstützt." },
  "request.throttled": { status: 429, message: "Zu viele Anfragen. Bitte warten Sie einen Moment." },
  "server.unavailable": {
    status: 503,
    message:
      "Der Dienst ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten, bitte versuchen Sie es gleich erneut.",
  },
  "server.defect": { status: 500, message: "Das hätte nicht passieren dürfen. Bitte versuchen Sie es noch einmal." },
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
    message: "Bei Google fehlt das Häkchen für Ihr Unternehmensprofil. Ohne es können wir nichts verbinden.",
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
    message: "Der Zugriff wurde bei Google zurückgenommen. Bitte verbinden Sie Ihr Profil neu.",
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
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof PROBLEMS;

/** One entry of the error body `{ errors: […] }`. `field` is the form's path, dots between steps. */
export type WireError = { code: ProblemCode; message: string; field?: string };
export type ErrorBody = { errors: WireError[] };
