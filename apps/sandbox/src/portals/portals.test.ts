import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { aRequest } from "../testing/a-request.ts";
import type { Listing } from "./listings.ts";
import { createPortals } from "./portals.ts";

const ORIGIN = "http://127.0.0.1:4000";
const BUSINESS = {
  key: "K1",
  name: "Dächer & Söhne",
  street: "Lindenstraße 12",
  postalCode: "10969",
  city: "Berlin",
  phone: "030 23125100",
  website: "https://daecher.example",
  openingHours: "Mo–Fr: 08:00–17:00 Uhr",
};

let portals: ReturnType<typeof createPortals>;
beforeEach(async () => {
  portals = createPortals({ origin: ORIGIN, entriesFile: undefined, portalOrigin: undefined });
  await control("businesses", BUSINESS);
});

const get = (target: string) => portals(aRequest(`GET ${target}`));
const control = (what: string, form: Record<string, string>) =>
  portals(aRequest(`POST /portals/control/${what}`, { form }));
const listingsOf = async (key: string, portal?: string): Promise<Listing[]> => {
  const all = (await get(`/portals/control/listings?key=${key}`))?.body as Listing[];
  return portal === undefined ? all : all.filter((listing) => listing.portal === portal);
};
const pathOf = async (portal: string): Promise<string> => {
  const [listing] = await listingsOf(BUSINESS.key, portal);
  return `/portals/${portal}/eintrag/${listing?.id}`;
};
const textOf = async (target: string): Promise<string> => String((await get(target))?.body);

describe("search", () => {
  test.each([
    ["a town", "Berlin", true],
    ["a postal code and a town", "10969 Berlin", true],
    ["nothing", "", true],
    ["another town", "Hamburg", false],
  ])("with %s as the place: found is %s", async (_what, where, found) => {
    const page = await textOf(`/portals/ortslotse/suche?was=D%C3%A4cher&wo=${encodeURIComponent(where)}`);
    expect(page.includes("Dächer &amp; Söhne")).toBe(found);
    expect(page.includes("Keine Treffer.")).toBe(!found);
  });

  test("another name is not found", async () => {
    expect(await textOf("/portals/ortslotse/suche?was=Blumen&wo=Berlin")).toContain("Keine Treffer.");
  });

  test("the portal with an API answers the same data as JSON", async () => {
    expect(await get("/portals/kartenfuchs/api/suche?was=D%C3%A4cher&wo=10969")).toEqual({
      status: 200,
      body: {
        treffer: [
          {
            titel: BUSINESS.name,
            anschrift: { strasse: BUSINESS.street, plz: "10969", ort: "Berlin" },
            rufnummern: [BUSINESS.phone],
            verweise: { seite: `${ORIGIN}${await pathOf("kartenfuchs")}`, homepage: BUSINESS.website },
            zeiten: ["Mo–Fr: 08:00–17:00 Uhr", "Sa, So: geschlossen"],
          },
        ],
      },
    });
  });
});

describe("the pages", () => {
  test("the old portal sends ISO-8859-1, and its header names no charset", async () => {
    const answer = await get(await pathOf("altmarkt-auskunft"));
    expect(answer?.type).toBe("text/html");
    const page = Buffer.from(answer?.body as Buffer).toString("latin1");
    expect(page).toContain('<meta charset="iso-8859-1">');
    expect(page).toContain("Dächer &amp; Söhne");
    // The dash is the byte of Windows-1252, which ISO-8859-1 has no letter for.
    expect(page).toContain("Mo\u0096Fr: 08:00\u009617:00 Uhr");
  });

  test("the portal with two pages has the contacts on the second only", async () => {
    const place = await pathOf("blaetterdach");
    expect(await textOf(place)).not.toContain("23125100");
    expect(await textOf(`${place}/kontakt`)).toContain('href="tel:03023125100"');
  });

  test("every fourth page of the faulty portal answers 503, beginning with the first", async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await get("/portals/wackelstein/suche?was=D%C3%A4cher"));
    expect(answers.map((answer) => answer?.status)).toEqual([503, 200, 200, 200, 503, 200]);
  });

  test("an unknown listing answers 404, an unknown portal and other paths are left to others", async () => {
    expect((await get("/portals/ortslotse/eintrag/k1-999"))?.status).toBe(404);
    expect(await get("/portals/unbekannt/suche")).toBeNull();
    expect(await get("/google/myaccount")).toBeNull();
  });

  test("robots.txt forbids the control and the forms, nothing else", async () => {
    expect(await textOf("/robots.txt")).toBe(
      "User-agent: *\nDisallow: /portals/control/\nDisallow: /portals/*/korrektur\n",
    );
  });
});

