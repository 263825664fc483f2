/** Reports of marketing packages: their list, which tells what is new once, and their files. */
import { downloadReport, getReportFile, retrieveLatestReports } from "@portal/contract/ratings/reports/calls";
import { beforeEach, expect } from "vitest";
import { randomToken } from "../../../platform/tokens.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { saveReport } from "./repository.ts";
import { sweepReports } from "./service.ts";

const { test, app } = apiTest();
const PDF = "%PDF-1.4\nBericht\n%%EOF\n";

let owner: Member;
beforeEach(async () => {
  owner = await app.logInMember({ products: ["RAT"] });
});

async function externalIdOf(companyId: number): Promise<string> {
  const query = app.db.selectFrom("companies").select("external_id").where("id", "=", companyId);
  return (await query.executeTakeFirstOrThrow()).external_id;
}
const store = async (id: string, { pdf = PDF, month = 3, to = owner } = {}) =>
  saveReport(
    app.db,
    await externalIdOf(to.company.id),
    id,
    "Paket Plus",
    `Bericht ${month}`,
    `2026-0${month}-01`,
    `2026-0${month}-28`,
    Buffer.from(pdf).toString("base64"),
    randomToken(),
    app.clock.now(),
  );
const latest = async (by = owner) => {
  const accountId = by.company.id;
  const reply = await by.client.call(retrieveLatestReports, { accountId, body: { companyId: accountId } });
  return reply.body.packages.flatMap(({ reports }) => reports);
};

test("a new report is told once, with its days and size; a replaced file is new again", async () => {
  await store("R-1");
  expect(await latest()).toMatchObject([{ title: "Bericht 3", start: "2026-03-01", end: "2026-03-28", isNew: true }]);
  expect((await latest()).map(({ isNew }) => isNew)).toEqual([false]);
  await store("R-1");
  expect(
    (await latest()).map(({ isNew }) => isNew),
    "the same file again",
  ).toEqual([false]);
  await store("R-1", { pdf: `${PDF}\n%%EOF\n` });
  expect((await latest()).map(({ isNew }) => isNew)).toEqual([true]);
});

test("a package shows its twelve latest reports, the newest first", async () => {
  for (let month = 1; month <= 9; month += 1) await store(`R-${month}`, { month });
  for (let more = 10; more <= 14; more += 1) await store(`R-${more}`, { month: 1 });
  const titles = (await latest()).map(({ title }) => title);
  expect(titles).toHaveLength(12);
  expect(titles[0]).toBe("Bericht 9");
});

test("both downloads give the file as an attachment under its title", async () => {
  await store("R-1");
  const [report] = await latest();
  const download = report?.download ?? "";
  const accountId = owner.company.id;
  for (const reply of [
    await owner.client.call(downloadReport, { accountId, body: { download } }),
    await owner.client.call(getReportFile, { accountId, params: { download } }),
  ]) {
    expect(reply.status).toBe(200);
    expect(reply.raw.headers["content-type"]).toBe("application/pdf");
    expect(reply.raw.headers["content-disposition"]).toBe('attachment; filename="Bericht 3.pdf"');
    expect(reply.raw.body).toBe(PDF);
  }
});

test("a foreign key and a foreign companyId answer like missing ones", async () => {
  await store("R-1");
  const [report] = await latest();
  const stranger = await app.logInMember({ products: ["RAT"] });
  const accountId = stranger.company.id;
  const ask = (download: string) => stranger.client.call(downloadReport, { accountId, body: { download } });
  const [foreign, missing] = [await ask(report?.download ?? ""), await ask("0123456789abcdefABCDEF")];
  expect([foreign.status, foreign.codes]).toEqual([404, ["ratings.report_not_found"]]);
  expect(foreign.body).toEqual(missing.body);
  const body = { companyId: owner.company.id };
  const list = await stranger.client.call(retrieveLatestReports, { accountId, body });
  expect([list.status, list.codes]).toEqual([404, ["account_not_available"]]);
  expect(await latest(stranger)).toEqual([]);
});

test("a report goes after three years", async () => {
  await store("R-1");
  const later = new Date(app.clock.now().getTime() + 3 * 366 * 86_400_000);
  await sweepReports({ db: app.db, clock: { now: () => new Date(later) } });
  expect(await latest()).toEqual([]);
});

test("a report for an unknown company is not stored", async () => {
  const now = app.clock.now();
  expect(await saveReport(app.db, "C-none", "R", "P", "T", "2026-03-01", "2026-03-02", "", randomToken(), now)).toEqual(
    [],
  );
});
