/** Placeholders of quick answers. The customer's and the company's name are all that a thread knows for certain. */

export const QUICK_ANSWER_PLACEHOLDERS = { name: "Name des Kunden", firma: "Name Ihrer Firma" } as const;
export type QuickAnswerValues = Record<keyof typeof QUICK_ANSWER_PLACEHOLDERS, string>;

export type QuickAnswer = { id: number; title: string; text: string };

/** What every company can use before it has written its own. */
export const SUGGESTED_QUICK_ANSWERS: readonly Omit<QuickAnswer, "id">[] = [
  {
    title: "Wir melden uns",
    text: "Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Wir melden uns innerhalb von zwei Werktagen bei Ihnen.\n\nFreundliche Grüße\n{firma}",
  },
  {
    title: "Um Rückruf bitten",
    text: "Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Am schnellsten klären wir das am Telefon. Unter welcher Nummer und wann erreichen wir Sie gut?\n\nFreundliche Grüße\n{firma}",
  },
  {
    title: "Fotos erbitten",
    text: "Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Können Sie uns zwei oder drei Fotos schicken? Dann können wir besser einschätzen, was zu tun ist.\n\nFreundliche Grüße\n{firma}",
  },
];

const PLACEHOLDER = /( *)\{(name|firma)\}/g;

/** Fills in the values, each once: braces in a value stay as they are. "Guten Tag {name}," without a name becomes "Guten Tag,". */
export const fillIn = (text: string, values: QuickAnswerValues): string =>
  text.replaceAll(PLACEHOLDER, (_whole, spaces: string, word: keyof QuickAnswerValues) =>
    values[word] === "" ? "" : spaces + values[word],
  );
