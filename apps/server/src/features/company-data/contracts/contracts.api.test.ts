import {
  cancelContract,
  getContracts,
  getContractsCsv,
  withdrawCancellation,
} from "@portal/contract/company-data/contracts/calls";
import { getServiceCases } from "@portal/contract/service-case/calls";
import { aContract } from "@portal/db/factories/company-data";
import { aMembership, aUser } from "@portal/db/factories/users";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { companyDataJobs } from "../jobs.ts";

const { test, app, mailbox } = apiTest();
let anna: Member;
let accountId: number;
let id: number;
beforeEach(async () => {
  app.clock.set("2025-12-01T12:00:00Z");
  anna = await app.logInMember();
  accountId = anna.company.id;
  id = (await aContract(app.db, { company_id: accountId, external_id: "V-2025/7" })).id;
});

const list = async () => (await anna.client.call(getContracts, { accountId })).body.contracts;
const cancel = (given: object = {}) =>
  anna.client.call(cancelContract, {
    accountId,
    body: { id, kind: "ordinary", endsOn: "2026-04-30", reason: "", ...given } as never,
  });
const withdraw = () => anna.client.call(withdrawCancellation, { accountId, body: { id } });
const cases = async () =>
  (await anna.client.call(getServiceCases, { accountId, query: {} })).body.cases.map(({ subject, state }) => [
    subject,
    state,
  ]);
const mails = () => mailbox.mailsTo(anna.login);
const END = "2026-04-30";

describe("the list of contracts", () => {
  test("says price, term, last day of notice and end; the newest comes first, others' are not there", async () => {
    await aContract(app.db, { company_id: accountId, started_on: "2024-01-01", code: "RAT", ended_on: "2024-12-31" });
    const stranger = await app.logInMember();
    await aContract(app.db, { company_id: stranger.company.id });
    expect(await list()).toMatchObject([
      {
        number: "V-2025/7",
        code: "WEB-M",
        priceCents: 4900,
        priceInterval: "month",
        status: { state: "running", termEndsOn: END, endsOn: END, cancelBy: "2026-01-31" },
        cancellation: null,
      },
      { code: "RAT", status: { state: "ended", endsOn: "2024-12-31" } },
    ]);
  });

  test("is a table for a spreadsheet, with the day of the cancellation", async () => {
    await aContract(app.db, { company_id: accountId, started_on: "2024-01-01", code: "RAT", ended_on: "2024-12-31" });
    await cancel({ reason: "" });
    const { status, raw } = await anna.client.call(getContractsCsv, { accountId });
    expect(status).toBe(200);
    expect(raw.headers["content-disposition"]).toBe('attachment; filename="vertraege.csv"');
    const [headings, ...rows] = raw.body.trimEnd().split("\r\n");
    expect(headings).toMatch(/^\uFEFFVertragsnummer;Produkt;Stand;Beginn;/);
    expect(rows).toEqual([
      "V-2025/7;Website Komfort;Endet;01.05.2025;12;12;3;49,00;monatlich;30.04.2026;;01.12.2025",
      expect.stringMatching(/;Beendet;01\.01\.2024;.*;31\.12\.2024;;$/),
    ]);
  });

  test("is not for people who may only read", async () => {
    const reader = await app.logInMember({ right: "read" });
    const reply = await reader.client.call(getContracts, { accountId: reader.company.id });
    expect([reply.status, reply.codes]).toEqual([403, ["auth.right_missing"]]);
  });
});

