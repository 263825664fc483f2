/** Deliveries of banners, creatives and days: repeated, late, out of order and wrong ones; and the mails about them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
}, 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  await t.empty();
  await t.run([{ type: "company", external_id: "C-1", company_name: "Brandt" }]);
});

const aBanner = (given: object = {}) => ({
  type: "tv_banner",
  external_id: "T-1",
  company: "C-1",
  name: "Region Berlin",
  state: "active",
  binary_master_id: "BM-1",
  creative_set: "2026-03-01T08:00:00Z",
  ...given,
});
const aCreative = (given: object = {}) => ({
  type: "tv_creative",
  external_id: "BM-1",
  company: "C-1",
  name: "Herbst",
  layout: "frame",
  headline: "Dachfenster vom Meister",
  background: "#123f52",
  foreground: "#ffffff",
  delivered: "2026-02-20T10:00:00Z",
  ...given,
});
const aDay = (given: object = {}) => ({
  type: "tv_day",
  company: "C-1",
  banner: "T-1",
  day: "2026-03-01",
  broadcasts: [
    { channel: 8101, hour: 7, programme: "Morgen", impressions: 9 },
    { channel: 7775, hour: 20, programme: "Krimi", impressions: 400 },
  ],
  counted: "2026-03-02T04:10:00Z",
  ...given,
});
const banner = () => t.db.selectFrom("tv_banners").selectAll().executeTakeFirstOrThrow();
const creative = () => t.db.selectFrom("tv_creatives").selectAll().executeTakeFirstOrThrow();
const impressions = async () =>
  (await t.db.selectFrom("tv_days").select("impressions").execute()).map((row) => row.impressions);

describe("days", () => {
  test("are stored once, however often they come and in whatever order their broadcasts are", async () => {
    expect(await t.run([aDay()])).toMatchObject({ created: 1, rejected: 0 });
    const again = aDay({ broadcasts: aDay().broadcasts.toReversed(), counted: "2026-03-02T05:10:00+01:00" });
    expect(await t.run([again])).toMatchObject({ unchanged: 1 });
    expect(await impressions()).toEqual([[9, 400]]);
  });

  test("a later count corrects, an earlier one that arrives late does not", async () => {
    const one = { channel: 7775, hour: 20, programme: "Krimi" };
    await t.run([aDay()]);
    await t.run([aDay({ broadcasts: [{ ...one, impressions: 500 }], counted: "2026-03-05T04:00:00Z" })]);
    expect(await t.run([aDay({ counted: "2026-03-03T04:00:00Z" })])).toMatchObject({ unchanged: 1 });
    expect(await impressions()).toEqual([[500]]);
    expect(await t.run([aDay({ broadcasts: [], counted: "2026-03-06" })])).toMatchObject({ updated: 1 });
    expect(await impressions()).toEqual([[]]);
  });

  test.each<[object, string]>([
    [{ day: "2026-02-30" }, "day: ist kein Tag wie 2026-03-01."],
    [{ counted: "2026-02-28T22:00:00Z" }, "counted: liegt vor dem Tag."],
    [
      { broadcasts: [{ channel: 1, hour: 24, programme: "x", impressions: 1 }] },
      "broadcasts.0.hour: ist größer als 23.",
    ],
    [
      { broadcasts: [{ channel: 1, hour: 2, programme: "x", impressions: 0 }] },
      "broadcasts.0.impressions: ist kleiner als 1.",
    ],
    [{ broadcasts: [{ channel: 1, hour: 2, programme: "x", impressions: 1.5 }] }, "muss eine ganze Zahl sein."],
    [{ broadcasts: [{ channel: 1, hour: 2, programme: "", impressions: 1 }] }, "broadcasts.0.programme"],
    [
      { broadcasts: [...aDay().broadcasts, aDay().broadcasts[0]] },
      "broadcasts: nennt Sender, Stunde und Sendung zweimal.",
    ],
    [{ broadcasts: [null] }, "broadcasts.0"],
    [{ company: "C-9" }, "company: Die Firma C-9 gibt es nicht."],
  ])("%j is refused: %s", async (given, said) => {
    const result = await t.run([aDay(given)]);
    expect(result.said.join("\n")).toContain(said);
    expect(await impressions()).toEqual([]);
  });
});

describe("banners", () => {
  test("of two choices of a creative the later one holds", async () => {
    await t.run([aBanner()]);
    await t.run([aBanner({ binary_master_id: "BM-0", creative_set: "2026-02-01" })]);
    expect((await banner()).binary_master_id).toBe("BM-1");
    await t.run([aBanner({ binary_master_id: "BM-2", creative_set: "2026-03-02" })]);
    expect((await banner()).binary_master_id).toBe("BM-2");
    expect(await t.run([aBanner({ state: "paused" })])).toMatchObject({ updated: 1 });
    expect(await banner()).toMatchObject({ state: "paused", binary_master_id: "BM-2" });
  });

  test("an end before the start is refused", async () => {
    const { said } = await t.run([aBanner({ starts_on: "2026-03-02", ends_on: "2026-03-01" })]);
    expect(said.join()).toContain("ends_on: liegt vor starts_on.");
  });
});

describe("creatives", () => {
  const steps = async () =>
    (await t.db.selectFrom("tv_creative_events").select(["role", "kind"]).orderBy("id").execute()).map(
      ({ role, kind }) => `${role} ${kind}`,
    );

  test("the company's decision in the portal stays, the partner's later one holds", async () => {
    await t.run([aCreative()]);
    await t.db.updateTable("tv_creatives").set({ customer_approval: "ACCEPTED" }).execute();
    const refused = { partnerApprovalStatus: "REJECTED", partner_decided: "2026-03-02", partner_reason: "Zu klein" };
    await t.run([aCreative({ ...refused, customerApprovalStatus: "REJECTED" })]);
    await t.run([aCreative({ partnerApprovalStatus: "ACCEPTED", partner_decided: "2026-03-01" })]);
    expect(await creative()).toMatchObject({
      customer_approval: "ACCEPTED",
      partner_approval: "REJECTED",
      partner_reason: "Zu klein",
    });
    expect(await steps()).toEqual(["provider delivered", "partner reject"]);
  });

  describe("a changed look", () => {
    const approved = { partnerApprovalStatus: "ACCEPTED", partner_decided: "2026-03-01" };
    const changed = { ...approved, headline: "Dachfenster ab 99 Euro" };
    beforeEach(async () => {
      await t.run([aCreative(approved)]);
      await t.db
        .updateTable("tv_creatives")
        .set({ customer_approval: "ACCEPTED", customer_decided_at: new Date("2026-03-02") })
        .execute();
    });
    const OPEN = { customer_approval: "UNVERIFIED", partner_approval: "UNVERIFIED", version: 2 };

    test.each([
      { headline: "Dachfenster ab 99 Euro" },
      { text: "Nur heute" },
      { call_to_action: "OK" },
      { layout: "strip" },
      { background: "#ffffff" },
      { foreground: "#000000" },
    ])("%j opens both decisions and is a step", async (given) => {
      expect(await t.run([aCreative({ ...approved, ...given })])).toMatchObject({ updated: 1 });
      expect(await creative()).toMatchObject(OPEN);
      expect(await steps()).toEqual(["provider delivered", "partner accept", "provider changed"]);
    });

    test("another name alone changes nothing that was decided", async () => {
      await t.run([aCreative({ ...approved, name: "Herbst 2026" })]);
      expect(await creative()).toMatchObject({
        customer_approval: "ACCEPTED",
        partner_approval: "ACCEPTED",
        version: 1,
      });
    });

    test("the decision on the old look does not come back when the row is repeated", async () => {
      await t.run([aCreative(changed)]);
      expect(await t.run([aCreative(changed)])).toMatchObject({ unchanged: 1 });
      expect(await t.run([aCreative({ ...changed, partner_decided: undefined })])).toMatchObject({ unchanged: 1 });
      expect(await creative()).toMatchObject(OPEN);
      await t.run([aCreative({ ...changed, partner_decided: "2026-03-05" })]);
      expect(await creative()).toMatchObject({ ...OPEN, partner_approval: "ACCEPTED" });
    });

    test.each([
      ["2026-03-04", "2026-03-05", "ACCEPTED"],
      ["2026-03-04", "2026-03-03", "UNVERIFIED"],
      ["2026-02-20T10:00:00Z", "2026-03-05", "UNVERIFIED"],
    ])("made %s, decided by the partner %s: %s", async (delivered, decided, partner) => {
      await t.run([aCreative({ ...changed, delivered, partner_decided: decided })]);
      expect(await creative()).toMatchObject({ ...OPEN, partner_approval: partner });
    });
  });

  test("a repeated delivery is no second step", async () => {
    const row = aCreative({ partnerApprovalStatus: "ACCEPTED", partner_decided: "2026-03-01" });
    await t.run([row]);
    expect(await t.run([row])).toMatchObject({ unchanged: 1 });
    expect(await steps()).toEqual(["provider delivered", "partner accept"]);
  });

  test("a colour that is none is refused", async () => {
    const { said } = await t.run([aCreative({ background: "red;}" })]);
    expect(said.join()).toContain("background: ist keine Farbe wie #123f52.");
  });
});
