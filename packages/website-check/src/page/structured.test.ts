import { documentOf } from "@portal/page-reading/page-document";
import { describe, expect, test } from "vitest";
import { structuredFacts } from "./structured.ts";

const factsOf = (html: string) =>
  structuredFacts(
    documentOf({ url: "https://lorenz.example/", contentType: "text/html; charset=utf-8", body: Buffer.from(html) }),
    "https://lorenz.example/",
  );
const BUSINESS = {
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  name: "Lorenz",
  address: { "@type": "PostalAddress", streetAddress: "Domweg 1" },
};
const faultsOf = (given: object) =>
  factsOf(`<script type="application/ld+json">${JSON.stringify({ ...BUSINESS, ...given })}</script>`).businesses[0]
    ?.faults;
const hours = (given: object) => ({
  openingHoursSpecification: [
    { "@type": "OpeningHoursSpecification", dayOfWeek: "Monday", opens: "08:00", closes: "17:00", ...given },
  ],
});
const SEVEN_DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  .map((day) => `${day} 08:00-12:00, 13:00-17:00`)
  .join("; ");

describe("valid", () => {
  test.each<[string, object]>([
    ["the least", {}],
    ["an address as text", { address: "Domweg 1, 50667 Köln" }],
    ["a telephone as number", { telephone: 2214710214 }],
    ["an emergency number", { telephone: "112" }],
    ["hours", hours({})],
    [
      "days as addresses, times with seconds",
      hours({ dayOfWeek: ["https://schema.org/Friday", "PublicHolidays"], opens: "08:00:00" }),
    ],
    ["closed", hours({ opens: undefined, closes: undefined })],
    ["hours as text", { openingHours: ["Mo-Fr 08:00-17:00", "Sa 9:00-12:00,14:00–16:00", "Su"] }],
    ["hours in one text", { openingHours: "Mo,We 08:00-17:00; Fr 08:00-12:00" }],
    ["long hours of seven days", { openingHours: SEVEN_DAYS }],
    ["an organization without an address", { "@type": "Organization", address: undefined, telephone: "0221 4710214" }],
    ["a special day", hours({ dayOfWeek: undefined, validFrom: "2026-12-24", validThrough: "2026-12-24" })],
  ])("%s", (_case, given) => expect(faultsOf(given)).toEqual([]));
});

describe("faults", () => {
  test.each<[string, object, [string, string][]]>([
    ["no name", { name: undefined }, [["noName", ""]]],
    ["no address", { address: undefined, telephone: "0221 4710214" }, [["noAddress", ""]]],
    [
      "an organization that is a shop too, without an address",
      { "@type": ["Organization", "Store"], address: undefined, telephone: "0221 4710214" },
      [["noAddress", ""]],
    ],
    ["an empty address", { address: { "@type": "PostalAddress", addressCountry: "DE" } }, [["address", ""]]],
    ["a telephone without digits", { telephone: "auf Anfrage" }, [["telephone", "auf Anfrage"]]],
    ["a telephone as object", { telephone: { "@type": "ContactPoint", telephone: "0221 99" } }, [["telephone", ""]]],
    [
      "German days",
      hours({ dayOfWeek: ["Montag", "Di"] }),
      [
        ["days", "Montag"],
        ["days", "Di"],
      ],
    ],
    ["a German time", hours({ opens: "8 Uhr" }), [["times", "8 Uhr"]]],
    ["no end", hours({ closes: undefined }), [["times", ""]]],
    [
      "specifications as text",
      { openingHoursSpecification: "Mo-Fr 08:00-17:00" },
      [["hoursType", "Mo-Fr 08:00-17:00"]],
    ],
    ["German hours", { openingHours: "Di-Do 8-17 Uhr" }, [["hours", "Di-Do 8-17 Uhr"]]],
    ["days without an end", { openingHours: `${"mo".repeat(60)}!` }, [["hours", "mo".repeat(30)]]],
    ["a long text", { openingHours: `${"Mo-".repeat(10_000)}x` }, [["hours", "Mo-".repeat(20)]]],
  ])("%s", (_case, given, expected) =>
    expect(faultsOf(given)?.map(({ fault, found }) => [fault, found])).toEqual(expected),
  );
});

test("every branch is read, and scripts that are not JSON are counted", () => {
  const branch = (name: string) =>
    `<script type="application/ld+json">${JSON.stringify({ ...BUSINESS, name })}</script>`;
  const { businesses, unreadable } = factsOf(
    `${branch("Nord")}${branch("Süd")}<script type="application/ld+json">{,}</script>`,
  );
  expect(businesses.map(({ reading }) => reading.name)).toEqual(["Nord", "Süd"]);
  expect(unreadable).toBe(1);
});
