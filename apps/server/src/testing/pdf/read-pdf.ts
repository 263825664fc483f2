/** Reads a PDF back as its readers do: pdf.js for texts and structure, qpdf for its validity. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import makeQpdf from "@neslinesli93/qpdf-wasm";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

type Node = { role?: string; alt?: string; children?: Node[] };
const flat = (node: Node | null): Node[] => (node === null ? [] : [node, ...(node.children ?? []).flatMap(flat)]);

export type ReadPdf = {
  title: string;
  language: string;
  isTagged: boolean;
  pages: number;
  /** Roles of the structure in reading order. */
  roles: string[];
  /** What is said for pictures. */
  alternatives: string[];
  text: string;
  /** Scripts, actions on opening, or anything to click. */
  hasScript: boolean;
};

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const { info } = (await file.getMetadata()) as { info: { Title?: string; Language?: string } };
  const isTagged = (await file.getMarkInfo())?.Marked === true;
  const nodes: Node[] = [];
  let text = "";
  let hasScript = (await file.getJSActions()) !== null || (await file.getOpenAction()) !== null;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    nodes.push(...flat((await page.getStructTree()) as Node | null));
    hasScript ||= (await page.getJSActions()) !== null || (await page.getAnnotations()).length > 0;
    const { items } = await page.getTextContent();
    text += items.map((item) => ("str" in item ? item.str : "")).join(" ");
  }
  const pages = file.numPages;
  await task.destroy();
  return {
    title: info.Title ?? "",
    language: info.Language ?? "",
    isTagged,
    pages,
    roles: nodes.flatMap(({ role }) => (role === undefined ? [] : [role])),
    alternatives: nodes.flatMap(({ alt }) => (alt === undefined ? [] : [alt])),
    text: text.replaceAll(/\s+/g, " "),
    hasScript,
  };
}

type Qpdf = {
  callMain: (args: string[]) => number;
  FS: { writeFile: (path: string, bytes: Uint8Array) => void };
};
type MakeQpdf = (options: object) => Promise<Qpdf>;

const load = createRequire(import.meta.url);

/** The exit code of `qpdf --check`: 0 for a file without faults. */
export async function qpdfCheck(bytes: Buffer): Promise<number> {
  const wasmBinary = readFileSync(load.resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm"));
  const qpdf = await (makeQpdf as unknown as MakeQpdf)({ wasmBinary, noInitialRun: true });
  qpdf.FS.writeFile("/file.pdf", bytes);
  return qpdf.callMain(["--check", "/file.pdf"]);
}
