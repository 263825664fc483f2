/**
 * The codex of the directory for business customers, as people read it before they sign it (Specification §7
 * "b2b-codex").
 */

/** What a company promises to other businesses. All brands share this text, and a signature is for this text. */
export const B2B_CODEX_PROMISES = [
  "Wir antworten auf jede Anfrage innerhalb von zwei Werktagen, auch wenn wir sie nicht annehmen können.",
  "Wir nennen Preise schriftlich und vollständig, bevor ein Auftrag beginnt.",
  "Wir halten zugesagte Termine ein und melden uns sofort, wenn einer nicht zu halten ist.",
  "Wir bezahlen unsere Lieferanten pünktlich und zu den vereinbarten Bedingungen.",
  "Wir behandeln vertraulich, was wir über andere Firmen erfahren.",
  "Wir beantworten Beschwerden persönlich und suchen zuerst eine Einigung.",
] as const;

/** The purpose of the codex, for companies that are not in the directory for business customers. */
export const B2B_CODEX_PURPOSE =
  "Mit dem B2B-Kodex sagen Firmen im Verzeichnis für Geschäftskunden anderen Firmen Verlässlichkeit zu; unterschreiben können Sie ihn, sobald Ihre Firma dort erscheint.";
