import { beforeEach, expect, test } from "vitest";
import { createUploadQueue, UPLOADS_AT_ONCE } from "./upload-queue.ts";

type Sending = {
  name: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
} & PromiseWithResolvers<string>;

let sent: Sending[];
let done: string[];
let queue: ReturnType<typeof queueOf>;

/** A queue of file names. The test decides when each upload finishes. */
const queueOf = () =>
  createUploadQueue<string, string>({
    refusalOf: (name) => (name.endsWith(".xlsx") ? "Bitte wählen Sie ein Bild." : null),
    send(name, options) {
      const sending = { name, ...options, ...Promise.withResolvers<string>() };
      sent.push(sending);
      return sending.promise;
    },
    failureOf: (error) => ({ message: String(error), canRetry: error !== "zu groß" }),
    onDone: (id, result) => void done.push(`${id}: ${result}`),
  });

beforeEach(() => {
  sent = [];
  done = [];
  queue = queueOf();
});

const names = () => sent.map(({ name }) => name);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("three uploads run at once, the next one follows in the order of choosing", async () => {
  for (const id of ["a", "b", "c", "d", "e"]) queue.add(id, `${id}.jpg`);
  expect(names()).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
  expect(names()).toHaveLength(UPLOADS_AT_ONCE);
  expect(queue.snapshot().get("d")).toEqual({ kind: "waiting" });

  sent[1]?.resolve("tmpfile-b");
  await settled();

  expect(done).toEqual(["b: tmpfile-b"]);
  expect(names()).toEqual(["a.jpg", "b.jpg", "c.jpg", "d.jpg"]);
  expect([...queue.snapshot().keys()]).toEqual(["a", "c", "d", "e"]);
});

test("progress is reported in percent", () => {
  queue.add("a", "a.jpg");
  sent[0]?.onProgress(0.456);
  expect(queue.snapshot().get("a")).toEqual({ kind: "running", percent: 46 });
});

test("a refused file is never sent and can't be retried", () => {
  queue.add("a", "liste.xlsx");
  expect(names()).toEqual([]);
  expect(queue.snapshot().get("a")).toEqual({
    kind: "failed",
    message: "Bitte wählen Sie ein Bild.",
    canRetry: false,
  });
  queue.retry("a");
  expect(names()).toEqual([]);
});

test("a failed upload lets the next one start, and starts again on request", async () => {
  for (const id of ["a", "b", "c", "d"]) queue.add(id, `${id}.jpg`);
  sent[0]?.reject("keine Verbindung");
  await settled();
  expect(queue.snapshot().get("a")).toEqual({ kind: "failed", message: "keine Verbindung", canRetry: true });
  expect(names()).toEqual(["a.jpg", "b.jpg", "c.jpg", "d.jpg"]);

  queue.retry("a");
  expect(queue.snapshot().get("a")).toEqual({ kind: "waiting" });
  sent[1]?.resolve("tmpfile-b");
  await settled();
  expect(names().at(-1)).toBe("a.jpg");
});

test("retry of a running upload starts nothing", () => {
  queue.add("a", "a.jpg");
  queue.retry("a");
  expect(names()).toEqual(["a.jpg"]);
});

test("a removed upload is aborted, and its late answer is ignored", async () => {
  for (const id of ["a", "b", "c", "d"]) queue.add(id, `${id}.jpg`);
  queue.keepOnly(["b", "c", "d"]);
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(names()).toEqual(["a.jpg", "b.jpg", "c.jpg", "d.jpg"]);

  sent[0]?.onProgress(1);
  sent[0]?.resolve("tmpfile-a");
  await settled();
  expect(done).toEqual([]);
  expect(queue.snapshot().has("a")).toBe(false);
});

test("keepOnly() aborts all uploads", () => {
  for (const id of ["a", "b"]) queue.add(id, `${id}.jpg`);
  queue.keepOnly();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  expect(queue.snapshot().size).toBe(0);
});
