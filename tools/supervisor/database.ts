import { setTimeout as delay } from "node:timers/promises";
import { startEmbedded } from "@portal/db/embedded/start";
import type { EmbeddedDatabase } from "@portal/db/embedded/start";

const LONGEST_PAUSE = 10_000;

export type SupervisedDatabase = { url: string; stop(): Promise<void> };

/** Supervises the embedded PostgreSQL of a data folder: if it ends, it is started again at the same address. */
export async function superviseDatabase(dataDir: string): Promise<SupervisedDatabase> {
  const stopping = new AbortController();
  let current = await startEmbedded({ dataDir });
  for (const notice of current.notices) console.log(notice);

  const supervision = (async () => {
    for (;;) {
      await Promise.race([current.lost, aborted(stopping.signal)]);
      if (stopping.signal.aborted) return;
      console.error("The database ended unexpectedly; it is started again.");
      current = (await restart(dataDir, stopping.signal)) ?? current;
    }
  })();

  return {
    url: current.url,
    async stop() {
      stopping.abort();
      await supervision;
      await current.stop();
    },
  };
}

async function restart(dataDir: string, signal: AbortSignal): Promise<EmbeddedDatabase | undefined> {
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await startEmbedded({ dataDir });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      await delay(pause, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
