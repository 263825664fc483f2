import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Configuration } from "./configuration.ts";

/** What the process of `prepare.ts` tells. */
export type PreparationMessage = { configuration: Configuration } | { web: string | undefined } | { failure: string };

export type Preparation = {
  configuration: Configuration;
  /**
   * Migrates, loads demo data and builds the web interface. Returns its folder; undefined without one.
   * @throws Error with the reason, or if `signal` ended it
   */
  finish(databaseUrl: string): Promise<string | undefined>;
};

/**
 * Starts the preparation, which reads the settings first.
 * @throws Error with every mistake in the settings
 */
export async function startPreparation(signal: AbortSignal): Promise<Preparation> {
  const child = fork(path.join(import.meta.dirname, "prepare.ts"), [], { execArgv: [] });
  const ended = once(child, "exit").then(() => {
    throw new Error("The preparation of the start ended unexpectedly.");
  });
  ended.catch(() => {});
  const stop = (): boolean => child.kill("SIGTERM");
  signal.addEventListener("abort", stop);
  void once(child, "exit").finally(() => signal.removeEventListener("abort", stop));

  async function told(): Promise<PreparationMessage> {
    const [message] = (await Promise.race([once(child, "message"), ended])) as [PreparationMessage];
    if ("failure" in message) throw new Error(message.failure);
    return message;
  }

  const first = await told();
  if (!("configuration" in first)) throw new Error("The preparation of the start did not read the settings.");
  return {
    configuration: first.configuration,
    async finish(databaseUrl) {
      child.send(databaseUrl);
      const last = await told();
      return "web" in last ? last.web : undefined;
    },
  };
}
