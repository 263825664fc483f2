import type { CreativeAction } from "@portal/contract/tv-banners/banners/approval";
import type { BannerAction } from "@portal/contract/web-banners/states";

const BANNER_TEXTS: Record<BannerAction, string> = {
  upload: "Dateien für ein Werbebanner hochgeladen",
  submit: "Dateien eines Werbebanners zur Prüfung gegeben",
  withdraw: "Dateien eines Werbebanners zurückgezogen",
  refuse: "Wir können Dateien eines Werbebanners nicht verwenden",
  produce: "Werbebanner ist fertig zur Freigabe",
  approve: "Werbebanner freigegeben",
  reject: "Änderung an einem Werbebanner verlangt",
  revoke: "Entscheidung zu einem Werbebanner zurückgenommen",
  start: "Werbebanner läuft",
  pause: "Werbebanner angehalten",
  resume: "Werbebanner läuft weiter",
  end: "Werbebanner ist beendet",
};

const CREATIVE_TEXTS: Record<CreativeAction, string> = {
  accept: "TV-Motiv freigegeben",
  reject: "TV-Motiv abgelehnt",
  withdraw: "Entscheidung zu einem TV-Motiv zurückgenommen",
  set: "TV-Motiv auf ein Banner gesetzt",
};

const withPrefix = (prefix: string, texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([action, text]) => [`${prefix}.${action}`, text]));

/**
 * Actions of the log that people see as changes of their company, each with its German text. What they only looked at is
 * none, and neither are changes of the entry, which are listed with their fields.
 */
export const CHANGE_TEXTS: Readonly<Record<string, string>> = {
  ...withPrefix("webBanner", BANNER_TEXTS),
  ...withPrefix("tvCreative", CREATIVE_TEXTS),
  "absence.applied": "Abwesenheit eingetragen",
  "absence.undone": "Abwesenheit zurückgenommen",
  "claim.hold": "Übernahme des Eintrags angehalten",
  "claim.release": "Übernahme des Eintrags freigegeben",
  "claim.refuse": "Übernahme des Eintrags abgelehnt",
  "claim.dissolve": "Eintrag abgegeben",
  updateEntryClaimedLastUpdate: "Inhaberschaft bestätigt",
  connectGoogleLocation: "Google-Unternehmensprofil verbunden",
  updateAccountLocks: "Kontaktwünsche geändert",
  "contacts.changed": "Ansprechpartner geändert",
  "contract.cancelled": "Vertrag gekündigt",
  "contract.cancellationWithdrawn": "Kündigung zurückgenommen",
  "inquiry.confirmed": "Anfrage über Ihren Eintrag eingegangen",
  "lead.accepted": "Anfrage eines Kunden angenommen",
  "lead.changed": "Anfrage eines Kunden bearbeitet",
  "lead.madeOfCall": "Aus einem Anruf eine Anfrage gemacht",
  "lead.noteDeleted": "Notiz zu einer Anfrage gelöscht",
  "leadComplaint.decided": "Wir haben eine Reklamation entschieden",
  "message.received": "Ein Kunde hat geschrieben",
  "message.written": "Einem Kunden geschrieben",
  "message.takenBack": "Nachricht an einen Kunden zurückgeholt",
  "people.invited": "Person eingeladen",
  "people.admit": "Person zugelassen",
  "people.withdraw": "Einladung zurückgezogen",
  "people.revoked": "Zugriff einer Person beendet",
  "people.right_changed": "Recht einer Person geändert",
  "people.left": "Eine Person hat die Firma verlassen",
  "ratingAnswer.published": "Antwort auf eine Bewertung veröffentlicht",
  "ratingAnswer.withdrawn": "Antwort auf eine Bewertung zurückgezogen",
  "ratingInvitations.sent": "Kunden um eine Bewertung gebeten",
  "ratingObjection.created": "Einwand gegen eine Bewertung erhoben",
  "ratingPartner.added": "Portal mit Bewertungen hinzugefügt",
  "ratingPartner.removed": "Portal mit Bewertungen entfernt",
  "secretarialSettings.changed": "Sekretariatsservice anders eingestellt",
  "voicebotSettings.changed": "Sprachbot anders eingestellt",
  "serviceCase.created": "Anfrage an uns gestellt",
  "serviceCase.answer": "Wir haben eine Anfrage beantwortet",
  "serviceCase.ask": "Wir haben zu einer Anfrage zurückgefragt",
  "serviceCase.solve": "Anfrage gelöst",
  "websiteHandover.created": "Texte oder Dateien für die Website übergeben",
  "websiteHandover.answer": "Rückfrage zur Website beantwortet",
  "websiteHandover.take_back": "Übergabe für die Website zurückgenommen",
  "websiteHandover.restore": "Übergabe für die Website wieder aufgenommen",
  "websiteHandover.ask": "Wir haben zu Ihrer Website zurückgefragt",
  "websiteHandover.take": "Arbeit an Ihrer Website begonnen",
  "websiteHandover.finish": "Änderung an Ihrer Website ist fertig",
  "websiteDeeplink.used": "Website im Baukasten geöffnet",
  getWebsiteCheck: "Prüfung der Website begonnen",
  grantSearchConsole: "Google Search Console freigegeben",
  chooseSearchProperty: "Website für die Google Search Console gewählt",
  disconnectSearchConsole: "Google Search Console getrennt",
};

/** Actions of the company's customers, who have no account; others without an actor are the provider's. */
export const CUSTOMER_ACTIONS: ReadonlySet<string> = new Set(["inquiry.confirmed", "message.received"]);
