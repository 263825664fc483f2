/**
 * The other ends of outside systems, played on loopback outside production: real protocols, invented people. Told by
 * the environment: SANDBOX_PORT (default: one that is free), FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET of the portal.
 * Says `{ port }` to its starter once it listens.
 */
import http from "node:http";
import type { AddressInfo } from "node:net";
import { createFacebook } from "./facebook/provider.ts";
import { readRequest, write } from "./http.ts";

const { SANDBOX_PORT = "0", FACEBOOK_CLIENT_ID = "portal", FACEBOOK_CLIENT_SECRET = "sandbox" } = process.env;
const HOST = "127.0.0.1";

const server = http.createServer();
server.listen(Number(SANDBOX_PORT), HOST, () => void begin((server.address() as AddressInfo).port));

async function begin(port: number): Promise<void> {
  const facebook = await createFacebook({
    issuer: `http://${HOST}:${port}/facebook`,
    clientId: FACEBOOK_CLIENT_ID,
    clientSecret: FACEBOOK_CLIENT_SECRET,
  });
  server.on("request", (request, response) => {
    void readRequest(request)
      .then(facebook)
      .then((answer) => write(response, answer ?? { status: 404, body: "not found" }))
      .catch(() => write(response, { status: 500, body: "sandbox error" }));
  });
  process.send?.({ port });
}

const close = (): void => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
for (const event of ["SIGINT", "SIGTERM", "disconnect"]) process.on(event, close);
