/** A misbehaving server on loopback for tests: real sockets, one path per fault. */
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createGzip, gzipSync } from "node:zlib";

export type HostileServer = {
  /** `127.0.0.1:port` */
  place: string;
  /** Requests so far, as `METHOD path`. */
  requests: string[];
  /** Headers of the last request. */
  headers(): http.IncomingHttpHeaders;
  close(): Promise<void>;
};

const HTML = { "content-type": "text/html; charset=utf-8" };
const MEGABYTE = 1_000_000;

const MISDEEDS: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  "/page": (response) => response.writeHead(200, HTML).end("<p>Dachdeckerei</p>"),
  "/zipped": (response) =>
    response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(gzipSync("<p>Dachdeckerei</p>")),
  "/pdf": (response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"),
  "/missing": (response) => response.writeHead(404, HTML).end("<p>no</p>"),
  "/busy": (response) => response.writeHead(429, { "retry-after": "30" }).end(),
  "/empty": (response) => response.writeHead(204).end(),
  "/hang": () => {},
  "/large": (response) => stream(response.writeHead(200, HTML), Buffer.alloc(MEGABYTE, "a"), 50),
  "/large-announced": (response) =>
    response.writeHead(200, { ...HTML, "content-length": 50 * MEGABYTE }).flushHeaders(),
  "/bomb"(response) {
    const zip = createGzip({ level: 9 });
    zip.pipe(response.writeHead(200, { ...HTML, "content-encoding": "gzip" }));
    stream(zip, Buffer.alloc(MEGABYTE), 200);
  },
  "/broken-zip": (response) => response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end("not zipped"),
  "/cut-zip": (response) =>
    response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(gzipSync("a".repeat(99_999)).subarray(0, 60)),
  "/zipped-twice": (response) => response.writeHead(200, { ...HTML, "content-encoding": "gzip, gzip" }).end(""),
  "/drip"(response) {
    response.writeHead(200, HTML);
    every(response, 1000, () => response.write("a"));
  },
  "/endless-headers"(_response, { socket }) {
    socket.write("HTTP/1.1 200 OK\r\n");
    every(socket, 1, () => socket.write(`x-${Math.random()}: ${"a".repeat(500)}\r\n`));
  },
  "/slow-headers"(_response, { socket }) {
    socket.write("HTTP/1.1 200 OK\r\n");
    every(socket, 200, () => socket.write("x"));
  },
  "/early-hints"(response) {
    every(response, 5, () => response.writeEarlyHints({ link: "</a.css>; rel=preload; as=style" }));
  },
  "/reset"(response, { socket }) {
    response.writeHead(200, { ...HTML, "content-length": 5000 });
    response.write("<p>", () => socket.resetAndDestroy());
  },
  "/short": (response, { socket }) =>
    void response.writeHead(200, { ...HTML, "content-length": 5000 }).write("<p>", () => socket.end()),
  "/garbage": (_response, { socket }) => void socket.end("\u0000\u0001 what is this\r\n\r\n"),
  "/two-lengths": (_response, { socket }) =>
    void socket.end("HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab"),
  "/upgrade": (_response, { socket }) =>
    void socket.write("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nabc"),
  "/loop": (response) => response.writeHead(302, { location: "/loop" }).end(),
  "/nowhere": (response) => response.writeHead(302).end(),
};

export function startHostileServer(): Promise<HostileServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let last: http.IncomingHttpHeaders = {};
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://hostile.invalid");
    requests.push(`${request.method} ${url.pathname}`);
    last = request.headers;
    response.on("error", () => {});
    const to = url.searchParams.get("to");
    const hops = Number(url.searchParams.get("hops") ?? 0);
    if (to !== null) response.writeHead(302, { location: to }).end();
    else if (hops > 0) response.writeHead(307, { location: hops === 1 ? "/page" : `/hop?hops=${hops - 1}` }).end();
    else (MISDEEDS[url.pathname] ?? MISDEEDS["/missing"])?.(response, request);
  });
  server.on("connection", (socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.once("close", () => sockets.delete(socket));
  });
  return new Promise((fulfil) => {
    server.listen(0, "127.0.0.1", () =>
      fulfil({
        place: `127.0.0.1:${(server.address() as AddressInfo).port}`,
        requests,
        headers: () => last,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            for (const socket of sockets) socket.destroy();
          }),
      }),
    );
  });
}

function stream(to: NodeJS.WritableStream & { destroyed?: boolean }, piece: Buffer, pieces: number): void {
  let sent = 0;
  to.on("error", () => {});
  const send = (): void => {
    while (sent++ < pieces && to.destroyed !== true) if (!to.write(piece)) return void to.once("drain", send);
    to.end();
  };
  send();
}

function every(until: ServerResponse | Socket, milliseconds: number, act: () => void): void {
  const timer = setInterval(() => {
    if (until.destroyed) clearInterval(timer);
    else act();
  }, milliseconds);
  until.on("close", () => clearInterval(timer));
}
