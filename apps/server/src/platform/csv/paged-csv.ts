import { Readable } from "node:stream";
import { type Cell, germanCsv } from "./german-csv.ts";

const PAGE_ROWS = 1000;

type Paged<Row> = {
  headings: readonly string[];
  rowOf: (row: Row) => readonly Cell[];
  /** Rows from `offset` on, at most `limit`; fewer are the last ones. */
  pageFrom: (page: { offset: number; limit: number }) => Promise<Row[]>;
};

/** A long list as CSV for German spreadsheets. Pages are read while the answer is sent. */
export async function pagedCsv<Row>({ headings, rowOf, pageFrom }: Paged<Row>): Promise<Readable> {
  const read = (offset: number) => pageFrom({ offset, limit: PAGE_ROWS });
  async function* pages(first: Row[]): AsyncGenerator<string> {
    yield germanCsv([headings, ...first.map(rowOf)]);
    let page = first;
    for (let offset = PAGE_ROWS; page.length === PAGE_ROWS; offset += PAGE_ROWS) {
      page = await read(offset);
      if (page.length > 0) yield germanCsv(page.map(rowOf), { isContinued: true });
    }
  }
  // Reads the first page before the answer starts, so that an unreachable database still answers 503.
  return Readable.from(pages(await read(0)));
}
