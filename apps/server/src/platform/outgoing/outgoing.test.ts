/** The guarded client against real sockets on loopback. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type HostileServer, startHostileServer } from "./hostile-server.ts";
import { OutgoingError } from "./outgoing-error.ts";
import { outgoingFetch } from "./outgoing-fetch.ts";
import { type GetOptions, outgoingGet } from "./outgoing-get.ts";

let server: HostileServer;
let untrusted: HostileServer;
const logged: Record<string, unknown>[] = [];
const log = { info: (line: unknown) => void logged.push(line as Record<string, unknown>) };

beforeAll(async () => {
  server = await startHostileServer();
  untrusted = await startHostileServer();
});
afterEach(() => {
  server.requests.length = 0;
  logged.length = 0;
  expect(untrusted.requests).toEqual([]);
});
afterAll(() => Promise.all([server.close(), untrusted.close()]));

const trust = (): { OUTGOING_TRUSTED: string[] } => ({ OUTGOING_TRUSTED: [server.place] });
const get = (path: string, options?: GetOptions) =>
  outgoingGet("partner-portal", trust(), { log })(
    path.startsWith("/") ? `http://${server.place}${path}` : path,
    options,
  );

/** The reason of a failure, with the broken rule. */
async function failure(outcome: Promise<unknown>): Promise<string> {
  try {
    await outcome;
    return "an answer";
  } catch (error) {
    if (!(error instanceof OutgoingError)) return `a foreign error: ${String(error)}`;
    return [error.reason, error.rule].filter(Boolean).join(" ");
  }
}

