/** The awards as files: PDF and SVG for print, PNG for web pages and letters. */
import type { Brand } from "@portal/contract/brands/brand";
import { type AwardFormat, employerProofPath, PNG_WIDTHS, proofPath } from "@portal/contract/ratings/awards/calls";
import {
  averageOf,
  CONFIRMED_BY,
  CUSTOMER_CHECK,
  type EmployerSurvey,
  ratingsText,
  scoreText,
  signetCriteria,
} from "@portal/contract/ratings/awards/rules";
import { germanDay, germanPercent } from "@portal/contract/text/formats";
import type { Day } from "@portal/contract/time/berlin-time";
import { type AwardDocument, awardPdf } from "./award-pdf.ts";
import { awardDrawing, type Drawing } from "./drawing.ts";
import type { Standing } from "./standing.ts";
import { svgOf } from "./svg.ts";

/** Pixels for a millimetre of the drawing do not matter to sharp: it scales the outlines. */
const BASE_DPI = 72;

export type AwardFile = { bytes: Buffer; type: string; name: string };
type Made = { drawing: Drawing; document: AwardDocument; name: string };

export const signetDrawing = ({ name, sum }: Standing, brand: Brand): Drawing =>
  awardDrawing(
    {
      headline: "Ausgezeichnet",
      figure: `${scoreText(sum)} von 5`,
      count: `${ratingsText(sum.ratings)} in zwölf Monaten`,
      company: name,
      stars: Math.round(10 * (averageOf(sum) ?? 0)),
    },
    brand,
  );

type Shared = { brand: Brand; origin: string; fonts: readonly string[] };

export function signetFiles(
  standing: Standing & { awardedOn: Day },
  companyId: number,
  { brand, origin, fonts }: Shared,
): Made {
  const drawing = signetDrawing(standing, brand);
  return {
    drawing,
    name: `Bewertungssiegel ${standing.name}`,
    document: {
      title: `Auszeichnung für ${standing.name}`,
      company: standing.name,
      lead: `${scoreText(standing.sum)} von 5 Sternen aus ${ratingsText(standing.sum.ratings)} in zwölf Monaten. Ausgezeichnet am ${germanDay(standing.awardedOn)}.`,
      criteria: signetCriteria(standing.sum).map(({ text }) => text),
      verification: VERIFICATION,
      proof: origin + proofPath(companyId),
      drawing,
      brand,
      fonts,
    },
  };
}

export function employerFiles(
  { companyId, name, survey }: { companyId: number; name: string; survey: EmployerSurvey },
  criteria: readonly string[],
  { brand, origin, fonts }: Shared,
): Made {
  const share = germanPercent(survey.recommending / survey.answers);
  const drawing = awardDrawing(
    {
      headline: "Top-Arbeitgeber",
      figure: `${share} empfehlen uns weiter`,
      count: `${survey.answers} Beschäftigte befragt, ${germanDay(survey.surveyedOn)}`,
      company: name,
      stars: null,
    },
    brand,
  );
  return {
    drawing,
    name: `Top-Arbeitgeber ${name}`,
    document: {
      title: `Top-Arbeitgeber: ${name}`,
      company: name,
      lead: `${share} von ${survey.answers} befragten Beschäftigten empfehlen die Firma als Arbeitgeber. Befragt am ${germanDay(survey.surveyedOn)}.`,
      criteria,
      verification: `${brand.imprint.company} hat die Beschäftigten befragt. Die Firma sieht keine einzelnen Antworten.`,
      proof: origin + employerProofPath(companyId),
      drawing,
      brand,
      fonts,
    },
  };
}

const VERIFICATION = `Gezählt werden nur Bewertungen, die bei uns abgegeben und bestätigt wurden: ${CONFIRMED_BY}. ${CUSTOMER_CHECK} Gute und schlechte zählen gleich.`;

export async function fileOf({ drawing, document, name }: Made, format: AwardFormat): Promise<AwardFile> {
  if (format === "pdf") return { bytes: await awardPdf(document), type: "application/pdf", name: `${name}.pdf` };
  const svg = svgOf(drawing, { isOutlined: true });
  if (format === "svg") return { bytes: Buffer.from(svg), type: "image/svg+xml", name: `${name}.svg` };
  const { default: sharp } = await import("sharp");
  const width = PNG_WIDTHS[format];
  const density = (BASE_DPI * width) / drawing.width;
  const bytes = await sharp(Buffer.from(svg), { density }).resize(width).png({ compressionLevel: 9 }).toBuffer();
  return { bytes, type: "image/png", name: `${name} ${width}.png` };
}
