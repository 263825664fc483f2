import { BRANDS } from "@portal/contract/brands/brands";
import { AWARD_FORMATS } from "@portal/contract/ratings/awards/calls";
import { employerCriteria, signetCriteria } from "@portal/contract/ratings/awards/rules";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pdfUaFaults } from "../../../testing/pdf/pdf-ua.ts";
import { qpdfCheck, readPdf } from "../../../testing/pdf/read-pdf.ts";
import { employerFiles, fileOf, signetDrawing, signetFiles } from "./files.ts";
import type { Standing } from "./standing.ts";
import { svgOf } from "./svg.ts";

const [brand] = BRANDS;
const SHARED = { brand, origin: "https://www.nahbei.example", fonts: [] };
const standing = (given: Partial<Standing> = {}): Standing & { awardedOn: string } => ({
  name: "Malerbetrieb Sommer",
  sum: { ratings: 123, stars: 579 },
  countedFrom: "2025-11-24",
  hasSignet: true,
  isLocked: false,
  ...given,
  awardedOn: "2026-03-02",
});
const HOSTILE = [
  `</title><script>alert(1)</script>`,
  `"><image href="javascript:alert(1)"/>`,
  `) /JS (app.alert(1)) /OpenAction <<`,
  '=HYPERLINK("https://evil.example")',
  "\u202eevil\u0000\u0007 Söhne & \ud800",
  "北京饭店 🙂 مطعم",
  "W".repeat(400),
];

const elementsOf = (svg: string) => new Set([...svg.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag));

describe.each([false, true])("the SVG, outlined: %s", (isOutlined) => {
  test.each(HOSTILE)("a company named %j stays text", (name) => {
    const svg = svgOf(signetDrawing(standing({ name }), brand), { isOutlined });
    const others = [...elementsOf(svg)].filter((tag) => !["svg", "title", "rect", "path", "text"].includes(tag ?? ""));
    expect(others).toEqual([]);
    expect(svg.replaceAll(/>[^<]*/g, ">")).not.toMatch(/ (?:href|on\w+|style)=/);
    expect(svg.match(/<title>[^<]*<\/title>/g)).toHaveLength(1);
  });
});

test("the badge's SVG is smaller than 5 KiB, compressed", () => {
  const svg = svgOf(signetDrawing(standing({ name: "W".repeat(400) }), brand), { isOutlined: false });
  expect(brotliCompressSync(svg).length).toBeLessThan(5 * 1024);
});

test("a long name ends with dots inside the picture, and stands in full in its title", () => {
  const name = "Wilhelm Wagners Werkstatt für Wasser und Wärme";
  const svg = svgOf(signetDrawing(standing({ name }), brand), { isOutlined: false });
  expect(svg).toMatch(/>Wilhelm Wagners[^<]*…<\/text>/);
  expect(svg).toContain(`${name}</title>`);
});

describe("the PDF", () => {
  test("is a tagged page with title, language, headings and pictures that are told", async () => {
    const { bytes, type, name } = await fileOf(signetFiles(standing(), 4711, SHARED), "pdf");
    expect([type, name]).toEqual(["application/pdf", "Bewertungssiegel Malerbetrieb Sommer.pdf"]);
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({
      title: "Auszeichnung für Malerbetrieb Sommer",
      language: "de-DE",
      isTagged: true,
      pages: 1,
      hasScript: false,
    });
    expect(pdf.roles.filter((role) => role === "H1")).toHaveLength(1);
    const list = pdf.roles.slice(pdf.roles.indexOf("L"), pdf.roles.lastIndexOf("LBody") + 1);
    expect(list).toEqual(["L", ...signetCriteria(standing().sum).flatMap(() => ["LI", "LBody"])]);
    expect(pdf.alternatives).toEqual([
      expect.stringContaining("4,7 von 5, 123 Bewertungen"),
      "QR-Code zum Nachweis: https://www.nahbei.example/auszeichnung?firma=4711",
    ]);
    expect(pdf.text).toContain("Ausgezeichnet am 02.03.2026");
  });

  test.each(HOSTILE)("of a company named %j holds no script, and qpdf finds no fault", async (name) => {
    const { bytes } = await fileOf(signetFiles(standing({ name }), 4711, SHARED), "pdf");
    expect(await readPdf(bytes)).toMatchObject({ hasScript: false, pages: 1, isTagged: true });
    expect(await qpdfCheck(bytes)).toBe(0);
    expect(await pdfUaFaults(bytes)).toEqual([]);
  });

  test("qpdfCheck tells a damaged file", async () => {
    const { bytes } = await fileOf(signetFiles(standing(), 4711, SHARED), "pdf");
    expect(await qpdfCheck(bytes.subarray(0, bytes.length - 400))).not.toBe(0);
  });
});

describe("the PDF of the top-employer badge", () => {
  const survey = { surveyedOn: "2026-05-01", answers: 12, recommending: 11 };
  const criteria = employerCriteria(survey, "2026-11-24").map(({ text }) => text);
  const made = (name: string) => fileOf(employerFiles({ companyId: 4711, name, survey }, criteria, SHARED), "pdf");

  test("is a tagged page with title, language, headings, survey, criteria and the way to its proof", async () => {
    const { bytes, name } = await made("Malerbetrieb Sommer");
    expect(name).toBe("Top-Arbeitgeber Malerbetrieb Sommer.pdf");
    const pdf = await readPdf(bytes);
    expect(pdf).toMatchObject({
      title: "Top-Arbeitgeber: Malerbetrieb Sommer",
      language: "de-DE",
      isTagged: true,
      pages: 1,
      hasScript: false,
    });
    expect(pdf.roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(pdf.alternatives).toEqual([
      expect.stringContaining("Top-Arbeitgeber"),
      "QR-Code zum Nachweis: https://www.nahbei.example/auszeichnung?firma=4711&art=arbeitgeber",
    ]);
    expect(pdf.text).toContain("12 befragten Beschäftigten");
    expect(pdf.text).toContain("Umfrage unter den Beschäftigten");
  });

  test.each(HOSTILE)("of a company named %j holds no script, and qpdf finds no fault", async (name) => {
    const { bytes } = await made(name);
    expect(await readPdf(bytes)).toMatchObject({ hasScript: false, pages: 1, isTagged: true });
    expect(await qpdfCheck(bytes)).toBe(0);
    expect(await pdfUaFaults(bytes)).toEqual([]);
  });
});

test.each([
  ["png-small", 320],
  ["png-large", 2400],
] as const)("%s is a picture of %d pixels that is not one colour", async (format, width) => {
  const { bytes } = await fileOf(signetFiles(standing(), 4711, SHARED), format);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width, height: width / 2 });
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(10);
});

test("every format has a name for its file", async () => {
  for (const format of AWARD_FORMATS) {
    const { name, bytes } = await fileOf(signetFiles(standing(), 4711, SHARED), format);
    expect(name).toMatch(/\.(pdf|svg|png)$/);
    expect(bytes.length).toBeGreaterThan(500);
  }
});
