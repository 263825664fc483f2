import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Outcome, type Portal, type PortalTest, startPortalTest } from "../testing/portal-command.ts";
import { PRODUCTION } from "../testing/production-settings.ts";

let t: PortalTest;
let portal: Portal;
beforeAll(async () => {
  t = await startPortalTest();
  ({ portal } = t);
});
afterAll(() => t.close());

/** Runs a command in its own process, as operators do. */
function portalProcess(args: string[], input: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const program = fileURLToPath(new URL("portal.ts", import.meta.url));
    const env = { ...process.env, DATABASE_URL: t.url, DATA_DIR: t.dataDir, PORTAL_ENV: "" };
    const child = spawn(process.execPath, [program, ...args], { env });
    let out = "";
    let error = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (error += text));
    child.on("close", (code) => resolve({ code, out, error }));
    child.stdin.end(input);
  });
}

test("--help lists the commands and DATABASE_URL; an unknown command exits with 1", async () => {
  const { code, out } = await portal(["--help"]);
  expect(code).toBe(0);
  for (const command of ["import", "demo", "migrate", "user", "agent", "notice", "notification", "DATABASE_URL"])
    expect(out).toContain(command);
  expect(await portal(["nonsense"])).toMatchObject({ code: 1, error: expect.stringContaining("unknown command") });
});

test("import - reads standard input; exit code 1 and the summary tell that rows were rejected", async () => {
  const good = '{"type":"company","external_id":"C-1","company_name":"Brandt"}\n';
  expect(await portal(["import", "-"], { input: good })).toEqual({
    code: 0,
    out: "         created  updated  unchanged  kept  rejected\ncompany        1        0          0     0         0",
    error: "",
  });
  expect(await portal(["import", "-"], { input: `${good}{"type":"company"}\nx\n` })).toEqual({
    code: 1,
    out: [
      "         created  updated  unchanged  kept  rejected",
      "company        0        0          1     0         1",
      "?              0        0          0     0         1",
    ].join("\n"),
    error:
      "-:2 company: external_id: fehlt.\n-:2 company: company_name: fehlt.\n-:3: Die Zeile ist kein gültiges JSON.",
  });
});

test("a process of its own writes to its streams and ends with the exit code", async () => {
  const input = '{"type":"company","external_id":"C-2","company_name":"Brandt"}\nx\n';
  expect(await portalProcess(["import", "-"], input)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^company +1 +0 +0 +0 +0$/m),
    error: "-:2: Die Zeile ist kein gültiges JSON.\n",
  });
}, 60_000);

test("import of a missing file fails, and demo in production fails and writes nothing", async () => {
  expect(await portal(["import", "/nowhere.ndjson"])).toMatchObject({
    code: 1,
    error: expect.stringContaining("/nowhere"),
  });
  expect(await portal(["demo"], { env: PRODUCTION })).toMatchObject({ code: 1, out: "" });
  expect(await t.db.selectFrom("users").select("id").where("login", "like", "%@demo.example").execute()).toEqual([]);
});

test("a database without tables or without an answer fails with a sentence that says what to do", async () => {
  const empty = { DATABASE_URL: t.url.replace(/portal_test_\w+/, "postgres") };
  expect(await portal(["user", "list"], { env: empty })).toMatchObject({
    code: 1,
    error: expect.stringContaining("portal migrate"),
  });
  const away = { DATABASE_URL: "postgresql://portal@127.0.0.1:1/portal" };
  expect(await portal(["user", "list"], { env: away })).toMatchObject({
    code: 1,
    error: expect.stringContaining("does not answer"),
  });
});
