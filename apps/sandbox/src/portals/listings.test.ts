import { expect, test } from "vitest";
import { type Business, noHours } from "./businesses.ts";
import { createListings } from "./listings.ts";
import { FAKE_PORTALS } from "./portal-list.ts";

const PORTALS = FAKE_PORTALS.map(({ identifier }) => identifier);

const aBusiness = (key: string): Business => ({
  key,
  companyId: null,
  email: "",
  name: "Blumen Anna",
  street: "Lindenstraße 12",
  postalCode: "10969",
  city: "Berlin",
  phone: "030 23125100",
  website: "https://anna.example",
  hours: noHours().map((_none, day) => (day < 5 ? [{ from: "08:00", to: "23:30" }] : [])),
});

test("the first demo business meets every deviation that its ten portals have, in their order", () => {
  const listings = createListings(PORTALS, [aBusiness("C-1")]);
  const shown = PORTALS.map((portal) => listings.ofBusiness("C-1").filter((listing) => listing.portal === portal));
  const right = aBusiness("C-1");
  expect(shown.map((found) => found.length)).toEqual([1, 1, 1, 1, 1, 1, 2, 1, 1, 0]);
  expect(shown[0]?.[0]?.data).toMatchObject({ name: right.name, phone: right.phone, hours: right.hours });
  expect(shown[1]?.[0]?.data).toMatchObject({
    name: "BLUMEN ANNA",
    street: "Lindenstr. 12",
    phone: "+49 (0)30 / 23125100",
  });
  expect(shown[2]?.[0]?.data.hours[0]).toEqual([{ from: "08:00", to: "00:30" }]);
  expect(shown[3]?.[0]?.data.phone).toBe("030 23125177");
  expect(shown[6]?.map(({ data }) => data.phone)).toEqual(["030 23125100", "030 23125177"]);
  expect(shown[7]?.[0]?.data.street).toBe("Alte Landstraße 3");
});

test("each demo business has right and wrong listings, and another mixture than the one before", () => {
  const keys = Array.from({ length: 13 }, (_none, number) => `C-${number}`);
  const listings = createListings(PORTALS, keys.map(aBusiness));
  const mixtures = keys.map((key) =>
    JSON.stringify(
      listings.ofBusiness(key).map(({ portal, data: { name, street, phone } }) => [portal, name, street, phone]),
    ),
  );
  expect(new Set(mixtures).size).toBe(13);
  for (const key of keys) {
    const phones = listings.ofBusiness(key).map(({ data }) => `${data.phone} ${data.street}`);
    expect(phones).toContain("030 23125100 Lindenstraße 12");
    expect(new Set(phones).size).toBeGreaterThan(1);
  }
});

test("a corrected listing leaves the other listings of the business as they are", () => {
  const listings = createListings(["a", "b"], []);
  listings.add(aBusiness("K1"));
  const [first] = listings.ofBusiness("K1");
  if (first) listings.correct(first, { city: "Bremen" });
  expect(listings.ofBusiness("K1").map(({ data }) => data.city)).toEqual(["Bremen", "Berlin"]);
  expect(listings.business("K1")?.city).toBe("Berlin");
});

test("a search gives at most ten listings", () => {
  const listings = createListings(["a"], []);
  for (let n = 0; n < 12; n += 1) listings.add(aBusiness(`K${n}`));
  expect(listings.search("a", "Blumen Anna", "10969 Berlin")).toHaveLength(10);
});

test("adding a business again replaces its listings", () => {
  const listings = createListings(["a", "b"], []);
  listings.add(aBusiness("K1"));
  listings.add({ ...aBusiness("K1"), city: "Bremen" });
  expect(listings.ofBusiness("K1").map(({ data }) => data.city)).toEqual(["Bremen", "Bremen"]);
});
