/**
 * Questions that people ask about the portal, by their anchors, with other words for them. The page of questions has the
 * answers; the product's search finds the questions.
 */
export const QUESTIONS = {
  passwort: { title: "Ich habe mein Passwort vergessen. Was nun?", words: "kennwort vergessen anmelden login" },
  "mail-fehlt": { title: "Die E-Mail von Ihnen kommt nicht an. Warum?", words: "spam bestätigung nicht angekommen" },
  kosten: { title: "Kostet das Portal etwas?", words: "preis kostenlos geld" },
  kollegen: { title: "Können mehrere Menschen für eine Firma arbeiten?", words: "mitarbeiter einladen zugriff" },
  "profil-loeschen": { title: "Wie lösche ich mein Profil?", words: "konto kündigen abmelden" },
  uebernehmen: { title: "Wie bekomme ich Zugriff auf den Eintrag meiner Firma?", words: "firma beanspruchen inhaber" },
  fehler: { title: "In einem Eintrag stimmt etwas nicht. Was kann ich tun?", words: "falsch melden" },
  "wann-sichtbar": { title: "Wann ist meine Änderung zu sehen?", words: "dauer portale änderung" },
  rueckgaengig: { title: "Kann ich eine Änderung zurücknehmen?", words: "zurücknehmen wiederherstellen" },
  "eintrag-loeschen": {
    title: "Ich bin Einzelunternehmer und möchte nicht im Verzeichnis stehen. Geht das?",
    words: "datenschutz entfernen",
  },
  echt: { title: "Woher weiß ich, dass Bewertungen echt sind?", words: "fake geprüft" },
  "bewertung-bestaetigen": {
    title: "Ich habe bewertet, aber die Bewertung ist nicht zu sehen.",
    words: "link bestätigen",
  },
  "schlechte-bewertung": { title: "Kann ich eine schlechte Bewertung löschen lassen?", words: "einwand beleidigung" },
  rechtswidrig: { title: "Wie melde ich etwas Rechtswidriges?", words: "dsa meldung" },
  "meine-daten": { title: "Welche Daten haben Sie von mir?", words: "auskunft dsgvo export" },
  cookies: { title: "Werde ich hier gezählt?", words: "tracking statistik" },
  "newsletter-ende": { title: "Wie bestelle ich den Newsletter ab?", words: "abbestellen" },
  mensch: { title: "Ich möchte mit einem Menschen sprechen.", words: "telefon anrufen kontakt hilfe kundendienst" },
  urlaub: { title: "Wie trage ich Urlaub ein?", words: "betriebsferien abwesenheit geschlossen" },
  rechnungen: { title: "Wo finde ich meine Rechnungen?", words: "belege dokumente pdf" },
  kuendigen: { title: "Wie kündige ich ein Produkt?", words: "vertrag laufzeit frist" },
  umleiten: { title: "Wie leite ich mein Telefon um?", words: "rufumleitung sekretariat sprachbot" },
  vorlaeufig: { title: "Warum ändern sich Zahlen noch nach Tagen?", words: "vorläufig statistik berichtigt" },
  "portale-falsch": {
    title: "Warum stehe ich auf anderen Portalen noch falsch?",
    words: "eintragsservice verzeichnisse prüfung",
  },
} as const;
export type QuestionId = keyof typeof QUESTIONS;
