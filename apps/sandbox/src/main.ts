/**
 * Fakes of the outside systems on loopback, one of the developer tools: real protocols, invented people. Environment:
 * SANDBOX_PORT (default: a free one); the portal's FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET, GOOGLE_CLIENT_ID and
 * GOOGLE_CLIENT_SECRET, MATOMO_TOKEN, AD_MANAGER_TOKEN, CYLEX_KEY, GOLOCAL_TOKEN, VOICEBOT_SPEECH_TOKEN,
 * SITE_BUILDER_KEY and TRACKING_KEYS;
 * SANDBOX_ENTRIES (file of the demo companies' entries, which the fake portals list);
 * SANDBOX_PORTAL_ORIGIN (origin of the portal); SANDBOX_PORTALS_FILE (file to write: the server's PARTNER_PORTALS);
 * SANDBOX_SITES_FILE (file to write: the server's OUTGOING_SITES).
 * Sends `{ port }` to its parent process once it listens.
 */
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { createAdManager } from "./ad-manager/ad-manager.ts";
import { createFacebook } from "./facebook/provider.ts";
import { createCountedSite } from "./counted-site/counted-site.ts";
import { applyFault, createFaults, garbled } from "./faults.ts";
import { createGoogle } from "./google/provider.ts";
import { createMatomo } from "./matomo/matomo.ts";
import { configurationOf } from "./portals/portal-list.ts";
import { createCylex } from "./rating-feeds/cylex.ts";
import { createGolocal } from "./rating-feeds/golocal.ts";
import { createPlayedRatings } from "./rating-feeds/played-ratings.ts";
import { createPortals } from "./portals/portals.ts";
import { createSiteBuilder } from "./site-builder/site-builder.ts";
import { indexPage } from "./index-page.ts";
import { createVoice } from "./voicebot/voice.ts";
import { createWebsites } from "./websites/websites.ts";
import { readRequest, type SandboxAnswer, type SandboxRequest, write } from "./http.ts";

const { SANDBOX_PORT = "0", FACEBOOK_CLIENT_ID = "portal", FACEBOOK_CLIENT_SECRET = "sandbox" } = process.env;
const { GOOGLE_CLIENT_ID = "portal", GOOGLE_CLIENT_SECRET = "sandbox" } = process.env;
const { MATOMO_TOKEN = "sandbox", AD_MANAGER_TOKEN = "sandbox" } = process.env;
const { CYLEX_KEY = "sandbox", GOLOCAL_TOKEN = "sandbox", VOICEBOT_SPEECH_TOKEN = "sandbox" } = process.env;
const HOST = "127.0.0.1";

const server = http.createServer();
const sitesFile = process.env["SANDBOX_SITES_FILE"];
const websites = await createWebsites(sitesFile === undefined ? undefined : `${sitesFile}.root`);
const listener = websites.listener(server);
listener.listen(Number(SANDBOX_PORT), HOST, () => void begin((listener.address() as AddressInfo).port));

async function begin(port: number): Promise<void> {
  const facebook = await createFacebook({
    issuer: `http://${HOST}:${port}/facebook`,
    clientId: FACEBOOK_CLIENT_ID,
    clientSecret: FACEBOOK_CLIENT_SECRET,
  });
  const google = await createGoogle({
    issuer: `http://${HOST}:${port}/google`,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
  });
  const portals = createPortals({
    origin: `http://${HOST}:${port}`,
    entriesFile: process.env["SANDBOX_ENTRIES"],
    portalOrigin: process.env["SANDBOX_PORTAL_ORIGIN"],
  });
  const adManager = createAdManager({ token: AD_MANAGER_TOKEN });
  const ratings = createPlayedRatings();
  const cylex = createCylex({ key: CYLEX_KEY, ratings });
  const golocal = createGolocal({ token: GOLOCAL_TOKEN, ratings });
  const voice = createVoice({ token: VOICEBOT_SPEECH_TOKEN });
  const matomo = createMatomo({ token: MATOMO_TOKEN });
  const countedSite = createCountedSite({
    portalOrigin: process.env["SANDBOX_PORTAL_ORIGIN"],
    key: process.env["TRACKING_KEYS"]?.split(",")[0],
  });
  const siteBuilder = createSiteBuilder({
    key: process.env["SITE_BUILDER_KEY"] ?? randomUUID(),
    portalOrigin: process.env["SANDBOX_PORTAL_ORIGIN"],
  });
  const portalsFile = process.env["SANDBOX_PORTALS_FILE"];
  if (portalsFile !== undefined) writeFileSync(portalsFile, JSON.stringify(configurationOf(`http://${HOST}:${port}`)));
  if (sitesFile !== undefined) writeFileSync(sitesFile, JSON.stringify(websites.configuration(`${HOST}:${port}`)));
  const faults = createFaults();
  const answerTo = async (asked: SandboxRequest): Promise<SandboxAnswer> =>
    faults.control(asked) ??
    (await facebook(asked)) ??
    (await google(asked)) ??
    matomo(asked) ??
    adManager(asked) ??
    ratings.control(asked) ??
    cylex(asked) ??
    golocal(asked) ??
    voice(asked) ??
    (await countedSite(asked)) ??
    (await portals(asked)) ??
    (await siteBuilder(asked)) ??
    websites.answer(asked) ??
    (asked.path === "/" ? { status: 200, type: "text/html; charset=utf-8", body: indexPage() } : undefined) ?? {
      status: 404,
      body: "not found",
    };
  server.on("request", (request, response) => {
    const website = websites.find(request);
    const fault = faults.take(website?.faultPath ?? (request.url ?? "/").split("?")[0] ?? "/");
    if (fault !== undefined && applyFault(fault, request, response)) return;
    if (website !== undefined) {
      website.serve(response);
      return;
    }
    void readRequest(request)
      .then(answerTo)
      .then((answer) => write(response, fault === undefined ? answer : garbled(answer)))
      .catch(() => write(response, { status: 500, body: "sandbox error" }));
  });
  process.send?.({ port });
}

const close = (): void => {
  listener.close(() => process.exit(0));
  server.closeAllConnections();
};
for (const event of ["SIGINT", "SIGTERM", "disconnect"]) process.on(event, close);
