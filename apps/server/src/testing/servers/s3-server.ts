/** A server of S3 on this machine, which checks signatures, for tests of the store. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { onTestFinished } from "vitest";
import { freePort } from "../free-port.ts";

/** s3rver knows this one pair of keys. */
const KEY = "S3RVER";
const BUCKET = "portal";

export type S3Server = {
  /** For S3_URL. */
  url: string;
  /** From now on nobody answers at its address. */
  stop(): Promise<void>;
};

/** An empty bucket, gone when the test ends. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), "portal-s3-"));
  const server = new S3rver({
    port: await freePort(),
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= server.close());
  onTestFinished(async () => {
    await stop();
    await rm(directory, { recursive: true });
  });
  return { url: `http://${KEY}:${KEY}@127.0.0.1:${port}/${BUCKET}`, stop };
}
