/** Problems of the entry, its files and its statistics. */
import type { Problem } from "./problem.ts";

export const ENTRY_PROBLEMS = {
  "entry.not_found": { status: 404, message: "Zu dieser Firma gibt es noch keinen Eintrag." },
  "entry.stale_version": {
    status: 409,
    message: "Jemand anderes hat diesen Teil inzwischen geändert. Bitte vergleichen Sie beide Fassungen.",
  },
  "entry.change_not_found": { status: 404, message: "Diese Änderung gibt es nicht mehr." },
  "entry.change_not_undoable": {
    status: 409,
    message: "Diese Änderung lässt sich nicht mehr rückgängig machen. Nur die letzten 20 sind umkehrbar.",
  },
  "entry.difference_changed": {
    status: 409,
    message: "Der Vorschlag hat sich inzwischen geändert. Bitte vergleichen Sie noch einmal.",
  },
  "entry.trade_unknown": {
    status: 400,
    message: "Diese Branche kennen wir nicht. Bitte wählen Sie eine aus der Liste.",
  },
  "entry.name_imitates_provider": {
    status: 400,
    message: "Dieser Text ahmt den Namen des Anbieters nach. Bitte wählen Sie einen anderen.",
  },
  "files.busy": {
    status: 503,
    message: "Gerade laden sehr viele Menschen Dateien hoch. Bitte versuchen Sie es gleich noch einmal.",
  },
  "files.missing": { status: 400, message: "Bitte wählen Sie eine Datei aus." },
  "files.not_found": {
    status: 404,
    message: "Die hochgeladene Datei ist nicht mehr da. Bitte laden Sie sie erneut hoch.",
  },
  "files.too_large": { status: 413, message: "Die Datei ist zu groß. Erlaubt sind höchstens 10 MB." },
  "files.too_many_pixels": {
    status: 413,
    message: "Das Bild hat zu viele Bildpunkte. Erlaubt sind höchstens 50 Megapixel.",
  },
  "files.type_not_allowed": { status: 415, message: "Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder GIF." },
  "files.unreadable": { status: 400, message: "Das Bild ist beschädigt und lässt sich nicht lesen." },
  "tracking.no_consent": { status: 403, message: "In diesem Browser ist keine Statistik erlaubt." },
  "tracking.signature_invalid": {
    status: 403,
    message: "Die Unterschrift der Lieferung ist ungültig oder zu alt.",
  },
} as const satisfies Record<string, Problem>;
