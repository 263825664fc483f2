import { spawnSync } from "node:child_process";
import path from "node:path";
import { isRunning } from "@portal/db/embedded/processes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct } from "../product.ts";
import type { Product } from "../product.ts";
import { isReady, killNow, postmasterOf, serverOf } from "./processes.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.remove());

const POLL = { timeout: 60_000, interval: 100 };

describe("npm start", () => {
  it("restarts a killed server", async () => {
    const server = serverOf(product) ?? 0;
    killNow(server);

    await expect.poll(() => serverOf(product) !== undefined && serverOf(product) !== server, POLL).toBe(true);
    await expect.poll(() => isReady(product), POLL).toBe(true);
  });

  it("restarts a killed database, and the server keeps working", async () => {
    const server = serverOf(product);
    const database = postmasterOf(product);
    killNow(database);

    await expect.poll(() => isRunning(database), POLL).toBe(false);
    await expect.poll(() => isReady(product), POLL).toBe(true);
    expect(postmasterOf(product)).not.toBe(database);
    expect(serverOf(product)).toBe(server);
  });

  it("prints an error if its port is taken", () => {
    const second = spawnSync(process.execPath, [path.resolve(import.meta.dirname, "../../tools/start.ts")], {
      env: { ...process.env, PORT: new URL(product.origin).port, DATA_DIR: product.dataDir },
      encoding: "utf8",
    });

    expect(second).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Port \d+ is taken by another program/) });
  });

  it("ends the server when it is killed itself, and uses the running database at the next start", async () => {
    const server = serverOf(product) ?? 0;
    const database = postmasterOf(product);
    killNow(product.pid);
    await expect.poll(() => isRunning(server), POLL).toBe(false);
    expect(isRunning(database)).toBe(true);

    product = await startProduct({ dataDir: product.dataDir });

    expect(postmasterOf(product)).toBe(database);
    expect(await isReady(product)).toBe(true);
  });

  it("leaves no process behind", async () => {
    const processes = [product.pid, postmasterOf(product), serverOf(product) ?? 0];

    await product.stop();

    expect(processes).toHaveLength(3);
    expect(processes.filter(isRunning)).toEqual([]);
  });
});
