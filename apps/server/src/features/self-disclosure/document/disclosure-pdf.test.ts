import { BRANDS } from "@portal/contract/brands/brands";
import { expect, test } from "vitest";
import { pdfUaFaults } from "../../../testing/pdf/pdf-ua.ts";
import { disclosurePdf } from "./disclosure-pdf.ts";

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

test.each(["Malerei Anna", "مطعم النيل & 北京 Söhne", "W".repeat(120)])(
  "the disclosure of %j keeps the rules of PDF/UA over several pages",
  async (company_name) => {
    const madeAt = "2026-11-01T09:00:00.000Z";
    const disclosure = { company_id: 4711, company_name, madeAt, sections: [section], recipients: [] };
    expect(await pdfUaFaults(await disclosurePdf({ brand: BRANDS[0], disclosure, fonts: [] }))).toEqual([]);
  },
);
