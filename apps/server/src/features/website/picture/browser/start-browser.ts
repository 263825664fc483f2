/**
 * Starts a browser that reaches nothing by itself, in processes of its own with little memory and low priority. It sees
 * none of our settings.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { type Protocol, protocolOver } from "./protocol.ts";

export type StartedBrowser = Protocol & {
  /** Ends all its processes at once. */
  kill(): void;
  /** Ends it, and deletes what it stored. */
  remove(): Promise<void>;
};

/** Of each of its processes; what asks for more is ended by the kernel's refusal. */
const MOST_KIB = 1_000_000;
/** Limits the data of the process and lets others go first, then becomes the browser. */
const LIMITED = `ulimit -d ${MOST_KIB}; ulimit -c 0; exec nice -n 10 "$0" "$@"`;

/** A name that nobody has: whatever is not answered by us goes to this proxy, so nowhere. */
const NOWHERE = "nowhere.invalid:1";
const ARGUMENTS = [
  "--headless",
  "--remote-debugging-pipe",
  `--proxy-server=${NOWHERE}`,
  "--proxy-bypass-list=<-loopback>",
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--dns-prefetch-disable",
  "--no-pings",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-dev-shm-usage",
  "--disable-extensions",
  "--disable-gpu",
  "--disable-sync",
  "--hide-scrollbars",
  "--lang=de",
  "--mute-audio",
  "--no-first-run",
];

/** @param program starts a Chromium with the arguments that it gets */
export async function startBrowser(program: string): Promise<StartedBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), "portal-picture-"));
  const child = spawn("/bin/sh", ["-c", LIMITED, program, ...ARGUMENTS, `--user-data-dir=${folder}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    // A process group of its own, which can be ended as a whole.
    detached: true,
    env: {
      HOME: folder,
      LANG: "de_DE.UTF-8",
      NODE: process.execPath,
      PATH: process.env["PATH"],
      TMPDIR: folder,
      TZ: "Europe/Berlin",
    },
  });
  // One that cannot be started closes its pipes.
  child.on("error", () => undefined);
  const ended = once(child, "close").catch(() => undefined);
  const kill = (): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // All of them have ended.
    }
  };
  const protocol = protocolOver(child.stdio[3] as Writable, child.stdio[4] as Readable);
  return {
    ...protocol,
    kill,
    async remove() {
      kill();
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
