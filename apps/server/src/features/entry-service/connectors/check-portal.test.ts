import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ListingExpectation, ListingResult } from "@portal/contract/entry-service/listing";
import { describe, expect, test } from "vitest";
import type { PartnerPortal } from "../portals.ts";
import { check, NOW, sandboxPortals } from "../testing/sandbox-portals.ts";

const { origin, portals, post, portalNamed, listed } = sandboxPortals();

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
    expect(result.evidence?.url).toContain(`${origin()}/portals/${identifier}/eintrag/`);
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
    const form = await (await fetch(`${origin()}${place}/korrektur`)).text();
    const lines = /<textarea[^>]*>([^<]*)/.exec(form)?.[1] ?? "";
    expect((await post(`${place}/korrektur`, { openingHours: lines })).status).toBe(200);
    expect((await check(portalNamed(identifier), opened)).result.status).toBe("portal_ok");
  }
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

test("no connector contains a portal's name", () => {
  const names = portals().flatMap(({ identifier, name }) => [identifier, name.toLowerCase()]);
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))) {
    const text = readFileSync(path.join(import.meta.dirname, file), "utf8").toLowerCase();
    expect(names.filter((name) => text.includes(name))).toEqual([]);
  }
});
