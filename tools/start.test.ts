/** Programs that refuse wrong settings, each in a process of its own, as an operator starts it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const LIST = [
  "4 settings are wrong. Nothing was started or changed.",
  '  PORTAL_ENV      is "produktion"; it must be production, staging or development',
  "  PORT            must be a port from 1 to 65535",
  "  SESSION_SECRET  must have at least 32 characters",
  "  LOG_LEVEL       must be fatal, error, warn, info, debug or silent",
  ".env.example explains every setting.",
  "",
].join("\n");

let folder: string;
let database: net.Server;
/** Connections that somebody made to the database. */
let connections: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "portal-settings-"));
  connections = 0;
  database = net.createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  database.listen(0, "127.0.0.1");
  await once(database, "listening");
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

async function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  const { port } = database.address() as net.AddressInfo;
  const child = spawn(process.execPath, [path.join(ROOT, program), ...args], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: path.join(folder, "data"),
      DATABASE_URL: `postgresql://portal@127.0.0.1:${port}/portal`,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let error = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (error += chunk.toString()));
  const [code] = await once(child, "close");
  return { code: code as number, out, error };
}

test.each([
  ["tools/start.ts", []],
  ["apps/server/src/app/main.ts", []],
  ["apps/server/src/app/portal.ts", ["migrate"]],
  ["apps/server/src/app/portal.ts", ["user", "list"]],
])(
  "%s %j lists every wrong setting, builds nothing and connects to no database",
  async (program, args) => {
    const wrong = { PORTAL_ENV: "produktion", PORT: "300o", SESSION_SECRET: "kurz", LOG_LEVEL: "loud" };
    expect(await run(program, args, wrong)).toEqual({ code: 1, out: "", error: LIST });
    expect(connections).toBe(0);
    expect(existsSync(path.join(folder, "data"))).toBe(false);
  },
  30_000,
);

test("npm start in production says at once what is missing", async () => {
  const { code, out, error } = await run("tools/start.ts", [], { PORTAL_ENV: "production", DATABASE_URL: "" });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(error.match(/^ {2}\w+/gm)).toEqual(["  DATABASE_URL", "  SMTP_URL", "  SESSION_SECRET", "  TRUSTED_PROXIES"]);
}, 30_000);
