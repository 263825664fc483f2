/** Problems of claiming a company, of its people and of its service cases. */
import type { Problem } from "./problem.ts";

export const COMPANY_PROBLEMS = {
  "account.claim_not_owned": {
    status: 409,
    message: "Der Eintrag gehört Ihnen nicht. Deshalb können Sie ihn weder bestätigen noch abgeben.",
  },
  "b2b.not_published": {
    status: 403,
    message: "Ihre Firma steht zurzeit nicht im Verzeichnis für Geschäftskunden.",
  },
  "contacts.stale": {
    status: 409,
    message: "Inzwischen hat jemand anderes die Ansprechpartner geändert. Bitte sehen Sie sich den neuen Stand an.",
  },
  "contacts.unknown": {
    status: 409,
    message: "Einen der Ansprechpartner gibt es nicht mehr. Bitte laden Sie die Seite neu.",
  },
  "contracts.not_found": { status: 404, message: "Diesen Vertrag gibt es nicht." },
  "contracts.already_cancelled": {
    status: 409,
    message: "Dieser Vertrag ist schon gekündigt. Bitte laden Sie die Seite neu.",
  },
  "contracts.already_ended": {
    status: 409,
    message: "Das Ende dieses Vertrags steht schon fest. Bitte rufen Sie uns an, wenn Sie daran etwas ändern möchten.",
  },
  "contracts.end_changed": {
    status: 409,
    message:
      "Zu diesem Tag geht es nicht mehr. Bitte laden Sie die Seite neu: Sie zeigt dann, wann der Vertrag frühestens endet.",
  },
  "contracts.not_cancelled": {
    status: 409,
    message: "Dieser Vertrag ist nicht gekündigt. Bitte laden Sie die Seite neu.",
  },
  "documents.not_found": { status: 404, message: "Dieses Dokument gibt es nicht." },
  "documents.range_not_satisfiable": { status: 416, message: "So lang ist das Dokument nicht." },
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
  "claiming.contact_is_new": {
    status: 409,
    message:
      "Diese Angabe im Eintrag wurde vor Kurzem geändert. Zur Sicherheit schicken wir noch keinen Code dorthin. Bitte wählen Sie einen anderen Weg, oder rufen Sie uns an.",
  },
  "claiming.contact_changed": {
    status: 409,
    message:
      "Die Angabe im Eintrag, an die der Code ging, wurde inzwischen geändert. Zur Sicherheit gilt der Code nicht mehr. Bitte fordern Sie auf einem anderen Weg einen neuen an, oder rufen Sie uns an.",
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
  "dashboard.task_unknown": {
    status: 404,
    message: "Diese Aufgabe gibt es nicht mehr.",
  },
  "dashboard.somebody_waits": {
    status: 409,
    message: "Diese Aufgabe können Sie nur zurückstellen oder erledigen.",
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
  "service_case.not_found": { status: 404, message: "Diese Anfrage gibt es nicht." },
  "service_case.not_possible_now": {
    status: 409,
    message: "Das geht nicht mehr: Der Stand der Anfrage hat sich inzwischen geändert.",
  },
} as const satisfies Record<string, Problem>;
