import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { verify } from "@node-rs/argon2";
import { openDatabase } from "@portal/db/connect";
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { aNotice } from "@portal/db/factories/notices";
import { aMembership, aUser } from "@portal/db/factories/users";
import type { Database } from "@portal/db/rows";
import { createTestDatabase } from "@portal/db/testing/test-database";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runPortal } from "./portal-commands/program.ts";

const dataDir = mkdtempSync(path.join(os.tmpdir(), "portal-command-"));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Outcome = { code: number | null; out: string; error: string };

async function portal(args: string[], { input = "", env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {}) {
  const said: Record<"out" | "error", string[]> = { out: [], error: [] };
  const terminal = {
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir, ...env },
    stdin: Readable.from([Buffer.from(input)]),
    print: (text: string) => void said.out.push(text),
    warn: (text: string) => void said.error.push(text),
    exitCode: 0,
  };
  await runPortal(args, terminal);
  return { code: terminal.exitCode, out: said.out.join("\n"), error: said.error.join("\n") };
}

/** The same as a process of its own, as people start it. */
function portalProcess(args: string[], input: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const program = fileURLToPath(new URL("portal.ts", import.meta.url));
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, PORTAL_ENV: "" };
    const child = spawn(process.execPath, [program, ...args], { env });
    let out = "";
    let error = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (error += text));
    child.on("close", (code) => resolve({ code, out, error }));
    child.stdin.end(input);
  });
}

const production = { PORTAL_ENV: "production" };

test("tells how it is used", async () => {
  const { code, out } = await portal(["--help"]);
  expect(code).toBe(0);
  for (const command of ["import", "demo", "migrate", "user", "agent", "notice", "notification", "DATABASE_URL"])
    expect(out).toContain(command);
  expect(await portal(["nonsense"])).toMatchObject({ code: 1, error: expect.stringContaining("unknown command") });
});

test("imports from standard input; exit code and summary tell of rejected rows", async () => {
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

test("runs as a process of its own, with its streams and exit code", async () => {
  const input = '{"type":"company","external_id":"C-2","company_name":"Brandt"}\nx\n';
  expect(await portalProcess(["import", "-"], input)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^company +1 +0 +0 +0 +0$/m),
    error: "-:2: Die Zeile ist kein gültiges JSON.\n",
  });
}, 60_000);

test("refuses files that are not there, and demo data in production", async () => {
  expect(await portal(["import", "/nowhere.ndjson"])).toMatchObject({
    code: 1,
    error: expect.stringContaining("/nowhere"),
  });
  expect(await portal(["demo"], { env: production })).toMatchObject({ code: 1, out: "" });
  expect(await db.selectFrom("users").select("id").where("login", "like", "%@demo.example").execute()).toEqual([]);
});

