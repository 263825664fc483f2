/** Breaks a paragraph into lines that fit a width. Pure: how wide a text is, the caller says. */

const clusters = new Intl.Segmenter("de", { granularity: "grapheme" });

/** Words with the spaces behind them. A word that is wider than a line breaks between characters. */
export function linesOf(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  const add = (part: string): void => {
    if (line !== "" && used + widthOf(part.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
      used = 0;
    }
    line += part;
    used += widthOf(part);
  };
  for (const word of paragraph.match(/\s*\S+\s*/g) ?? []) {
    if (widthOf(word.trim()) <= width) add(word);
    else for (const { segment } of clusters.segment(word)) add(segment);
  }
  return [...lines, line.trimEnd()];
}
