/** German texts about calls. */

/** What there is to do. */
export function openSentence(open: number): string {
  if (open === 0) return "Alle Anrufe sind erledigt";
  return open === 1 ? "Ein Anruf ist noch offen" : `${open} Anrufe sind noch offen`;
}

/** For the live region; empty if nothing came. */
export function arrivalsSentence(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "Ein neuer Anruf ist da." : `${count} neue Anrufe sind da.`;
}

/** "1:35 Min." */
export const durationText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} Min.`;
