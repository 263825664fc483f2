/**
 * What the portal does with data of people (GDPR articles 13 and 30): the one source of the privacy page, of the notes
 * beside forms and of the person's export. Words are German, because people read them.
 */
import { keptWords, type RetentionKey } from "./retention.ts";

const CONTRACT = "Vertrag über die Nutzung des Portals (Artikel 6 Absatz 1 b DSGVO)";
const CONSENT = "Ihre Einwilligung (Artikel 6 Absatz 1 a DSGVO)";
const DUTY = "rechtliche Pflicht (Artikel 6 Absatz 1 c DSGVO)";
const interest = (what: string): string => `berechtigtes Interesse an ${what} (Artikel 6 Absatz 1 f DSGVO)`;

/** Whom data go to. Everybody here works for the provider or is named by the person who uses the portal. */
const OPERATORS = "Dienstleister, die unsere Server und den Versand der E-Mails betreiben";

export type Processing = {
  readonly title: string;
  readonly data: string;
  readonly purpose: string;
  readonly basis: string;
  readonly recipients: string;
  readonly kept: readonly RetentionKey[];
  /** What happens without the data, where a form asks for them (article 13 (2) e). */
  readonly without?: string;
};

export const PROCESSINGS = {
  visit: {
    title: "Wenn Sie unsere Seiten lesen",
    data: "Netzadresse, Art des Browsers, Seite und Uhrzeit. Bei Einträgen zählen wir Aufrufe und Klicks auf Kontaktdaten. Dafür bilden wir aus Netzadresse und Browser einen Schlüssel des Tages, aus dem niemand Ihre Adresse lesen kann. In Ihrem Browser speichern wir dafür nichts.",
    purpose: "Seiten ausliefern, Angriffe abwehren und den Firmen zeigen, wie oft ihr Eintrag genutzt wird.",
    basis: interest("einem sicheren Verzeichnis und an Zahlen für die eingetragenen Firmen"),
    recipients: `${OPERATORS}. Firmen sehen nur Summen.`,
    kept: ["visits"],
  },
  statistics: {
    title: "Wenn Sie Statistik erlauben",
    data: "Welche Seite des Portals geöffnet wurde und wie breit der Bildschirm war, als Summe eines Tages. Dazu der Nachweis Ihrer Zustimmung.",
    purpose: "Das Portal verbessern.",
    basis: `${CONSENT} und § 25 Absatz 1 TDDDG. Sie können sie jederzeit unter „Cookie-Einstellungen“ zurücknehmen.`,
    recipients: OPERATORS,
    kept: ["usage", "consents"],
  },
  registration: {
    title: "Wenn Sie sich registrieren",
    data: "Name, E-Mail-Adresse, Passwort (nur als Prüfwert) und Ihre Zustimmung zu den Nutzungsbedingungen.",
    purpose: "Ihr Konto führen, Sie erkennen und Ihnen schreiben, was zum Konto gehört.",
    basis: CONTRACT,
    recipients: OPERATORS,
    kept: ["profile", "mails", "tokens"],
    without: "Ohne diese Angaben gibt es kein Konto. Einträge lesen können Sie auch so.",
  },
  login: {
    title: "Wenn Sie sich anmelden",
    data: "Anmeldungen mit Gerät und Zeit, Ereignisse zur Sicherheit, auf Wunsch Passkeys, Codes und verbundene Konten.",
    purpose: "Ihr Konto schützen und Ihnen zeigen, wo Sie angemeldet sind.",
    basis: `${CONTRACT} und ${interest("sicheren Konten")}`,
    recipients: `${OPERATORS}; nur wenn Sie es wählen, der Anbieter, mit dem Sie sich anmelden`,
    kept: ["sessions", "securityEvents"],
  },
  claiming: {
    title: "Wenn Sie einen Eintrag übernehmen oder für eine Firma arbeiten",
    data: "Ihr Konto, die Firma, wie Sie nachgewiesen haben, dass Sie für sie handeln, Einladungen und Ihre Änderungen am Eintrag.",
    purpose: "Nur Berechtigte dürfen einen Eintrag ändern. Wer was geändert hat, muss nachvollziehbar sein.",
    basis: `${CONTRACT} und ${interest("richtigen Einträgen")}`,
    recipients: `${OPERATORS}; Druck und Versand eines Briefs mit Code; Verzeichnisse und Portale bekommen die Angaben der Firma, nicht Ihr Konto`,
    kept: ["access", "links", "entryChanges", "companyThings", "files"],
    without: "Ohne Nachweis bleibt der Eintrag, wie er ist.",
  },
  contact: {
    title: "Wenn Sie uns etwas fragen",
    data: "Ihre Frage, Ihre Antworten und, wenn Sie es möchten, Ihre Telefonnummer.",
    purpose: "Ihre Anfrage bearbeiten.",
    basis: CONTRACT,
    recipients: OPERATORS,
    kept: ["serviceCases", "mails"],
    without: "Ohne Frage keine Antwort. Die Telefonnummer brauchen wir nur, wenn wir anrufen sollen.",
  },
  newsletter: {
    title: "Wenn Sie den Newsletter bestellen",
    data: "E-Mail-Adresse, Fassung des Textes, Zeitpunkt von Bestellung und Bestätigung, Prüfwerte der Netzadressen.",
    purpose: "Den Newsletter schicken und nachweisen, dass Sie ihn bestellt haben.",
    basis: `${CONSENT}; der Nachweis: ${DUTY}. Abbestellen können Sie mit dem Link in jeder E-Mail.`,
    recipients: OPERATORS,
    kept: ["newsletter"],
    without: "Ohne Adresse kein Newsletter.",
  },
  correction: {
    title: "Wenn Sie einen Fehler in einem Eintrag melden",
    data: "Ihr Hinweis und, wenn Sie es möchten, Ihre E-Mail-Adresse für Rückfragen.",
    purpose: "Einträge berichtigen.",
    basis: `${interest("richtigen Einträgen")}; auch die Firma hat ein Recht auf richtige Angaben`,
    recipients: `${OPERATORS}. Die Firma sieht den Hinweis, aber nicht, wer ihn gab.`,
    kept: ["contributions"],
    without: "Die E-Mail-Adresse ist freiwillig. Ohne sie können wir nicht nachfragen.",
  },
  listingCheck: {
    title: "Wenn Sie prüfen, was auf anderen Portalen über eine Firma steht",
    data: "Name, Adresse und Telefonnummer der Firma, die Sie eingeben, und was die Portale dazu zeigen.",
    purpose: "Ihre Angaben mit den Portalen vergleichen und Ihnen das Ergebnis zeigen.",
    basis: interest("richtigen Einträgen"),
    recipients: `Die geprüften Portale bekommen die Angaben als Suchanfrage, aber nicht, wer sucht. ${OPERATORS}.`,
    kept: ["publicChecks"],
    without: "Straße und Hausnummer brauchen wir, um die Firma zu erkennen. Alles andere ist freiwillig.",
  },
  notice: {
    title: "Wenn Sie rechtswidrige Inhalte melden",
    data: "Ihre Meldung, Ihr Name und Ihre E-Mail-Adresse, unsere Entscheidung und Beschwerden dagegen.",
    purpose: "Die Meldung prüfen, entscheiden und beide Seiten unterrichten.",
    basis: `${DUTY}: Artikel 16, 17 und 20 der Verordnung (EU) 2022/2065`,
    recipients: `${OPERATORS}. Wer den Inhalt eingestellt hat, erfährt die Gründe, aber nicht, wer ihn gemeldet hat.`,
    kept: ["notices"],
    without: "Das Gesetz verlangt Name und E-Mail-Adresse, außer bei Taten gegen Kinder.",
  },
  inquiry: {
    title: "Wenn Sie einer Firma eine Anfrage schicken",
    data: "Ihre Anfrage oder Bewerbung, Ihr Name und wie die Firma Sie erreicht.",
    purpose: "Die Anfrage an die Firma geben und ihr zeigen, was daraus wurde.",
    basis: "Maßnahmen vor einem Vertrag auf Ihre Anfrage hin (Artikel 6 Absatz 1 b DSGVO)",
    recipients: `Die Firma, die Sie anfragen, und die Firmen, die sich auf ein Angebot melden sollen. ${OPERATORS}.`,
    kept: ["leads", "inquiries"],
    without: "Ohne Namen und einen Weg zu Ihnen kann niemand antworten.",
  },
  rating: {
    title: "Wenn Sie eine Firma bewerten oder eingeladen werden",
    data: "Sterne, Text, der Name, den Sie angeben, und Ihre E-Mail-Adresse. Bei Einladungen Name und Adresse, die uns die Firma gab.",
    purpose: "Echte Bewertungen zeigen, bestätigen, ändern und bei Widerspruch prüfen.",
    basis: interest("echten Bewertungen"),
    recipients: `Sterne, Text und Name sieht jeder, auch die Firma. Ihre E-Mail-Adresse sieht sie nicht. ${OPERATORS}.`,
    kept: ["ratingSubmissions", "ratingInvitations", "ratingObjections", "withProfile"],
    without: "Ohne E-Mail-Adresse oder Einladung können Sie die Bewertung nicht bestätigen.",
  },
  account: {
    title: "Was Sie im Portal tun",
    data: "Suchen und angesehene Einträge, Bewertungen, Mitteilungen und Ihre Wünsche dazu.",
    purpose: "Damit Sie wiederfinden, was Sie gesucht haben, und nur Nachrichten bekommen, die Sie möchten.",
    basis: CONTRACT,
    recipients: OPERATORS,
    kept: ["withProfile"],
  },
  proof: {
    title: "Protokoll und Nachweise",
    data: "Vorgänge im Portal mit Zeit, Firma und handelnder Person, ohne Inhalte. Wenn Sie gehen, auf Wunsch ein Grund ohne Namen.",
    purpose: "Missbrauch aufdecken und Rechte durchsetzen.",
    basis: interest("einem sicheren Portal und an Nachweisen"),
    recipients: OPERATORS,
    kept: ["log", "leavingReasons"],
  },
} as const satisfies Record<string, Processing>;

