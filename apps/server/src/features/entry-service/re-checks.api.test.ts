/** When a company's entry is checked again: after a change, by hand, every week. */
import { reloadPortals, retrievePortals } from "@portal/contract/entry-service/calls";
import { aProduct } from "@portal/db/factories/companies";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing/test-app.ts";
import { startDueChecks } from "./due-checks.ts";
import { buildStage, clearStage, MINUTE_MS, someone, type Stage, statusesOf } from "./testing/stage.ts";

let stage: Stage;
beforeAll(async () => void (stage = await buildStage()));
afterAll(() => stage.close());
beforeEach(() => clearStage(stage));

describe("after a change of the entry", () => {
  test("the findings are stale, and can be renewed a minute later", async () => {
    const anna = await someone(stage);
    await anna.reload();
    await stage.t.drainJobs();
    await anna.setEntry({ phone: "030 777777" });
    expect((await anna.portals()).check.stale).toBe(true);
    await anna.age(2);
    expect((await anna.reload()).status).toBe(200);
    await stage.t.drainJobs();
    const answer = await anna.portals();
    expect(answer.check.stale).toBe(false);
    expect(statusesOf(answer)).toEqual({ alpha: "portal_nok", beta: "portal_nok", gamma: "portal_nok" });
  });

  test("of what is not compared they are not", async () => {
    const anna = await someone(stage);
    await anna.reload();
    await stage.t.drainJobs();
    await anna.setEntry({ email: "neu@brandt.example", slogan: "Dicht" });
    expect((await anna.portals()).check.stale).toBe(false);
  });
});

describe("a re-check is refused", () => {
  test("a moment after the last, with the time from which on it is possible", async () => {
    const anna = await someone(stage);
    await anna.reload();
    await stage.t.drainJobs();
    const { status, codes, body, raw } = await anna.reload();
    expect([status, codes]).toEqual([429, ["entry_service.reload_too_soon"]]);
    expect(JSON.stringify(body)).toMatch(/Ab \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
    expect(Number(raw.headers["retry-after"])).toBeGreaterThan(500);
    await anna.age(10);
    expect((await anna.reload()).status).toBe(200);
    await stage.t.drainJobs();
  });

  test("without the product, and without an address in the entry", async () => {
    const bob = await someone(stage, { booked: false });
    expect((await bob.portals()).check.booked).toBe(false);
    const refused = await bob.reload();
    expect([refused.status, refused.codes]).toEqual([403, ["entry_service.not_booked"]]);
    const anna = await someone(stage);
    await anna.setEntry({ street: "", house_number: "" });
    const incomplete = await anna.reload();
    expect([incomplete.status, incomplete.codes]).toEqual([409, ["entry_service.data_insufficient"]]);
  });

  test("where nothing is connected, calmly", async () => {
    const bare = await buildTestApp();
    const { client, companyIds } = await bare.signIn({ companies: [{}] });
    const accountId = companyIds[0] as number;
    await aProduct(bare.db, { company_id: accountId, code: "ENTRY-SERVICE" });
    const { body } = await client.call(retrievePortals, { accountId, query: { companyId: String(accountId) } });
    expect(body.portals).toEqual([]);
    const refused = await client.call(reloadPortals, { accountId });
    expect([refused.status, refused.codes]).toEqual([503, ["entry_service.not_connected"]]);
    expect(await startDueChecks(bare.dependencies)).toBe(0);
    await bare.close();
  });
});

describe("checks that nobody asks for", () => {
  const started = () => startDueChecks(stage.t.dependencies);

  test("come once a week, and soon after a change", async () => {
    const anna = await someone(stage);
    await someone(stage, { booked: false });
    expect(await started()).toBe(1);
    await stage.t.drainJobs();
    expect(await started()).toBe(0);
    await anna.setEntry({ phone: "030 777777" });
    expect(await started()).toBe(0);
    stage.t.clock.advance(11 * MINUTE_MS);
    expect(await started()).toBe(1);
    await stage.t.drainJobs();
    expect(await started()).toBe(0);
    await anna.age(7 * 24 * 60 + 1);
    expect(await started()).toBe(1);
    await stage.t.drainJobs();
    expect(statusesOf(await anna.portals())).toMatchObject({ alpha: "portal_nok" });
  });

  test("are started once by several servers", async () => {
    await someone(stage);
    const counts = await Promise.all([started(), started(), started()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    await stage.t.drainJobs();
  });
});
