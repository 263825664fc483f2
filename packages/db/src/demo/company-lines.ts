import { companyGenerator } from "./companies.ts";

/** Length of a buffer, in characters. */
const BUFFERED = 1 << 18;

/** Generated companies as lines of an import, some hundreds of companies in each buffer. */
export function* companyLines(companies: number, seed: number): Generator<Buffer> {
  const generator = companyGenerator(seed);
  let text = "";
  for (let index = 0; index < companies; index += 1) {
    for (const row of generator.rowsOf(index)) text += `${JSON.stringify(row)}\n`;
    if (text.length < BUFFERED) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text !== "") yield Buffer.from(text);
}
