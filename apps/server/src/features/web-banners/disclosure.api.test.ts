import { getSelfDisclosure } from "@portal/contract/self-disclosure/calls";
import { aWebBanner } from "@portal/db/factories/web-banners";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const { test, app } = apiTest();

test("the self-disclosure names banners and their figures, also after the product has ended", async () => {
  const { client, company } = await app.logInMember();
  await aWebBanner(app.db, { company_id: company.id, state: "running", changed_at: new Date("2026-03-01T08:00:00Z") });
  const day = { company_id: company.id, banner: "B-1", placement: "home", counted_at: new Date() } as const;
  await app.db
    .insertInto("web_banner_days")
    .values([
      { ...day, day: "2026-01-04", views: 1000, clicks: 9 },
      { ...day, day: "2026-03-01", views: 500, clicks: 1 },
    ])
    .execute();
  const { body } = await client.call(getSelfDisclosure, { accountId: company.id });
  const rows = (key: string) => body.disclosure.sections.find((section) => section.key === key)?.table?.rows;
  expect(rows("webBanners")).toEqual([
    ["Herbstaktion", "Rechteck", "Läuft", "0", "0", expect.stringContaining("01.03.2026")],
  ]);
  expect(rows("webBannerViews")).toEqual([["04.01.2026", "01.03.2026", "1.500", "10"]]);
});
