/** pdfkit writes title and author into the file's XML metadata as they are, and "Söhne & Co." would break them. */
type Info = Record<string, unknown>;
type WithInfo = { info: Info; _addInfo(): void };

export function escapeMetadata(doc: PDFKit.PDFDocument): void {
  // Not in the package's types.
  const inner = doc as unknown as WithInfo;
  const addInfo = inner._addInfo.bind(inner);
  inner._addInfo = () => {
    const { info } = inner;
    inner.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === "string" ? xmlText(value) : value]),
    );
    addInfo();
    inner.info = info;
  };
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** Control characters and halves of characters, which XML 1.0 does not have. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const xmlText = (text: string): string =>
  text.replaceAll(NOT_IN_XML, "").replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? "");
