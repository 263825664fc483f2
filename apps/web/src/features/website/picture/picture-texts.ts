/** German texts of a website's picture. Pure. */
import type { WebsitePicture } from "@portal/contract/website/check/model";

/** What is said below the picture's age, or in its place; null if there is nothing to say. */
export function pictureText({ takenAt, isComing, trouble }: WebsitePicture): string | null {
  const hasPicture = takenAt !== null;
  if (isComing) return hasPicture ? "Ein neues Bild wird gerade aufgenommen." : "Das Bild wird gerade aufgenommen.";
  if (trouble === "no_browser") return hasPicture ? null : "Von dieser Seite gibt es kein Bild.";
  if (trouble === "failed")
    return hasPicture ? "Ein neues Bild ließ sich nicht aufnehmen." : "Von dieser Seite ließ sich kein Bild aufnehmen.";
  return hasPicture ? null : "Ein Bild folgt mit der nächsten Prüfung.";
}
