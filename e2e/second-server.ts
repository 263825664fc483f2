/** A second server process beside a running product, on its database and its files. */
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { freePort } from "./product.ts";
import { sandboxOriginOf } from "./sandbox-origin.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

export type SecondServer = {
  /** For example http://localhost:41235. */
  origin: string;
  stop(): Promise<void>;
};

type Beside = { databaseUrl: string; dataDir: string };

/** It takes jobs, too, so it reads the same partner portals in the same sandbox. */
export async function startSecondServer({ databaseUrl, dataDir }: Beside): Promise<SecondServer> {
  const port = await freePort();
  const { NODE_ENV: _runner, PORTAL_ENV: _environment, ...kept } = process.env;
  const child = fork(path.join(ROOT, "apps/server/src/app/main.ts"), [], {
    env: {
      ...kept,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      OUTGOING_TRUSTED: new URL(sandboxOriginOf(dataDir)).host,
      PARTNER_PORTALS: path.join(dataDir, "partner-portals.json"),
    },
    execArgv: ["--import", path.join(ROOT, "tools/supervisor/exit-with-parent.ts")],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await once(child, "message");
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      if (child.kill("SIGTERM")) await once(child, "exit");
    },
  };
}
