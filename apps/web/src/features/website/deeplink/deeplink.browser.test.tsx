import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { startAt } from "../../../testing/address.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { setAccount } from "../../../platform/session/active-account.ts";
import { aWebsite, setCompanyWithWebsite } from "../testing/websites.ts";
import { Deeplink } from "./deeplink.tsx";

const CALL = `POST /api/cuca/getWebsiteDeeplink/${COMPANY_ID}`;
const SITES = "GET /api/customer/getWebsites";
const ONE_SITE = { body: { websites: [aWebsite()] } };
const LINK = "https://baukasten.example/einstieg?token=abc";
const generate = () => page.getByRole("button", { name: "Link in den Baukasten erzeugen" });

beforeAll(() =>
  startSessionAs(
    aUser({ cucaInfo: { companyId: COMPANY_ID, agent: "Petra Kern", endsAt: "2126-11-16T09:05:00.000Z" } }),
  ),
);
beforeEach(() => {
  startAt(pathOf("website_edit"));
  setCompanyWithWebsite();
});

test("customer care gets a link for a new window, and can have another", async () => {
  await commands.answerApi({ [SITES]: ONE_SITE, [CALL]: { body: { link: LINK }, held: true } });
  await renderPart(<Deeplink />);
  await generate().click();
  await expect.element(page.getByRole("link", { name: "Baukasten öffnen" })).not.toBeInTheDocument();
  await releaseCall(CALL);
  const link = page.getByRole("link", { name: "Baukasten öffnen" });
  await expect.element(link).toHaveAttribute("href", LINK);
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(page.getByRole("button", { name: "Neuen Link erzeugen" })).toBeVisible();
});

test("of several websites one is chosen, and a link made for another one goes away", async () => {
  const websites = [
    aWebsite(),
    aWebsite({ id: 12, url: "https://laden.example/" }),
    aWebsite({ id: 13, kind: "landing_page", url: "https://landung.example/" }),
  ];
  await commands.answerApi({ [SITES]: { body: { websites } }, [CALL]: { body: { link: LINK } } });
  await renderPart(<Deeplink />);
  const choice = page.getByRole("combobox", { name: "Website" });
  await expect.element(choice).toHaveTextContent("www.brandt.exampleladen.example");
  await generate().click();
  await expect.element(page.getByRole("link", { name: "Baukasten öffnen" })).toBeVisible();
  await choice.selectOptions("laden.example");
  await expect.element(page.getByRole("link", { name: "Baukasten öffnen" })).not.toBeInTheDocument();
  await generate().click();
  await expect.element(page.getByRole("link", { name: "Baukasten öffnen" })).toBeVisible();
  const asked = (await commands.requestsOfApi()).filter(({ call }) => call === CALL);
  expect(asked.map(({ query }) => query)).toEqual([
    `?websiteId=${aWebsite().id}&accountId=${COMPANY_ID}`,
    `?websiteId=12&accountId=${COMPANY_ID}`,
  ]);
});

test("a failure is a danger alert with the specification's words and the reason", async () => {
  await commands.answerApi({ [SITES]: ONE_SITE, [CALL]: refused("website.no_builder_site") });
  await renderPart(<Deeplink />);
  await generate().click();
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText("Fehler beim genieren des Website Deeplinks")).toBeVisible();
  await expect.element(alert.getByText("Diese Firma hat keine Website, die im Baukasten liegt.")).toBeVisible();
  await expect.element(generate()).toBeVisible();
});

test("a company with a landing page only is offered none", async () => {
  setAccount(anAccount({ products: [{ Stock_Keeping_Unit__c: "LAND", Status__c: "Invoicing", type_details: {} }] }));
  await commands.answerApi({});
  await renderPart(<Deeplink />);
  await expect.element(generate()).not.toBeInTheDocument();
});
