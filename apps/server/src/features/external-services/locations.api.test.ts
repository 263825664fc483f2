/** The locations of a Google account: none, many, taken, unconfirmed, suspended. */
import {
  connectGoogleLocation,
  getExternalServices,
  getGoogleLocations,
} from "@portal/contract/external-services/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chosen, connected, granted, newGoogleAccount, type PlayedGoogle, playGoogle } from "./testing/google.ts";

let google: PlayedGoogle;
beforeAll(async () => {
  google = await playGoogle();
});
afterAll(() => google.close());

async function owner() {
  const { client, companyIds, userId } = await google.portal.signIn({ companies: [{}] });
  return { client, userId, accountId: companyIds[0] ?? 0 };
}

test("none is 204", async () => {
  const { client, accountId } = await owner();
  await granted(client, accountId, { email: newGoogleAccount(), kind: "none" });
  const reply = await client.call(getGoogleLocations, { accountId });
  expect({ status: reply.status, body: reply.body }).toEqual({ status: 204, body: "" });
});

test("many come from all pages, and one of the last can be chosen", async () => {
  const { client, accountId } = await owner();
  await granted(client, accountId, { email: newGoogleAccount(), kind: "many" });
  const { locations } = (await client.call(getGoogleLocations, { accountId })).body;
  expect(locations).toHaveLength(130);
  expect(new Set(locations.map(({ googleLocationId }) => googleLocationId)).size).toBe(130);
  const last = locations.find(({ locationTitle }) => locationTitle.startsWith("Filiale 130"));
  const body = chosen(last ?? expect.fail());
  const { service } = (await client.call(connectGoogleLocation, { accountId, body })).body;
  expect(service.locationTitle).toContain("Filiale 130");
});

test("one that another company has is marked, and refused; of five companies at once one gets it", async () => {
  const email = newGoogleAccount();
  const people = await Promise.all(Array.from({ length: 5 }, owner));
  for (const { client, accountId } of people) await granted(client, accountId, { email });
  const [first] = people;
  const location = (await first?.client.call(getGoogleLocations, { accountId: first.accountId }))?.body.locations[0];
  const body = chosen(location ?? expect.fail());
  const answers = await Promise.all(
    people.map(({ client, accountId }) => client.call(connectGoogleLocation, { accountId, body })),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect({ all: answers.length, refused: refused.length }).toEqual({ all: 5, refused: 4 });
  const lost = people[answers.findIndex(({ status }) => status === 409)] ?? expect.fail();
  const again = await lost.client.call(getGoogleLocations, { accountId: lost.accountId });
  expect(again.body.locations[0]?.taken).toBe(true);
  expect(refused[0]?.codes).toEqual(["external_services.location_taken"]);
});

test("a location of somebody else's account is unknown", async () => {
  const [one, other] = [await owner(), await owner()];
  const theirs = await connected(other.client, other.accountId, { email: newGoogleAccount() });
  await granted(one.client, one.accountId, { email: newGoogleAccount() });
  const call = (body: ReturnType<typeof chosen>) =>
    one.client.call(connectGoogleLocation, { accountId: one.accountId, body });
  expect((await call(chosen(theirs))).codes).toEqual(["external_services.location_unknown"]);
  expect((await call({ ...chosen(theirs), googleLocationId: "1" })).codes).toEqual([
    "external_services.location_unknown",
  ]);
  expect((await call({ ...chosen(theirs), googleLocationId: "../1" })).codes).toEqual(["request.invalid"]);
});

test.each([
  ["unverified", "unconfirmed"],
  ["suspended", "suspended"],
])("an %s one is connected, but not externally confirmed", async (kind, verification) => {
  const { client, accountId } = await owner();
  await connected(client, accountId, { email: newGoogleAccount(), kind });
  const { services } = (await client.call(getExternalServices, { accountId, body: null })).body;
  expect(services[0]).toMatchObject({ connected: true, externallyConfirmed: false, verification });
});

test("without a grant there is nothing to choose from", async () => {
  const { client, accountId } = await owner();
  const body = { googleLocationId: "1", googleAccountId: "1", locationTitle: "" };
  expect((await client.call(getGoogleLocations, { accountId })).codes).toEqual(["external_services.not_granted"]);
  expect((await client.call(connectGoogleLocation, { accountId, body })).codes).toEqual([
    "external_services.not_granted",
  ]);
});

test("Google's limit and outage reach the caller with time to wait", async () => {
  const { client, accountId } = await owner();
  const email = newGoogleAccount();
  await granted(client, accountId, { email });
  await google.act(email, "limit");
  const limited = await client.call(getGoogleLocations, { accountId });
  expect({ status: limited.status, codes: limited.codes, after: limited.raw.headers["retry-after"] }).toEqual({
    status: 429,
    codes: ["external_services.busy"],
    after: "30",
  });
  await google.act(email, "away");
  expect((await client.call(getGoogleLocations, { accountId })).codes).toEqual(["external_services.away"]);
});
