import { werkweiser } from "@portal/contract/brands/werkweiser/brand";
import { expect, test } from "vitest";
import { pdfUaFaults } from "../../../testing/pdf/pdf-ua.ts";
import { readPdf } from "../../../testing/pdf/read-pdf.ts";
import { letterPdf } from "./letter-pdf.ts";

test("a letter of a GmbH & Co. KG names both registers and the general partner, on one page", async () => {
  const letter = {
    title: "Rechnung 4711",
    receiver: ["Malerei Anna", "Straße 1", "10115 Berlin"],
    facts: [["Datum", "10.06.2026"]],
    lines: [["Eintrag", "12,00 €"]],
    closing: ["Vielen Dank."],
  } as const;
  const bytes = await letterPdf(letter, werkweiser);
  const { pages, text } = await readPdf(bytes);
  expect(pages).toBe(1);
  expect(await pdfUaFaults(bytes)).toEqual([]);
  expect(text).toContain("HRA 000250");
  expect(text).toContain("Werkweiser Verwaltungs-GmbH: Amtsgericht Hamburg, HRB 000251");
});
