/** A portal with unusual markup, known by configuration only. */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ListingExpectation } from "@portal/contract/entry-service/listing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PartnerPortal, readPartnerPortals } from "../portals.ts";
import { check } from "../testing/sandbox-portals.ts";

const ODD_ROBOTS = "User-agent: Eintragspruefung\nCrawl-delay: 3\nDisallow: /geheim\n";
const ODD_SEARCH = `<x-liste><x-zeile data-ziel><a href="p.php?nr=7">Prüfbetrieb Odd</a></x-zeile><a href="https://elsewhere.example/">Werbung</a></x-liste>`;
const ODD_LISTING = `<section id=kopf><strong>Prüfbetrieb Odd</strong></section><ul><li>Wo: <em>Lindenstr. 12 A</em> in <em>D-10969 Berlin</em>
<li data-ruf="0049/30/23125100">Ruf<li>Zeit: <q>Mo bis Fr von 8 bis 18 Uhr</q></ul>`;

const folder = mkdtempSync(path.join(tmpdir(), "portals-"));
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
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

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

test("a portal added by configuration only is searched, read and compared at its requested rate", async () => {
  const { result, delays } = await check(odd, expected);
  expect(result).toMatchObject({ status: "portal_ok", evidence: { url: expect.stringMatching(/p\.php\?nr=7$/) } });
  expect(result.fields.every(({ verdict }) => verdict === "same")).toBe(true);
  expect(odd.icon).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(asked[1]).toBe(
    `Eintragspruefung/1.0 (+https://www.nahbei.example/) /finde/10969/${encodeURIComponent("Prüfbetrieb Odd")}.html`,
  );
  expect(delays).toEqual([3000, 3000, 3000]);
});

test("a portal added by configuration only is not read if its robots.txt forbids it", async () => {
  const { result } = await check({ ...odd, searchUrl: `${odd.home}/geheim/{core}` }, expected);
  expect(result.reason).toBe("blocked");
});
