/**
 * Opens the cache: in memory by default, in Redis if `REDIS_URL` is set. A value may be missing at any time. An
 * unreachable Redis counts as an empty cache, after one short wait.
 */
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import type { Cache } from "./cache.ts";
import { PAUSE_MS } from "./pause.ts";

type Options = { redisUrl: string | undefined; log: Pick<FastifyBaseLogger, "info" | "warn"> };

/** Values that memory holds; an entry takes some 10 kB. */
const VALUES_IN_MEMORY = 1000;
/** How long a call waits for Redis before it goes on without. */
const TIMEOUT_MS = 200;

/** The client of Redis is loaded only where one is used. */
export async function openCache({ redisUrl, log }: Options): Promise<Cache> {
  if (redisUrl === undefined) return inMemory();
  const { inRedis } = await import("./in-redis.ts");
  return tolerant(inRedis(redisUrl), log);
}

function inMemory(): Cache {
  // As text, as in Redis, so that a caller who changes its value changes no other caller's.
  const texts = new LRUCache<string, string>({ max: VALUES_IN_MEMORY });
  return {
    async get(key) {
      const text = texts.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    set: async (key, value, lifetimeMs) => void texts.set(key, JSON.stringify(value), { ttl: lifetimeMs }),
    delete: async (key) => void texts.delete(key),
    close: async () => {},
  };
}

/** Turns failures into misses. Logs once when they begin and once when they end. */
function tolerant(cache: Cache, log: Options["log"]): Cache {
  let awaySince: number | null = null;
  const attempt = async (work: () => Promise<unknown>): Promise<unknown> => {
    if (awaySince !== null && performance.now() - awaySince < PAUSE_MS) return undefined;
    try {
      const value = await withTimeout(work());
      if (awaySince !== null) log.info("the cache is back");
      awaySince = null;
      return value;
    } catch (error) {
      if (awaySince === null) log.warn({ err: error }, "the cache is away; working without");
      awaySince = performance.now();
      return undefined;
    }
  };
  return {
    get: (key) => attempt(() => cache.get(key)),
    set: async (key, value, lifetimeMs) => void (await attempt(() => cache.set(key, value, lifetimeMs))),
    delete: async (key) => void (await attempt(() => cache.delete(key))),
    close: () => withTimeout(cache.close()).catch(() => {}),
  };
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
