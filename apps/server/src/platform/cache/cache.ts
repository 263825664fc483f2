/**
 * What may be forgotten at any time: in memory by default, in Redis where `REDIS_URL` names one. A cache that is away is
 * an empty one, after a short wait once; nothing in the product depends on it.
 */
import KeyvRedis from "@keyv/redis";
import type { FastifyBaseLogger } from "fastify";
import { Keyv } from "keyv";
import { BoundedMap } from "./bounded-map.ts";

export type Cache = {
  /** The value kept under a key; undefined where there is none or the cache is away. Callers check its shape. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, lifetimeMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  close(): Promise<void>;
};

type Options = { redisUrl: string | undefined; log: Pick<FastifyBaseLogger, "info" | "warn"> };

const NAMESPACE = "portal";
/** Values that memory holds; an entry takes some 10 kB. */
const VALUES_IN_MEMORY = 1000;
/** How long a call waits for Redis before it goes on without. */
const PATIENCE_MS = 200;
/** How long nobody asks a Redis that did not answer. */
const PAUSE_MS = 1000;

export const openCache = ({ redisUrl, log }: Options): Cache =>
  redisUrl === undefined ? inMemory() : forgiving(inRedis(redisUrl), log);

function inMemory(): Cache {
  const keyv = new Keyv({ store: new BoundedMap(VALUES_IN_MEMORY), namespace: NAMESPACE });
  return cacheOf(keyv);
}

function inRedis(url: string): Cache {
  const store = new KeyvRedis(
    {
      url,
      // Without it calls would queue up for as long as Redis is away.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: PAUSE_MS,
        reconnectStrategy: (attempts: number) => Math.min(100 * 2 ** attempts, PAUSE_MS),
      },
    },
    { throwOnErrors: true },
  );
  const keyv = new Keyv({ store, namespace: NAMESPACE, useKeyPrefix: false, throwOnErrors: true });
  // Every failure reaches the call that it belongs to; the connection's own are met by the next call.
  keyv.on("error", () => {});
  let connecting = store.getClient();
  connecting.catch(() => {});
  const cache = cacheOf(keyv);
  const connected = async (): Promise<void> => {
    // It tries by itself for as long as it is open; it closes where it was turned away, by a wrong password for one.
    if (!store.client.isOpen) connecting = store.getClient();
    await connecting;
    // Closing ends the attempts as if they had succeeded; asking would begin anew.
    if (!store.client.isOpen) throw new Error("closed");
  };
  return {
    ...cache,
    get: (key) => connected().then(() => cache.get(key)),
    set: (key, value, lifetimeMs) => connected().then(() => cache.set(key, value, lifetimeMs)),
    delete: (key) => connected().then(() => cache.delete(key)),
    // By force: a connection that is still being tried would keep the process alive.
    close: () => store.disconnect(true),
  };
}

const cacheOf = (keyv: Keyv): Cache => ({
  get: (key) => keyv.get(key),
  set: async (key, value, lifetimeMs) => void (await keyv.set(key, value, lifetimeMs)),
  delete: async (key) => void (await keyv.delete(key)),
  close: async () => keyv.disconnect(),
});

/** Turns faults into misses, and says so once when they begin and once when they end. */
function forgiving(cache: Cache, log: Options["log"]): Cache {
  let awaySince: number | null = null;
  const attempt = async (work: () => Promise<unknown>): Promise<unknown> => {
    if (awaySince !== null && performance.now() - awaySince < PAUSE_MS) return undefined;
    try {
      const value = await withinPatience(work());
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
    close: () => withinPatience(cache.close()).catch(() => {}),
  };
}

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, impatience]);
  } finally {
    clearTimeout(timer);
  }
}
