import { getSelfDisclosure } from "@portal/contract/self-disclosure/calls";
import { aMailbox, aWebsite } from "@portal/db/factories/websites";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const { test, app } = apiTest();

test("the self-disclosure names websites and mailboxes, also after the product has ended", async () => {
  const { client, company } = await app.logInMember();
  await aWebsite(app.db, { company_id: company.id, url: "https://www.brandt.example/", keywords: ["Dach", "Zaun"] });
  await aMailbox(app.db, { company_id: company.id, address: "info@brandt.example", forwards_to: ["p@privat.example"] });
  const { body } = await client.call(getSelfDisclosure, { accountId: company.id });
  const rows = (key: string) => body.disclosure.sections.find((section) => section.key === key)?.table?.rows;
  expect(rows("websites")).toEqual([
    ["https://www.brandt.example/", "Website Komfort", "Online", "", "Dach, Zaun", "02.05.2024"],
  ]);
  expect(rows("mailboxes")).toEqual([["info@brandt.example", "", "5,0 GB", "1,3 GB", "", "p@privat.example"]]);
});
