/** What the statement on accessibility says. Each point is something that the project's tests or its issues show. */

export const TESTED: readonly string[] = [
  "Wir haben selbst geprüft: jede Seite mit einem Prüfprogramm (axe), bei 320 Pixeln Breite und mit doppelt großer Schrift, und die wichtigsten Wege mit der Tastatur.",
  "Eine Prüfung durch Menschen mit Behinderung oder eine unabhängige Stelle gab es noch nicht.",
];

export const MET: readonly string[] = [
  "Alles lässt sich mit der Tastatur bedienen. Der Fokus ist sichtbar.",
  "Überschriften, Beschriftungen, Fehler und Meldungen werden vorgelesen.",
  "Text hat genug Kontrast, auch im dunklen Modus.",
  "Die Seiten passen auf 320 Pixel Breite und bleiben mit doppelt großer Schrift lesbar.",
  "Zu jedem Diagramm gibt es eine Tabelle.",
  "Bewegung ist abgeschaltet, wenn Ihr Gerät das wünscht.",
];

export const NOT_YET: readonly string[] = [
  "Einige PDF sind nicht mit Struktur für Vorleseprogramme versehen (WCAG 1.3.1), zum Beispiel der Brief mit dem Code.",
  "Bilder, Texte und PDF, die Firmen selbst hochladen, prüfen wir nicht. Alternativtexte können fehlen (WCAG 1.1.1).",
  "Aufnahmen von Anrufen haben nicht immer eine Abschrift (WCAG 1.2.1).",
  "Erklärungen in Leichter Sprache und in Gebärdensprache gibt es nicht.",
];