describe("cancelling", () => {
  test("is confirmed with day, time and last day on the page and by mail to each owner, and asks the provider", async () => {
    const other = await aUser(app.db);
    await aMembership(app.db, { user_id: other.id, company_id: accountId, right: "owner" });
    const { status, body } = await cancel({ reason: "Wir geben den Laden auf.\nDanke." });
    expect(status).toBe(200);
    expect(body.contracts[0]).toMatchObject({
      status: { state: "ending", endsOn: END, cancelBy: null },
      cancellation: { kind: "ordinary", endsOn: END, declaredAt: expect.stringMatching(/^2025-12-01T12:00/) },
    });
    const [mail] = await mails();
    expect(mail?.subject).toBe("Ihre Kündigung ist eingegangen: Website Komfort");
    for (const words of ["V-2025/7", "01.12.2025", "13:00", "30.04.2026", "Wir geben den Laden auf."]) {
      expect(mail?.text_body).toContain(words);
    }
    expect(await mailbox.mailsTo(other.email)).toHaveLength(1);
    expect(await cases()).toEqual([["Kündigung: Website Komfort", "open"]]);
    const line = await app.db
      .selectFrom("audit_log")
      .select("details")
      .where("action", "=", "contract.cancelled")
      .where("company_id", "=", accountId)
      .executeTakeFirstOrThrow();
    expect(line.details).toEqual({ contract: id, kind: "ordinary", ends: END });
  });

  test("twice at once makes one cancellation, one case and one mail", async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.flatMap(({ codes }) => codes)).toEqual(Array(9).fill("contracts.already_cancelled"));
    expect([(await cases()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test("to another day than the rule's is refused: the page was older than the last day of notice", async () => {
    expect((await cancel({ endsOn: "2026-05-31" })).codes).toEqual(["contracts.end_changed"]);
    await app.db.updateTable("contracts").set({ notice_months: 6 }).where("id", "=", id).execute();
    expect((await cancel()).codes).toEqual(["contracts.end_changed"]);
    expect((await cancel({ endsOn: "2027-04-30" })).status).toBe(200);
  });

  test("for an important reason has no day, and the contract runs on meanwhile", async () => {
    const { body } = await cancel({ kind: "extraordinary", endsOn: null, reason: "Seit Wochen offline." });
    expect(body.contracts[0]).toMatchObject({
      status: { state: "running" },
      cancellation: { kind: "extraordinary", endsOn: null },
    });
    expect((await mails())[0]?.text_body).toContain("Wir prüfen den Grund");
  });

  test.each<[string, object]>([
    ["ended", { ended_on: "2025-11-30" }],
    ["ending, by the provider", { ended_on: "2026-01-31" }],
    ["ending by itself", { renewal_months: 0 }],
  ])("of a contract that is %s is refused", async (_, columns) => {
    id = (await aContract(app.db, { company_id: accountId, ...columns })).id;
    expect((await cancel()).codes).toEqual(["contracts.already_ended"]);
  });

  test.each([
    [{ kind: "ordinary", endsOn: null }, "endsOn"],
    [{ kind: "extraordinary", endsOn: null, reason: " \n" }, "reason"],
    [{ kind: "sofort" }, "kind"],
    [{ reason: "x".repeat(2001) }, "reason"],
    [{ reason: "a\u202eb" }, "reason"],
    [{ endsOn: "2026-02-30" }, "endsOn"],
    [{ id: 0 }, "id"],
  ])("%j is refused at %s", async (given, field) => {
    const { status, raw } = await cancel(given);
    expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
    expect(await cases()).toEqual([]);
  });

  test("of a foreign contract is answered like a missing one", async () => {
    const stranger = await app.logInMember();
    const foreign = await aContract(app.db, { company_id: stranger.company.id });
    const replies = [await cancel({ id: foreign.id }), await cancel({ id: 999_999 })];
    expect(replies.map(({ status, codes }) => [status, codes])).toEqual([
      [404, ["contracts.not_found"]],
      [404, ["contracts.not_found"]],
    ]);
  });
});

describe("taking a cancellation back", () => {
  test("lets the contract run on, ends the case and is confirmed by mail; then it can be cancelled again", async () => {
    await cancel();
    const { body } = await withdraw();
    expect(body.contracts[0]).toMatchObject({
      status: { state: "running", cancelBy: "2026-01-31" },
      cancellation: null,
    });
    expect(await cases()).toEqual([["Kündigung: Website Komfort", "withdrawn"]]);
    expect((await mails()).map(({ subject }) => subject)).toContain(
      "Ihre Kündigung ist zurückgenommen: Website Komfort",
    );
    expect((await cancel()).status).toBe(200);
  });

  test("opens a new case where the provider has finished the first one", async () => {
    await cancel();
    await app.db.updateTable("service_cases").set({ state: "solved" }).where("company_id", "=", accountId).execute();
    await withdraw();
    expect(await cases()).toEqual(
      expect.arrayContaining([
        ["Kündigung: Website Komfort", "solved"],
        ["Rücknahme der Kündigung: Website Komfort", "open"],
      ]),
    );
  });

  test("is refused without a cancellation, after the last day, and once the provider has confirmed the end", async () => {
    expect((await withdraw()).codes).toEqual(["contracts.not_cancelled"]);
    await cancel();
    const endsOn = (day: string) => app.db.updateTable("contract_cancellations").set({ ends_on: day }).execute();
    await endsOn("2025-11-30");
    expect((await withdraw()).codes).toEqual(["contracts.already_ended"]);
    await endsOn("2025-12-01");
    await app.db.updateTable("contracts").set({ ended_on: END }).where("id", "=", id).execute();
    expect((await withdraw()).codes).toEqual(["contracts.already_ended"]);
    await app.db.updateTable("contracts").set({ ended_on: null }).where("id", "=", id).execute();
    expect((await withdraw()).status).toBe(200);
  });
});

test("contracts are deleted ten years after their end", async () => {
  await aContract(app.db, { company_id: accountId, started_on: "2012-01-01", ended_on: "2015-11-30" });
  await aContract(app.db, { company_id: accountId, started_on: "2012-01-01", ended_on: "2015-12-01" });
  await companyDataJobs.sweeps?.find(({ name }) => name === "endedContracts")?.run(app.dependencies);
  expect((await list()).map(({ status }) => status.endsOn)).toEqual([END, "2015-12-01"]);
});