describe("pages", () => {
  it("are returned as bytes with URL, status and headers", async () => {
    const page = await get("/page?q=1", { types: ["text/html"] });
    expect(page).toMatchObject({ url: `http://${server.place}/page?q=1`, status: 200 });
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.body.toString()).toBe("<p>Dachdeckerei</p>");
    expect(server.headers()).toMatchObject({ "user-agent": "Kundenportal/1.0", "accept-encoding": "gzip, br" });
    expect((await get("/zipped")).body.toString()).toBe("<p>Dachdeckerei</p>");
    expect(logged).toEqual([]);
  });

  it("that are missing or busy are answers without body", async () => {
    expect(await get("/missing", { types: ["application/json"] })).toMatchObject({
      status: 404,
      body: Buffer.alloc(0),
    });
    const busy = await get("/busy");
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "30"]);
  });

  it("follow three redirects and no fourth, and identify us to no other origin", async () => {
    const headers = { authorization: "Bearer secret", cookie: "a=b", accept: "text/html" };
    expect(await get("/hop?hops=3", { headers })).toMatchObject({ url: `http://${server.place}/page`, status: 200 });
    expect(server.headers()).toMatchObject({ authorization: "Bearer secret" });
    expect(await failure(get("/hop?hops=4"))).toBe("redirects");
    const second = await startHostileServer();
    const both = outgoingGet("partner-portal", { OUTGOING_TRUSTED: [server.place, second.place] });
    await both(`http://${server.place}/x?to=${encodeURIComponent(`http://${second.place}/page`)}`, { headers });
    expect(second.headers()).toMatchObject({ accept: "text/html", "user-agent": "Kundenportal/1.0" });
    expect(second.headers()).not.toHaveProperty("authorization");
    expect(second.headers()).not.toHaveProperty("cookie");
    await second.close();
  });

  it("return a redirect's allowed target to callers that do not follow", async () => {
    const page = await get("/hop?hops=1", { follow: false });
    expect(page).toMatchObject({ status: 307, location: `http://${server.place}/page`, body: Buffer.alloc(0) });
    expect(server.requests).toEqual(["GET /hop"]);
    expect(await get("/page", { follow: false })).not.toHaveProperty("location");
    const inside = encodeURIComponent(`http://${untrusted.place}/page`);
    expect(await failure(get(`/x?to=${inside}`, { follow: false }))).toMatch(/^not_allowed /);
  });

  it.each([
    ["/loop", "redirects"],
    ["/nowhere", "redirects"],
    ["/pdf", "content_type"],
    ["/large", "too_large"],
    ["/large-announced", "too_large"],
    ["/bomb", "too_large"],
    ["/broken-zip", "unreadable"],
    ["/cut-zip", "unreadable"],
    ["/zipped-twice", "unreadable"],
    ["/endless-headers", "unreadable"],
    ["/garbage", "unreadable"],
    ["/two-lengths", "unreadable"],
    ["/upgrade", "unreadable"],
    ["/reset", "away"],
    ["/short", "away"],
  ])("%s: %s", async (path, reason) => {
    const started = performance.now();
    const before = process.memoryUsage().rss;
    expect(await failure(get(path, { types: ["text/html"] }))).toBe(reason);
    // The time limit is ten seconds.
    expect(performance.now() - started).toBeLessThan(8000);
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });

  it.each(["/hang", "/slow-headers", "/early-hints", "/drip"])("%s ends with the time limit", async (path) => {
    const started = performance.now();
    expect(await failure(get(path, { timeoutMs: 400 }))).toBe("timeout");
    // Without it, too little in five seconds would end them.
    expect(performance.now() - started).toBeLessThan(4500);
  });

  it("that send a byte a second fail long before the time limit", async () => {
    const started = performance.now();
    expect(await failure(get("/drip", { timeoutMs: 60_000 }))).toBe("timeout");
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it("end with the caller's signal", async () => {
    expect(await failure(get("/hang", { signal: AbortSignal.timeout(100) }))).toBe("timeout");
    expect(await failure(get("/page", { signal: AbortSignal.abort() }))).toBe("timeout");
  });

  it("are logged when they fail, without the query", async () => {
    await failure(get("/garbage?name=Erika+Muster"));
    await failure(get(`http://${untrusted.place}/?name=Erika+Muster`));
    expect(logged).toEqual([
      { to: `http://${server.place}/garbage`, reason: "unreadable", rule: undefined },
      { to: `http://${untrusted.place}/`, reason: "not_allowed", rule: "address" },
    ]);
  });
});

describe("untrusted targets", () => {
  const port = (place: string): string => place.split(":")[1] ?? "";

  it("every other port and spelling of loopback is refused, directly and by redirect", async () => {
    const doors = [
      `http://${untrusted.place}/page`,
      `http://127.1:${port(server.place)}/page`,
      `http://2130706433:${port(server.place)}/page`,
      `http://localhost:${port(server.place)}/page`,
      `http://[::ffff:7f00:1]:${port(server.place)}/page`,
      `http://[::1]:${port(untrusted.place)}/page`,
      `http://127.0.0.2:${port(untrusted.place)}/page`,
    ];
    for (const door of doors) {
      expect(await failure(get(door))).toMatch(/^not_allowed /);
      expect(await failure(get(`/x?to=${encodeURIComponent(door)}`))).toMatch(/^not_allowed /);
    }
    expect(server.requests).toEqual(doors.map(() => "GET /x"));
  });

  it.each([
    ["a private one", ["10.0.0.1"]],
    ["loopback", ["127.0.0.1"]],
    ["loopback of IPv6", ["::1"]],
    ["a private IPv4 address mapped to IPv6", ["::ffff:127.0.0.1"]],
    ["a link-local one with a zone", ["fe80::1%lo"]],
    ["a public and a private one", ["93.184.216.34", "192.168.0.1"]],
    ["something odd", ["127.1"]],
  ])("is a name that resolves to %s", async (_what, addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const byName = outgoingGet("partner-portal", { OUTGOING_TRUSTED: [] }, { resolve });
    expect(await failure(byName("http://www.handwerk.de/"))).toBe("not_allowed address");
    const library = outgoingFetch("google", { OUTGOING_TRUSTED: [] }, ["www.handwerk.de"], resolve);
    expect(await failure(library("https://www.handwerk.de/"))).toBe("not_allowed address");
  });

  it("a name that resolves differently the second time connects to the checked address", async () => {
    const answers = [["192.0.2.1"], ["127.0.0.1"]];
    let asked = 0;
    const resolve = async () => (answers[asked++] ?? []).map((address) => ({ address, family: 4 }));
    // The trusted name connects to the first answer, although a second one would be our server.
    const name = `rebinding.example:${port(server.place)}`;
    const rebinding = outgoingGet("partner-portal", { OUTGOING_TRUSTED: [name] }, { resolve });
    expect(await failure(rebinding(`http://${name}/page`, { timeoutMs: 500 }))).toMatch(/^(timeout|away)$/);
    expect([asked, server.requests]).toEqual([1, []]);
    // In the other order the server is reached, so the name itself is no obstacle.
    expect(await rebinding(`http://${name}/page`)).toMatchObject({ status: 200 });
  });

  it("a name that is public on the first hop and private on the second is refused", async () => {
    let asked = 0;
    const resolve = async () => [{ address: asked++ === 0 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
    const name = `hops.example:${port(server.place)}`;
    const hopping = outgoingGet("partner-portal", { OUTGOING_TRUSTED: [name] }, { resolve });
    const to = encodeURIComponent("http://www.handwerk.de/");
    expect(await failure(hopping(`http://${name}/x?to=${to}`))).toBe("not_allowed address");
  });

  it("an unknown name, or one whose resolver hangs, fails", async () => {
    const unknown = outgoingGet("partner-portal", { OUTGOING_TRUSTED: [] }, { resolve: async () => [] });
    expect(await failure(unknown("http://www.handwerk.de/"))).toBe("away");
    const hanging = outgoingGet("partner-portal", { OUTGOING_TRUSTED: [] }, { resolve: () => new Promise(() => {}) });
    expect(await failure(hanging("http://www.handwerk.de/", { timeoutMs: 200 }))).toBe("timeout");
  });
});

describe("fetch for libraries", () => {
  const send = (path: string, init?: RequestInit) =>
    outgoingFetch("google", trust(), [])(`http://${server.place}${path}`, init);

  it("answers like the web's own, including error statuses", async () => {
    const answer = await send("/zipped");
    expect([answer.status, await answer.text()]).toEqual([200, "<p>Dachdeckerei</p>"]);
    expect(answer.headers.get("content-encoding")).toBeNull();
    const missing = await send("/missing");
    expect([missing.status, await missing.text()]).toEqual([404, "<p>no</p>"]);
    expect((await send("/empty")).status).toBe(204);
  });

  it("sends a form with its type and length", async () => {
    await send("/page", { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams("a=ä") });
    expect(server.requests).toEqual(["POST /page"]);
    expect(server.headers()).toMatchObject({
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
      "content-length": "8",
    });
  });

  it.each([
    ["/loop", "redirects"],
    ["/large", "too_large"],
    ["/bomb", "too_large"],
    ["/garbage", "unreadable"],
    ["/reset", "away"],
  ])("%s: %s", async (path, reason) => expect(await failure(send(path))).toBe(reason));

  it.each([
    ["https://api.example.com.evil.example/", "host"],
    ["http://api.example.com/", "scheme"],
    ["https://api.example.com:80/", "port"],
    ["https://user@api.example.com/", "credentials"],
  ])("%s breaks the rule: %s", async (address, rule) => {
    const library = outgoingFetch("google", { OUTGOING_TRUSTED: [] }, ["api.example.com"]);
    expect(await failure(library(address))).toBe(`not_allowed ${rule}`);
  });
});
