/** The name of a file on the uploader's device. It is a label, never a path. */

// Control characters, line separators, and the marks that hide or turn writing ("gpj.exe" read backwards).
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const LONGEST = 120;

/** The last segment of a path without invisible characters, at most 120 characters; "" if nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize("NFC").replace(HIDDEN, "").split(/[/\\]/).at(-1) ?? "";
  return Array.from(last.replace(/^\.+/, "").trim()).slice(0, LONGEST).join("");
}
