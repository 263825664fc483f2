import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { applyFault, createFaults, type Fault, type Faults, garbled } from "./faults.ts";
import { aRequest } from "./testing/a-request.ts";

let faults: Faults;
beforeEach(() => void (faults = createFaults()));
const control = (line: string, form?: Record<string, string>) => faults.control(aRequest(line, form ? { form } : {}));

describe("which request meets a fault", () => {
  test("every request below the fault's path meets it, another path does not", () => {
    faults.set("/google", { kind: "hang" });
    expect(faults.take("/google/token")?.kind).toBe("hang");
    expect(faults.take("/google/token")?.kind).toBe("hang");
    expect(faults.take("/facebook/me")).toBeUndefined();
  });

  test("of two faulty paths that fit, the longer one counts", () => {
    faults.set("/portals/gemach", { kind: "status", status: 500 });
    faults.set("/portals", { kind: "hang" });
    expect(faults.take("/portals/gemach/suche")).toMatchObject({ kind: "status", status: 500 });
    expect(faults.take("/portals/eckbuch")?.kind).toBe("hang");
  });

  test("a fault with times=2 meets two requests and then gives way to the shorter path's fault", () => {
    faults.set("/google", { kind: "hang" });
    faults.set("/google/token", { kind: "reset", times: 2 });
    const met = Array.from({ length: 3 }, () => faults.take("/google/token")?.kind);
    expect(met).toEqual(["reset", "reset", "hang"]);
  });

  test("counting down does not change the fault object of the caller", () => {
    const fault: Fault = { kind: "reset", times: 2 };
    faults.set("/google", fault);
    faults.take("/google");
    expect(fault.times).toBe(2);
  });
});

describe("/faults", () => {
  test("POST sets a fault from form fields, GET lists it", () => {
    control("POST /faults", { path: "/google", fault: "status", status: "429", retryAfter: "30", times: "1" });
    const fault = { kind: "status", status: 429, retryAfter: 30, times: 1 };
    expect(control("GET /faults")).toEqual({ status: 200, body: { "/google": fault } });
  });

  test("POST takes the same fields from the query", () => {
    expect(control("POST /faults?path=/google&fault=drip")?.status).toBe(200);
    expect(faults.take("/google/token")).toEqual({ kind: "drip" });
  });

  test("POST with fault=none ends the fault of that path only", () => {
    faults.set("/google", { kind: "hang" });
    faults.set("/facebook", { kind: "hang" });
    control("POST /faults", { path: "/google", fault: "none" });
    expect([faults.take("/google"), faults.take("/facebook")?.kind]).toEqual([undefined, "hang"]);
  });

  test.each([
    ["an unknown fault", { path: "/google", fault: "explode" }],
    ["no path", { fault: "hang" }],
    ["a path without a slash", { path: "google", fault: "hang" }],
    ["a `times` that is not a number", { path: "/google", fault: "hang", times: "often" }],
  ])("POST with %s is answered 400 with the known faults and sets nothing", (_what, form) => {
    expect(control("POST /faults", form)).toMatchObject({
      status: 400,
      body: { faults: expect.arrayContaining(["none", "hang"]) },
    });
    expect(control("GET /faults")?.body).toEqual({});
  });

  test("DELETE ends the fault of ?path=, without a path all", () => {
    for (const path of ["/a", "/b", "/c"]) faults.set(path, { kind: "hang" });
    expect(control("DELETE /faults?path=/a")?.body).toEqual({ "/b": { kind: "hang" }, "/c": { kind: "hang" } });
    expect(control("DELETE /faults")?.body).toEqual({});
  });

  test("any other path is left to the fakes", () => expect(control("POST /faults/x")).toBeNull());
});

describe("what a client sees of a fault", () => {
  /** A server with this fault on every request. @returns its origin */
  async function faulty(fault: Fault): Promise<string> {
    const server = http.createServer((request, response) => void applyFault(fault, request, response));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test("status: that status with an empty page and Retry-After", async () => {
    const answer = await fetch(await faulty({ kind: "status", status: 429, retryAfter: 30 }));
    expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([429, "30", ""]);
  });

  test("status without a number: 503 without Retry-After", async () => {
    const answer = await fetch(await faulty({ kind: "status" }));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, null]);
  });

  test("reset: the headers arrive, the body breaks off", async () => {
    const answer = await fetch(await faulty({ kind: "reset" }));
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow("terminated");
  });

  test("garbage: no HTTP answer", async () => {
    await expect(fetch(await faulty({ kind: "garbage" }))).rejects.toThrow("fetch failed");
  });

  test("redirect-loop: a redirect to the same path, for ever", async () => {
    const url = `${await faulty({ kind: "redirect-loop" })}/portals/eckbuch?was=Dach`;
    const answer = await fetch(url, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      expect.stringMatching(/^\/portals\/eckbuch\?\d+$/),
    ]);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });

  test("large: 50 MB of HTML", async () => {
    const answer = await fetch(await faulty({ kind: "large" }));
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThanOrEqual(50_000_000);
  });

  test("wrong-charset: the normal answer in ISO-8859-1 under its UTF-8 header", () => {
    const answer = garbled({ status: 200, type: "text/html; charset=utf-8", body: "Köln" });
    expect(answer).toEqual({
      status: 200,
      type: "text/html; charset=utf-8",
      body: Buffer.from([0x4b, 0xf6, 0x6c, 0x6e]),
    });
    expect(garbled({ status: 200, body: ["ö"] })).toEqual({
      status: 200,
      type: "application/json",
      body: Buffer.from([0x5b, 0x22, 0xf6, 0x22, 0x5d]),
    });
    expect(garbled({ status: 204 })).toEqual({ status: 204 });
  });
});
