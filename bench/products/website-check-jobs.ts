/**
 * Checks of whole websites through a real server: its call, its jobs, its guarded client over TLS, its parsing thread
 * and its rows. The sandbox's websites answer at once, so that the processor is what a check costs.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { getWebsiteCheck } from "@portal/contract/website/check/calls";
import pg from "pg";
import { requestText } from "../load/http.ts";
import { ask } from "../load/load.ts";
import { companyId, seed } from "../seed.ts";
import { type RunningServer, startServer } from "../servers/process.ts";
import { productionSettings } from "../servers/production.ts";
import { printTable } from "../table.ts";
import { CONNECTIONS, peopleOfProduct } from "../visitors.ts";

const PROGRAM = path.resolve(import.meta.dirname, "../../apps/server/src/app/main.ts");
const SANDBOX = path.resolve(import.meta.dirname, "../../apps/sandbox/src/main.ts");
/** Websites of different make whose answers do not wait on purpose. */
const HOSTS = [
  "www.dachdeckerei-lorenz.example",
  "www.rheinbogen-it.example",
  "www.haarwerk-bornheim.example",
  "www.blumen-rosenstiel.example",
  "www.lindenhof-pflege.example",
  "www.malerbetrieb-jost.example",
  "www.falk-reimers.example",
  "www.fliesen-wolter.example",
];
const LONGEST_MS = 600_000;

/** Seeds, lets the server check the websites of its 32 people, prints a table. */
export async function measureWebsiteCheckJobs(url: string, folder: string, quick: boolean): Promise<void> {
  await seed(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update entries set website = 'https://' || ($1::text[])[1 + company_id % $2]", [
    HOSTS,
    HOSTS.length,
  ]);
  const sites = path.join(folder, "websites.json");
  const { sandbox, port } = await startSandbox(sites);
  let server: RunningServer | undefined;
  try {
    // Nobody may reach the own machine in production, and the websites are there.
    server = await startServer("ours", PROGRAM, {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, "data"),
      ...productionSettings(),
      PORTAL_ENV: "development",
      DEVELOPER_TOOLS: "on",
      LOG_LEVEL: "error",
      OUTGOING_TRUSTED: `127.0.0.1:${port}`,
      OUTGOING_SITES: sites,
    });
    const each = quick ? 2 : 10;
    // Each website once, before the clock runs: code that runs for the first time is no check's cost.
    await checkAll(server, client, { first: 0, each: 1 });
    const cpu = server.cpuMs();
    const began = performance.now();
    await checkAll(server, client, { first: 1, each });
    const [wall, used] = [performance.now() - began, server.cpuMs() - cpu];
    const count = CONNECTIONS * each;
    printTable(
      [`${count} checks of ${HOSTS.length} websites through the server`, "figure"],
      [
        ["processor time of a check, ms", (used / count).toFixed(0)],
        ["checks a minute and core", Math.round((60_000 * count) / used).toLocaleString("en")],
        ["checks a minute, four at once", Math.round((60_000 * count) / wall).toLocaleString("en")],
      ],
    );
  } finally {
    await server?.stop();
    sandbox.kill();
    await client.end();
  }
}

async function startSandbox(sitesFile: string): Promise<{ sandbox: ChildProcess; port: number }> {
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_SITES_FILE: sitesFile };
  const sandbox = fork(SANDBOX, [], { env });
  const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
  return { sandbox, port };
}

type Numbers = { first: number; each: number };

/** Orders checks of every person's website, each at an address of its own, and waits until all have ended well. */
async function checkAll(server: RunningServer, client: pg.Client, { first, each }: Numbers): Promise<void> {
  for (const { index, headers } of await peopleOfProduct(server)) {
    const id = companyId(index);
    for (let number = first; number < first + each; number += 1) {
      const encUrl = encodeURIComponent(`https://${HOSTS[id % HOSTS.length] ?? ""}/?${number}`);
      const address = `${getWebsiteCheck.path}?encUrl=${encUrl}&accountId=${id}`;
      const { status, body } = await ask(server.port, requestText("GET", address, headers));
      if (status !== 200) throw new Error(`the call was answered ${status}: ${body.toString()}`);
    }
  }
  const began = performance.now();
  for (;;) {
    const { rows } = await client.query<{ state: string; checks: number }>(
      "select state, count(*)::int as checks from website_checks group by state",
    );
    const of = (state: string): number => rows.find((row) => row.state === state)?.checks ?? 0;
    if (of("wait") + of("pending") === 0) {
      if (rows.some(({ state }) => state !== "success")) throw new Error(`not all succeeded: ${JSON.stringify(rows)}`);
      return;
    }
    if (performance.now() - began > LONGEST_MS) throw new Error(`the checks do not end: ${JSON.stringify(rows)}`);
    await delay(50);
  }
}
