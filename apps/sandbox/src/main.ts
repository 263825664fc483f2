/**
 * Fakes of the outside systems on loopback, one of the developer tools: real protocols, invented people. Environment:
 * SANDBOX_PORT (default: a free one); the portal's FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET, GOOGLE_CLIENT_ID and
 * GOOGLE_CLIENT_SECRET; SANDBOX_ENTRIES (file of the demo companies' entries, which the fake portals list);
 * SANDBOX_PORTAL_ORIGIN (origin of the portal); SANDBOX_PORTALS_FILE (file to write: the server's PARTNER_PORTALS).
 * Sends `{ port }` to its parent process once it listens.
 */
import { writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { createFacebook } from "./facebook/provider.ts";
import { applyFault, createFaults, garbled } from "./faults.ts";
import { createGoogle } from "./google/provider.ts";
import { configurationOf } from "./portals/portal-list.ts";
import { createPortals } from "./portals/portals.ts";
import { indexPage } from "./index-page.ts";
import { readRequest, type SandboxAnswer, type SandboxRequest, write } from "./http.ts";

const { SANDBOX_PORT = "0", FACEBOOK_CLIENT_ID = "portal", FACEBOOK_CLIENT_SECRET = "sandbox" } = process.env;
const { GOOGLE_CLIENT_ID = "portal", GOOGLE_CLIENT_SECRET = "sandbox" } = process.env;
const HOST = "127.0.0.1";

const server = http.createServer();
server.listen(Number(SANDBOX_PORT), HOST, () => void begin((server.address() as AddressInfo).port));

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
  const portalsFile = process.env["SANDBOX_PORTALS_FILE"];
  if (portalsFile !== undefined) writeFileSync(portalsFile, JSON.stringify(configurationOf(`http://${HOST}:${port}`)));
  const faults = createFaults();
  const answerTo = async (asked: SandboxRequest): Promise<SandboxAnswer> =>
    faults.control(asked) ??
    (await facebook(asked)) ??
    (await google(asked)) ??
    (await portals(asked)) ??
    (asked.path === "/" ? { status: 200, type: "text/html; charset=utf-8", body: indexPage() } : undefined) ?? {
      status: 404,
      body: "not found",
    };
  server.on("request", (request, response) => {
    const fault = faults.take((request.url ?? "/").split("?")[0] ?? "/");
    if (fault !== undefined && applyFault(fault, request, response)) return;
    void readRequest(request)
      .then(answerTo)
      .then((answer) => write(response, fault === undefined ? answer : garbled(answer)))
      .catch(() => write(response, { status: 500, body: "sandbox error" }));
  });
  process.send?.({ port });
}

const close = (): void => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
for (const event of ["SIGINT", "SIGTERM", "disconnect"]) process.on(event, close);
