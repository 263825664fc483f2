/** Lists of short lines while they are edited. */

const tidyLine = (line: string): string => line.trim().replace(/\s+/g, " ");

/** The lines that are saved: without empty ones. */
export const filledLines = (lines: readonly string[]): string[] => lines.map(tidyLine).filter((line) => line !== "");

/** The index of a line among those that are saved. */
export const filledIndex = (lines: readonly string[], index: number): number =>
  filledLines(lines.slice(0, index)).length;

/** Replaces one line by several pasted ones, at most `most` in total; null if the text has only one line. */
export function withPastedLines(lines: readonly string[], index: number, text: string, most: number): string[] | null {
  const pasted = filledLines(text.split(/[\n\r\t;]+/));
  if (pasted.length < 2) return null;
  const before = lines.slice(0, index);
  const own = tidyLine(lines[index] ?? "");
  return [...before, ...(own === "" ? [] : [own]), ...pasted, ...lines.slice(index + 1)].slice(0, most);
}
