import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ListingExpectation, ListingResult } from "@portal/contract/entry-service/listing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PartnerPortal, readPartnerPortals } from "../portals.ts";
import { type CheckTools, checkPortal } from "./check-portal.ts";
import { pageReader } from "./page-reader.ts";
import { portalPages } from "./portal-pages.ts";

const SANDBOX = path.resolve(import.meta.dirname, "../../../../../sandbox/src/main.ts");
const NOW = "2026-11-21T10:00:00.000Z";
const folder = mkdtempSync(path.join(tmpdir(), "portals-"));
const portalsFile = path.join(folder, "portals.json");
let sandbox: ChildProcess;
let origin = "";
const read = pageReader();
let portals: PartnerPortal[] = [];

beforeAll(async () => {
  sandbox = fork(SANDBOX, [], { env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_PORTALS_FILE: portalsFile } });
  const [{ port }] = (await once(sandbox, "message")) as [{ port: number }];
  origin = `http://127.0.0.1:${port}`;
  portals = readPartnerPortals(portalsFile);
});

afterAll(() => {
  sandbox.kill();
  rmSync(folder, { recursive: true, force: true });
});

const post = (address: string, fields: Record<string, string>): Promise<Response> =>
  fetch(`${origin}${address}`, { method: "POST", body: new URLSearchParams(fields) });
const portalNamed = (identifier: string): PartnerPortal => {
  const found = portals.find((portal) => portal.identifier === identifier);
  if (found === undefined) throw new Error(`no portal ${identifier}`);
  return found;
};

type Asked = { result: ListingResult; delays: number[] };

async function check(
  portal: PartnerPortal,
  expected: ListingExpectation,
  tools: Partial<CheckTools> = {},
): Promise<Asked> {
  const delays: number[] = [];
  const kept = new Map<string, unknown>();
  const result = await checkPortal(portal, expected, {
    get: portalPages({ OUTGOING_TRUSTED: [new URL(portal.home).host] }),
    read,
    pace: async (delayMs) => void delays.push(delayMs),
    clock: { now: () => new Date(NOW) },
    cache: { get: async (key) => kept.get(key), set: async (key, value) => void kept.set(key, value) },
    ...tools,
  });
  return { result, delays };
}

/** A business for each test, listed on all portals. */
let count = 0;
async function listed(fields: Record<string, string> = {}): Promise<{ key: string; expected: ListingExpectation }> {
  count += 1;
  const key = `T-${count}`;
  // Names differ clearly: equal name, place and phone would count as one business listed twice.
  const letter = String.fromCharCode(65 + Math.floor(count / 26), 65 + (count % 26));
  const name = `Prüfbetrieb Größe ${letter}ß GmbH`;
  const data = {
    name,
    street: "Lindenstraße 12a",
    postalCode: `10${100 + count}`,
    city: `Groß Neudorf ${letter}`,
    phone: "030 23125100",
    website: "https://pruefbetrieb.example",
  };
  await post("/portals/control/businesses", { key, ...data, ...fields });
  const expected = { ...data, street: "Lindenstraße", houseNumber: "12a", openingHours: null };
  return { key, expected };
}

/** Asks the portal that fails often a second time, as a job would. */
async function checkTwice(portal: PartnerPortal, expected: ListingExpectation): Promise<ListingResult> {
  const { result } = await check(portal, expected);
  return result.reason === "failed" ? (await check(portal, expected)).result : result;
}

const IDENTIFIERS =
  "ortslotse umkreisel eckbuch talwegweiser altmarkt-auskunft kartenfuchs blaetterdach kunterbunt gemach wackelstein".split(
    " ",
  );

describe.each(IDENTIFIERS)("%s", (identifier) => {
  test("a listing without faults", async () => {
    const { expected } = await listed();
    const result = await checkTwice(portalNamed(identifier), expected);
    expect(result).toMatchObject({ status: "portal_ok", duplicates: [], evidence: { readAt: NOW } });
    expect(result.evidence?.url).toContain(`${origin}/portals/${identifier}/eintrag/`);
    expect(result.fields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["name", "street", "postalCode", "phone"]),
    );
  });

  test("an old phone number and another house number", async () => {
    const { key, expected } = await listed();
    await post("/portals/control/listings", { key, portal: identifier, phone: "030 99", street: "Lindenstr. 14" });
    const result = await checkTwice(portalNamed(identifier), expected);
    const wrong = result.fields
      .filter(({ verdict }) => verdict === "different")
      .map(({ field, found }) => [field, found.replace(/\D/g, "")]);
    expect([result.status, wrong]).toEqual([
      "portal_nok",
      [
        ["houseNumber", "14"],
        ["phone", "03099"],
      ],
    ]);
  });
});

