/** The sandbox's customer websites for tests. The sandbox runs as a process of its own. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSandboxSites } from "../../../../platform/outgoing/sandbox-sites.ts";
import type { Trust } from "../../../../platform/outgoing/target.ts";

const SANDBOX = path.resolve(import.meta.dirname, "../../../../../../sandbox/src/main.ts");

export type SandboxWebsites = {
  trust: Trust;
  /** For `apiTest`. */
  environment: Record<string, string>;
  /** Replaces a text of a page; `DELETE` takes all replacements of the host back. */
  mend(host: string, page: string, find: string, replace: string): Promise<void>;
  /** Breaks a website on purpose; null ends it. */
  fault(host: string, kind: string | null): Promise<void>;
  close(): void;
};

export async function startSandboxWebsites(): Promise<SandboxWebsites> {
  const folder = mkdtempSync(path.join(tmpdir(), "websites-"));
  const file = path.join(folder, "websites.json");
  const env = { ...process.env, SANDBOX_PORT: "0", SANDBOX_SITES_FILE: file };
  const sandbox: ChildProcess = fork(SANDBOX, [], { env });
  const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
  const place = `127.0.0.1:${port}`;
  const send = async (method: string, address: string, fields: Record<string, string>): Promise<void> => {
    const answer = await fetch(`http://${place}${address}?${new URLSearchParams(fields).toString()}`, { method });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
  };
  return {
    trust: { OUTGOING_TRUSTED: [place], OUTGOING_SITES: readSandboxSites(file) },
    environment: { OUTGOING_TRUSTED: place, OUTGOING_SITES: file },
    mend: (host, page, find, replace) => send("POST", "/websites/control", { host, path: page, find, replace }),
    fault: (host, kind) => send("POST", "/faults", { path: `/websites/${host}`, fault: kind ?? "none" }),
    close() {
      sandbox.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
