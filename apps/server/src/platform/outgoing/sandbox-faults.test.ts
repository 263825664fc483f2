/** Each fault of the sandbox process, as the guarded client sees it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OutgoingError } from "./outgoing-error.ts";
import { outgoingGet } from "./outgoing-get.ts";

const sandbox = fork(resolve(import.meta.dirname, "../../../../sandbox/src/main.ts"), [], {
  env: { ...process.env, SANDBOX_PORT: "0" },
});
let place: string;

beforeAll(async () => {
  const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
  place = `http://127.0.0.1:${port}`;
});
afterAll(() => void sandbox.kill());

/** The status of a request, or the reason of its failure. */
async function outcome(path: string): Promise<number | string> {
  const get = outgoingGet("partner-portal", { OUTGOING_TRUSTED: [new URL(place).host] });
  try {
    return (await get(`${place}${path}`, { timeoutMs: 1000 })).status;
  } catch (error) {
    return error instanceof OutgoingError ? error.reason : String(error);
  }
}
const control = async (method: string, query = ""): Promise<unknown> =>
  (await fetch(`${place}/faults${query}`, { method })).json();

it.each<[fault: string, expected: number | string, requests?: number]>([
  ["hang", "timeout"],
  ["reset", "away"],
  ["garbage", "unreadable"],
  ["large", "too_large"],
  ["redirect-loop", "redirects", 4],
  ["drip", "timeout"],
  ["status&status=429&retryAfter=30", 429],
  ["wrong-charset", 404],
])("%s: %s, and afterwards the sandbox works again", async (fault, expected, requests = 1) => {
  await control("POST", `?path=/facebook&fault=${fault}&times=${requests}`);
  expect(await outcome("/elsewhere")).toBe(404);
  expect(await outcome("/facebook/no-such-page")).toBe(expected);
  expect(await outcome("/facebook/no-such-page")).toBe(404);
});

it("the longest matching path counts, and DELETE ends faults", async () => {
  await control("POST", "?path=/a&fault=status&status=500");
  await control("POST", "?path=/a/b&fault=status&status=501");
  expect(await Promise.all(["/a/x", "/a/b/c"].map(outcome))).toEqual([500, 501]);
  expect(await control("DELETE", "?path=/a/b")).toEqual({ "/a": { kind: "status", status: 500 } });
  expect(await outcome("/a/b/c")).toBe(500);
  expect(await control("DELETE")).toEqual({});
  expect(await outcome("/a/b/c")).toBe(404);
});

it("an unknown fault changes nothing", async () => {
  expect(await control("POST", "?path=/a&fault=fire")).toHaveProperty("faults");
  expect(await control("GET")).toEqual({});
});