test("a business without listing, and one with two", async () => {
  const { key, expected } = await listed();
  await post("/portals/control/listings", { key, portal: "ortslotse", missing: "1" });
  await post("/portals/control/listings", { key, portal: "umkreisel", double: "1" });
  expect((await check(portalNamed("ortslotse"), expected)).result.status).toBe("portal_not_found");
  const { result } = await check(portalNamed("umkreisel"), expected);
  expect(result).toMatchObject({
    status: "portal_nok",
    duplicates: [{ address: expect.stringMatching(/^Lindenstraße 12a, 10/) }],
  });
});

test("a listing corrected on the portal by the provider or by the owner", async () => {
  const { key, expected } = await listed({ phone: "030 99" });
  for (const identifier of ["umkreisel", "ortslotse"])
    expect((await check(portalNamed(identifier), expected)).result.status).toBe("portal_nok");
  await post("/portals/control/resync", { key, portal: "umkreisel", phone: "030 23125100" });
  const wrong = await check(portalNamed("ortslotse"), expected);
  const url = wrong.result.evidence?.url ?? "";
  await post(`${new URL(url).pathname}/korrektur`, { phone: "+49 30 23125100" });
  for (const identifier of ["umkreisel", "ortslotse"])
    expect((await check(portalNamed(identifier), expected)).result.status).toBe("portal_ok");
});

test("opening hours corrected by the owner", async () => {
  const { expected } = await listed({ openingHours: "Mo–Fr: 08:00–12:00 Uhr" });
  const day = {
    spans: [
      { from: "07:30", to: "12:00" },
      { from: "13:00", to: "00:00" },
    ],
    byAppointment: false,
  };
  const shut = { spans: [], byAppointment: false };
  const opened = { ...expected, openingHours: [day, day, day, day, shut, shut, shut] };
  for (const identifier of ["ortslotse", "talwegweiser", "blaetterdach"]) {
    const wrong = await check(portalNamed(identifier), opened);
    expect(wrong.result.fields.at(-1)).toMatchObject({ field: "openingHours", verdict: "different" });
    const place = new URL(wrong.result.evidence?.url ?? "").pathname;
    expect((await post(`${place}/korrektur`, { openingHours: "wie immer" })).status).toBe(422);
    await post(`${place}/korrektur`, {
      openingHours: "Mo–Do: 7.30 bis 12 Uhr und 13 bis 24 Uhr\r\nFr–So: geschlossen",
    });
    expect((await check(portalNamed(identifier), opened)).result.status).toBe("portal_ok");
    // The portal's form shows the hours in the format that it accepts.
    const form = await (await fetch(`${origin}${place}/korrektur`)).text();
    const lines = /<textarea[^>]*>([^<]*)/.exec(form)?.[1] ?? "";
    expect((await post(`${place}/korrektur`, { openingHours: lines })).status).toBe(200);
    expect((await check(portalNamed(identifier), opened)).result.status).toBe("portal_ok");
  }
});

describe("portals that fail", () => {
  const FAULTS: readonly [Record<string, string>, string][] = [
    [{ fault: "hang" }, "timeout"],
    [{ fault: "drip" }, "timeout"],
    [{ fault: "reset" }, "unreachable"],
    [{ fault: "garbage" }, "unreadable"],
    [{ fault: "large" }, "too_large"],
    [{ fault: "redirect-loop" }, "failed"],
    [{ fault: "status", status: "500" }, "failed"],
    [{ fault: "status", status: "403" }, "blocked"],
    [{ fault: "status", status: "429" }, "rate_limited"],
  ];
  test.each(FAULTS)("%j is an error with its reason: %s", async (fault, reason) => {
    const { expected } = await listed();
    const portal = { ...portalNamed("talwegweiser"), timeoutMs: 1500 };
    await post("/faults", { path: "/portals/talwegweiser", ...fault });
    const start = performance.now();
    const { result } = await check(portal, expected);
    await fetch(`${origin}/faults?path=/portals/talwegweiser`, { method: "DELETE" });
    expect(result).toMatchObject({ status: "portal_error", reason, evidence: null, fields: [] });
    expect(performance.now() - start).toBeLessThan(5000);
  });

  test("a charset other than the declared one makes a difference, not a crash", async () => {
    const { expected } = await listed();
    await post("/faults", { path: "/portals/ortslotse/eintrag", fault: "wrong-charset" });
    const { result } = await check(portalNamed("ortslotse"), expected);
    await fetch(`${origin}/faults?path=/portals/ortslotse/eintrag`, { method: "DELETE" });
    expect(["portal_nok", "portal_not_found"]).toContain(result.status);
  });

  test("an unreachable portal is a portal_error", async () => {
    const { expected } = await listed();
    const away = {
      ...portalNamed("ortslotse"),
      home: "http://127.0.0.1:9",
      searchUrl: "http://127.0.0.1:9/?{name}",
    };
    expect((await check(away, expected)).result.reason).toBe("unreachable");
  });

  test("a host that is not trusted is a portal_error", async () => {
    const { expected } = await listed();
    const get = portalPages({ OUTGOING_TRUSTED: [] });
    expect((await check(portalNamed("ortslotse"), expected, { get })).result.reason).toBe("blocked");
  });

  test("an aborted check ends as timeout", async () => {
    const { expected } = await listed();
    const { result } = await check(portalNamed("ortslotse"), expected, { signal: AbortSignal.abort() });
    expect(result.reason).toBe("timeout");
  });
});

