/** Reads a PDF as a program reads it that reads it aloud: title, language, and the tags of its structure. */
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

type Node = { role?: string; alt?: string; children?: Node[] };
const flat = (node: Node | null): Node[] => (node === null ? [] : [node, ...(node.children ?? []).flatMap(flat)]);

export type ReadPdf = { title: string; language: string; isTagged: boolean; roles: string[]; alternatives: string[] };

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const { info } = (await file.getMetadata()) as { info: { Title?: string; Language?: string } };
  const isTagged = (await file.getMarkInfo())?.Marked === true;
  const nodes: Node[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    nodes.push(...flat((await (await file.getPage(number)).getStructTree()) as Node | null));
  }
  await task.destroy();
  return {
    title: info.Title ?? "",
    language: info.Language ?? "",
    isTagged,
    roles: nodes.flatMap(({ role }) => (role === undefined ? [] : [role])),
    alternatives: nodes.flatMap(({ alt }) => (alt === undefined ? [] : [alt])),
  };
}
