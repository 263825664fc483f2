/**
 * The kinds of data that the portal stores about a person: the lists of the export, and of the preview before a profile
 * is deleted.
 */

/** What happens to a row with the profile: it goes, it stays without the name, or a law requires it. */
export type EndOfKind = "goes" | "nameless" | "kept";

type Kind = { readonly one: string; readonly many: string; readonly end: EndOfKind };

/** By the name of the list in `daten.json`: German singular and plural, as they follow a number. */
export const OWN_DATA_KINDS = {
  companies: { one: "Zugriff auf eine Firma", many: "Zugriffe auf Firmen", end: "goes" },
  ratings: { one: "Bewertung", many: "Bewertungen", end: "goes" },
  latest_searches: { one: "Suche", many: "Suchen", end: "goes" },
  viewed_entries: { one: "Ansicht", many: "Ansichten", end: "goes" },
  notification_settings: { one: "Wunsch zu Nachrichten", many: "Wünsche zu Nachrichten", end: "goes" },
  digests: { one: "Zusammenfassung per E-Mail", many: "Zusammenfassungen per E-Mail", end: "goes" },
  push_devices: { one: "Gerät für Nachrichten", many: "Geräte für Nachrichten", end: "goes" },
  push_messages: { one: "Nachricht an Ihre Geräte", many: "Nachrichten an Ihre Geräte", end: "goes" },
  notifications: { one: "Mitteilung", many: "Mitteilungen", end: "goes" },
  sessions: { one: "Anmeldung", many: "Anmeldungen", end: "goes" },
  security_events: { one: "Ereignis zur Sicherheit", many: "Ereignisse zur Sicherheit", end: "goes" },
  mail_links: { one: "Link aus einer E-Mail", many: "Links aus E-Mails", end: "goes" },
  mails: { one: "E-Mail an Sie", many: "E-Mails an Sie", end: "goes" },
  second_factor: { one: "Anmeldung mit Code", many: "Anmeldungen mit Code", end: "goes" },
  recovery_codes: { one: "Ersatzcode", many: "Ersatzcodes", end: "goes" },
  passkeys: { one: "Passkey", many: "Passkeys", end: "goes" },
  identities: { one: "verbundenes Konto", many: "verbundene Konten", end: "goes" },
  google_access: { one: "Freigabe bei Google", many: "Freigaben bei Google", end: "goes" },
  claims: { one: "Übernahme eines Eintrags", many: "Übernahmen von Einträgen", end: "goes" },
  links_taken: { one: "Einladung an Sie", many: "Einladungen an Sie", end: "goes" },
  links_made: { one: "Einladung von Ihnen", many: "Einladungen von Ihnen", end: "nameless" },
  rating_invitations: { one: "Einladung zu einer Bewertung", many: "Einladungen zu Bewertungen", end: "nameless" },
  rating_submissions: { one: "Bewertung ohne Anmeldung", many: "Bewertungen ohne Anmeldung", end: "nameless" },
  contributions: { one: "Hinweis zu einem Eintrag", many: "Hinweise zu Einträgen", end: "nameless" },
  task_marks: {
    one: "erledigte oder zurückgestellte Aufgabe",
    many: "erledigte oder zurückgestellte Aufgaben",
    end: "nameless",
  },
  content_notices: { one: "Meldung eines Inhalts", many: "Meldungen von Inhalten", end: "nameless" },
  service_cases: { one: "Anfrage an uns", many: "Anfragen an uns", end: "nameless" },
  service_case_entries: { one: "Nachricht zu einer Anfrage", many: "Nachrichten zu Anfragen", end: "nameless" },
  contract_cancellations: { one: "Kündigung eines Vertrags", many: "Kündigungen von Verträgen", end: "nameless" },
  contact_changes: { one: "Änderung an Ansprechpartnern", many: "Änderungen an Ansprechpartnern", end: "nameless" },
  rating_objections: { one: "Einwand gegen eine Bewertung", many: "Einwände gegen Bewertungen", end: "nameless" },
  objections_to_ratings: {
    one: "Einwand gegen Ihre Bewertung",
    many: "Einwände gegen Ihre Bewertungen",
    end: "goes",
  },
  rating_objection_steps: { one: "Schritt zu einem Einwand", many: "Schritte zu Einwänden", end: "nameless" },
  website_handovers: {
    one: "Übergabe für eine Website",
    many: "Übergaben für Websites",
    end: "nameless",
  },
  website_handover_entries: {
    one: "Schritt einer Übergabe",
    many: "Schritte von Übergaben",
    end: "nameless",
  },
  web_banner_steps: { one: "Schritt an einem Werbebanner", many: "Schritte an Werbebannern", end: "nameless" },
  tv_creative_steps: { one: "Schritt zu einem TV-Motiv", many: "Schritte zu TV-Motiven", end: "nameless" },
  rating_answer_steps: { one: "Schritt zu einer Bewertung", many: "Schritte zu Bewertungen", end: "nameless" },
  leads: { one: "Anfrage an eine Firma", many: "Anfragen an Firmen", end: "nameless" },
  customer_messages: { one: "Nachricht an eine Firma", many: "Nachrichten an Firmen", end: "goes" },
  inquiries: { one: "Anfrage ohne Anmeldung", many: "Anfragen ohne Anmeldung", end: "goes" },
  messages: { one: "Nachricht an einen Kunden", many: "Nachrichten an Kunden", end: "nameless" },
  lead_steps: { one: "Schritt zu einer Anfrage", many: "Schritte zu Anfragen", end: "nameless" },
  entry_changes: { one: "Änderung an einem Eintrag", many: "Änderungen an Einträgen", end: "nameless" },
  files: { one: "hochgeladene Datei", many: "hochgeladene Dateien", end: "nameless" },
  support_visits: { one: "Besuch als Kundendienst", many: "Besuche als Kundendienst", end: "nameless" },
  newsletter: { one: "Bestellung des Newsletters", many: "Bestellungen des Newsletters", end: "kept" },
  activity: { one: "Zeile im Protokoll", many: "Zeilen im Protokoll", end: "kept" },
} as const satisfies Record<string, Kind>;

export type OwnDataKind = keyof typeof OWN_DATA_KINDS;
export const OWN_DATA_KIND_NAMES = Object.keys(OWN_DATA_KINDS) as [OwnDataKind, ...OwnDataKind[]];

/** Number of rows per kind; kinds without rows are left out. */
export type OwnDataCounts = { kind: OwnDataKind; count: number }[];
