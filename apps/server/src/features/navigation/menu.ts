/** The side navigation as a pure function of a person's roles. It links built pages only. */
import type { Role } from "@portal/contract/http/access";
import { pathOf } from "@portal/contract/pages/routes";
import type { MenuItem } from "@portal/contract/navigation/calls";

const page = (label: string, pathName: string, children: MenuItem[] = []): MenuItem => ({
  label,
  pathName,
  uri: null,
  isExternal: false,
  children,
});
const heading = (label: string, children: MenuItem[]): MenuItem => ({
  label,
  pathName: null,
  uri: null,
  isExternal: false,
  children,
});
const external = (label: string, uri: string): MenuItem => ({
  label,
  pathName: null,
  uri,
  isExternal: true,
  children: [],
});

const COMPANY: MenuItem[] = [
  page("Start", "/"),
  page("Höhepunkte", pathOf("highlights")),
  heading("Mein Eintrag", [
    page("Übersicht", "/kunde/meineProdukte/eintrag/uebersicht"),
    page("Eintragsdaten", "/kunde/meineProdukte/eintrag/eintragsdaten"),
    page("Eintragsservice", "/kunde/meineProdukte/eintrag/eintragsservice"),
    page("Statistik", "/kunde/meineProdukte/eintrag/statistiken"),
    page("Geschäftskunden", "/kunde/meineProdukte/b2b/statistiken"),
    page("Für Ihre Website", "/kunde/meineProdukte/eintrag/website-einbau"),
    page("Verlauf", "/kunde/meineProdukte/eintrag/verlauf"),
    page("Vergleich mit Google", "/kunde/meineProdukte/eintrag/rechteuebertragung/uebersicht"),
    page("Selbstauskunft", "/kunde/meineProdukte/eintrag/selbstauskunft"),
  ]),
  heading("Website", [
    page("Ihre Website", "/kunde/meineProdukte/website/uebersicht"),
    page("Website-Statistik", "/kunde/meineProdukte/website/statistiken"),
    page("Sichtbarkeit in der Suche", "/kunde/meineProdukte/seo/uebersicht"),
    page("Texte und Dateien", "/kunde/meineProdukte/website/bearbeiten"),
    page("E-Mail-Postfächer", "/kunde/meineProdukte/website/email"),
    page("Website-Prüfung", "/kunde/meineProdukte/website/pruefung"),
  ]),
  heading("Bewertungen", [
    page("Ihre Bewertungen", pathOf("ratings_overview")),
    page("Bewertungen verwalten", "/kunde/meineProdukte/wer-kennt-den-besten/bewertungen-verwalten"),
    page("Auszeichnungen", "/kunde/meineProdukte/wer-kennt-den-besten/auszeichnungen"),
    page("Kunden einladen", "/kunde/meineProdukte/wer-kennt-den-besten/einladungen"),
    page("Einwände", "/kunde/meineProdukte/wer-kennt-den-besten/einwaende"),
    page("Partnernetzwerk", "/kunde/meineProdukte/wer-kennt-den-besten/partner-netzwerk"),
    page("Bewertungsstatus", "/kunde/meineProdukte/wer-kennt-den-besten/bewertungsstatus"),
    page("Vermarktungspakete", "/kunde/meineProdukte/wer-kennt-den-besten/vermarktungspakete"),
  ]),
  heading("Anfragen", [
    page("Übersicht der Anfragen", pathOf("inquiries_overview")),
    page("Angebotsanfragen", pathOf("inquiries_offers")),
    page("Bewerbungen", pathOf("inquiries_jobs")),
    page("Nachrichten", pathOf("inquiries_messages")),
  ]),
  heading("Telefon", [
    page("Sekretariatsservice", "/kunde/meineProdukte/sekretariatsservice/uebersicht"),
    page("Anleitungen", "/kunde/meineProdukte/sekretariatsservice/anleitungen"),
    page("Sprachbot", pathOf("voicebot_overview")),
    page("Abwesenheit", "/kunde/meineProdukte/abwesenheit"),
  ]),
  heading("Werbung", [
    page("Suchmaschinenwerbung", "/kunde/meineProdukte/suchmaschinenWerbung/statistiken"),
    page("Anzeigengruppen", "/kunde/meineProdukte/suchmaschinenWerbung/anzeigengruppen"),
    page("Werbebudget", "/kunde/meineProdukte/suchmaschinenWerbung/budget"),
    page("Werbebanner", "/kunde/meineProdukte/werbebanner/uebersicht"),
    page("TV-Banner", "/kunde/meineProdukte/tvbanner"),
    page("TV-Banner-Statistik", "/kunde/meineProdukte/tvbanner/statistiken"),
  ]),
  heading("Firmendaten", [
    page("Vertragsdaten", "/kunde/firmendaten/vertragsdaten"),
    page("Produkte", "/kunde/firmendaten/produkte"),
    page("Dokumente", "/kunde/firmendaten/dokumente"),
    page("Ansprechpartner", "/kunde/firmendaten/ansprechpartner"),
    page("Personen", "/kunde/firmendaten/personen"),
    page("Inhaberschaft", pathOf("claiming_confirm")),
    page("Anfragen an uns", "/kunde/firmendaten/anfragen-an-uns"),
    page("E-Mails von uns", "/kunde/firmendaten/abonnements"),
    page("Kontaktwünsche", "/kunde/firmendaten/kontaktwuensche"),
    page("Newsletter", "/b2b-newsletter"),
  ]),
];
const PERSON: MenuItem[] = [page("Mein Bereich", "/benutzer"), page("Eintrag übernehmen", pathOf("claiming_welcome"))];

/**
 * The menu for these roles; `ratingManagerUrl` is the target of "Bewertungsmanager" (Specification §6). People with
 * several companies also get the page of all of them.
 */
export function menuFor(
  roles: readonly Role[],
  { ratingManagerUrl, hasSeveralCompanies }: { ratingManagerUrl: string; hasSeveralCompanies: boolean },
): MenuItem[] {
  const menu = roles.includes("customer") ? [...COMPANY] : [];
  if (roles.includes("customer") && hasSeveralCompanies) menu.splice(1, 0, page("Alle Firmen", pathOf("companies")));
  // customer care acts for a company and has no personal area here
  if (roles.includes("user")) menu.push(...PERSON);
  if (roles.includes("ratingusermanager")) {
    menu.push(heading("Administration", [external("Bewertungsmanager", ratingManagerUrl)]));
  }
  return menu;
}
