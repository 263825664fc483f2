/** The calls on TV banners and their creatives. */
import {
  getCompanyCreatives,
  getCompanyTvBanners,
  setCreative,
  updateCreative,
} from "@portal/contract/tv-banners/banners/calls";
import { aTvBanner, aTvCreative } from "@portal/db/factories/tv-banners";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
let owner: Member;
beforeEach(async () => {
  owner = await app.logInMember({ products: ["TV"] });
});
const accountId = (): number => owner.company.id;
const company = () => ({ company_id: owner.company.id });
const OK = { customer_approval: "ACCEPTED", partner_approval: "ACCEPTED" } as const;

const decide = (binaryMasterId: string, approvalStatus: string, reason = "", by = owner) =>
  by.client.call(updateCreative, {
    body: { binaryMasterId, approvalStatus: approvalStatus as "ACCEPTED", reason },
    accountId: accountId(),
  });
const set = (binaryMasterId: string, externalId: string, by = owner) =>
  by.client.call(setCreative, { body: { binaryMasterId, externalId }, accountId: accountId() });
const creatives = async () => (await owner.client.call(getCompanyCreatives, { accountId: accountId() })).body.creatives;
const codeOf = ({ body }: { body: unknown }) => (body as { errors: { code: string; field?: string }[] }).errors[0];

test("banners: those that run first, with the names of the specification", async () => {
  await aTvBanner(app.db, { ...company(), external_id: "old", state: "ended" });
  await aTvBanner(app.db, { ...company(), external_id: "now", binary_master_id: "BM-7" });
  const { body } = await owner.client.call(getCompanyTvBanners, { accountId: accountId() });
  expect(body.banners.map(({ external_id: id }) => id)).toEqual(["now", "old"]);
  expect(body.banners[0]).toMatchObject({ binary_master_id: "BM-7", state: "active", startsOn: "2025-01-01" });
});

test("a decision, its reversal and their way", async () => {
  const { binary_master_id: id } = await aTvCreative(app.db, company());
  expect((await decide(id, "REJECTED", "Die Nummer ist falsch.")).body.creative.customerApprovalStatus).toBe(
    "REJECTED",
  );
  expect((await decide(id, "UNVERIFIED")).body.creative.customerApprovalStatus).toBe("UNVERIFIED");
  await decide(id, "ACCEPTED");
  await decide(id, "ACCEPTED");
  const [creative] = await creatives();
  expect(creative?.events.map(({ kind, role, reason }) => `${role} ${kind} ${reason}`.trim())).toEqual([
    "provider delivered",
    "company reject Die Nummer ist falsch.",
    "company withdraw",
    "company accept",
  ]);
  const audit = await app.db.selectFrom("audit_log").select("action").where("company_id", "=", accountId()).execute();
  expect(audit.filter(({ action }) => action.startsWith("tvCreative."))).toHaveLength(3);
});

test("a rejection without a reason is refused at its field", async () => {
  const { binary_master_id: id } = await aTvCreative(app.db, company());
  expect(codeOf(await decide(id, "REJECTED", "  "))).toMatchObject({ field: "reason" });
  expect(codeOf(await decide(id, "GONE"))).toMatchObject({ field: "approvalStatus" });
  expect((await creatives())[0]?.customerApprovalStatus).toBe("UNVERIFIED");
});

