import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The lines of a letter's first page, as somebody reads them. */
export async function letterLines(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return items.flatMap((item) => ("str" in item ? [item.str.trim()] : []));
}
