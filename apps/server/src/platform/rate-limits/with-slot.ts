/** Concurrency limits over all processes: for a person's work that needs much memory, and for what others must bear. */
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../problem.ts";

/** At most `atOnce` of `what` run for one person. */
export type Slots = { what: string; userId: number; atOnce: number };

/** A slot of a process that died is free again after this time; no request takes as long. */
const MOST_SECONDS = 300;

const takeSlot = statement<{ key: string }, [key: string, now: number, until: number]>(`
  insert into rate_limits as r (key, points, expire) values ($1, 1, $3)
  on conflict (key) do update set expire = $3 where r.expire <= $2
  returning key`);
// Somebody else's slot stays: the own one may have run out meanwhile.
const freeSlot = statement<never, [key: string, until: number]>(
  "delete from rate_limits where key = $1 and expire = $2",
);

type Access = Pick<Dependencies, "db" | "clock">;

/** At most `atOnce` run under one name (no personal data), each at most `mostSeconds`. */
export type NamedSlots = { name: string; atOnce: number; mostSeconds: number };

/** Runs the work in a free slot. Undefined, and nothing runs, if there is none. */
export async function withFreeSlot<T>(
  { db, clock }: Access,
  { name, atOnce, mostSeconds }: NamedSlots,
  work: () => Promise<T>,
): Promise<{ value: T } | undefined> {
  const now = clock.now().getTime();
  const until = now + mostSeconds * 1000;
  for (let slot = 1; slot <= atOnce; slot++) {
    const [taken] = await takeSlot(db, `slot:${name}:${slot}`, now, until);
    if (taken === undefined) continue;
    try {
      return { value: await work() };
    } finally {
      await freeSlot(db, taken.key, until);
    }
  }
  return undefined;
}

/** @throws Problem `request.throttled` if that many are running already */
export async function withSlot<T>(access: Access, { what, userId, atOnce }: Slots, work: () => Promise<T>): Promise<T> {
  const ran = await withFreeSlot(access, { name: `${what}:${userId}`, atOnce, mostSeconds: MOST_SECONDS }, work);
  if (ran === undefined) throw new Problem("request.throttled");
  return ran.value;
}
