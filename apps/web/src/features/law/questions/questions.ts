/** Questions that people really ask about the portal, with answers. Pure data; the page searches them. */
import type { Brand } from "@portal/contract/brands/brand";
import { normalText } from "./search.ts";
import { type QuestionId, QUESTIONS } from "@portal/contract/law/question-titles";
import type { RouteName } from "@portal/contract/pages/routes";
import { CONFIRM_DAYS } from "@portal/contract/ratings/submissions/calls";
import { NOTICE_COMPLAINT_MONTHS } from "@portal/contract/law/retention";
import { ERASURE_GRACE_DAYS } from "@portal/contract/user-area/profile";

export type Question = {
  /** Anchor of the question; never changes, because links carry it. */
  readonly id: QuestionId;
  readonly answer: string;
  readonly link?: { readonly to: RouteName; readonly label: string };
};
export type Topic = { readonly title: string; readonly questions: readonly Question[] };

type WithBrand = Pick<Brand, "name" | "contactDetails">;

export const topicsOf = (brand: WithBrand): readonly Topic[] => [
  { title: "Konto und Anmeldung", questions: accountQuestions(brand) },
  { title: "Ihr Eintrag", questions: entryQuestions(brand) },
  { title: "Bewertungen", questions: ratingQuestions(brand) },
  { title: "Produkte und Zahlen", questions: PRODUCT_QUESTIONS },
  { title: "Daten und Rechte", questions: dataQuestions(brand) },
];

const accountQuestions = ({ contactDetails }: WithBrand): readonly Question[] => [
  {
    id: "passwort",
    answer: "Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
    link: { to: "request", label: "Passwort vergessen" },
  },
  {
    id: "mail-fehlt",
    answer: `Sehen Sie im Ordner für Werbung nach. Nach einigen Minuten fordern Sie den Link noch einmal an; nur der neueste gilt. Hilft das nicht, rufen Sie uns an: ${contactDetails.servicePhone}.`,
  },
  {
    id: "kosten",
    answer: "Nein. Ihr Eintrag und das Portal sind kostenlos. Nur Produkte, die Sie dazu buchen, kosten etwas.",
  },
  {
    id: "kollegen",
    answer:
      "Ja. Ein Inhaber lädt unter „Personen“ per E-Mail ein und wählt, ob jemand alles darf, nur ändern oder nur lesen.",
    link: { to: "company_people", label: "Personen" },
  },
  {
    id: "profil-loeschen",
    answer: `In Ihrem Bereich unter „Meine Daten“. Einen Grund müssen Sie nicht nennen. ${ERASURE_GRACE_DAYS} Tage lang können Sie es sich anders überlegen. Der Eintrag der Firma bleibt im Verzeichnis.`,
    link: { to: "user_dashboard", label: "Mein Bereich" },
  },
];

const entryQuestions = ({ name }: WithBrand): readonly Question[] => [
  {
    id: "uebernehmen",
    answer:
      "Öffnen Sie den Eintrag und wählen Sie „Ist das Ihre Firma?“. Wir schicken einen Code per E-Mail, Brief oder Anruf an die Firma. Mit dem Code gehört der Eintrag Ihnen.",
    link: { to: "claiming_welcome", label: "Eintrag übernehmen" },
  },
  {
    id: "fehler",
    answer: `Ist es Ihre Firma, ändern Sie es selbst. Sonst wählen Sie unten im Eintrag „Fehler im Eintrag melden“. ${name} prüft den Hinweis.`,
    link: { to: "ugc", label: "Fehler melden" },
  },
  {
    id: "wann-sichtbar",
    answer: "Im Eintrag sofort. Bei Partnerportalen dauert es je nach Portal einige Tage.",
  },
  {
    id: "rueckgaengig",
    answer: "Ja. Im Verlauf steht jede Änderung mit dem Stand davor und danach. Dort nehmen Sie sie zurück.",
    link: { to: "entry_history", label: "Verlauf" },
  },
  {
    id: "eintrag-loeschen",
    answer:
      "Ja. Wählen Sie unten im Eintrag „Fehler im Eintrag melden“ und dann „Der Eintrag betrifft mich, und er soll gelöscht werden“. Ein Konto brauchen Sie nicht. Wir antworten innerhalb eines Monats.",
    link: { to: "law_privacy", label: "Datenschutz" },
  },
];

