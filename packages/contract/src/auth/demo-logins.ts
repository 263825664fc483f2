/** The people of the demo data. They exist with developer tools only; a build without these leaves them out. */

/** Password of every demo person. */
export const demoPassword = "Demo-Portal-2026";

/** The person of customer care, and the secret of the second factor that it has (base 32). */
export const demoAgent = { login: "support@demo.example", secret: "NAHBEI2DEMO3AGENT4CODE5SECRET6AA" } as const;

/** Login name of each person and what it shows: in English for the terminal, in German for the page. */
export const demoLogins = [
  { login: "firma@demo.example", shows: "five companies", inGerman: "Fünf Firmen, zwischen denen man wechselt" },
  { login: "einzel@demo.example", shows: "one company", inGerman: "Eine Firma" },
  { login: "verbraucher@demo.example", shows: "no company", inGerman: "Keine Firma: nur der eigene Bereich" },
  { login: "handel@demo.example", shows: "role tradesmanager", inGerman: "Rolle „tradesmanager“" },
  {
    login: "bewertung@demo.example",
    shows: "role ratingusermanager",
    inGerman: "Rolle „ratingusermanager“ mit dem Menü Administration",
  },
  {
    login: "bewertung2@demo.example",
    shows: "a second ratingusermanager: objections need four eyes",
    inGerman: "Noch jemand mit der Rolle „ratingusermanager“: Über Einwände entscheiden zwei Personen",
  },
  {
    login: demoAgent.login,
    shows: "customer care (role cuca), with a second factor",
    inGerman: "Kundendienst (Rolle „cuca“), mit Anmelde-Code",
  },
] as const;
