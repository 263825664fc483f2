/** Reads while half of the connections log in: hashes of passwords take the processor, and the others should not wait. */
import { runLoad } from "./load/load.ts";
import { median, medianRatio, type Pace, type Target } from "./measure.ts";
import { CONNECTIONS, SCENARIOS } from "./visitors.ts";

export const STORM_HEADINGS = ["during a storm of logins", "p99/BS", "goal", "p99 ours", "p99 BS", "p99 ours, calm"];

const scenarioOf = (name: string) => {
  const found = SCENARIOS.find((scenario) => scenario.name === name);
  if (found === undefined) throw new Error(`there is no scenario ${name}`);
  return found;
};
const READ = scenarioOf("GET account/{id}");
const LOGIN = scenarioOf("POST auth/login");

/** The 99th percentile of the reads of half the people, in milliseconds, while the other half logs in or does nothing. */
async function p99OfReads(
  { server, people }: Target,
  { warmUpMs, measureMs }: Pace,
  isStorm: boolean,
): Promise<number> {
  const readers = people.slice(CONNECTIONS / 2).map(READ.make);
  const others = isStorm ? people.slice(0, CONNECTIONS / 2).map(LOGIN.make) : [];
  const [{ latencies }] = await Promise.all([
    runLoad(server.port, readers, warmUpMs, measureMs),
    runLoad(server.port, others, warmUpMs, measureMs),
  ]);
  return latencies[Math.ceil(latencies.length * 0.99) - 1] ?? Number.NaN;
}

/** One row, rounds in turn over the product and the bare server with a session. */
export async function measureStorm(targets: readonly Target[], pace: Pace): Promise<string[]> {
  const [ours, bs] = ["ours", "BS"].map((name) => targets.find(({ server }) => server.name === name));
  if (ours === undefined || bs === undefined) throw new Error("a server is missing");
  const figures: { ours: number; bs: number; calm: number }[] = [];
  for (let round = 0; round < pace.rounds; round++) {
    figures.push({
      calm: await p99OfReads(ours, pace, false),
      ours: await p99OfReads(ours, pace, true),
      bs: await p99OfReads(bs, pace, true),
    });
  }
  const all = (name: "ours" | "bs" | "calm"): number[] => figures.map((figure) => figure[name]);
  return [
    READ.name,
    medianRatio(all("ours"), all("bs")).toFixed(2),
    "≤ 4.00",
    median(all("ours")).toFixed(1),
    median(all("bs")).toFixed(1),
    median(all("calm")).toFixed(1),
  ];
}
