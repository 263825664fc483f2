/** The error for a text that is not a time of day: what it seems to mean, and where to enter that. */

const DEFAULT = "Bitte geben Sie eine Uhrzeit wie 08:00 ein.";
/** Longer texts were pasted by mistake. */
const MAX_LENGTH = 120;

/** The first pattern that matches wins. Texts are in lower case. */
const REFUSALS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /vereinb|absprache|termin|anfrage|anmeld/,
    "Bitte wählen Sie dafür beim Tag „Nur nach Vereinbarung“ oder „Auch nach Vereinbarung“.",
  ],
  [/geschlossen|ruhetag|^zu$/, "Bitte stellen Sie dafür den Tag auf „geschlossen“."],
  [
    /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)(?!\p{L})|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|feiertag|täglich|werktag|wochentag/u,
    "Bitte geben Sie nur die Uhrzeiten ein. Für andere Tage gibt es „Übertragen“.",
  ],
  [
    /durchgehend|rund um|immer|24 ?\/ ?7/,
    "Bitte geben Sie Beginn und Ende an, zum Beispiel: 8–18. Rund um die Uhr ist 0–24.",
  ],
  [/(?:\d|uhr|h) ?(?:[-–—]|bis)$|open end|^ab |ende offen/, "Bitte geben Sie auch das Ende an, zum Beispiel: 8–17."],
  [/^(?:[-–—]|bis) ?\d/, "Bitte geben Sie auch den Beginn an, zum Beispiel: 8–17."],
  [
    /(?<!\p{L})(?:ca|circa|gegen|etwa|ungefähr)(?!\p{L})/u,
    "Bitte geben Sie eine genaue Uhrzeit an, zum Beispiel: 8:30.",
  ],
  [/^\d[\d:.,h ]*(?:uhr)?$/, "Diese Uhrzeit gibt es nicht. Bitte schreiben Sie zum Beispiel: 8:30."],
];

/** The German message for a text that `OPENING_HOUR_PATTERN` refuses, shown beside the field. */
export const timeRefusal = (text: string): string => {
  if (text.length > MAX_LENGTH) return DEFAULT;
  const plain = text.toLowerCase().trim();
  return REFUSALS.find(([pattern]) => pattern.test(plain))?.[1] ?? DEFAULT;
};
