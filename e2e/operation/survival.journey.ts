import { readdirSync, readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { isRunning } from "@portal/db/embedded/processes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct } from "../product.ts";
import type { Product } from "../product.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.remove());

/** Processes below the supervisor whose command line names `what`. */
function find(what: string, parent: number = product.pid): number[] {
  const children = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) =>
      read(`/proc/${entry}/stat`)
        .replace(/^.*\) \S /s, "")
        .startsWith(`${parent} `),
    );
  return children.map(Number).filter((pid) => read(`/proc/${pid}/cmdline`).includes(what));
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function postmaster(): number {
  return Number(read(path.join(product.dataDir, "postgres/postmaster.pid")).split("\n")[0]);
}

async function isReady(): Promise<boolean> {
  return fetch(`${product.origin}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

const patience = { timeout: 30_000, interval: 100 };

describe("npm start", () => {
  it("starts the server again when it is killed", async () => {
    const [server = 0] = find("main.ts");
    process.kill(server, "SIGKILL");

    await expect.poll(() => find("main.ts").some((pid) => pid !== server), patience).toBe(true);
    await expect.poll(isReady, patience).toBe(true);
  });

  it("starts the database again when it is killed, and the server goes on", async () => {
    const [server] = find("main.ts");
    const database = postmaster();
    process.kill(database, "SIGKILL");

    await expect.poll(() => isRunning(database), patience).toBe(false);
    await expect.poll(isReady, patience).toBe(true);
    expect(postmaster()).not.toBe(database);
    expect(find("main.ts")).toEqual([server]);
  });

  it("says so when its port is taken", () => {
    const second = spawnSync(process.execPath, [path.resolve(import.meta.dirname, "../../tools/start.ts")], {
      env: { ...process.env, PORT: new URL(product.origin).port, DATA_DIR: product.dataDir },
      encoding: "utf8",
    });

    expect(second).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Port \d+ is taken by another program/) });
  });

  it("takes the server along when it is killed, and finds its database again at the next start", async () => {
    const [server = 0] = find("main.ts");
    const database = postmaster();
    process.kill(product.pid, "SIGKILL");
    await expect.poll(() => isRunning(server), patience).toBe(false);
    expect(isRunning(database)).toBe(true);

    product = await startProduct({ dataDir: product.dataDir });

    expect(postmaster()).toBe(database);
    expect(await isReady()).toBe(true);
  });

  it("leaves no process behind", async () => {
    const processes = [product.pid, postmaster(), ...find("main.ts")];

    await product.stop();

    expect(processes).toHaveLength(3);
    expect(processes.filter(isRunning)).toEqual([]);
  });
});
