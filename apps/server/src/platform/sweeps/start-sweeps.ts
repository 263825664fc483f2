/**
 * Does the sweeps of a server process. Each runs by itself under a lease in the database, so that over all servers one
 * process does it, and another takes over from one that died.
 */
import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@portal/db/connect";
import { SWEEP_CONNECTIONS } from "../connections/share.ts";
import type { Dependencies } from "../dependencies.ts";
import { slowStatementsTo } from "../observability/slow-statements.ts";
import { traced } from "../observability/tracing/trace.ts";
import * as repository from "./repository.ts";
import type { Sweep } from "./sweep.ts";

export type RunningSweeps = { stop(): Promise<void> };

const HOUR_SECONDS = 3600;
const LEASE_MS = 30_000;
const RENEWALS_PER_LEASE = 3;
const LOOK_MS = 10_000;
/** A sweep that is not done by then counts as failed and goes on at its next start. */
const LONGEST_MS = 10 * 60_000;
const STOP_TIMEOUT_MS = 5000;
const LOCK_TIMEOUT_MS = 2000;
const STATEMENT_TIMEOUT_MS = 15_000;

type Options = {
  leaseMs?: number;
  /** How often it looks for due sweeps. */
  lookMs?: number;
};

/** @param dependencies whose database keeps the leases; the sweeps get one of their own to the same address */
export function startSweeps(
  dependencies: Dependencies,
  sweeps: readonly Sweep[],
  { leaseMs = LEASE_MS, lookMs = LOOK_MS }: Options = {},
): RunningSweeps {
  const { db, log, environment } = dependencies;
  const owner = `${hostname()} ${process.pid} ${randomBytes(4).toString("hex")}`;
  const byName = new Map(sweeps.map((sweep) => [sweep.name, sweep]));
  const own = openDatabase(environment.DATABASE_URL, {
    max: SWEEP_CONNECTIONS,
    applicationName: "portal sweeps",
    statementTimeout: STATEMENT_TIMEOUT_MS,
    lockTimeout: LOCK_TIMEOUT_MS,
    slowStatements: slowStatementsTo(dependencies),
  });
  const stopping = new AbortController();
  const running = new Map<string, AbortController>();

  async function run(sweep: Sweep, signal: AbortSignal): Promise<void> {
    const every = sweep.everySeconds ?? HOUR_SECONDS;
    try {
      // A sweep that does not look at its signal must not stay "running" for good.
      const work = (): Promise<number> => sweep.run({ ...dependencies, db: own }, signal);
      const rows = await Promise.race([traced(`sweep ${sweep.name}`, "internal", work), rejectedBy(signal)]);
      await repository.noteSuccess(db, owner, sweep.name, rows, every);
      if (rows > 0) log.info({ sweep: sweep.name, rows }, "swept");
    } catch (error) {
      if (stopping.signal.aborted) return;
      const reason = reasonOf(error);
      log.warn({ sweep: sweep.name, reason }, "sweep failed");
      await repository.noteFailure(db, owner, sweep.name, reason, every).catch(() => {});
    }
  }

  function begin(sweep: Sweep): void {
    const ending = new AbortController();
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(LONGEST_MS), stopping.signal]);
    running.set(sweep.name, ending);
    void run(sweep, signal).finally(() => running.delete(sweep.name));
  }

  async function look(): Promise<void> {
    const free = [...byName.keys()].filter((name) => !running.has(name));
    for (const name of await repository.takeDueSweeps(db, owner, free, leaseMs)) {
      const sweep = byName.get(name);
      if (sweep !== undefined) begin(sweep);
    }
  }

  async function renew(): Promise<void> {
    const names = [...running.keys()];
    if (names.length === 0) return;
    const held = new Set(await repository.renewLeases(db, owner, names, leaseMs));
    for (const name of names) if (!held.has(name)) running.get(name)?.abort(new Error("the lease is lost"));
  }

  /** Repeats until the server ends; the database may be away. */
  async function repeat(step: () => Promise<void>, pauseMs: number): Promise<void> {
    for (let away = false; !stopping.signal.aborted;) {
      try {
        await step();
        away = false;
      } catch (error) {
        if (!away) log.warn({ reason: reasonOf(error) }, "sweeps cannot go on yet");
        away = true;
      }
      await delay(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  let isRegistered = false;
  const looking = repeat(async () => {
    if (!isRegistered) await repository.registerSweeps(db, [...byName.keys()]);
    isRegistered = true;
    await look();
  }, lookMs);
  const renewing = repeat(renew, leaseMs / RENEWALS_PER_LEASE);

  return {
    async stop() {
      stopping.abort(new Error("the server ends"));
      await Promise.all([looking, renewing]);
      // Waits for running statements, but not longer than a server may take to end.
      await Promise.race([own.destroy(), delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await repository.returnLeases(db, owner).catch(() => {});
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const refuse = (): void => reject(signal.reason as Error);
    if (signal.aborted) refuse();
    else signal.addEventListener("abort", refuse, { once: true });
  });
