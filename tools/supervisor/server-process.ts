import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { HEAP, SERVER_VARIABLES } from "./server-runtime.ts";

/** An import would also load the WebSocket client that this module offers, which takes 11 MB. */
const http = process.getBuiltinModule("node:http");

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
const HEALTHY_AFTER = 30_000;
/** Longer than a server needs at most (`STOP_TIMEOUT_MS` in apps/server). */
const STOP_TIMEOUT = 15_000;

export type ServerProcess = {
  /** Gives the server, which is loading or loaded, what it needs to run. Variables that are already set lose. */
  begin(environment: NodeJS.ProcessEnv): void;
  /** Fulfilled when the server answers; rejected if it ends before its first answer. */
  ready: Promise<void>;
  stop(): Promise<void>;
};

type Supervised = {
  root: string;
  readyUrl: URL;
  /** How long it still serves when it is asked to stop. */
  stopDelayMs: number;
};

/**
 * Supervises the server, which loads at once and runs when it is told its environment: if it ends unexpectedly, it is started again after a pause. The pause doubles up to ten seconds
 * and is short again once the server ran for half a minute. A server that ends before its first answer is not restarted,
 * because it would end again.
 */
export function superviseServer({ root, readyUrl, stopDelayMs }: Supervised): ServerProcess {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let wasReady = false;
  let begun = false;
  const environment = Promise.withResolvers<NodeJS.ProcessEnv>();

  const running = (async () => {
    let pause = FIRST_PAUSE;
    while (!stopping.signal.aborted) {
      const started = Date.now();
      child = launch(root, environment.promise);
      const how = await ended(child);
      if (stopping.signal.aborted) return;
      if (!wasReady) throw new Error(`The server does not start (${how}).`);
      if (Date.now() - started > HEALTHY_AFTER) pause = FIRST_PAUSE;
      console.error(`The server ended unexpectedly (${how}); it is started again in ${pause} ms.`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  })();

  const answering = (async () => {
    await environment.promise;
    while (!stopping.signal.aborted && !(await answersOk(readyUrl))) {
      await delay(50, undefined, { signal: stopping.signal }).catch(() => {});
    }
    wasReady = true;
  })();

  return {
    begin(given) {
      begun = true;
      environment.resolve(given);
    },
    ready: Promise.race([answering, running]),
    async stop() {
      stopping.abort();
      if (child && child.exitCode === null && child.signalCode === null) {
        const timer = setTimeout(() => child?.kill("SIGKILL"), stopDelayMs + STOP_TIMEOUT);
        // One that waits for its environment has no work to end.
        child.kill(begun ? "SIGTERM" : "SIGKILL");
        await ended(child);
        clearTimeout(timer);
      }
      await running.catch(() => {});
    },
  };
}

function launch(root: string, environment: Promise<NodeJS.ProcessEnv>): ChildProcess {
  const child = fork(path.join(root, "apps/server/src/app/main.ts"), [], {
    env: { ...SERVER_VARIABLES, ...process.env, ENVIRONMENT_FOLLOWS: "1" },
    execArgv: [...HEAP, "--import", path.join(root, "tools/supervisor/exit-with-parent.ts")],
    // A process group of its own, so that Ctrl+C reaches only the supervisor: the server must end before the database.
    detached: true,
  });
  void environment.then((given) => child.connected && child.send(given, () => {}));
  return child;
}

async function ended(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit").catch(() => {});
  return child.signalCode ?? `exit code ${child.exitCode}`;
}

function answersOk(url: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(url, { timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
  });
}
