/** Findings about speed, weight, and what does not answer. */
import { counted, type TextsOf } from "./finding-text.ts";

export const SPEED_TEXTS: TextsOf<"speed" | "links" | "security"> = {
  "links.broken": {
    weight: 52,
    doer: "owner",
    title: ({ count }) => (count === 1 ? "Ein Link führt ins Leere" : `${count} Links führen ins Leere`),
    why: "Wer darauf klickt, sieht eine Fehlermeldung und gibt oft auf.",
    what: "Stellen Sie die Adresse richtig oder nehmen Sie den Link heraus.",
  },
  "links.broken_files": {
    weight: 58,
    doer: "maker",
    title: ({ count }) => `${counted(count, "Datei", "Dateien")} der Seite gibt es nicht`,
    why: "Bilder fehlen dann, oder ein Teil der Seite sieht falsch aus oder arbeitet nicht.",
    what: "Laden Sie die Dateien neu hoch oder entfernen Sie die Verweise.",
  },
  "security.mixed_content": {
    weight: 59,
    doer: "maker",
    title: ({ count }) => `Die sichere Seite lädt ${counted(count, "Datei", "Dateien")} unverschlüsselt`,
    why: "Browser blockieren solche Dateien oder nehmen das Schloss neben der Adresse weg.",
    what: "Ändern Sie in den Verweisen „http:“ zu „https:“.",
  },
  "speed.slow_answer": {
    weight: 50,
    doer: "host",
    title: ({ value }) => `Der Server antwortet erst nach ${value} Sekunden`,
    why: "So lange sehen Besucher eine leere Seite. Viele warten das nicht ab.",
    what: "Fragen Sie Ihren Anbieter nach einem Zwischenspeicher („Cache“) für die Seiten oder nach einem schnelleren Tarif.",
  },
  "speed.heavy": {
    weight: 46,
    doer: "owner",
    title: ({ value }) => `Die Seite ist mit mindestens ${value} MB zu schwer`,
    why: "Unterwegs dauert das Laden mehrere Sekunden und verbraucht Datenvolumen.",
    what: "Verkleinern Sie die Bilder vor dem Hochladen: 1.600 Pixel Breite genügen, am besten als WebP.",
  },
  "speed.not_compressed": {
    weight: 36,
    doer: "host",
    title: () => "Der Server verschickt Texte unkomprimiert",
    why: "Seite und Programme sind dadurch drei- bis viermal so groß wie nötig.",
    what: "Lassen Sie die Kompression (gzip oder Brotli) einschalten.",
  },
  "speed.not_cached": {
    weight: 18,
    doer: "host",
    title: () => "Bilder und Programme werden bei jedem Besuch neu geladen",
    why: "Wer von Seite zu Seite geht, wartet jedes Mal wieder.",
    what: "Lassen Sie für Bilder, Stile und Skripte eine Haltbarkeit einrichten („Cache-Control“), zum Beispiel einen Monat.",
  },
  "speed.no_http2": {
    weight: 16,
    doer: "host",
    title: () => "Der Server spricht nur HTTP/1.1",
    why: "HTTP/2 lädt viele kleine Dateien zugleich. Auf dem Handy spart das spürbar Zeit.",
    what: "Fragen Sie Ihren Anbieter nach HTTP/2. Es kostet meist nichts.",
  },
};
