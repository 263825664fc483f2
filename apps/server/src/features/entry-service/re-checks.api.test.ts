/** When a company's entry is checked again: after a change, by hand, every week. */
import { reloadPortals, retrievePortals } from "@portal/contract/entry-service/calls";
import { aProduct } from "@portal/db/factories/companies";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { shownOf } from "../../testing/portals/fake-portals.ts";
import { enrolDueCompanies } from "./schedule/enrol.ts";
import { checkTest, NAME, statusesOf } from "./testing/check-setup.ts";

const { test, app, someone, letPortal, requestsTo } = checkTest();
const { app: appWithoutPortals } = apiTest();

describe("after a change of the entry", () => {
  test("a changed phone number makes the findings stale, and a new check two minutes later makes them fresh", async () => {
    const anna = await someone();
    await anna.reload();
    await app.drainJobs();
    await anna.setEntry({ phone: "030 777777" });
    expect((await anna.portals()).check.stale).toBe(true);
    await anna.age(2);
    expect((await anna.reload()).status).toBe(200);
    await app.drainJobs();
    const answer = await anna.portals();
    expect(answer.check.stale).toBe(false);
    expect(statusesOf(answer)).toEqual({ alpha: "portal_nok", beta: "portal_nok", gamma: "portal_nok" });
  });

  test("a changed e-mail address or slogan, which no portal compares, leaves the findings fresh", async () => {
    const anna = await someone();
    await anna.reload();
    await app.drainJobs();
    await anna.setEntry({ email: "neu@brandt.example", slogan: "Dicht" });
    expect((await anna.portals()).check.stale).toBe(false);
  });
});

describe("a check of one portal", () => {
  test("reads that portal only, keeps what was found on the others, and does not put off a check of all", async () => {
    const anna = await someone();
    letPortal("alpha", []);
    letPortal("beta", []);
    await anna.reload();
    await app.drainJobs();
    expect(statusesOf(await anna.portals())).toMatchObject({ alpha: "portal_not_found", beta: "portal_not_found" });
    await anna.age(10);
    for (const portal of ["alpha", "beta"]) letPortal(portal, [shownOf(NAME)]);
    const asked = { beta: requestsTo("beta"), gamma: requestsTo("gamma") };
    expect((await anna.reload("alpha")).body.check).toMatchObject({ running: true, done: 2, total: 3 });
    const during = await anna.portals();
    expect(during.portals.map(({ portal, pending }) => [portal.identifier, pending])).toEqual([
      ["alpha", true],
      ["beta", false],
      ["gamma", false],
    ]);
    await app.drainJobs();
    const answer = await anna.portals();
    expect(statusesOf(answer)).toEqual({ alpha: "portal_ok", beta: "portal_not_found", gamma: "portal_ok" });
    expect({ beta: requestsTo("beta"), gamma: requestsTo("gamma") }).toEqual(asked);
    expect(answer.check).toMatchObject({ running: false, stale: false, nextReloadAt: null });
  });

  test("a second one at once answers 429, of another portal it starts", async () => {
    const anna = await someone();
    await anna.reload();
    await app.drainJobs();
    await anna.age(2);
    expect((await anna.reload("alpha")).status).toBe(200);
    await app.drainJobs();
    const { status, codes } = await anna.reload("alpha");
    expect([status, codes]).toEqual([429, ["entry_service.reload_too_soon"]]);
    expect((await anna.reload("beta")).status).toBe(200);
    await app.drainJobs();
  });

  test("an unknown portal is refused", async () => {
    const anna = await someone();
    const { status, codes } = await anna.reload("omega");
    expect([status, codes]).toEqual([400, ["request.invalid"]]);
  });

  test("after a change of the entry every portal is read, because all findings are old", async () => {
    const anna = await someone();
    await anna.reload();
    await app.drainJobs();
    await anna.setEntry({ phone: "030 777777" });
    await anna.age(2);
    expect((await anna.reload("alpha")).body.check).toMatchObject({ running: true, done: 0, total: 3 });
    await app.drainJobs();
    expect((await anna.portals()).check.stale).toBe(false);
  });
});

describe("a check that is refused", () => {
  test("a second check at once answers 429 with the time from which it is possible; ten minutes later it starts", async () => {
    const anna = await someone();
    await anna.reload();
    await app.drainJobs();
    const { status, codes, body, raw } = await anna.reload();
    expect([status, codes]).toEqual([429, ["entry_service.reload_too_soon"]]);
    expect(JSON.stringify(body)).toMatch(/Ab \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
    expect(Number(raw.headers["retry-after"])).toBeGreaterThan(500);
    await anna.age(10);
    expect((await anna.reload()).status).toBe(200);
    await app.drainJobs();
  });

  test("a check without the product answers not_booked, without an address data_insufficient", async () => {
    const bob = await someone({ booked: false });
    expect((await bob.portals()).check.booked).toBe(false);
    const refused = await bob.reload();
    expect([refused.status, refused.codes]).toEqual([403, ["entry_service.not_booked"]]);
    const anna = await someone();
    await anna.setEntry({ street: "", house_number: "" });
    const incomplete = await anna.reload();
    expect([incomplete.status, incomplete.codes]).toEqual([409, ["entry_service.data_insufficient"]]);
  });

  test("without connected portals a check answers not_connected, and no company is scheduled", async () => {
    const { client, company } = await appWithoutPortals.logInMember();
    const accountId = company.id;
    await aProduct(appWithoutPortals.db, { company_id: accountId, code: "ENTRY-SERVICE" });
    const { body } = await client.call(retrievePortals, { accountId, query: { companyId: String(accountId) } });
    expect(body.portals).toEqual([]);
    const refused = await client.call(reloadPortals, { accountId, query: {} });
    expect([refused.status, refused.codes]).toEqual([503, ["entry_service.not_connected"]]);
    expect(await enrolDueCompanies(appWithoutPortals.dependencies)).toBe(0);
  });
});
