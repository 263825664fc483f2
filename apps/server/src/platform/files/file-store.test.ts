/** What the folder and the bucket have in common. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startS3Server } from "../../testing/servers/s3-server.ts";
import { type FileStore, openFileStore, thumbnailKey } from "./file-store.ts";
import type { StoredFile } from "./store/stored-bytes.ts";

const PLACES = {
  folder: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "portal-store-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return { DATA_DIR: folder };
  },
  bucket: async () => ({ DATA_DIR: "/nowhere", S3_URL: (await startS3Server()).url }),
};

async function listed(files: FileStore): Promise<StoredFile[]> {
  const all: StoredFile[] = [];
  for await (const some of files.list()) all.push(...some);
  return all;
}

describe.each(["folder", "bucket"] as const)("files in a %s", (kind) => {
  let place: Awaited<ReturnType<(typeof PLACES)[typeof kind]>>;
  let files: FileStore;
  const open = async (): Promise<void> => {
    place = await PLACES[kind]();
    files = openFileStore(place);
  };

  test("have their bytes until they are replaced or removed, for every server", async () => {
    await open();
    const other = openFileStore(place);
    await files.put("a", Buffer.from("one"));
    expect(String(await other.get("a"))).toBe("one");
    await other.put("a", Buffer.from("two"));
    expect(String(await files.get("a"))).toBe("two");
    await files.remove("a");
    await expect(other.get("a")).rejects.toMatchObject({ code: "files.not_found", status: 404 });
    await files.remove("a");
    expect(await listed(files)).toEqual([]);
  });

  test("keep every byte, also none and many", async () => {
    await open();
    const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const many = Buffer.alloc(12_000_000, every);
    for (const [key, bytes] of [
      ["every", every],
      ["none", Buffer.alloc(0)],
      ["many", many],
    ] as const) {
      await files.put(key, bytes);
      expect((await files.get(key)).equals(bytes)).toBe(true);
    }
  });

  test("are streamed in parts, and a missing one is a problem before the first byte", async () => {
    await open();
    await files.put("a", Buffer.from("0123456789"));
    const read = async (start: number, end: number) =>
      Buffer.concat(await (await files.stream("a", { start, end })).toArray());
    expect(String(await read(0, 9))).toBe("0123456789");
    expect(String(await read(3, 5))).toBe("345");
    expect(String(await read(9, 9))).toBe("9");
    await expect(files.stream("b", { start: 0, end: 9 })).rejects.toMatchObject({ code: "files.not_found" });
  });

  test("are listed with the time of their last change", async () => {
    await open();
    const keys = ["b", thumbnailKey("b"), "C0"];
    // Some file systems keep whole seconds.
    const begun = Date.now() - 1000;
    for (const key of keys) await files.put(key, Buffer.from(key));
    const all = await listed(files);
    expect(all.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    for (const { changedAt } of all) {
      expect(changedAt.getTime()).toBeGreaterThanOrEqual(begun);
      expect(changedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    }
  });

  test("of one key that are written at once are one of them, whole", async () => {
    await open();
    const sent = [1, 2, 3, 4].map((byte) => Buffer.alloc(300_000, byte));
    await Promise.all(sent.map((bytes) => files.put("same", bytes)));
    const kept = await files.get("same");
    expect(sent.some((bytes) => bytes.equals(kept))).toBe(true);
  });
});
