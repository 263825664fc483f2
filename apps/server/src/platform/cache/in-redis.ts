/** The cache in Redis. Each call fails on its own while Redis is away. */
import KeyvRedis from "@keyv/redis";
import { Keyv } from "keyv";
import type { Cache } from "./cache.ts";
import { PAUSE_MS } from "./pause.ts";

const NAMESPACE = "portal";

export function inRedis(url: string): Cache {
  const store = new KeyvRedis(
    {
      url,
      // Otherwise calls would queue up while Redis is unreachable.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: PAUSE_MS,
        reconnectStrategy: (attempts: number) => Math.min(100 * 2 ** attempts, PAUSE_MS),
      },
    },
    { throwOnErrors: true },
  );
  const keyv = new Keyv({ store, namespace: NAMESPACE, useKeyPrefix: false, throwOnErrors: true });
  // Each call gets its own failure; a failure of the connection is seen by the next call.
  keyv.on("error", () => {});
  let connecting = store.getClient();
  connecting.catch(() => {});
  const connected = async (): Promise<void> => {
    // An open client reconnects by itself. It is closed after Redis refused it, for example for a wrong password.
    if (!store.client.isOpen) connecting = store.getClient();
    await connecting;
    // Closing resolves the attempts; a command now would connect again.
    if (!store.client.isOpen) throw new Error("closed");
  };
  return {
    get: (key) => connected().then(() => keyv.get(key)),
    set: async (key, value, lifetimeMs) => void (await connected().then(() => keyv.set(key, value, lifetimeMs))),
    delete: async (key) => void (await connected().then(() => keyv.delete(key))),
    // By force, because an attempt to connect would keep the process alive.
    close: () => store.disconnect(true),
  };
}
