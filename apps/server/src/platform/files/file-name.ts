/** The name that a file had on its owner's device: kept as a label, never used as a path. */

// Control characters, line separators, and the marks that hide or turn writing ("gpj.exe" read backwards).
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const LONGEST = 120;

/** The last step of a path, without hidden characters, at most 120 characters; "" where nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize("NFC").replace(HIDDEN, "").split(/[/\\]/).at(-1) ?? "";
  return Array.from(last.replace(/^\.+/, "").trim()).slice(0, LONGEST).join("");
}
