/**
 * Faults of the outside systems, switched on by path. POST /faults with `path`, `fault` and optionally `times`,
 * `status`, `retryAfter` (query or form) sets one; GET /faults lists them; DELETE /faults ends those of `path`, or all.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { SandboxAnswer, SandboxRequest } from "./http.ts";

export const FAULT_KINDS = [
  /** Never answers. */
  "hang",
  /** Closes the connection in the middle of the answer. */
  "reset",
  /** Sends something that is not HTTP. */
  "garbage",
  /** 50 MB of HTML. */
  "large",
  /** Redirects to itself for ever. */
  "redirect-loop",
  /** The normal answer in ISO-8859-1, declared as UTF-8. */
  "wrong-charset",
  /** One byte a second, for ever. */
  "drip",
  /** `status` with an empty page, and `Retry-After` if given. */
  "status",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export type Fault = {
  kind: FaultKind;
  /** Number of requests to affect. Default: all. */
  times?: number;
  status?: number;
  /** Seconds. */
  retryAfter?: number;
};

export type Faults = {
  /** `path` is a prefix of request paths; the longest matching one counts. `null` ends the fault. */
  set(path: string, fault: Fault | null): void;
  /** The fault for this request, which it counts; undefined if there is none. */
  take(path: string): Fault | undefined;
  /** Answers requests to /faults; null for others. */
  control(request: SandboxRequest): SandboxAnswer | null;
};

export function createFaults(): Faults {
  const faults = new Map<string, Fault>();

  const set: Faults["set"] = (path, fault) => {
    if (fault === null) faults.delete(path);
    else faults.set(path, { ...fault });
  };

  function order({ query, form }: SandboxRequest): SandboxAnswer {
    const value = (name: string): string | null => form.get(name) ?? query.get(name);
    const number = (name: string): number | undefined => (value(name) === null ? undefined : Number(value(name)));
    const path = value("path") ?? "";
    const kind = FAULT_KINDS.find((known) => known === value("fault"));
    const [times, status, retryAfter] = [number("times"), number("status"), number("retryAfter")];
    const isNumeric = [times, status, retryAfter].every((given) => given === undefined || Number.isInteger(given));
    if (!path.startsWith("/") || (kind === undefined && value("fault") !== "none") || !isNumeric)
      return { status: 400, body: { faults: ["none", ...FAULT_KINDS] } };
    set(
      path,
      kind === undefined
        ? null
        : {
            kind,
            ...(times === undefined ? {} : { times }),
            ...(status === undefined ? {} : { status }),
            ...(retryAfter === undefined ? {} : { retryAfter }),
          },
    );
    return { status: 200, body: Object.fromEntries(faults) };
  }

  return {
    set,
    take(path) {
      const fitting = [...faults.keys()].filter((start) => path.startsWith(start));
      const start = fitting.toSorted((a, b) => b.length - a.length)[0];
      const fault = start === undefined ? undefined : faults.get(start);
      if (start === undefined || fault === undefined) return undefined;
      if (fault.times !== undefined) {
        fault.times--;
        if (fault.times <= 0) faults.delete(start);
      }
      return fault;
    },
    control(request) {
      if (request.path !== "/faults") return null;
      if (request.method === "POST") return order(request);
      if (request.method === "DELETE") {
        const path = request.query.get("path");
        if (path === null) faults.clear();
        else faults.delete(path);
      }
      return { status: 200, body: Object.fromEntries(faults) };
    },
  };
}

const HTML = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const LARGE_BYTES = 50_000_000;
const PIECE = Buffer.from(`<p>${"Handwerk ".repeat(7000)}</p>\n`);

/** Answers with the fault. @returns false if the normal answer must be made first: `wrong-charset` */
export function applyFault(fault: Fault, request: IncomingMessage, response: ServerResponse): boolean {
  if (fault.kind === "wrong-charset") return false;
  request.resume();
  response.on("error", () => {});
  act[fault.kind](response, request, fault);
  return true;
}

type Act = (response: ServerResponse, request: IncomingMessage, fault: Fault) => void;

const act: Record<Exclude<FaultKind, "wrong-charset">, Act> = {
  hang: () => {},
  reset(response, { socket }) {
    response.writeHead(200, { ...HTML, "content-length": 5000 });
    // The written text leaves before the connection closes.
    response.write("<!doctype html><title>", () => socket.resetAndDestroy());
  },
  garbage: (_response, { socket }) => void socket.end("\u0000\u0001HTP?!\r\nnothing that anybody understands\r\n"),
  large(response) {
    response.writeHead(200, HTML);
    let sent = 0;
    const send = (): void => {
      while (sent < LARGE_BYTES && !response.destroyed) {
        sent += PIECE.length;
        if (!response.write(PIECE)) return void response.once("drain", send);
      }
      response.end();
    };
    send();
  },
  "redirect-loop"(response, { url = "/" }) {
    const [path] = url.split("?");
    response.writeHead(302, { location: `${path}?${Date.now()}` }).end();
  },
  drip(response) {
    response.writeHead(200, HTML);
    const timer = setInterval(() => response.write(" "), 1000);
    response.on("close", () => clearInterval(timer));
  },
  status(response, _request, { status = 503, retryAfter }) {
    const wait = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
    response.writeHead(status, { ...HTML, ...wait }).end();
  },
};

/** Encodes the answer's text in another charset than it declares. */
export function garbled(answer: SandboxAnswer): SandboxAnswer {
  const { body, type } = answer;
  if (body === undefined || Buffer.isBuffer(body)) return answer;
  if (typeof body === "string") return { ...answer, body: Buffer.from(body, "latin1") };
  return { ...answer, type: type ?? "application/json", body: Buffer.from(JSON.stringify(body), "latin1") };
}
