/** The letter with a claim's code: one tagged A4 page for a DIN 5008 window envelope. */
import type { Brand } from "@portal/contract/brands/brand";
import { shownClaimCode } from "@portal/contract/claiming/rules";
import { germanDay, germanInstant } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { imprintLine } from "../../platform/pdf/imprint-line.ts";
import { mm, Pdf } from "../../platform/pdf/pdf.ts";

export type ClaimLetter = {
  brand: Brand;
  company: string;
  /** For example "Lindenstraße 12, 10969 Berlin". */
  address: string;
  code: string;
  expiresAt: Date;
  writtenAt: Date;
  /** The page on which the code is entered. */
  page: string;
  fonts?: readonly string[];
};

const LEFT = mm(25);
const WIDTH = mm(165);
const WINDOW = mm(45);
const WINDOW_WIDTH = mm(80);
const BODY = mm(100);
const IMPRINT = mm(277);

/** Returns the PDF's bytes. */
export function claimLetter(letter: ClaimLetter): Promise<Buffer> {
  const { brand, company, fonts } = letter;
  const title = `Ihr Code für den Eintrag von ${company}`;
  const pdf = new Pdf({ title, author: brand.imprint.company, isAccessible: true, fonts });
  const { doc, root } = pdf;

  /** Writes one tagged block of text, below the previous one unless `at` is given. */
  const write = (
    tag: "P" | "H1",
    text: string,
    { size = 10, bold = false, at = doc.y + 10, width = WIDTH } = {},
  ): void => {
    const style = { size, weight: bold ? "bold" : "plain" } as const;
    root.add(pdf.element(tag, text, () => pdf.write(text, { x: LEFT, y: at, width }, style)));
  };

  write("P", `${brand.imprint.company}, ${brand.imprint.address.join(", ")}`, {
    size: 6,
    at: WINDOW,
    width: WINDOW_WIDTH,
  });
  write("P", [company, ...letter.address.split(", ")].join("\n"), { at: WINDOW + mm(8), width: WINDOW_WIDTH });
  write("P", germanDay(berlinDate(letter.writtenAt.getTime())), { at: BODY - mm(12) });
  write("H1", title, { size: 13, bold: true, at: BODY });
  for (const text of [
    "Guten Tag,",
    `jemand möchte Ihren Eintrag bei ${brand.name} übernehmen und hat angegeben, für ${company} zu sprechen. Zur Prüfung schicken wir diesen Code an die Anschrift, die im Eintrag steht:`,
  ])
    write("P", text);
  write("P", shownClaimCode(letter.code), { size: 22, bold: true });
  for (const text of [
    `Geben Sie den Code bis ${germanInstant(letter.expiresAt.getTime())} Uhr auf dieser Seite ein:\n${letter.page}`,
    "Die Übernahme ist kostenlos und kein Vertrag. Sie können den Eintrag danach selbst pflegen und jederzeit wieder abgeben.",
    `Waren Sie das nicht? Dann geben Sie den Code nicht weiter. Ohne ihn bleibt alles, wie es ist. Fragen beantworten wir unter ${brand.contactDetails.servicePhone} (${brand.contactDetails.serviceHours}).`,
    `Freundliche Grüße\nIhr Team von ${brand.name}`,
  ])
    write("P", text);
  write("P", imprintLine(brand), { size: 7, at: IMPRINT });
  root.end();
  return pdf.finish();
}