describe("setting a creative onto a banner", () => {
  test("both have accepted it: the banner shows it, once", async () => {
    const { external_id: banner } = await aTvBanner(app.db, company());
    const { binary_master_id: id } = await aTvCreative(app.db, { ...company(), ...OK });
    expect((await set(id, banner)).body.banner).toMatchObject({ external_id: banner, binary_master_id: id });
    expect((await set(id, banner)).status).toBe(200);
    expect((await creatives())[0]?.events.filter(({ kind }) => kind === "set")).toHaveLength(1);
  });

  test.each([
    [{ customer_approval: "UNVERIFIED" }, "tv_banners.creative_not_approved"],
    [{ customer_approval: "REJECTED" }, "tv_banners.creative_not_approved"],
    [{ partner_approval: "UNVERIFIED" }, "tv_banners.creative_not_approved"],
    [{ partner_approval: "REJECTED" }, "tv_banners.creative_refused_by_partner"],
  ] as const)("%j: %s", async (columns, code) => {
    const { external_id: banner } = await aTvBanner(app.db, company());
    const { binary_master_id: id } = await aTvCreative(app.db, { ...company(), ...OK, ...columns });
    expect(codeOf(await set(id, banner))?.code).toBe(code);
  });

  test.each(["planned", "paused", "ended"] as const)("a banner that is %s takes none", async (state) => {
    const { external_id: banner } = await aTvBanner(app.db, { ...company(), state });
    const { binary_master_id: id } = await aTvCreative(app.db, { ...company(), ...OK });
    expect(codeOf(await set(id, banner))?.code).toBe("tv_banners.banner_not_active");
  });

  test("what the banner shows can't be rejected before another one is set", async () => {
    const { binary_master_id: id } = await aTvCreative(app.db, { ...company(), ...OK });
    const { external_id: banner } = await aTvBanner(app.db, { ...company(), binary_master_id: id });
    expect(codeOf(await decide(id, "REJECTED", "Falsch."))?.code).toBe("tv_banners.creative_on_banner");
    const other = await aTvCreative(app.db, { ...company(), ...OK });
    await set(other.binary_master_id, banner);
    expect((await decide(id, "REJECTED", "Falsch.")).status).toBe(200);
  });

  test("setting and rejecting at the same time: one of the two is refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { external_id: banner } = await aTvBanner(app.db, company());
      const { binary_master_id: id } = await aTvCreative(app.db, { ...company(), ...OK });
      const replies = await Promise.all([set(id, banner), decide(id, "REJECTED", "Falsch.")]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });
});

test("an answer to an older look is refused, so nobody approves or runs what they have not seen", async () => {
  const { binary_master_id: id } = await aTvCreative(app.db, { ...company(), ...OK, version: 2 });
  const { external_id: banner } = await aTvBanner(app.db, company());
  const answer = (version: number) =>
    owner.client.call(updateCreative, {
      body: { binaryMasterId: id, approvalStatus: "UNVERIFIED", version },
      accountId: accountId(),
    });
  const run = (version: number) =>
    owner.client.call(setCreative, {
      body: { binaryMasterId: id, externalId: banner, version },
      accountId: accountId(),
    });
  expect((await creatives())[0]?.version).toBe(2);
  for (const reply of [await run(1), await answer(1)]) {
    expect([reply.status, codeOf(reply)?.code]).toEqual([409, "tv_banners.creative_changed_meanwhile"]);
  }
  expect([(await answer(2)).status, codeOf(await run(2))?.code]).toEqual([200, "tv_banners.creative_not_approved"]);
});

test("foreign banners and creatives answer like missing ones", async () => {
  const other = await app.logInMember({ products: ["TV"] });
  const foreign = { company_id: other.company.id };
  const { binary_master_id: theirs } = await aTvCreative(app.db, { ...foreign, ...OK });
  const { external_id: theirBanner } = await aTvBanner(app.db, foreign);
  const { external_id: banner } = await aTvBanner(app.db, company());
  const { binary_master_id: own } = await aTvCreative(app.db, { ...company(), ...OK });
  for (const id of [theirs, "BM-missing"]) {
    expect(codeOf(await set(id, banner))?.code).toBe("tv_banners.creative_not_found");
    expect(codeOf(await decide(id, "ACCEPTED"))?.code).toBe("tv_banners.creative_not_found");
  }
  for (const id of [theirBanner, "missing"]) {
    expect(codeOf(await set(own, id))?.code).toBe("tv_banners.banner_not_found");
  }
});

test("customer care decides visibly", async () => {
  const { binary_master_id: id } = await aTvCreative(app.db, company());
  const agent = await app.logInPerson({ roles: ["cuca"] });
  await app.db
    .updateTable("sessions")
    .set({
      agent_company_id: accountId(),
      agent_reason: "Rückruf",
      agent_expires_at: new Date(app.clock.now().getTime() + 3_600_000),
    })
    .where("user_id", "=", agent.userId)
    .execute();
  await agent.client.call(updateCreative, {
    body: { binaryMasterId: id, approvalStatus: "ACCEPTED" },
    accountId: accountId(),
  });
  expect((await creatives())[0]?.events.at(-1)).toMatchObject({ kind: "accept", role: "support" });
});
