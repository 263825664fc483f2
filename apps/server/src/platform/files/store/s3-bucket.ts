/** Files in a bucket of S3. A PUT is whole or has no effect, by S3's own rules; nothing here has to be cleaned up. */
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { S3mini } from "s3mini";
import { readS3Address } from "./s3-address.ts";
import { StoreAway } from "./store-away.ts";
import type { StoredBytes } from "./stored-bytes.ts";

/** For one try, its body included. */
const TIMEOUT_MS = 10_000;
/** For a file that goes on to somebody while it is read: a telephone may take minutes. */
const STREAM_MS = 600_000;
const RETRY_AFTER_MS = 100;
const LISTED_AT_ONCE = 1000;
const FIRST_FAILURE_OF_S3 = 500;

/** An answer of S3 that is no success: its status, and S3's own code for the reason. */
type Refused = Error & { status?: number; serviceCode?: string; code?: string | number };

/** @param timeoutMs for one try of one call; one that fails at once is tried again */
export function openS3Bucket(s3Url: string, timeoutMs = TIMEOUT_MS): StoredBytes {
  const address = readS3Address(s3Url);
  if (address === undefined) throw new Error("S3_URL was not checked");
  const settings = {
    ...address,
    // A bucket does not move. Elsewhere our signature would be worth nothing, and nobody else shall see it.
    fetch: (url: string | URL | Request, init?: RequestInit) => fetch(url, { ...init, redirect: "error" }),
  };
  const s3 = new S3mini({ ...settings, requestAbortTimeout: timeoutMs });
  const streams = new S3mini({ ...settings, requestAbortTimeout: STREAM_MS });
  return {
    put: (key, bytes) => reached(() => s3.putObject(key, bytes, "application/octet-stream")),
    get: (key) => reached(() => ifStored(async () => Buffer.from(await (await s3.getObjectRaw(key)).arrayBuffer()))),
    stream: (key, { start, end }) =>
      reached(() =>
        ifStored(async () => {
          // Its second number is the first byte that is not wanted.
          const { body } = await streams.getObjectRaw(key, false, start, end + 1);
          return body === null ? Readable.from([]) : Readable.fromWeb(body);
        }),
      ),
    remove: (key) => reached(() => s3.deleteObject(key)),
    async *list() {
      let next: string | undefined;
      do {
        const page = await reached(() => s3.listObjectsPaged("/", "", LISTED_AT_ONCE, next));
        if (!page) throw new StoreAway("S3: the bucket is missing");
        yield (page.objects ?? []).map(({ Key: key, LastModified: at }) => ({ key, changedAt: new Date(at) }));
        next = page.nextContinuationToken;
      } while (next !== undefined);
    },
  };
}

/** Undefined if there is no such key. A missing bucket is a 404, too, but no reason to believe that files are lost. */
async function ifStored<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if ((error as Refused).serviceCode === "NoSuchKey") return undefined;
    throw error;
  }
}

/** Tries twice, because S3 closes idle connections and now and then asks for patience. @throws StoreAway */
async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call().catch(async (error: Refused) => {
      if (!isWorthATry(error)) throw error;
      await delay(RETRY_AFTER_MS);
      return call();
    });
  } catch (error) {
    throw new StoreAway(reasonOf(error as Refused));
  }
}

/** Not after the time is up: two limits would hold a request for twice as long. */
const isWorthATry = ({ name, status }: Refused): boolean =>
  name !== "TimeoutError" && (status === undefined || status >= FIRST_FAILURE_OF_S3);

/** Status and code only: S3's own text repeats what was signed. */
function reasonOf({ name, status, code, serviceCode, cause }: Refused): string {
  if (status !== undefined) return `S3 refuses: ${status} ${serviceCode ?? ""}`.trim();
  const known = [code, (cause as Refused | undefined)?.code].find((each) => typeof each === "string");
  return `S3 does not answer: ${known ?? name}`;
}
