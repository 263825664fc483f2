/** Findings about what the page says, to people and to machines. */
import type { TextsOf } from "./finding-text.ts";

export const CONTENT_TEXTS: TextsOf<"page" | "content" | "data"> = {
  "page.under_construction": {
    weight: 95,
    doer: "owner",
    title: () => "Unter der Adresse liegt noch keine Website",
    why: "Wer Sie sucht, sieht einen Platzhalter und geht weiter.",
    what: "Stellen Sie wenigstens eine Seite mit Anschrift, Telefon und Öffnungszeiten ein. Oder lassen Sie die Adresse auf Ihren Eintrag leiten.",
  },
  "page.frames": {
    weight: 79,
    doer: "maker",
    title: () => "Die Seite besteht aus Frames",
    why: "Diese Technik ist veraltet: Auf dem Handy ist sie kaum zu bedienen, und Suchmaschinen finden den Inhalt nicht.",
    what: "Lassen Sie die Website neu aufsetzen. Ihre Texte und Bilder können Sie behalten.",
  },
  "page.needs_script": {
    weight: 40,
    doer: "maker",
    title: () => "Ohne JavaScript bleibt die Seite leer",
    why: "Suchmaschinen, Vorschauen in Nachrichten und diese Prüfung sehen keinen Text. Impressum, Überschriften und Bilder ließen sich deshalb nicht prüfen.",
    what: "Bitten Sie um eine Fassung, die der Server fertig ausliefert („Server Rendering“ oder „Prerendering“).",
  },
  "content.no_title": {
    weight: 60,
    doer: "owner",
    title: () => "Die Seite hat keinen Titel",
    why: "Der Titel ist die blaue Zeile im Suchergebnis. Ohne ihn denkt sich die Suchmaschine etwas aus.",
    what: "Schreiben Sie, was Sie tun und wo: „Dachdecker in Köln – Dachdeckerei Lorenz“.",
  },
  "content.title_says_nothing": {
    weight: 54,
    doer: "owner",
    title: ({ places }) => `Der Titel „${places[0]}“ sagt nichts über Ihre Firma`,
    why: "Der Titel ist die blaue Zeile im Suchergebnis. Er entscheidet mit, ob jemand darauf klickt.",
    what: "Schreiben Sie, was Sie tun und wo, und dann den Namen Ihrer Firma.",
  },
  "content.title_long": {
    weight: 12,
    doer: "owner",
    title: ({ value }) => `Der Titel ist mit ${value} Zeichen zu lang`,
    why: "Suchmaschinen schneiden nach etwa 60 Zeichen ab.",
    what: "Kürzen Sie ihn auf das Wichtigste: was, wo, wer.",
  },
  "content.no_description": {
    weight: 35,
    doer: "owner",
    title: () => "Der Seite fehlt eine Beschreibung für Suchergebnisse",
    why: "Die zwei Zeilen unter dem Titel wählt dann die Suchmaschine, oft aus dem Menü.",
    what: "Schreiben Sie in einem oder zwei Sätzen, was Kunden bei Ihnen finden (Feld „Meta-Beschreibung“).",
  },
  "content.no_heading": {
    weight: 26,
    doer: "owner",
    title: () => "Die Seite hat keine Hauptüberschrift",
    why: "Suchmaschinen und Vorleseprogramme erkennen an ihr, worum es geht.",
    what: "Machen Sie die wichtigste Zeile zur „Überschrift 1“.",
  },
  "content.several_headings": {
    weight: 9,
    doer: "owner",
    title: ({ value }) => `Die Seite hat ${value} Hauptüberschriften`,
    why: "Wer sich die Seite vorlesen lässt, springt von Überschrift zu Überschrift und verliert hier die Ordnung.",
    what: "Lassen Sie eine „Überschrift 1“ stehen und machen Sie die anderen zu „Überschrift 2“.",
  },
  "content.heading_skipped": {
    weight: 6,
    doer: "owner",
    title: () => "Die Überschriften überspringen eine Stufe",
    why: "Vorleseprogramme suchen dann nach einem Abschnitt, den es nicht gibt.",
    what: "Setzen Sie nach „Überschrift 1“ die „Überschrift 2“, dann die „Überschrift 3“.",
  },
  "data.different": {
    weight: 76,
    doer: "maker",
    title: ({ count }) =>
      `Die Daten für Suchmaschinen weichen in ${count === 1 ? "einer Angabe" : `${count} Angaben`} von Ihrem Eintrag ab`,
    why: "Google und Karten-Apps lesen diese Daten. Stehen dort alte Zeiten oder Nummern, kommen Kunden vergeblich.",
    what: "Entscheiden Sie, welche Angabe stimmt. Ändern Sie dann den Eintrag hier oder die strukturierten Daten (JSON-LD) der Website.",
  },
  "data.unreadable": {
    weight: 48,
    doer: "maker",
    title: () => "Die Daten für Suchmaschinen enthalten einen Schreibfehler",
    why: "Ein fehlendes Komma genügt, und Suchmaschinen verwerfen alles, was dort über Ihre Firma steht.",
    what: "Lassen Sie den Abschnitt „application/ld+json“ berichtigen.",
  },
  "data.invalid": {
    weight: 47,
    doer: "maker",
    title: ({ count }) =>
      `In den Daten für Suchmaschinen ${count === 1 ? "ist eine Angabe falsch" : `sind ${count} Angaben falsch`}`,
    why: "Suchmaschinen übergehen Angaben, deren Form sie nicht kennen. Fehlt eine Pflichtangabe, übergehen sie alle.",
    what: "Lassen Sie die genannten Angaben in den strukturierten Daten berichtigen.",
  },
  "data.incomplete": {
    weight: 27,
    doer: "maker",
    title: ({ count }) =>
      `In den Daten für Suchmaschinen ${count === 1 ? "fehlt eine Angabe" : `fehlen ${count} Angaben`} aus Ihrem Eintrag`,
    why: "Suchmaschinen zeigen im Ergebnis nur, was sie dort finden.",
    what: "Lassen Sie die genannten Angaben in den strukturierten Daten ergänzen.",
  },
  "data.missing": {
    weight: 28,
    doer: "maker",
    title: () => "Die Seite nennt Anschrift und Zeiten nur für Menschen, nicht für Maschinen",
    why: "Mit strukturierten Daten zeigen Suchmaschinen Öffnungszeiten und Telefon gleich im Ergebnis.",
    what: "Lassen Sie Anschrift, Telefon und Zeiten als „LocalBusiness“ (JSON-LD) einbauen.",
  },
};
