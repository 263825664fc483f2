/** Every PDF that the portal makes, held against the rules of PDF/UA that a program can check. */
import { BRANDS } from "@portal/contract/brands/brands";
import { describe, expect, test } from "vitest";
import { claimLetter } from "../../features/claiming/letter.ts";
import { letterPdf } from "../../features/company-data/documents/letter-pdf.ts";
import { employerFiles, fileOf, signetFiles } from "../../features/ratings/awards/files.ts";
import { posterPdf } from "../../features/ratings/invitations/poster-pdf.ts";
import { disclosurePdf } from "../../features/self-disclosure/document/disclosure-pdf.ts";
import { mm, Pdf } from "../../platform/pdf/pdf.ts";
import { pdfUaFaults } from "./pdf-ua.ts";

const [brand] = BRANDS;
const fonts: string[] = [];
const shared = { brand, origin: "https://www.nahbei.example", fonts };
const standing = (name: string) => ({
  name,
  sum: { ratings: 123, stars: 579 },
  countedFrom: "2025-11-24",
  hasSignet: true,
  isLocked: false,
  awardedOn: "2026-03-02",
});
const section = {
  key: "contacts",
  title: "Ansprechpartner",
  purpose: "Damit wir Sie erreichen.",
  source: "Ihre Angaben.",
  retention: "Bis Sie es ändern.",
  place: null,
  facts: [{ term: "Firmenname", value: "Anna" }],
  // Long enough for several pages.
  table: { headings: ["Name", "E-Mail"], rows: Array.from({ length: 90 }, (_, at) => [`Person ${at}`, "a@b.example"]) },
  total: 200,
};
const madeAt = "2026-11-01T09:00:00.000Z";

const MADE: Record<string, (name: string) => Promise<Buffer>> = {
  signet: async (name) => (await fileOf(signetFiles(standing(name), 4711, shared), "pdf")).bytes,
  "top-employer badge": async (name) => {
    const survey = { surveyedOn: "2026-05-01", answers: 12, recommending: 11 };
    return (await fileOf(employerFiles({ companyId: 4711, name, survey }, ["Umfrage", "Anteil"], shared), "pdf")).bytes;
  },
  poster: (company) => posterPdf({ company, url: "https://a.example/b", brand, layout: "poster", fonts }),
  cards: (company) => posterPdf({ company, url: "https://a.example/b", brand, layout: "cards", fonts }),
  "self-disclosure": (company_name) => {
    const disclosure = { company_id: 4711, company_name, madeAt, sections: [section], recipients: [] };
    return disclosurePdf({ brand, disclosure, fonts });
  },
  invoice: (name) =>
    letterPdf(
      {
        title: "Rechnung 4711",
        receiver: [name, "Straße 1", "10115 Berlin"],
        facts: [["Datum", "10.06.2026"]],
        lines: [["Eintrag", "12,00 €"]],
        closing: ["Vielen Dank."],
      },
      brand,
    ),
  "letter with a code": (company) =>
    claimLetter({
      brand,
      company,
      address: "Lindenstraße 12, 10969 Berlin",
      code: "ABCD2345",
      expiresAt: new Date("2026-12-01T09:00:00Z"),
      writtenAt: new Date(madeAt),
      page: "https://www.nahbei.example/claiming",
      fonts,
    }),
};

describe.each(Object.keys(MADE))("the PDF %s", (kind) => {
  test.each(["Malerei Anna", "مطعم النيل & 北京 Söhne", "W".repeat(120)])("of %j has no fault", async (name) => {
    expect(await pdfUaFaults((await MADE[kind]?.(name)) ?? Buffer.from(""))).toEqual([]);
  });
});

describe("faults are found", () => {
  const look = { x: mm(20), y: mm(20), width: mm(100) };
  async function faultsOf(write: (pdf: Pdf) => void, isAccessible = true): Promise<string[]> {
    const pdf = new Pdf({ title: "Probe", author: "Prüfstand", isAccessible });
    pdf.root.add(pdf.element("H1", "Titel", () => pdf.write("Titel", look, { size: 12 })));
    write(pdf);
    pdf.root.end();
    return pdfUaFaults(await pdf.finish());
  }
  const element = (pdf: Pdf, tag: string) => pdf.element(tag, "Text", () => pdf.write("Text", look, { size: 12 }));

  test("none in a tagged page", async () =>
    expect(await faultsOf((pdf) => pdf.root.add(element(pdf, "P")))).toEqual([]));
  test("no declaration", async () => {
    expect(await faultsOf(() => {}, false)).toContain("not declared as PDF/UA");
  });
  test.each<[string, (pdf: Pdf) => void]>([
    ["page 1: something painted is neither tagged nor an artifact", (pdf) => pdf.write("Text", look, { size: 12 })],
    [
      "page 1: something painted is neither tagged nor an artifact",
      (pdf) => void pdf.doc.rect(1, 1, 9, 9).fill("#000000"),
    ],
    ["H3 after H1", (pdf) => void pdf.root.add(element(pdf, "H3"))],
    ["a figure without a text", (pdf) => void pdf.root.add(pdf.figure("", { ...look, height: 9 }, () => {}))],
    [
      "P in L",
      (pdf) => {
        const list = pdf.doc.struct("L");
        pdf.root.add(list);
        list.add(element(pdf, "P")).end();
      },
    ],
    [
      "page 1: the font Helvetica is not in the file",
      (pdf) => void pdf.root.add(pdf.doc.struct("P", {}, () => void pdf.doc.font("Helvetica").text("Text", 20, 90))),
    ],
  ])("%s", async (fault, write) => expect(await faultsOf(write)).toContain(fault));
});
