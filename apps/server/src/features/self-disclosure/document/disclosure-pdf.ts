/** The disclosure as a tagged PDF (PDF/UA) with language, title, headings, paragraphs and tables. */
import { setImmediate } from "node:timers/promises";
import type { Brand } from "@portal/contract/brands/brand";
import { germanInstant } from "@portal/contract/text/formats";
import type { DisclosureSection, SelfDisclosure } from "@portal/contract/self-disclosure/calls";
import { imprintLine } from "../../../platform/pdf/imprint-line.ts";
import { type Sheet, openSheet } from "./sheet.ts";

export type DisclosureDocument = { brand: Brand; disclosure: SelfDisclosure; fonts: readonly string[] };

/** Returns the PDF's bytes. Yields after each section, so that other requests are served meanwhile. */
export async function disclosurePdf({ brand, disclosure, fonts }: DisclosureDocument): Promise<Buffer> {
  const { company_name: company, company_id: id, madeAt, sections, recipients } = disclosure;
  const sheet = openSheet({
    title: `Selbstauskunft: ${company}`,
    author: brand.imprint.company,
    accent: brand.mailAccent,
    fonts,
    footer: imprintLine(brand),
  });
  sheet.paragraph(brand.name, { look: "brand" });
  sheet.heading(1, `Selbstauskunft: ${company}`);
  sheet.paragraph(
    `Das speichern wir über Ihre Firma (Nr. ${id}), wozu, woher es kommt, wie lange es bleibt und wer es bekommen hat. Stand: ${germanInstant(madeAt)} Uhr.`,
  );
  sheet.paragraph(
    `Stimmt etwas nicht? Sie können fast alles im Portal ändern. Fragen beantworten wir unter ${brand.contactDetails.servicePhone} (${brand.contactDetails.serviceHours}) oder ${brand.contactDetails.serviceMail}.`,
  );
  sheet.heading(2, "Wer Daten Ihrer Firma bekommen hat");
  if (recipients.length === 0) sheet.paragraph("Niemand außerhalb unseres Hauses.");
  else {
    const rows = recipients.map(({ name, what, since }) => [name, what, since === null ? "" : germanInstant(since)]);
    sheet.table({ headings: ["Wer", "Was", "Seit"], rows });
  }
  for (const section of sections) {
    await setImmediate();
    writeSection(sheet, section);
  }
  return sheet.finish();
}

function writeSection(sheet: Sheet, section: DisclosureSection): void {
  sheet.heading(2, section.title);
  sheet.paragraph(`Wozu: ${section.purpose}`, { look: "note" });
  sheet.paragraph(`Woher: ${section.source}`, { look: "note" });
  sheet.paragraph(`Wie lange: ${section.retention}`, { look: "note" });
  if (section.facts.length > 0) {
    sheet.table({ headings: ["Angabe", "Wert"], rows: section.facts.map(({ term, value }) => [term, value]) });
  }
  if (section.table !== null) sheet.table(section.table);
  const shown = section.table?.rows.length ?? 0;
  if (section.total === 0) sheet.paragraph("Dazu ist nichts gespeichert.");
  else if (shown > 0 && shown < section.total) {
    sheet.paragraph(`Gezeigt sind die neuesten ${shown} von ${section.total}. Alle stehen im Portal.`);
  }
}
