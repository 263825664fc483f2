import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const COMPANIES = 40_000;
const folder = mkdtempSync(path.join(os.tmpdir(), "portal-resume-"));
const file = path.join(folder, "companies.ndjson");
const report = path.join(folder, "rejected.ndjson");
const program = fileURLToPath(new URL("../../portal.ts", import.meta.url));

/** A row; the import refuses every thousandth. */
const line = (index: number): string =>
  JSON.stringify({
    type: "company",
    external_id: `C-${index}`,
    company_name: index % 1000 === 999 ? "" : `Brandt Bedachungen Nummer ${index} GmbH & Co. KG in Köln`,
    entry_display_name: "Brandt Bedachungen ".repeat(8).trim(),
  });
const REFUSED = COMPANIES / 1000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 2 });
});
beforeEach(async () => {
  writeFileSync(file, Array.from({ length: COMPANIES }, (_line, index) => `${line(index)}\n`).join(""));
  await sql`truncate companies, import_runs cascade`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

function start(...options: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, PORTAL_ENV: "" };
  const child = spawn(process.execPath, [program, "import", file, "--rejected", report, ...options], { env });
  let out = "";
  let error = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (error += text));
  const ended = new Promise<{ signal: string | null; out: string; error: string }>((resolve) =>
    child.on("close", (_code, signal) => resolve({ signal, out, error })),
  );
  return { child, ended };
}

const reached = async (): Promise<number> => {
  const run = await db.selectFrom("import_runs").select("files").executeTakeFirst();
  return run?.files[0]?.lines ?? 0;
};

const written = async (): Promise<number> => {
  const { count } = await db
    .selectFrom("companies")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

/** Kills an import as soon as it has recorded progress. Returns the recorded line. */
async function interrupt(): Promise<number> {
  const { child, ended } = start("--quiet");
  while (child.exitCode === null && (await reached()) === 0);
  child.kill("SIGKILL");
  expect((await ended).signal).toBe("SIGKILL");
  const lines = await reached();
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThan(COMPANIES);
  return lines;
}

const reported = (): number[] =>
  readFileSync(report, "utf8")
    .trim()
    .split("\n")
    .map((text) => (JSON.parse(text) as { line: number }).line);

test("a killed import resumes where it stopped: every row is written and every refusal reported once", async () => {
  const lines = await interrupt();
  expect(await written()).toBeGreaterThanOrEqual(lines - REFUSED);
  const { out, error } = await start("--quiet").ended;
  const [, goneOn] = /geht nach Zeile (\d+) weiter/.exec(error) ?? [];
  expect(Number(goneOn)).toBe(lines);
  expect(await written()).toBe(COMPANIES - REFUSED);
  const [, created, , unchanged, , rejected] = /^company +(\d+) +(\d+) +(\d+) +(\d+) +(\d+)$/m.exec(out) ?? [];
  expect(Number(created) + Number(unchanged)).toBe(COMPANIES - REFUSED);
  expect(Number(rejected)).toBe(REFUSED);
  expect(reported()).toEqual(Array.from({ length: REFUSED }, (_line, index) => (index + 1) * 1000));
  // A finished import leaves nothing to resume.
  expect(await reached()).toBe(0);
  expect((await start("--quiet").ended).error).not.toContain("geht nach");
}, 60_000);

test("an import begins anew with --from-start and when the start of the file has changed", async () => {
  await interrupt();
  writeFileSync(file, readFileSync(file, "utf8").replace("Nummer 0 ", "Nummer Null "));
  const changed = await start("--quiet").ended;
  expect(changed.error).not.toContain("geht nach");
  expect(reported()).toHaveLength(REFUSED);
  await sql`truncate companies cascade`.execute(db);
  await interrupt();
  const again = await start("--quiet", "--from-start").ended;
  expect(again.error).not.toContain("geht nach");
  expect(await written()).toBe(COMPANIES - REFUSED);
}, 60_000);

test("an import from standard input prints its progress in separate lines where the screen is no terminal", async () => {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, PORTAL_ENV: "" };
  const child = spawn(process.execPath, [program, "import", "-"], { env });
  const told = new Promise<string>((resolve) => child.stderr.setEncoding("utf8").once("data", resolve));
  child.stdin.write(`${line(0)}\n`);
  expect(await told).toBe("0 Zeilen, 0 je Sekunde\n");
  child.stdin.end();
  await new Promise((resolve) => child.on("close", resolve));
  expect(await written()).toBe(1);
}, 60_000);