describe("the form to correct a listing", () => {
  const correct = async (form: Record<string, string>) =>
    portals(aRequest(`POST ${await pathOf("ortslotse")}/korrektur`, { form }));

  test("accepted fields are shown from then on, on this portal only", async () => {
    expect(await correct({ phone: "030 999", openingHours: "Mo: 10:00–12:00 Uhr" })).toEqual({
      status: 303,
      location: `${ORIGIN}${await pathOf("ortslotse")}`,
    });
    const page = await textOf(await pathOf("ortslotse"));
    expect(page).toContain("030 999");
    expect(page).toContain("Mo: 10:00–12:00 Uhr");
    expect(await textOf(await pathOf("eckbuch"))).toContain(BUSINESS.phone);
  });

  test("hours that nobody understands answer 422 with what was typed, and change nothing", async () => {
    const answer = await correct({ phone: "030 999", openingHours: "meistens <offen>" });
    expect(answer?.status).toBe(422);
    expect(answer?.body).toContain("Diese Öffnungszeiten verstehen wir nicht.");
    expect(answer?.body).toContain("meistens &lt;offen&gt;");
    expect(await textOf(await pathOf("ortslotse"))).not.toContain("030 999");
  });

  test("only portals whose listings owners correct link to it", async () => {
    expect(await textOf(await pathOf("ortslotse"))).toContain("/korrektur");
    expect(await textOf(await pathOf("umkreisel"))).not.toContain("/korrektur");
  });
});

describe("the control", () => {
  test("a change without a portal reaches all ten portals, with one only that one", async () => {
    await control("listings", { key: "K1", city: "Hamburg" });
    await control("listings", { key: "K1", portal: "gemach", city: "Bremen" });
    const cities = (await listingsOf("K1")).map(({ portal, data }) => [portal, data.city]);
    expect(cities).toHaveLength(10);
    expect(cities.filter(([, city]) => city === "Bremen")).toEqual([["gemach", "Bremen"]]);
    expect(cities.filter(([, city]) => city === "Hamburg")).toHaveLength(9);
  });

  test("missing removes the listing, double adds one with an old phone number, resync makes one right one", async () => {
    const phones = async () => (await listingsOf("K1", "eckbuch")).map(({ data }) => data.phone);
    await control("listings", { key: "K1", portal: "eckbuch", missing: "1" });
    expect(await phones()).toEqual([]);
    await control("resync", { key: "K1" });
    await control("listings", { key: "K1", portal: "eckbuch", double: "1" });
    expect(await phones()).toEqual(["030 23125100", "030 23125177"]);
    await control("resync", { key: "K1", portal: "eckbuch", phone: "030 111" });
    expect(await phones()).toEqual(["030 111"]);
    expect((await listingsOf("K1", "gemach")).map(({ data }) => data.phone)).toEqual(["030 23125100"]);
  });

  test("an unknown business answers 404, hours that can't be parsed 422", async () => {
    expect((await control("listings", { key: "K2", city: "Bremen" }))?.status).toBe(404);
    expect((await control("businesses", { key: "K2", openingHours: "meistens" }))?.status).toBe(422);
    expect((await control("businesses", { ...BUSINESS, key: "Größe" }))?.status).toBe(422);
    expect(await listingsOf("K2")).toEqual([]);
  });
});

describe("listings that the provider maintains", () => {
  const entry = {
    company_name: BUSINESS.name,
    ShippingStreet: BUSINESS.street,
    ShippingPostalCode: "10969",
    ShippingCity: "Berlin",
    Phone: "030 1",
    email: "info@daecher.example",
  };

  /** Portals beside our portal, whose public entry of the company is `shown`. */
  async function withEntry(shown: object) {
    const asked: string[] = [];
    const server = http.createServer(({ url = "" }, response) => {
      asked.push(url);
      response.end(JSON.stringify({ entry: shown }));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const file = path.join(tmpdir(), `entries-${process.pid}.ndjson`);
    writeFileSync(file, `${JSON.stringify({ ...entry, company: "C-1" })}\n`);
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
      rmSync(file);
    });
    const portalOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    portals = createPortals({ origin: ORIGIN, entriesFile: file, portalOrigin });
    await control("resync", { key: "C-1" });
    // The provider maintains umkreisel, the owner ortslotse.
    for (const portal of ["umkreisel", "ortslotse"]) await get(`/portals/${portal}/suche?was=D%C3%A4cher`);
    const phones = await Promise.all(
      ["umkreisel", "ortslotse"].map(async (portal) => (await listingsOf("C-1", portal))[0]?.data.phone),
    );
    return { asked, phones };
  }

  test("a search copies the changed public entry of the first company; owners' portals keep their own", async () => {
    const { asked, phones } = await withEntry({ ...entry, Phone: "030 2" });
    expect(asked).toEqual(["/api/entry/public/10000"]);
    expect(phones).toEqual(["030 2", "030 1"]);
  });

  test("an entry with another e-mail address is another company's and is not copied", async () => {
    const { phones } = await withEntry({ ...entry, Phone: "030 2", email: "other@daecher.example" });
    expect(phones).toEqual(["030 1", "030 1"]);
  });
});
