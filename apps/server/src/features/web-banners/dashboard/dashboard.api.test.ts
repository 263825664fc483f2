import { aWebBanner } from "@portal/db/factories/web-banners";
import { beforeEach, expect } from "vitest";
import { dashboardOf } from "../../../testing/dashboard/dashboard-of.ts";
import { apiTest } from "../../../testing/fixture.ts";

const { test, app } = apiTest();
beforeEach(() => app.clock.set("2026-11-23T11:00:00Z"));

async function aCustomer(right: "owner" | "read" = "owner") {
  const { client, company } = await app.logInMember({ products: ["WBAN"], right });
  const ask = () => dashboardOf(client, company.id, "Werbebanner");
  const clicks = (day: string, count: number) =>
    app.db
      .insertInto("web_banner_days")
      .values({
        company_id: company.id,
        day,
        banner: "B-1",
        placement: "home",
        views: 100,
        clicks: count,
        counted_at: new Date(),
      })
      .execute();
  return { company, ask, clicks };
}

test("banners that wait for the company are tasks, with those to approve first", async () => {
  const { company, ask } = await aCustomer();
  const [files, , approve] = await Promise.all([
    aWebBanner(app.db, { company_id: company.id, name: "Winter" }),
    aWebBanner(app.db, { company_id: company.id, state: "running" }),
    aWebBanner(app.db, { company_id: company.id, state: "to_approve", name: "Herbst" }),
  ]);
  const { tasks } = await ask();
  expect(tasks).toMatchObject([
    {
      key: `webBanners.to_approve-${approve.id}`,
      title: "Werbebanner „Herbst“ freigeben",
      place: { page: "web_banner_overview" },
    },
    {
      key: `webBanners.awaiting_files-${files.id}`,
      title: "Werbebanner „Winter“: Dateien hochladen",
      place: { page: "web_banner_upload", query: { banner: String(files.id) } },
    },
  ]);
});

test("who may only read gets no task", async () => {
  const { company, ask } = await aCustomer("read");
  await aWebBanner(app.db, { company_id: company.id, state: "refused" });
  expect((await ask()).tasks).toEqual([]);
});

test("clicks are those of the 28 days up to the last one with figures, compared where they go back far enough", async () => {
  const { ask, clicks } = await aCustomer();
  for (const [day, count] of [
    ["2026-09-26", 20],
    ["2026-10-23", 20],
    ["2026-10-24", 30],
    ["2026-11-20", 30],
  ] as const)
    await clicks(day, count);
  expect((await ask()).results).toMatchObject([
    {
      product: "Werbebanner",
      text: "60 Klicks auf Ihre Werbebanner in 28 Tagen, 50\u00a0% mehr als davor",
      source: "Zählung des Verzeichnisses, Zahlen bis 20.11.2026",
    },
  ]);
});

test("without a comparison the figure stands alone, and a company without figures has no result", async () => {
  const [some, none] = [await aCustomer(), await aCustomer()];
  await some.clicks("2026-11-20", 1);
  expect((await some.ask()).results).toMatchObject([{ text: "1 Klick auf Ihre Werbebanner in 28 Tagen" }]);
  expect(await none.ask()).toEqual({ tasks: [], results: [], products: ["Werbebanner"], missing: [] });
});