const ratingQuestions = ({ name }: WithBrand): readonly Question[] => [
  {
    id: "echt",
    answer: `Eine Bewertung bei ${name} erscheint erst, wenn der Link in der E-Mail oder eine Einladung der Firma geöffnet wurde. Ob jemand Kunde war, prüfen wir, wenn Zweifel bestehen. Bewertungen anderer Portale prüfen wir nicht.`,
    link: { to: "law_terms", label: "Nutzungsbedingungen" },
  },
  {
    id: "bewertung-bestaetigen",
    answer: `Öffnen Sie den Link in unserer E-Mail. Er gilt ${CONFIRM_DAYS} Tage. Danach löschen wir die Bewertung.`,
  },
  {
    id: "schlechte-bewertung",
    answer:
      "Eine Firma kann keine Bewertung löschen. Ist etwas unwahr, beleidigend oder war nie jemand Kunde, legen Sie einen Einwand ein. Dann prüfen zwei Menschen, hören beide Seiten und begründen die Entscheidung.",
    link: { to: "ratings_objections", label: "Einwände" },
  },
  {
    id: "rechtswidrig",
    answer: `Mit dem Formular „Rechtswidrigen Inhalt melden“. Sie bekommen eine Bestätigung und eine begründete Entscheidung. Dagegen können Sie sich ${NOTICE_COMPLAINT_MONTHS} Monate lang beschweren.`,
    link: { to: "ugc", label: "Inhalt melden" },
  },
];

const PRODUCT_QUESTIONS: readonly Question[] = [
  {
    id: "urlaub",
    answer:
      "Unter „Abwesenheit“, einmal für alles: Öffnungszeiten, Sekretariatsservice und Sprachbot wissen dann Bescheid.",
    link: { to: "absence", label: "Abwesenheit" },
  },
  {
    id: "rechnungen",
    answer: "Unter „Dokumente“, als PDF. Alle eines Jahres laden Sie mit einem Klick herunter.",
    link: { to: "company_documents", label: "Dokumente" },
  },
  {
    id: "kuendigen",
    answer:
      "Unter „Vertragsdaten“ steht bei jedem Vertrag, bis wann Sie kündigen können. Kündigen kann dort ein Inhaber der Firma.",
    link: { to: "company_contract", label: "Vertragsdaten" },
  },
  {
    id: "umleiten",
    answer: "Für jedes Telefon gibt es eine Anleitung, in der Ihre Rufnummer schon eingesetzt ist.",
    link: { to: "secretarial_guides", label: "Telefon umleiten" },
  },
  {
    id: "vorlaeufig",
    answer:
      "Suchmaschinen, Sender und das Verzeichnis berichtigen ihre Zählung noch einige Tage. Bis wann Zahlen vorläufig sind, steht über jedem Diagramm.",
  },
  {
    id: "portale-falsch",
    answer:
      "Jedes Portal ändert in seinem eigenen Takt. Im Eintragsservice steht bei jedem, was abweicht und wer es ändern kann.",
    link: { to: "entry_service", label: "Eintragsservice" },
  },
];

const dataQuestions = ({ contactDetails }: WithBrand): readonly Question[] => [
  {
    id: "meine-daten",
    answer: "In Ihrem Bereich unter „Meine Daten“ laden Sie alles als Datei herunter, mit Zweck und Dauer.",
    link: { to: "user_dashboard", label: "Mein Bereich" },
  },
  {
    id: "cookies",
    answer:
      "Bei Einträgen zählen wir Aufrufe und Klicks als Summen, ohne etwas in Ihrem Browser zu speichern. Welche Seiten des Portals Sie benutzen, zählen wir nur, wenn Sie es erlauben.",
    link: { to: "cookie_settings", label: "Cookie-Einstellungen" },
  },
  {
    id: "newsletter-ende",
    answer: "Mit dem Link am Ende jeder Ausgabe. Es genügt ein Druck.",
  },
  {
    id: "mensch",
    answer: `Gern: ${contactDetails.servicePhone}, ${contactDetails.serviceHours}. Oder schreiben Sie an ${contactDetails.serviceMail}.`,
  },
];

/** The topics with the questions that contain every word; topics without any are left out. */
export function searched(topics: readonly Topic[], search: string): readonly Topic[] {
  const words = normalText(search).split(" ").filter(Boolean);
  const fits = ({ id, answer }: Question): boolean => {
    const text = normalText(`${QUESTIONS[id].title} ${QUESTIONS[id].words} ${answer}`);
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
}

export const countOf = (topics: readonly Topic[]): number =>
  topics.reduce((sum, { questions }) => sum + questions.length, 0);
