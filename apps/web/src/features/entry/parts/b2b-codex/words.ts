/** The codex of the directory for business customers, as people read it before they sign (Specification §7 "b2b-codex"). */

/** What a company promises to other businesses. The same for all brands; a signature counts for this wording. */
export const B2B_CODEX_PROMISES = [
  "Wir antworten auf jede Anfrage innerhalb von zwei Werktagen, auch wenn wir sie nicht annehmen können.",
  "Wir nennen Preise schriftlich und vollständig, bevor ein Auftrag beginnt.",
  "Wir halten zugesagte Termine ein und melden uns sofort, wenn einer nicht zu halten ist.",
  "Wir bezahlen unsere Lieferanten pünktlich und zu den vereinbarten Bedingungen.",
  "Wir behandeln vertraulich, was wir über andere Firmen erfahren.",
  "Wir beantworten Beschwerden persönlich und suchen zuerst eine Einigung.",
] as const;

/** What the codex is for, where a company is not in the directory for business customers. */
export const B2B_CODEX_PURPOSE =
  "Mit dem B2B-Kodex sagen Firmen im Verzeichnis für Geschäftskunden anderen Firmen Verlässlichkeit zu; unterschreiben können Sie ihn, sobald Ihre Firma dort erscheint.";
