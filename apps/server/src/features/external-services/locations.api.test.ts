/** The locations of a Google account: none, many, taken, unconfirmed, suspended. */
import {
  connectGoogleLocation,
  getExternalServices,
  getGoogleLocations,
} from "@portal/contract/external-services/calls";
import { expect } from "vitest";
import { chosen, connected, granted, newGoogleAccount, googleTest } from "./testing/fake-google.ts";

const { test, app, google } = googleTest();

async function owner() {
  const { client, company, userId } = await app.logInMember();
  return { client, userId, accountId: company.id };
}

test("an account without a location answers 204 with an empty body", async () => {
  const { client, accountId } = await owner();
  await granted(client, accountId, { email: newGoogleAccount(), kind: "none" });
  const reply = await client.call(getGoogleLocations, { accountId });
  expect({ status: reply.status, body: reply.body }).toEqual({ status: 204, body: "" });
});

test("130 locations arrive from all of Google's pages, and the last can be chosen", async () => {
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

test("of five companies that choose one location at once, one gets it and four get 409; the list marks it as taken", async () => {
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

test("a location that the granted account does not have, or a malformed id, is refused", async () => {
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
])("a location that Google calls %s is connected, but not externally confirmed", async (kind, verification) => {
  const { client, accountId } = await owner();
  await connected(client, accountId, { email: newGoogleAccount(), kind });
  const { services } = (await client.call(getExternalServices, { accountId, body: null })).body;
  expect(services[0]).toMatchObject({ connected: true, externallyConfirmed: false, verification });
});

test("without a grant, listing and choosing answer not_granted", async () => {
  const { client, accountId } = await owner();
  const body = { googleLocationId: "1", googleAccountId: "1", locationTitle: "" };
  expect((await client.call(getGoogleLocations, { accountId })).codes).toEqual(["external_services.not_granted"]);
  expect((await client.call(connectGoogleLocation, { accountId, body })).codes).toEqual([
    "external_services.not_granted",
  ]);
});

test("Google's limit answers 429 with its Retry-After, its outage answers away", async () => {
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
