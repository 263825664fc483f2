/**
 * The network address of the request that is being handled. It reaches the record of security events by the running
 * call, not through parameters: otherwise every service between would carry an address that it must not use.
 */
import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ address: string }>();

/** Runs the work of one request. */
export const withOrigin = <T>(address: string, work: () => Promise<T>): Promise<T> => current.run({ address }, work);

/** Null outside a request, such as in commands and jobs. */
export const originAddress = (): string | null => current.getStore()?.address ?? null;
