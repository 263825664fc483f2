import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null | undefined;

/**
 * A table as German spreadsheets open it: semicolons, Windows line ends, and a byte order mark, so that umlauts are
 * right. Text that begins like a formula stays text. A part that continues a file has no mark.
 */
export const germanCsv = (rows: Iterable<readonly Cell[]>, { isContinued = false } = {}): string =>
  stringify([...rows], {
    bom: !isContinued,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
    // The library looks for Windows line ends only.
    quoted_match: /\n/,
  });
