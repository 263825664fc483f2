/**
 * `npm run bench -- --only rating-badge [--quick]`: how many badges a second the server sends, as a ratio of a bare
 * server that sends the same bytes and headers from memory.
 */
import path from "node:path";
import pg from "pg";
import { requestText } from "../load/http.ts";
import { ask, runLoad } from "../load/load.ts";
import { median, medianRatio } from "../measure.ts";
import { companyId, seed } from "../seed.ts";
import { type RunningServer, startServer } from "../servers/process.ts";
import { productionSettings } from "../servers/production.ts";
import { printTable } from "../table.ts";
import { CONNECTIONS } from "../visitors.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
const FLOOR = path.resolve(import.meta.dirname, "../servers/fixed.ts");
const WARM_UP_MS = 300;
const FULL = { rounds: 5, measureMs: 2000 };
const QUICK = { rounds: 3, measureMs: 800 };
const RATINGS = 40;
/** As many sites as companies: a badge is kept for some seconds, so a few of the requests draw it. */
const SITES = 500;

/** Seeds, measures, prints a table. */
export async function measureRatingBadge(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  await award(url);
  const { rounds, measureMs } = quick ? QUICK : FULL;
  const ours = await startServer("ours", PROGRAM, {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    ...productionSettings(),
  });
  const floors: RunningServer[] = [];
  try {
    const rows: string[][] = [];
    for (const encoding of ["br", "identity"]) {
      const { head, body, status } = await ask(ours.port, requestFor(0, encoding));
      if (status !== 200 || body.length < 200) throw new Error(`no badge: ${status}\n${head}`);
      const floor = await startServer("B", FLOOR, {
        FIXED_BODY: body.toString("base64"),
        FIXED_HEADERS: JSON.stringify(headersOf(head)),
      });
      floors.push(floor);
      const figures: Record<"ours" | "floor", number[]> = { ours: [], floor: [] };
      const measured = async (of: "ours" | "floor", port: number): Promise<void> => {
        const load = await runLoad(port, visitors(encoding), WARM_UP_MS, measureMs);
        figures[of].push(load.requestsPerSecond);
      };
      for (let round = 0; round < rounds; round += 1) {
        await measured("ours", ours.port);
        await measured("floor", floor.port);
      }
      rows.push([
        `${encoding}, ${body.length} bytes`,
        medianRatio(figures.ours, figures.floor).toFixed(2),
        median(figures.ours).toFixed(0),
        median(figures.floor).toFixed(0),
      ]);
    }
    printTable([`badges of ${SITES} companies`, "ours/bare", "ours/s", "bare/s"], rows);
  } finally {
    for (const server of [ours, ...floors]) await server.stop();
  }
}

const requestFor = (index: number, encoding: string): string =>
  requestText("GET", `/badge/${companyId(index)}.svg`, { "x-forwarded-proto": "https", "accept-encoding": encoding });

/** Each connection asks for one company after the other. */
const visitors = (encoding: string) =>
  Array.from({ length: CONNECTIONS }, (_, connection) => {
    let count = connection * Math.floor(SITES / CONNECTIONS);
    return {
      next: () => {
        count += 1;
        return requestFor(count % SITES, encoding);
      },
    };
  });

/** The headers of an answer, without those that Node sets by itself. */
const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string])
      .filter(([name]) => !/^(?:date|connection|keep-alive)$/i.test(name)),
  );

/** Gives the companies the signet's product and enough good ratings. */
async function award(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const first = companyId(0);
    await client.query(
      `insert into products (company_id, external_id, code, status)
       select ${first} + n, 'rat', 'RAT-PLUS', 'Invoicing' from generate_series(0, ${SITES - 1}) n on conflict do nothing`,
    );
    await client.query(
      `insert into ratings (company_id, source, external_id, stars, rated_at, updated_at, stored_at, is_news)
       select ${first} + n % ${SITES}, 'provider', 'b' || n, 5, now(), now(), now(), false
       from generate_series(0, ${SITES * RATINGS - 1}) n`,
    );
  } finally {
    await client.end();
  }
}
