/** Findings about what the law asks for. The check names what it saw and is no legal advice. */
import { counted, type TextsOf } from "./finding-text.ts";

const LIST = new Intl.ListFormat("de");

export const LEGAL_TEXTS: TextsOf<"legal" | "privacy"> = {
  "legal.no_imprint": {
    weight: 90,
    doer: "owner",
    title: () => "Es führt kein Link zum Impressum",
    why: "Geschäftliche Websites brauchen nach § 5 DDG ein Impressum, das von jeder Seite aus leicht zu finden ist. Sonst drohen Abmahnung und Bußgeld.",
    what: "Setzen Sie unten auf jede Seite einen Link „Impressum“.",
  },
  "legal.imprint_broken": {
    weight: 89,
    doer: "maker",
    title: () => "Die Seite mit dem Impressum gibt es nicht",
    why: "Der Link ist da, führt aber ins Leere. Vor dem Gesetz ist das wie kein Impressum.",
    what: "Lassen Sie den Link berichtigen.",
  },
  "legal.imprint_incomplete": {
    weight: 66,
    doer: "owner",
    title: ({ count }) => `Im Impressum ${count === 1 ? "fehlt eine Angabe" : `fehlen ${count} Angaben`}`,
    why: "§ 5 DDG zählt auf, was dort stehen muss. Fehlt etwas, kann das abgemahnt werden.",
    what: "Ergänzen Sie die genannten Angaben. Im Zweifel fragen Sie Ihre Kammer oder einen Anwalt.",
  },
  "legal.no_privacy": {
    weight: 85,
    doer: "owner",
    title: () => "Es führt kein Link zur Datenschutzerklärung",
    why: "Jede Website verarbeitet mindestens die Adressen ihrer Besucher. Darüber müssen Sie nach der DSGVO informieren.",
    what: "Legen Sie eine Seite „Datenschutz“ an und verlinken Sie sie unten auf jeder Seite.",
  },
  "legal.privacy_broken": {
    weight: 84,
    doer: "maker",
    title: () => "Die Seite mit der Datenschutzerklärung gibt es nicht",
    why: "Der Link ist da, führt aber ins Leere.",
    what: "Lassen Sie den Link berichtigen.",
  },
  "privacy.third_parties": {
    weight: 74,
    doer: "maker",
    title: ({ places, count }) =>
      count === 1
        ? `Die Seite lädt ${places[0]}, bevor jemand zugestimmt hat`
        : `Die Seite lädt ${counted(count, "fremder Dienst", "fremde Dienste")}, bevor jemand zugestimmt hat`,
    why: "Schon beim Öffnen erfahren andere Firmen die Adresse Ihrer Besucher. Wegen eingebundener Schriften von Google wurde tausendfach abgemahnt.",
    what: "Legen Sie Schriften auf den eigenen Server. Karten, Filme und Messung laden Sie erst nach einem Klick.",
  },
  "privacy.cookies": {
    weight: 72,
    doer: "maker",
    title: ({ places }) => `Die Seite setzt Cookies zur Messung, bevor jemand zugestimmt hat: ${LIST.format(places)}`,
    why: "§ 25 TDDDG erlaubt vor der Zustimmung nur Cookies, die technisch nötig sind.",
    what: "Schalten Sie die Messung ab oder lassen Sie sie erst nach der Zustimmung beginnen.",
  },
};
