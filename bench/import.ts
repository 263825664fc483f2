/**
 * `npm run bench -- --only import`: `portal import` of generated companies as a ratio of COPY of the same rows into one
 * plain table, and its peak memory at a tenth of the rows and at all of them.
 */
import { createReadStream, statSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { openBulkConnection } from "@portal/db/bulk-connection";
import pg from "pg";
import { PLAIN_TABLE, plainLine } from "./import-floor.ts";
import { runPortal } from "./import-process.ts";
import { median, medianRatio } from "./measure.ts";
import { printTable } from "./table.ts";

const COMPANIES = 100_000;
const FEW = COMPANIES / 10;
const ROUNDS = 3;
const MEGABYTE = 1 << 20;

type Stock = { file: string; rows: number };

/** Measures in rounds: the floor, the import into empty tables, the same import again. */
export async function measureImport(url: string, folder: string, quick: boolean): Promise<void> {
  const [few, all] = [await generate(url, folder, FEW), await generate(url, folder, COMPANIES)];
  const load = loadavg()[0] ?? 0;
  const figures = { floor: [] as number[], ours: [] as number[], again: [] as number[], memory: [] as number[] };
  for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) {
    figures.floor.push(await copyPlain(url, all));
    await empty(url);
    const first = await runPortal(url, folder, ["import", "--quiet", all.file]);
    figures.ours.push(all.rows / first.seconds);
    figures.memory.push(first.peakBytes);
    figures.again.push(all.rows / (await runPortal(url, folder, ["import", "--quiet", all.file])).seconds);
  }
  const fewPeaks: number[] = [];
  for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) {
    await empty(url);
    fewPeaks.push((await runPortal(url, folder, ["import", "--quiet", few.file])).peakBytes);
  }
  const [peak, fewPeak] = [median(figures.memory), median(fewPeaks)];
  printTable(
    ["import", "figure", "goal"],
    [
      ["COPY into a plain table, rows/s", median(figures.floor).toFixed(0), ""],
      ["into empty tables, rows/s", median(figures.ours).toFixed(0), ""],
      ["ratio", medianRatio(figures.ours, figures.floor).toFixed(2), "≥ 0.50"],
      ["the same again, rows/s", median(figures.again).toFixed(0), ""],
      [`peak memory at ${FEW} companies, MB`, (fewPeak / MEGABYTE).toFixed(0), ""],
      [`peak memory at ${COMPANIES} companies, MB`, (peak / MEGABYTE).toFixed(0), ""],
      ["ratio", (peak / fewPeak).toFixed(2), "≤ 1.10"],
    ],
  );
  console.log(
    `\n${all.rows} rows of ${COMPANIES} companies, ${(statSync(all.file).size / MEGABYTE).toFixed(0)} MB; ` +
      `${availableParallelism()} cores, load ${load.toFixed(1)} at the start; start of the process included.`,
  );
}

async function generate(url: string, folder: string, companies: number): Promise<Stock> {
  const file = path.join(folder, `${companies}.ndjson`);
  await runPortal(url, folder, ["demo", "--companies", String(companies), "--output", file]);
  let rows = 0;
  for await (const _line of linesOf(file)) rows += 1;
  return { file, rows };
}

const linesOf = (file: string): AsyncIterable<string> => createInterface({ input: createReadStream(file) });

/** Rows a second of one COPY of text that lies ready in memory. */
async function copyPlain(url: string, { file, rows }: Stock): Promise<number> {
  const buffers: Buffer[] = [];
  let text = "";
  for await (const line of linesOf(file)) {
    text += plainLine(JSON.parse(line) as Record<string, unknown>);
    if (text.length < MEGABYTE / 4) continue;
    buffers.push(Buffer.from(text));
    text = "";
  }
  buffers.push(Buffer.from(text));
  await statements(url, [`drop table if exists plain`, PLAIN_TABLE.create, "checkpoint"]);
  const connection = await openBulkConnection(url, { applicationName: "bench", statementTimeout: 0 });
  try {
    const started = performance.now();
    await connection.copyIn(PLAIN_TABLE.copy, buffers);
    return rows / ((performance.now() - started) / 1000);
  } finally {
    await connection.close();
    await statements(url, ["drop table plain"]);
  }
}

const empty = (url: string): Promise<void> =>
  statements(url, ["truncate companies, entry_streets, import_runs cascade", "checkpoint"]);

async function statements(url: string, texts: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const text of texts) await client.query(text);
  await client.end();
}
