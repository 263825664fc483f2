/** The sandbox beside the server, one of the developer tools: fakes of the outside systems on loopback. */
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const PAUSE_MS = 1000;
/** Of a key that signs batches. */
const KEY_BYTES = 32;

export type Sandbox = {
  /** URL of its first page, which lists all fakes. */
  address: string;
  /** Variables that connect the server to it. */
  environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
};

type Place = {
  root: string;
  dataDir: string;
  /** Origin of the portal, whose entries update some fake listings. */
  origin: string;
};

/** Starts it on a free port, and restarts it on that port if it ends by itself. */
export async function superviseSandbox({ root, dataDir, origin }: Place): Promise<Sandbox> {
  const portalsFile = path.join(dataDir, "partner-portals.json");
  const sitesFile = path.join(dataDir, "sandbox-websites.json");
  mkdirSync(dataDir, { recursive: true });
  const clientId = "portal";
  const clientSecret = randomUUID();
  const matomoToken = randomUUID().replaceAll("-", "");
  const adManagerToken = randomUUID();
  const cylexKey = randomUUID();
  const golocalToken = randomUUID();
  const speechToken = randomUUID();
  const trackingKeys = process.env["TRACKING_KEYS"] || `sandbox:${randomBytes(KEY_BYTES).toString("base64url")}`;
  const builderKey = randomUUID();
  const stopping = new AbortController();
  const start = (port: number): ChildProcess =>
    fork(path.join(root, "apps/sandbox/src/main.ts"), [], {
      env: {
        ...process.env,
        SANDBOX_PORT: String(port),
        FACEBOOK_CLIENT_ID: clientId,
        FACEBOOK_CLIENT_SECRET: clientSecret,
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: clientSecret,
        MATOMO_TOKEN: matomoToken,
        AD_MANAGER_TOKEN: adManagerToken,
        CYLEX_KEY: cylexKey,
        GOLOCAL_TOKEN: golocalToken,
        VOICEBOT_SPEECH_TOKEN: speechToken,
        TRACKING_KEYS: trackingKeys,
        SITE_BUILDER_KEY: builderKey,
        SANDBOX_ENTRIES: path.join(root, "packages/db/demo/entries.ndjson"),
        SANDBOX_PORTAL_ORIGIN: origin,
        SANDBOX_PORTALS_FILE: portalsFile,
        SANDBOX_SITES_FILE: sitesFile,
      },
      // Not the supervisor's options, which keep it small.
      execArgv: [],
      detached: true,
    });

  let child = start(0);
  const [said] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => {
      throw new Error("The sandbox does not start.");
    }),
  ])) as [{ port: number }];

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await once(child, "exit").catch(() => {});
      if (stopping.signal.aborted) return;
      await delay(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) child = start(said.port);
    }
  })();

  const place = `127.0.0.1:${said.port}`;
  return {
    address: `http://${place}/`,
    environment: {
      OUTGOING_TRUSTED: place,
      OUTGOING_SITES: sitesFile,
      PARTNER_PORTALS: process.env["PARTNER_PORTALS"] ?? portalsFile,
      FACEBOOK_ISSUER: `http://${place}/facebook`,
      FACEBOOK_CLIENT_ID: clientId,
      FACEBOOK_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: `http://${place}/google`,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      MATOMO_URL: `http://${place}/matomo/`,
      MATOMO_TOKEN: matomoToken,
      AD_MANAGER_URL: `http://${place}/ad-manager/`,
      AD_MANAGER_TOKEN: adManagerToken,
      CYLEX_URL: `http://${place}/cylex/`,
      CYLEX_KEY: cylexKey,
      GOLOCAL_URL: `http://${place}/golocal/`,
      GOLOCAL_TOKEN: golocalToken,
      VOICEBOT_SPEECH_URL: `http://${place}/voicebot/`,
      VOICEBOT_SPEECH_TOKEN: speechToken,
      TRACKING_KEYS: trackingKeys,
      SITE_BUILDER_URL: `http://${place}/site-builder`,
      SITE_BUILDER_KEY: builderKey,
    },
    async stop() {
      stopping.abort();
      child.kill("SIGTERM");
      await running;
    },
  };
}
