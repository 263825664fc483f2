/** Findings about people who see, hear or use the page differently, and about small screens. */
import { counted, type TextsOf } from "./finding-text.ts";

export const ACCESS_TEXTS: TextsOf<"access" | "mobile"> = {
  "mobile.no_viewport": {
    weight: 78,
    doer: "maker",
    title: () => "Auf dem Handy erscheint die Seite winzig",
    why: "Die meisten suchen Betriebe mit dem Handy. Dort müssten sie erst zoomen.",
    what: "Lassen Sie die Seite für kleine Bildschirme einrichten. Das Erste ist die Angabe „viewport“.",
  },
  "access.zoom_locked": {
    weight: 31,
    doer: "maker",
    title: () => "Die Seite verbietet das Vergrößern",
    why: "Wer schlecht sieht, kann den Text nicht größer ziehen.",
    what: "Entfernen Sie „user-scalable=no“ und „maximum-scale=1“ aus der Angabe „viewport“.",
  },
  "access.no_language": {
    weight: 22,
    doer: "maker",
    title: () => "Die Seite sagt nicht, dass sie deutsch ist",
    why: "Vorleseprogramme sprechen den Text womöglich englisch aus, und Browser bieten eine Übersetzung an.",
    what: 'Ergänzen Sie am Anfang des Quelltexts: <html lang="de">.',
  },
  "access.images_without_text": {
    weight: 42,
    doer: "owner",
    title: ({ count }) =>
      count === 1 ? "Ein Bild hat keine Beschreibung" : `${count} Bilder haben keine Beschreibung`,
    why: "Blinde Besucher und Suchmaschinen wissen nicht, was zu sehen ist.",
    what: "Beschreiben Sie jedes Bild in einem kurzen Satz (Feld „Alternativtext“). Schmuckbilder bekommen einen leeren Text.",
  },
  "access.fields_without_label": {
    weight: 45,
    doer: "maker",
    title: ({ count }) =>
      count === 1 ? "Ein Formularfeld hat keine Beschriftung" : `${count} Formularfelder haben keine Beschriftung`,
    why: "Die graue Schrift im Feld verschwindet beim Tippen, und Vorleseprogramme nennen das Feld nicht.",
    what: "Setzen Sie über jedes Feld eine Beschriftung („label“), die zu ihm gehört.",
  },
  "access.links_without_name": {
    weight: 38,
    doer: "maker",
    title: ({ count }) => `${counted(count, "Link hat", "Links haben")} keinen Namen`,
    why: "Vorleseprogramme sagen nur „Link“. Niemand weiß, wohin er führt.",
    what: "Geben Sie Links aus Symbolen einen Namen („aria-label“) und Bildern darin einen Alternativtext.",
  },
  "access.pale_text": {
    weight: 41,
    doer: "maker",
    title: () => "Text hebt sich zu wenig vom Grund ab",
    why: "Bei Sonne oder mit schwachen Augen ist er nicht zu lesen.",
    what: "Wählen Sie eine dunklere Schrift oder einen helleren Grund, Verhältnis mindestens 4,5 zu 1.",
  },
};
