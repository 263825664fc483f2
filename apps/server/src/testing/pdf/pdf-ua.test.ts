import { describe, expect, test } from "vitest";
import { mm, Pdf } from "../../platform/pdf/pdf.ts";
import { pdfUaFaults } from "./pdf-ua.ts";

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
