/**
 * What of PDF/UA-1 (ISO 14289-1) a program can find, read by pdf.js: neither npm nor Debian has a checker of its own
 * (ADR 148). Whether a text describes its picture well, only people can tell.
 */
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

type Node = { role?: string; alt?: string; type?: string; children?: Node[] };
type Reader = Awaited<ReturnType<typeof getDocument>["promise"]>;
type Page = Awaited<ReturnType<Reader["getPage"]>>;

const PAINTS = new Set<number>([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.stroke,
  OPS.closeStroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
  OPS.shadingFill,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** Which elements may stand directly in which; others may hold anything. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  L: ["LI", "L", "Caption"],
  LI: ["Lbl", "LBody"],
  Table: ["TR", "THead", "TBody", "TFoot", "Caption"],
  THead: ["TR"],
  TBody: ["TR"],
  TFoot: ["TR"],
  TR: ["TH", "TD"],
};

/** The faults that were found, in words; empty for a file without any. */
export async function pdfUaFaults(bytes: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const faults = await documentFaults(file);
  // pdf.js forgives it, other readers don't.
  const [metadata = ""] = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(bytes.toString("utf8")) ?? [];
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(metadata)) faults.push("the metadata are no XML");
  const headings: number[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const tree = (await page.getStructTree()) as Node | null;
    if (tree === null) faults.push(`page ${number}: no structure`);
    else for (const node of elementsOf(tree)) faults.push(...elementFaults(node, headings));
    faults.push(...(await contentFaults(page)).map((fault) => `page ${number}: ${fault}`));
  }
  await task.destroy();
  return [...new Set(faults)];
}

async function documentFaults(file: Reader): Promise<string[]> {
  const { info, metadata } = await file.getMetadata();
  const { Title: title = "", Language: language = "" } = info as { Title?: string; Language?: string };
  const preferences: { DisplayDocTitle?: boolean } | null = await file.getViewerPreferences();
  const told = (name: string): string => (metadata as { get(name: string): string } | null)?.get(name) ?? "";
  const holds: [string, boolean][] = [
    ["not declared as PDF/UA", told("pdfuaid:part") === "1"],
    ["no title", title.trim() !== "" && told("dc:title").trim() !== ""],
    ["the window shows the file's name instead of its title", preferences?.DisplayDocTitle === true],
    ["no language", /^[a-z]{2}/.test(language)],
    ["not marked as tagged", (await file.getMarkInfo())?.Marked === true],
    ["holds scripts", (await file.getJSActions()) === null],
  ];
  return holds.filter(([, isRight]) => !isRight).map(([fault]) => fault);
}

const elementsOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(elementsOf)];

/** @param headings levels of the headings before; this one's is added */
function elementFaults({ role = "", alt = "", children = [] }: Node, headings: number[]): string[] {
  const faults: string[] = [];
  if (role === "Figure" && alt.trim() === "") faults.push("a figure without a text");
  const allowed = CHILDREN[role];
  for (const child of children) {
    if (child.role !== undefined && allowed !== undefined && !allowed.includes(child.role)) {
      faults.push(`${child.role} in ${role}`);
    }
  }
  const level = Number(/^H([1-6])$/.exec(role)?.[1] ?? 0);
  if (level > 0) {
    if (level > (headings.at(-1) ?? 0) + 1) faults.push(`H${level} after H${headings.at(-1) ?? 0}`);
    headings.push(level);
  }
  return faults;
}

/** Everything that is painted belongs to an element or is an artifact, in fonts that the file holds. */
async function contentFaults(page: Page): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const faults: string[] = [];
  let depth = 0;
  for (const [at, operator] of fnArray.entries()) {
    const args = (argsArray as unknown[][])[at] ?? [];
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else if (operator === OPS.setFont) {
      const font = page.commonObjs.get(args[0] as string) as { missingFile?: boolean; name?: string };
      if (font.missingFile === true) faults.push(`the font ${font.name ?? ""} is not in the file`);
    } else {
      // A path says itself how it is painted.
      const painted = operator === OPS.constructPath ? (args[0] as number) : operator;
      if (PAINTS.has(painted) && depth === 0) faults.push("something painted is neither tagged nor an artifact");
    }
  }
  return faults;
}
