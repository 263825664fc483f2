import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { IMPORT_ROW_TYPES } from "../import/import-rows.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runPortal } from "./program.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "portal-export-command-"));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function portal(args: string[], env: NodeJS.ProcessEnv = {}) {
  const said = { out: "", error: "" };
  const terminal = {
    env: { DATABASE_URL: database.url, DATA_DIR: folder, ...env },
    stdin: Readable.from([]),
    print: (text: string) => void (said.out += `${text}\n`),
    warn: (text: string) => void (said.error += `${text}\n`),
    exitCode: 0,
  };
  await runPortal(args, terminal);
  return { code: terminal.exitCode, ...said };
}

test("generated companies go into a file, to standard output or straight into the database, and out again", async () => {
  const file = path.join(folder, "generated.ndjson");
  const ask = ["demo", "--companies", "5", "--seed", "4"];
  expect(await portal([...ask, "--output", file])).toEqual({ code: 0, out: "", error: "" });
  const generated = readFileSync(file, "utf8");
  expect((await portal([...ask, "--output", "-"])).out).toBe(generated);
  expect((await portal([...ask, "--quiet"])).out).toMatch(/^company +5 +0 +0 +0 +0$/m);
  const again = (await portal(["import", "--quiet", file])).out;
  expect(again).toMatch(/^company +0 +0 +5 +0 +0$/m);
  expect(again).toMatch(/^entry +0 +0 +5 +0 +0$/m);

  const whole = path.join(folder, "whole.ndjson");
  expect(await portal(["export", whole])).toMatchObject({ code: 0, out: expect.stringMatching(/^entry +5$/m) });
  const parts = path.join(folder, "parts");
  await portal(["export", "--folder", parts]);
  const names = readdirSync(parts).toSorted();
  expect(names).toHaveLength(IMPORT_ROW_TYPES.length);
  expect(names.map((name) => readFileSync(path.join(parts, name), "utf8")).join("")).toBe(readFileSync(whole, "utf8"));
  const printed = await portal(["export"]);
  expect(printed.out).toBe(readFileSync(whole, "utf8"));
  expect(printed.error).toContain("fehlen");
});

test("refuses generated companies in production, numbers that are none, and two places at once", async () => {
  const production = { PORTAL_ENV: "production" };
  expect(await portal(["demo", "--companies", "5", "--output", "-"], production)).toMatchObject({ code: 1, out: "" });
  expect(await portal(["demo", "--companies", "viele"])).toMatchObject({ code: 1 });
  expect(await portal(["demo", "--output", "-"])).toMatchObject({ code: 1 });
  expect(await portal(["export", "x.ndjson", "--folder", folder])).toMatchObject({ code: 1 });
});

test("writes the report of rejected rows where --rejected says", async () => {
  const file = path.join(folder, "bad.ndjson");
  writeFileSync(file, '{"type":"company","external_id":"C-1"}\n');
  const report = path.join(folder, "rejected.ndjson");
  expect(await portal(["import", file, "--rejected", report])).toMatchObject({ code: 1 });
  expect(JSON.parse(readFileSync(report, "utf8"))).toEqual({
    file,
    line: 1,
    type: "company",
    key: "C-1",
    errors: [{ field: "company_name", message: "fehlt." }],
    row: { type: "company", external_id: "C-1" },
  });
});