export type ProcessingKey = keyof typeof PROCESSINGS;
export const PROCESSING_KEYS = Object.keys(PROCESSINGS) as ProcessingKey[];
export const processingOf = (key: ProcessingKey): Processing => PROCESSINGS[key];

/** The sentences of a processing's retention. */
export const keptOf = (key: ProcessingKey): readonly string[] => processingOf(key).kept.map(keptWords);

/** A person's rights, in the order of the law. */
export const RIGHTS: readonly { readonly title: string; readonly text: string }[] = [
  { title: "Auskunft (Artikel 15)", text: "Unter „Meine Daten“ laden Sie jederzeit alles herunter." },
  { title: "Berichtigung (Artikel 16)", text: "Ihr Profil ändern Sie selbst. Einen falschen Eintrag berichtigen wir." },
  { title: "Löschung (Artikel 17)", text: "Unter „Meine Daten“ löschen Sie Ihr Profil. Sonst schreiben Sie uns." },
  {
    title: "Einschränkung (Artikel 18)",
    text: "Solange etwas streitig ist, dürfen Sie verlangen, dass wir Daten sperren.",
  },
  { title: "Übertragung (Artikel 20)", text: "Der Download ist eine Datei, die auch andere Programme lesen." },
  {
    title: "Widerspruch (Artikel 21)",
    text: "Gegen alles, was auf berechtigtem Interesse beruht, dürfen Sie aus Gründen Ihrer besonderen Lage widersprechen. Gegen Werbung immer und ohne Grund.",
  },
  {
    title: "Einwilligung zurücknehmen (Artikel 7)",
    text: "Jederzeit, für die Zukunft und so einfach wie die Zustimmung.",
  },
];
