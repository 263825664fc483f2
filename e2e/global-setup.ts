import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { launchSharedBrowser } from "./browser.ts";
import { startProduct } from "./product.ts";
import type { Running } from "./running.ts";

/** No part of a page or an answer is left out because the machine is busy. */
const PATIENT = { PART_TIMEOUT_MS: "15000" };

type Started = { running: Running; stop(): Promise<void> };

/**
 * Vitest global set-up: starts a product and a browser for each worker at its first request. A run of one file needs
 * one worker and starts one product.
 *
 * @public Vitest calls it
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Started>>();
  const server = http.createServer((request, response) => {
    const worker = request.url ?? "";
    const found = started.get(worker) ?? start();
    started.set(worker, found);
    found.then(
      ({ running }) => response.end(JSON.stringify(running)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  project.provide("products", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    server.close();
    for (const one of await Promise.allSettled(started.values())) {
      if (one.status === "fulfilled") await one.value.stop();
    }
  };
}

async function start(): Promise<Started> {
  const [product, browser] = await Promise.all([startProduct({ env: PATIENT }), launchSharedBrowser()]);
  const { origin, databaseUrl, dataDir } = product;
  return {
    running: { origin, databaseUrl, dataDir, browserEndpoint: browser.wsEndpoint() },
    async stop() {
      await browser.close();
      await product.remove();
    },
  };
}
