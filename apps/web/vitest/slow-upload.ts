/** Uploads to a real server: the browser reports progress only if a server reads the bytes. */
import { randomUUID } from "node:crypto";
import type { Route } from "playwright";
import type { Plugin } from "vite";
import type { ApiAnswer } from "./api-answer.ts";

const HEADER = "x-slow-upload";
const waiting = new Map<string, { answer: ApiAnswer; released: Promise<void> }>();

/** Forwards a request to Vite's server, which reads half of it and the rest after `release` is called. */
export function uploadSlowly(route: Route, answer: ApiAnswer, onHeld: (release: () => void) => void): Promise<void> {
  const id = randomUUID();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  waiting.set(id, { answer, released });
  onHeld(release);
  return route.continue({ headers: { ...route.request().headers(), [HEADER]: id } });
}

/** The part of Vite's server that reads these uploads. */
export function slowUploads(): Plugin {
  return {
    name: "portal-slow-uploads",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const upload = waiting.get(String(request.headers[HEADER]));
        if (upload === undefined) return next();
        let left = Number(request.headers["content-length"]) / 2;
        request.on("data", (chunk: Buffer) => {
          left -= chunk.length;
          if (left <= 0) request.pause();
        });
        void upload.released.then(() => {
          left = Infinity;
          request.resume();
        });
        request.on("end", () => {
          response.writeHead(upload.answer.status ?? 200, { "content-type": "application/json" });
          response.end(JSON.stringify(upload.answer.body));
        });
      });
    },
  };
}
