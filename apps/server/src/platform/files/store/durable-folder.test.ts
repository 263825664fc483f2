import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFolder } from "./durable-folder.ts";

const SIZE = 8_000_000;
const STORE = JSON.stringify(new URL("durable-folder.ts", import.meta.url).href);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "portal-store-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const stored = (): string[] => readdirSync(folder).filter((name) => name !== "incomplete");
const incomplete = (): string[] => readdirSync(path.join(folder, "incomplete"));

/** A script in a process of its own that may write files of `blocks` times 512 or 1024 bytes at most. */
const withLargestFile = (blocks: number, script: string) =>
  spawnSync("sh", ["-c", `ulimit -f ${blocks}; exec "$0" --input-type=module --eval "$1"`, process.execPath, script], {
    encoding: "utf8",
  });

test("a file for which there is no room is refused with the system's code and leaves nothing behind", () => {
  const script = `
    import { openFolder } from ${STORE};
    const files = openFolder(${JSON.stringify(folder)});
    await files.put("small", Buffer.alloc(100));
    await files.put("large", Buffer.alloc(1e6)).catch(({ code }) => console.log(code));`;
  expect(withLargestFile(16, script).stdout).toBe("EFBIG\n");
  expect([stored(), incomplete()]).toEqual([["small"], []]);
});

test("a process that is killed leaves whole files; what it did not finish is deleted later", async () => {
  const script = `
    import { openFolder } from ${STORE};
    const files = openFolder(${JSON.stringify(folder)});
    for (let key = 0; ; key += 1) {
      await Promise.all([0, 1, 2, 3].map((part) => files.put(key + "x" + part, Buffer.alloc(${SIZE}, 1))));
      console.log(key);
      if (key > 2) for (const name of (await import("node:fs")).readdirSync(${JSON.stringify(folder)}))
        if (name !== "incomplete") await files.remove(name);
    }`;
  const writer = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(writer.stdout, "data");
  writer.kill("SIGKILL");
  await once(writer, "exit");
  for (const name of stored()) expect(readFileSync(path.join(folder, name))).toHaveLength(SIZE);

  const old = path.join(folder, "incomplete", "old");
  writeFileSync(old, "half");
  utimesSync(old, new Date(0), new Date(0));
  writeFileSync(path.join(folder, "incomplete", "new"), "half");
  await openFolder(folder).put("next", Buffer.from("whole"));
  expect(incomplete()).toContain("new");
  expect(incomplete()).not.toContain("old");
}, 30_000);
