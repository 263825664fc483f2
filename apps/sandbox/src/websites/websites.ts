/**
 * Customer websites of different make, by host name, over http and https on the sandbox's one port: the first byte of a
 * connection says which of the two it is. `/websites/<host>/<path>` shows a page to people, who cannot resolve the names.
 */
import type { IncomingMessage, ServerResponse, Server } from "node:http";
import net, { type Socket } from "node:net";
import tls, { type TLSSocket } from "node:tls";
import { escapeHtml, htmlPage } from "../html.ts";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { type Certificates, createCertificates } from "./certificates.ts";
import { createPages, type Pages } from "./pages.ts";
import { serveSite } from "./serve-site.ts";
import { SITES, siteOf } from "./site-list.ts";

export type Websites = {
  /** Content of the file that the server's OUTGOING_SITES names. */
  configuration(at: string): { at: string; root: string };
  /** The website of a request's host, and its path as faults name it; undefined for the sandbox itself. */
  find(request: IncomingMessage): { faultPath: string; serve(response: ServerResponse): void } | undefined;
  /** Pages of the sandbox itself: the list, pages for people, and what mends them. */
  answer(request: SandboxRequest): SandboxAnswer | null;
  /** A listener that hands plain and encrypted connections to `server`. */
  listener(server: Server): net.Server;
};

const HANDSHAKE = 22;

export async function createWebsites(rootFile: string | undefined): Promise<Websites> {
  const certificates = await createCertificates(rootFile);
  const pages = createPages();
  return {
    configuration: (at) => ({ at, root: certificates.root }),
    find(request) {
      const host = (request.headers.host ?? "").split(":")[0] ?? "";
      if (!host.endsWith(".example")) return undefined;
      const path = (request.url ?? "/").split("?")[0] ?? "/";
      return { faultPath: `/websites/${host}${path}`, serve: (response) => serve(pages, host, request, response) };
    },
    answer: (request) => pages.control(request) ?? shown(pages, request),
    listener: (server) => listener(server, certificates),
  };
}

/** An unknown name has no server: the connection just ends. */
function serve(pages: Pages, host: string, request: IncomingMessage, response: ServerResponse): void {
  const found = siteOf(host);
  if (found === undefined) response.destroy();
  else serveSite(pages, found, { request, response, isSecure: request.socket instanceof tls.TLSSocket });
}

function shown(pages: Pages, { path }: SandboxRequest): SandboxAnswer | null {
  const [, host, rest = "/"] = /^\/websites\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  if (path === "/websites" || path === "/websites/") return { status: 200, type: HTML, body: list() };
  if (host === undefined || siteOf(host) === undefined) return null;
  return { status: 200, type: HTML, body: pages.html(host, rest) };
}

const HTML = "text/html; charset=utf-8";
const list = (): string =>
  htmlPage(
    "Websites von Kunden",
    `<h1>Websites von Kunden</h1><ul>${SITES.map(
      ({ host }) => `<li><a href="/websites/${host}/">${escapeHtml(host)}</a></li>`,
    ).join("")}</ul>`,
  );

function listener(server: Server, certificates: Certificates): net.Server {
  const secure = tls.createServer({
    SNICallback(host, done) {
      const found = siteOf(host);
      if (found === undefined || found.site.certificate === "none") {
        done(new Error("no such website"));
        return;
      }
      const { host: name, certificate = "good" } = found.site;
      void answerWith(done, certificates.contextFor(name, certificate));
    },
    // A client that can only do HTTP/1.1 gets it; who asks for more learns whether the website could.
    ALPNCallback({ servername, protocols }) {
      const canHttp2 = siteOf(servername)?.site.http2 ?? true;
      return canHttp2 && protocols.includes("h2") ? "h2" : "http/1.1";
    },
  });
  secure.on("secureConnection", (socket: TLSSocket) => server.emit("connection", socket));
  secure.on("tlsClientError", () => {});
  return net.createServer((socket) => sort(socket, server, secure));
}

type Done = (error: Error | null, context?: tls.SecureContext) => void;
async function answerWith(done: Done, making: Promise<tls.SecureContext>): Promise<void> {
  try {
    done(null, await making);
  } catch (error) {
    done(error as Error);
  }
}

function sort(socket: Socket, plain: Server, secure: tls.Server): void {
  socket.on("error", () => {});
  socket.once("data", (first: Buffer) => {
    socket.pause();
    socket.unshift(first);
    (first[0] === HANDSHAKE ? secure : plain).emit("connection", socket);
    process.nextTick(() => socket.resume());
  });
}
