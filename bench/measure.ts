/** Rounds in turn over the servers, and what they come to. */
import { type Load, runLoad } from "./load/load.ts";
import type { RunningServer, ServerName } from "./servers/process.ts";
import type { Person, Scenario } from "./visitors.ts";

/** `rounds` odd, so that the median is one that was measured. */
export type Pace = { readonly rounds: number; readonly warmUpMs: number; readonly measureMs: number };

/** One figure of each round. Times in milliseconds; `generatorCpu` is a share of one core. */
export type Figures = {
  readonly requestsPerSecond: number[];
  readonly p99: number[];
  readonly cpuPerRequest: number[];
  readonly generatorCpu: number[];
};
export type Results = Readonly<Record<ServerName, Figures>>;

export type Target = { readonly server: RunningServer; readonly people: readonly Person[] };

/** Measures one scenario on all servers; each round begins with another server, so that none profits from its place. */
export async function measure(scenario: Scenario, targets: readonly Target[], pace: Pace): Promise<Results> {
  const { rounds, warmUpMs, measureMs } = pace;
  const results: Results = { ours: noFigures(), B: noFigures(), BS: noFigures() };
  // Once for all: code that runs for the first time is not what people wait for.
  for (const { server, people } of targets) await runLoad(server.port, people.map(scenario.make), measureMs, 0);
  for (let round = 0; round < rounds; round++) {
    const first = round % targets.length;
    for (const { server, people } of [...targets.slice(first), ...targets.slice(0, first)]) {
      const cpu = server.cpuMs();
      const load = await runLoad(server.port, people.map(scenario.make), warmUpMs, measureMs);
      const measuredShare = measureMs / (warmUpMs + measureMs);
      note(results[server.name], load, (server.cpuMs() - cpu) * measuredShare);
    }
  }
  return results;
}

const noFigures = (): Figures => ({ requestsPerSecond: [], p99: [], cpuPerRequest: [], generatorCpu: [] });

function note(figures: Figures, { requestsPerSecond, latencies, generatorCpu }: Load, cpuMs: number): void {
  figures.requestsPerSecond.push(requestsPerSecond);
  figures.p99.push(latencies[Math.ceil(latencies.length * 0.99) - 1] ?? Number.NaN);
  figures.cpuPerRequest.push(cpuMs / latencies.length);
  figures.generatorCpu.push(generatorCpu);
}

/** The middle value; of two middle ones the lower. NaN of nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Median of the ratios within each round: what disturbs a round disturbs both servers. */
export const medianRatio = (values: readonly number[], floor: readonly number[]): number =>
  median(values.map((value, round) => value / (floor[round] ?? Number.NaN)));
