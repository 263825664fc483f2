/** Fake partner portals on loopback for tests: real HTTP, one listing page each, faults on demand. */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export type Shown = { name: string; street: string; postalCode: string; city: string; phone: string; website: string };
/** A portal shows listings, never answers, answers 500, or closes the connection. */
export type Behaviour = readonly Shown[] | "hang" | "fail" | "reset";

/** The data that `anEntry` of the factories gives a company of this name. */
export const shownOf = (name: string, others: Partial<Shown> = {}): Shown => ({
  name,
  street: "Lindenstraße 12",
  postalCode: "10969",
  city: "Berlin",
  phone: "030 23125100",
  website: "https://www.brandt-bedachungen.example",
  ...others,
});

export type FakePortals = {
  /** For `apiTest`. */
  environment: Record<string, string>;
  /** Behaviour by portal identifier. Portals without one show no listing. */
  behaviours: Map<string, Behaviour>;
  /** Number of requests by portal, without robots.txt. */
  requests: Map<string, number>;
  close(): Promise<void>;
};

const portalOf = (origin: string, identifier: string, acts: "owner" | "provider") => ({
  identifier,
  name: identifier.toUpperCase(),
  icon: "data:image/svg+xml;base64,PHN2Zy8+",
  home: `${origin}/${identifier}`,
  connector: "generic",
  searchUrl: `${origin}/${identifier}/suche?was={name}`,
  selectors: { listings: "a" },
  shows: ["name", "street", "houseNumber", "postalCode", "city", "phone", "website"],
  timeoutMs: 1000,
  requestsPerMinute: 600,
  acts,
  correctUrl: acts === "owner" ? `${origin}/${identifier}/korrektur` : "",
  advice: "Öffnen Sie dort Ihren Eintrag.",
});

/** @param identifiers with a "+" after those that the provider corrects */
export async function startFakePortals(...identifiers: string[]): Promise<FakePortals> {
  const behaviours = new Map<string, Behaviour>();
  const requests = new Map<string, number>();
  const server = createServer((request, response) => answer(request, response, { behaviours, requests }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(path.join(tmpdir(), "portals-"));
  const file = path.join(folder, "portals.json");
  const portals = identifiers.map((text) =>
    portalOf(`http://${place}`, text.replace("+", ""), text.endsWith("+") ? "provider" : "owner"),
  );
  writeFileSync(file, JSON.stringify(portals));
  return {
    environment: { PARTNER_PORTALS: file, OUTGOING_TRUSTED: place },
    behaviours,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      rmSync(folder, { recursive: true });
    },
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { behaviours, requests }: Pick<FakePortals, "behaviours" | "requests">,
): void {
  const [, portal = "", page = "", index = "0"] = new URL(request.url ?? "/", "http://localhost").pathname.split("/");
  if (portal === "robots.txt") {
    response.writeHead(404).end();
    return;
  }
  requests.set(portal, (requests.get(portal) ?? 0) + 1);
  const behaviour = behaviours.get(portal) ?? [];
  if (behaviour === "hang") return;
  if (behaviour === "reset") {
    request.socket.destroy();
    return;
  }
  if (behaviour === "fail") {
    response.writeHead(500, { "content-type": "text/html" }).end("<p>Fehler</p>");
    return;
  }
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (page === "suche") {
    const links = behaviour.map(({ name }, number) => `<a href="/${portal}/eintrag/${number}">${name}</a>`);
    response.end(`<!doctype html><html><body>${links.join("")}</body></html>`);
    return;
  }
  const shown = behaviour[Number(index)];
  if (shown === undefined) response.writeHead(404).end();
  else response.end(listingPage(shown));
}

const listingPage = ({ name, street, postalCode, city, phone, website }: Shown): string => {
  const address = { "@type": "PostalAddress", streetAddress: street, postalCode, addressLocality: city };
  const data = {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name,
    address,
    telephone: phone,
    url: website,
  };
  return `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`;
};
