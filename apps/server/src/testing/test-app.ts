/** The whole server in one process on a database of its own, with clients that behave like browsers. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "@portal/contract/http/access";
import { openDatabase } from "@portal/db/connect";
import { aCompany, aProduct } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { aMembership, aSecondFactor, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import type { Database, Right } from "@portal/db/rows";
import { createTestDatabase } from "@portal/db/testing/test-database";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { buildApp } from "../app/build-app.ts";
import { allWorkers } from "../app/jobs.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import { openCache } from "../platform/cache/open-cache.ts";
import { PIPELINED_CONNECTIONS } from "../platform/connections/share.ts";
import { openEvents } from "../platform/events/events.ts";
import { readEnvironment } from "../platform/environment.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import type { DrainOptions, Drained } from "../platform/jobs/drain.ts";
import { openJobs } from "../platform/jobs/queue.ts";
import { openLog } from "../platform/observability/log.ts";
import { Metrics } from "../platform/observability/metrics/metrics.ts";
import { slowStatementsTo } from "../platform/observability/slow-statements.ts";
import { TestClient } from "./test-client.ts";

export type SettableClock = { now(): Date; set(instant: string | Date): void; advance(milliseconds: number): void };

/** A logged-in person with the ids of the companies made for them, in the order asked for. */
export type LoggedIn = { client: TestClient; userId: number; login: string; companyIds: number[] };

/** A logged-in person of one company. */
export type Member = LoggedIn & { company: { id: number; name: string } };

type NewMember = { right?: Right; name?: string; roles?: Role[]; products?: readonly string[] };

export type TestApp = {
  fastify: FastifyInstance;
  db: Kysely<Database>;
  clock: SettableClock;
  dependencies: Dependencies;
  /** Everything logged so far, one JSON document a line. */
  logLines: string[];
  anonymous(): TestClient;
  /**
   * Makes a person with companies (each with an entry) and logs in through the real call. A person of customer care has
   * a second factor.
   */
  logInPerson(person?: { companies?: { right?: Right; name?: string }[]; roles?: Role[] }): Promise<LoggedIn>;
  /**
   * Makes a person with one company (with an entry), its owner unless told otherwise, and logs in. `name`: the
   * company's; `products`: codes of its active products.
   */
  logInMember(member?: NewMember): Promise<Member>;
  /** Does the jobs that are due, in this process, until none is left; with `deferred` also those for later. */
  drainJobs(options?: DrainOptions): Promise<Drained>;
  close(): Promise<void>;
};

/** No part of a page or an answer is left out because other tests run. */
const LONGER_THAN_A_BUSY_MACHINE_MS = "15000";

/** `environment` overrides single variables. A test file uses `apiTest`; who builds one apart closes it. */
export async function buildTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "portal-files-"));
  const clock = settableClock();
  const logLines: string[] = [];
  const log = openLog({ LOG_LEVEL: "info" }, { write: (line: string) => void logLines.push(line) });
  const settings = readEnvironment({
    DATABASE_URL: database.url,
    SESSION_SECRET: "test-secret-of-at-least-32-characters",
    PORTAL_ENV: "development",
    PART_TIMEOUT_MS: LONGER_THAN_A_BUSY_MACHINE_MS,
    ...environment,
  });
  const metrics = new Metrics();
  const slowStatements = slowStatementsTo({ environment: settings, log, metrics });
  const db = openDatabase(database.url, { max: 10, pipelined: PIPELINED_CONNECTIONS, slowStatements });
  const cache = await openCache({ redisUrl: settings.REDIS_URL, log });
  const files = openFileStore({ DATA_DIR: folder, S3_URL: settings.S3_URL });
  const jobs = openJobs({ databaseUrl: database.url, log });
  const events = openEvents({ databaseUrl: database.url, log });
  const dependencies: Dependencies = { environment: settings, db, clock, files, cache, jobs, events, log, metrics };
  const app = await buildApp(dependencies);
  // Production is reached by https through a proxy, which tests play themselves.
  const forwarded: Record<string, string> = settings.production ? { "x-forwarded-proto": "https" } : {};
  const anonymous = (): TestClient => new TestClient(app, forwarded);
  return {
    fastify: app,
    db,
    clock,
    dependencies,
    logLines,
    anonymous,
    logInPerson: (person) => logInPerson(db, anonymous(), person),
    logInMember: (member) => logInMember(db, anonymous(), member),
    drainJobs: (options) => jobs.drain(allWorkers(dependencies), options),
    async close() {
      await app.close();
      await jobs.close();
      await events.close();
      await cache.close();
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function logInPerson(
  db: Kysely<Database>,
  client: TestClient,
  { companies = [], roles = [] }: { companies?: { right?: Right; name?: string }[]; roles?: Role[] } = {},
): Promise<LoggedIn> {
  const user = await aUser(db, { roles });
  const companyIds: number[] = [];
  for (const { right = "owner", name } of companies) {
    const company = await aCompany(db, name === undefined ? {} : { name });
    await anEntry(db, { company_id: company.id, name: company.name });
    await aMembership(db, { user_id: user.id, company_id: company.id, right });
    companyIds.push(company.id);
  }
  await client.logIn(user.login, TEST_PASSWORD);
  // Only after the login, which would ask for a code. Without it customer care may do nothing (ADR 59).
  if (roles.includes("cuca")) await aSecondFactor(db, user.id);
  return { client, userId: user.id, login: user.login, companyIds };
}

async function logInMember(
  db: Kysely<Database>,
  client: TestClient,
  { right = "owner", name, roles = [], products = [] }: NewMember = {},
): Promise<Member> {
  const person = await logInPerson(db, client, { roles });
  const company = await aCompany(db, name === undefined ? {} : { name });
  await anEntry(db, { company_id: company.id, name: company.name });
  await aMembership(db, { user_id: person.userId, company_id: company.id, right });
  for (const code of products) await aProduct(db, { company_id: company.id, code });
  return { ...person, companyIds: [company.id], company: { id: company.id, name: company.name } };
}

function settableClock(): SettableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (instant) => void (offset = new Date(instant).getTime() - Date.now()),
    advance: (milliseconds) => void (offset += milliseconds),
  };
}
