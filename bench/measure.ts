/** Rounds in turn over the servers, and what they come to. */
import { type Load, runLoad } from "./load/load.ts";
import type { RunningServer, ServerName } from "./servers/process.ts";
import type { Person, Scenario } from "./visitors.ts";

/** `rounds` odd, so that the median is one that was measured. */
export type Pace = { readonly rounds: number; readonly warmUpMs: number; readonly measureMs: number };

/** Medians over the rounds. Times in milliseconds. */
export type Result = {
  readonly requestsPerSecond: number;
  readonly p99: number;
  readonly cpuPerRequest: number;
  readonly generatorCpu: number;
};

export type Target = { readonly server: RunningServer; readonly people: readonly Person[] };

/** Measures one scenario on all servers; each round begins with another server, so that none profits from its place. */
export async function measure(
  scenario: Scenario,
  targets: readonly Target[],
  { rounds, warmUpMs, measureMs }: Pace,
): Promise<Record<ServerName, Result>> {
  const measured = new Map<ServerName, Measurement[]>(targets.map(({ server }) => [server.name, []]));
  // Once for all: code that runs for the first time is not what people wait for.
  for (const { server, people } of targets) await runLoad(server.port, people.map(scenario.make), 2 * measureMs, 0);
  for (let round = 0; round < rounds; round++) {
    const first = round % targets.length;
    for (const { server, people } of [...targets.slice(first), ...targets.slice(0, first)]) {
      const cpu = server.cpuMs();
      const load = await runLoad(server.port, people.map(scenario.make), warmUpMs, measureMs);
      measured
        .get(server.name)
        ?.push({ ...load, cpu: server.cpuMs() - cpu, share: measureMs / (warmUpMs + measureMs) });
    }
  }
  const resultOf = (name: ServerName): Result => summarise(measured.get(name) ?? []);
  return { ours: resultOf("ours"), B: resultOf("B"), BS: resultOf("BS") };
}

type Measurement = Load & { readonly cpu: number; readonly share: number };

const summarise = (loads: readonly Measurement[]): Result => ({
  requestsPerSecond: median(loads.map((load) => load.requestsPerSecond)),
  p99: median(loads.map(({ latencies }) => latencies[Math.ceil(latencies.length * 0.99) - 1] ?? Number.NaN)),
  cpuPerRequest: median(loads.map(({ cpu, latencies, share }) => (cpu * share) / latencies.length)),
  generatorCpu: median(loads.map((load) => load.generatorCpu)),
});

/** The middle value; of two middle ones the lower. NaN of nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