test("says what to do about a database without tables, or without an answer", async () => {
  const empty = { DATABASE_URL: database.url.replace(/portal_test_\w+/, "postgres") };
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

test("creates people, sets passwords unseen and roles, and ends sessions", async () => {
  const create = [
    "user",
    "create",
    "Agentin@Portal.example",
    "--name",
    "Yvonne Seidel",
    "--role",
    "cuca",
    "--password",
  ];
  expect(await portal(create, { input: "kurz\n" })).toMatchObject({
    code: 1,
    error: expect.stringContaining("12 characters"),
  });
  expect(await portal(create, { input: "Demo-Portal-2026\n", env: production })).toMatchObject({ code: 1 });
  expect(await portal(create, { input: "ein langes Kennwort\n", env: production })).toMatchObject({ code: 0 });
  expect(await portal(create, { input: "ein langes Kennwort\n" })).toMatchObject({
    code: 1,
    error: expect.stringContaining("already"),
  });
  const find = () =>
    db.selectFrom("users").selectAll().where("login_key", "=", "agentin@portal.example").executeTakeFirstOrThrow();
  expect(await find()).toMatchObject({ roles: ["cuca"], display_name: "Yvonne Seidel" });

  await portal(["user", "set-roles", "AGENTIN@portal.example", "tradesmanager", "ratingusermanager"]);
  await portal(["user", "set-password", "agentin@portal.example"], { input: "noch ein Kennwort\n" });
  const { roles, password_hash: hash } = await find();
  expect(roles).toEqual(["tradesmanager", "ratingusermanager"]);
  expect(await verify(hash ?? "", "noch ein Kennwort")).toBe(true);
  expect((await portal(["user", "list"])).out).toContain("Agentin@Portal.example");
  expect(await portal(["user", "set-roles", "nobody@portal.example"])).toMatchObject({ code: 1 });
});

test("a new password ends all sessions of the person", async () => {
  const user = await aUser(db);
  const at = new Date();
  await db
    .insertInto("sessions")
    .values({
      handle: "a handle of this test",
      user_id: user.id,
      secret_hash: Buffer.alloc(32),
      remember: false,
      created_at: at,
      last_used_at: at,
      expires_at: at,
      absolute_expires_at: at,
      next_secret_hash: null,
      next_issued_at: null,
      previous_secret_hash: null,
      previous_valid_until: null,
      revoked_at: null,
      agent_company_id: null,
      agent_reason: null,
      agent_expires_at: null,
    })
    .execute();
  await portal(["user", "set-password", user.login], { input: "ein ganz neues\n" });
  const { revoked_at: revoked } = await db.selectFrom("sessions").selectAll().executeTakeFirstOrThrow();
  expect(revoked).not.toBeNull();
});

test("adds, lists and removes notices", async () => {
  const { id } = await aNotice(db, { message: "Schon da." });
  const add = [
    "notice",
    "add",
    "Wartung am Sonntag.",
    "--level",
    "warning",
    "--no-dismissible",
    "--ends",
    "2030-01-01T00:00:00Z",
  ];
  expect(await portal(add)).toMatchObject({ code: 0 });
  expect((await portal(["notice", "list"])).out).toMatch(
    /warning\s+no\s+2030-01-01T00:00:00.000Z\s+Wartung am Sonntag\./,
  );
  expect(await portal(["notice", "remove", String(id)])).toMatchObject({ code: 0 });
  expect(await portal(["notice", "remove", String(id)])).toMatchObject({ code: 1 });
  expect(await portal(["notice", "add", "x", "--ends", "morgen"])).toMatchObject({ code: 1 });
});

test("defines a notification, gives it to people and companies, and removes it", async () => {
  const user = await aUser(db);
  const colleague = await aUser(db);
  const company = await aCompany(db);
  await aMembership(db, { user_id: colleague.id, company_id: company.id });
  const define = ["notification", "define", "sommer", "--headline", "Ferien", "--text", "Eine\nZwei"];
  expect(await portal([...define, "--button-link", "javascript:alert(1)"])).toMatchObject({
    code: 1,
    error: expect.stringContaining("button_link"),
  });
  expect(await portal(define)).toMatchObject({ code: 0 });
  expect(await portal(define.with(4, "Bald Ferien"))).toMatchObject({ code: 0 });
  expect(await portal(["notification", "give", "sommer"])).toMatchObject({ code: 1 });
  expect(await portal(["notification", "give", "winter", "--login", user.login])).toMatchObject({ code: 1 });
  expect(await portal(["notification", "give", "sommer", "--login", "niemand@x.example"])).toMatchObject({ code: 1 });
  const give = ["notification", "give", "sommer", "--login", user.login, "--company", company.external_id];
  expect((await portal(give)).out).toContain("2 people");
  const given = () => db.selectFrom("user_notifications").selectAll().where("code", "=", "sommer").execute();
  expect(new Map((await given()).map((row) => [row.user_id, row.company_id]))).toEqual(
    new Map([
      [user.id, null],
      [colleague.id, company.id],
    ]),
  );
  await db.updateTable("user_notifications").set({ read_at: new Date() }).where("code", "=", "sommer").execute();
  expect((await portal(["notification", "list"])).out).toMatch(/sommer\s+2\s+2\s+Bald Ferien/);
  await portal(give);
  expect((await given()).every(({ read_at }) => read_at === null)).toBe(true);
  expect(await portal(["notification", "remove", "sommer"])).toMatchObject({ code: 0 });
  expect(await given()).toEqual([]);
  expect(await portal(["notification", "remove", "sommer"])).toMatchObject({ code: 1 });
});

test("grants and withdraws the work of an agent, and tells who acted for whom", async () => {
  const user = await aUser(db, { display_name: "Yvonne Seidel" });
  const company = await aCompany(db);
  expect(await portal(["agent", "grant", user.login])).toMatchObject({ code: 0 });
  expect(await portal(["agent", "grant", user.login])).toMatchObject({ code: 0 });
  const roles = async () =>
    (await db.selectFrom("users").select("roles").where("id", "=", user.id).executeTakeFirstOrThrow()).roles;
  expect(await roles()).toEqual(["cuca"]);
  const startedAt = new Date("2026-07-01T08:00:00Z");
  await db
    .insertInto("support_visits")
    .values({
      agent_user_id: user.id,
      company_id: company.id,
      reason: "Rückruf",
      started_at: startedAt,
      ends_at: startedAt,
    })
    .execute();
  expect((await portal(["agent", "list"])).out).toMatch(/Yvonne Seidel\s+2026-07-01T08:00:00/);
  expect((await portal(["agent", "visits", "--limit", "5"])).out).toContain("Rückruf");
  expect(await portal(["agent", "visits", "--limit", "0"])).toMatchObject({ code: 1 });
  expect(await portal(["agent", "withdraw", user.login])).toMatchObject({ code: 0 });
  expect(await roles()).toEqual([]);
  expect(await portal(["agent", "grant", "niemand@x.example"])).toMatchObject({ code: 1 });
});

test("claims: the work list, and plain words for what is not possible", async () => {
  const company = await aCompany(db, { name: "Anspruch GmbH" });
  await anEntry(db, { company_id: company.id });
  const user = await aUser(db);
  const now = new Date();
  const waiting = { company_id: company.id, user_id: user.id, brand: "nahbei", started_at: now, changed_at: now };
  const { id } = await db
    .insertInto("claims")
    .values({ ...waiting, state: "requested", proof: "phone", sent_to: "030 23125100" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await portal(["claim", "list"])).out).toMatch(/requested +phone +Anspruch GmbH \(\d+\) +030 23125100/);
  expect((await portal(["claim", "code", String(id)])).out).toMatch(
    /^Call 030 23125100 \(Anspruch GmbH\) and read out: \w{4}-\w{4}\nGood until /,
  );
  expect((await portal(["claim", "hold", String(id)])).out).toBe(`Claim ${id} is held now.`);
  expect((await portal(["claim", "list"])).out).toMatch(/held provider +phone/);
  expect(await portal(["claim", "letter", String(id), "--out", path.join(dataDir, "brief.pdf")])).toMatchObject({
    code: 1,
    error: expect.stringContaining("Not possible as the claim stands."),
  });
  expect(await portal(["claim", "release", "999999"])).toMatchObject({ code: 1, error: "There is no such claim." });
  expect(await portal(["claim", "release", "x"])).toMatchObject({
    code: 1,
    error: expect.stringContaining("Not a number"),
  });
});