test("each request waits for its slot, and the wait does not count as time of the check", async () => {
  const { expected } = await listed();
  const { delays, result } = await check(
    { ...portalNamed("ortslotse"), requestsPerMinute: 30, timeoutMs: 1000 },
    expected,
  );
  // robots.txt, the search, the listing.
  expect([result.status, delays]).toEqual(["portal_ok", [2000, 2000, 2000]]);
});

// A portal with unusual markup, known by configuration only.

const ODD_ROBOTS = "User-agent: Eintragspruefung\nCrawl-delay: 3\nDisallow: /geheim\n";
const ODD_SEARCH = `<x-liste><x-zeile data-ziel><a href="p.php?nr=7">Prüfbetrieb Odd</a></x-zeile><a href="https://elsewhere.example/">Werbung</a></x-liste>`;
const ODD_LISTING = `<section id=kopf><strong>Prüfbetrieb Odd</strong></section><ul><li>Wo: <em>Lindenstr. 12 A</em> in <em>D-10969 Berlin</em>
<li data-ruf="0049/30/23125100">Ruf<li>Zeit: <q>Mo bis Fr von 8 bis 18 Uhr</q></ul>`;

describe("a ninth portal added by configuration only", () => {
  let server: http.Server;
  const asked: string[] = [];
  let odd: PartnerPortal;

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      asked.push(`${request.headers["user-agent"]} ${request.url}`);
      const url = request.url ?? "";
      response.setHeader("content-type", url === "/robots.txt" ? "text/plain" : "text/html");
      response.end(url === "/robots.txt" ? ODD_ROBOTS : url.includes("p.php") ? ODD_LISTING : ODD_SEARCH);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const file = path.join(folder, "odd.json");
    writeFileSync(path.join(folder, "odd.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    writeFileSync(
      file,
      JSON.stringify([
        {
          identifier: "odd",
          name: "Odd",
          icon: "odd.svg",
          home,
          connector: "generic",
          acts: "owner",
          searchUrl: `${home}/finde/{postalCode}/{core}.html`,
          selectors: {
            listings: "x-zeile[data-ziel] a",
            name: "#kopf strong",
            street: "ul em:first-of-type",
            postalCode: "ul em:last-of-type",
            city: "ul em:last-of-type",
            phone: "[data-ruf]@data-ruf",
            openingHours: "q",
          },
          shows: ["name", "street", "houseNumber", "postalCode", "city", "phone", "openingHours"],
        },
      ]),
    );
    [odd] = readPartnerPortals(file) as [PartnerPortal];
  });
  afterAll(() => void server.close());

  const day = { spans: [{ from: "08:00", to: "18:00" }], byAppointment: false };
  const shut = { spans: [], byAppointment: false };
  const expected: ListingExpectation = {
    name: "Prüfbetrieb Odd e. K.",
    street: "Lindenstraße",
    houseNumber: "12a",
    postalCode: "10969",
    city: "Berlin",
    phone: "(030) 23 12 51 00",
    openingHours: [day, day, day, day, day, shut, shut],
  };

  test("is searched, read and compared at its requested rate", async () => {
    const { result, delays } = await check(odd, expected);
    expect(result).toMatchObject({ status: "portal_ok", evidence: { url: expect.stringMatching(/p\.php\?nr=7$/) } });
    expect(result.fields.every(({ verdict }) => verdict === "same")).toBe(true);
    expect(odd.icon).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(asked[1]).toBe(
      `Eintragspruefung/1.0 (+https://www.nahbei.example/) /finde/10969/${encodeURIComponent("Prüfbetrieb Odd")}.html`,
    );
    expect(delays).toEqual([3000, 3000, 3000]);
  });

  test("is not read if its robots.txt forbids it", async () => {
    const { result } = await check({ ...odd, searchUrl: `${odd.home}/geheim/{core}` }, expected);
    expect(result.reason).toBe("blocked");
  });
});

test("no connector contains a portal's name", () => {
  const names = portals.flatMap(({ identifier, name }) => [identifier, name.toLowerCase()]);
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))) {
    const text = readFileSync(path.join(import.meta.dirname, file), "utf8").toLowerCase();
    expect(names.filter((name) => text.includes(name))).toEqual([]);
  }
});
