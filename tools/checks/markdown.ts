/** What a Markdown document names: code in backticks, lines of code blocks, targets of links. */

export type Span = { readonly kind: "code" | "block" | "link"; readonly text: string; readonly line: number };

const FENCE = /^\s*```/;
const CODE = /`([^`]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;

/** In the order of the text; lines of code blocks are whole. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let inBlock = false;
  for (const [index, row] of text.split("\n").entries()) {
    const line = index + 1;
    if (FENCE.test(row)) inBlock = !inBlock;
    else if (inBlock) spans.push({ kind: "block", text: row, line });
    else {
      for (const [, code = ""] of row.matchAll(CODE)) spans.push({ kind: "code", text: code, line });
      for (const [, target = ""] of row.replaceAll(CODE, "").matchAll(LINK))
        spans.push({ kind: "link", text: target, line });
    }
  }
  return spans;
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of text.matchAll(/^#{1,6} +(.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(/\s/g, "-");
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}
