import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { queryClient } from "../../../platform/query/query-client.ts";
import { currentAddress, startAt } from "../../../testing/address.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { actOnBanner } from "../banners-store.ts";
import { aBanner, figuresOf, LIST, listed, setCompanyWithBanners, STATISTICS } from "../testing/banners.ts";
import WebBannerOverviewPage from "./web-banner-overview-page.tsx";

const act = (action: string) => `POST /api/web-banners/updateCompanyWebBannerStatus/banner/7001/${action}`;

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithBanners());

async function open(answers: Record<string, ApiAnswer | readonly ApiAnswer[]> = {}) {
  startAt(`${pathOf("web_banner_overview")}?von=2026-01-05&bis=2026-01-18`);
  await commands.answerApi({ [LIST]: listed(aBanner()), [STATISTICS]: figuresOf(), ...answers });
  return renderPart(<WebBannerOverviewPage />);
}
const sent = async (call: string) => (await commands.requestsOfApi()).filter((request) => request.call === call);

test("the banner to approve is a task; approving names the version that is shown", async () => {
  await open({
    [act("approve")]: { body: { banner: aBanner({ state: "approved" }) } },
    [LIST]: [listed(aBanner()), listed(aBanner({ state: "approved", version: 4 }))],
  });
  await expect.element(page.getByText("Ein Banner wartet auf Sie")).toBeVisible();
  await expect.element(page.getByText("Mit Ihrer neuen Nummer.").first()).toBeVisible();
  await page.getByRole("button", { name: "Banner freigeben: Herbst" }).click();
  await expect.element(page.getByText("Gerade ist nichts zu tun")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Antwort zurücknehmen: Herbst" })).toBeVisible();
  expect((await sent(act("approve")))[0]?.body).toEqual({ reason: "", version: 3 });
});

test("the preview has the true size, runs nothing and scrolls by itself", async () => {
  await open();
  const frame = page.getByTitle("Herbst, Herbst.gif");
  await expect.element(frame).toHaveAttribute("sandbox", "");
  await expect.element(frame).toHaveAttribute("width", "300");
  await expect.element(frame).toHaveAttribute("height", "250");
  await expect.element(page.getByText(/GIF, 300 × 250, 84 KB\. Animiert: 4,0 Sekunden, 2 Durchläufe\./)).toBeVisible();
});

test("a wish for a change needs a text, and the server's reason is shown", async () => {
  await open({ [act("reject")]: refused("web_banner.changed_meanwhile") });
  await page.getByRole("button", { name: "Änderung wünschen: Herbst" }).click();
  await page.getByRole("button", { name: "Wunsch senden" }).click();
  await expect.element(page.getByText("Bitte schreiben Sie, was anders werden soll.")).toBeVisible();
  expect(await sent(act("reject"))).toHaveLength(0);
  await page.getByRole("textbox", { name: "Was soll anders werden?" }).fill("Bitte größer.");
  await page.getByRole("button", { name: "Wunsch senden" }).click();
  await expect.element(page.getByText(/^Das Banner hat sich inzwischen geändert\./)).toBeVisible();
  expect((await sent(act("reject")))[0]?.body).toEqual({ reason: "Bitte größer.", version: 3 });
});

test("figures, rate and parts are shown; clicks can be chosen for the chart", async () => {
  await open();
  await expect.element(page.getByText(/^Ihre Banner wurden 1\.200\u00a0Mal gesehen/)).toBeVisible();
  await expect.element(page.getByText("0,75 %").first()).toBeVisible();
  await page.getByRole("button", { name: /^Klicks/ }).click();
  await expect.element(page.getByRole("heading", { name: "Klicks je Woche" })).toBeVisible();
  const table = page.getByRole("table", { name: "Zahlen nach Banner" });
  await expect.element(table.getByText("Herbst (Rechteck)")).toBeVisible();
});

test("one banner and the chosen figure are in the address; its figures by place are asked for", async () => {
  const other = aBanner({ id: 7002, name: "Winter" });
  const { body } = figuresOf({ banner: 7002 }) as { body: object };
  await open({ [LIST]: listed(aBanner(), other), [STATISTICS]: [figuresOf(), { body }] });
  await page.getByLabelText("Banner", { exact: true }).selectOptions("Winter (Rechteck)");
  await expect.poll(currentAddress).toContain("banner=7002");
  await expect.element(page.getByText(/^„Winter“ wurde 1\.200\u00a0Mal gesehen/)).toBeVisible();
  expect((await sent(STATISTICS)).at(-1)?.query).toContain("banner=7002");
  await expect.element(page.getByRole("table", { name: "Zahlen nach Ort" })).toBeVisible();
  await expect.element(page.getByRole("table", { name: "Zahlen nach Banner" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: /^Klicks/ }).click();
  await expect.poll(currentAddress).toMatch(/banner=7002&zahl=klicks/);
});

test("who may only read sees why there are no buttons", async () => {
  setCompanyWithBanners("Invoicing", "read");
  await open();
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  // Before the next test, which counts requests.
  await expect.element(page.getByText(/^Ihre Banner wurden/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /freigeben/ })).not.toBeInTheDocument();
});

test("without the product nothing is loaded", async () => {
  setCompanyWithBanners("Inactive");
  await open();
  await expect.element(page.getByText("Werbebanner gehören nicht zu Ihren Produkten")).toBeVisible();
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("without banners and without figures the page says what comes", async () => {
  const view = await open({ [LIST]: listed() });
  await expect.element(page.getByText("Noch ist kein Banner angelegt")).toBeVisible();
  await view.unmount();
  await open({ [STATISTICS]: figuresOf({ firstDay: null, lastDay: null }) });
  await expect.element(page.getByText(/^Noch keine Zahlen\./)).toBeVisible();
});

test("the chosen range is in the address", async () => {
  await open();
  await expect.element(page.getByText(/^Ihre Banner wurden/)).toBeVisible();
  expect(currentAddress()).toContain("von=2026-01-05");
});

test('a second action while one runs is rejected with "already updating"', async () => {
  await commands.answerApi({ [LIST]: listed(aBanner()), [act("pause")]: { body: { banner: aBanner() } } });
  const pause = () => actOnBanner(queryClient, COMPANY_ID, { banner: aBanner(), action: "pause" });
  const first = pause();
  await expect(pause()).rejects.toThrow("already updating");
  await expect(first).resolves.toMatchObject({ id: 7001 });
  expect(await sent(act("pause"))).toHaveLength(1);
});
