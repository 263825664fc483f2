import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { startAt } from "../../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import {
  aBanner,
  aCreative,
  BANNERS,
  CREATIVES,
  OVERVIEW,
  setCompanyWithTv,
  statisticsAnswers,
} from "../testing/tv-banners.ts";
import TvBannerPage from "./tv-banner-page.tsx";

const UPDATE = "POST /api/tv-banners/updateCreative";
const SET = "POST /api/tv-banners/setCreative";

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithTv());

type Answers = Record<string, ApiAnswer | readonly ApiAnswer[]>;
const banners = (...list: ReturnType<typeof aBanner>[]): ApiAnswer => ({ body: { banners: list } });
const creatives = (...list: ReturnType<typeof aCreative>[]): ApiAnswer => ({ body: { creatives: list } });
const OPEN = aCreative({
  binaryMasterId: "BM-2",
  name: "Herbst",
  customerApprovalStatus: "UNVERIFIED",
  partnerApprovalStatus: "UNVERIFIED",
});

async function open(given: Answers = {}) {
  startAt(OVERVIEW);
  await commands.answerApi({
    [BANNERS]: banners(aBanner()),
    [CREATIVES]: creatives(aCreative(), OPEN),
    ...statisticsAnswers(),
    ...given,
  });
  await renderPart(<TvBannerPage />);
}
const creative = (name: string) => page.getByRole("article", { name: `Motiv „${name}“` });
const sent = async (call: string) => (await commands.requestsOfApi()).filter((request) => request.call === call);

test("a banner shows its creative, its time and what the last weeks brought", async () => {
  await open();
  const banner = page.getByRole("region", { name: "Banner „Köln“" });
  await expect
    .element(banner.getByRole("img"))
    .toHaveAccessibleName("Vorschau „Sommer“: Mehr Licht unterm Dach. Dachdeckerei Brandt. Mehr mit der OK-Taste.");
  await expect.element(banner.getByText("Laufzeit: seit 01.03.2025")).toBeVisible();
  await expect.element(banner.getByText("91")).toBeVisible();
});

test("a creative that waits is the task, and is released with one press", async () => {
  const done = aCreative({ ...OPEN, customerApprovalStatus: "ACCEPTED" });
  await open({
    [CREATIVES]: [creatives(aCreative(), OPEN), creatives(aCreative(), done)],
    [UPDATE]: { body: { creative: done } },
  });
  await expect.element(page.getByText("Das Motiv „Herbst“ wartet auf Ihre Freigabe.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "„Herbst“ freigeben" }).click();
  await expect.element(creative("Herbst").getByText("Jetzt prüfen es die Sender.", { exact: false })).toBeVisible();
  expect(await sent(UPDATE)).toMatchObject([
    { body: { binaryMasterId: "BM-2", approvalStatus: "ACCEPTED", version: 1 } },
  ]);
});

test("a refusal needs a reason, and the server's refusal is said in the dialog", async () => {
  await open({ [UPDATE]: refused("tv_banners.creative_on_banner") });
  await page.getByRole("button", { name: "„Herbst“ ablehnen" }).click();
  await page.getByRole("button", { name: "Motiv ablehnen" }).click();
  const reason = page.getByLabelText("Was soll anders werden?");
  await expect.element(reason).toHaveAccessibleDescription(/Bitte schreiben Sie, was anders werden soll\./);
  expect(await sent(UPDATE)).toEqual([]);
  await reason.fill("Die Nummer ist falsch.");
  await page.getByRole("button", { name: "Motiv ablehnen" }).click();
  await expect
    .element(page.getByText("Dieses Motiv ist auf Ihrem Banner. Setzen Sie zuerst ein anderes ein."))
    .toBeVisible();
  await expect.element(reason).toHaveValue("Die Nummer ist falsch.");
});

test("what both have released can be set onto a banner", async () => {
  const ready = aCreative({ binaryMasterId: "BM-3", version: 4, name: "Winter" });
  const changed = aBanner({ binary_master_id: "BM-3" });
  await open({
    [BANNERS]: [banners(aBanner()), banners(changed)],
    [CREATIVES]: creatives(aCreative(), ready),
    [SET]: { body: { banner: changed } },
  });
  await page.getByRole("button", { name: "Auf das Banner setzen: „Winter“" }).click();
  await expect.element(creative("Winter").getByText("Dieses Motiv ist auf Ihrem Banner.")).toBeVisible();
  expect(await sent(SET)).toMatchObject([{ body: { binaryMasterId: "BM-3", externalId: "T-1", version: 4 } }]);
});

test("what the stations refused shows their reason and no button", async () => {
  const reason = "Die Schrift ist zu klein.";
  const events = [
    { id: 2, kind: "reject" as const, role: "partner" as const, name: "", reason, at: "2026-03-02T08:00:00.000Z" },
  ];
  await open({
    [CREATIVES]: creatives(aCreative(), aCreative({ ...OPEN, partnerApprovalStatus: "REJECTED", events })),
  });
  await expect.element(creative("Herbst").getByText(`„${reason}“`)).toBeVisible();
  await expect.element(creative("Herbst").getByRole("button")).not.toBeInTheDocument();
});

test("many creatives have pages and a search; a task leads to the page of its creative", async () => {
  const many = Array.from({ length: 11 }, (_one, place) =>
    aCreative({ binaryMasterId: `BM-1${place}`, name: `Motiv ${place + 1}` }),
  );
  await open({ [CREATIVES]: creatives(aCreative(), ...many, OPEN) });
  await expect.element(page.getByRole("article")).toHaveLength(10);
  await expect
    .element(page.getByRole("link", { name: "Motiv ansehen" }))
    .toHaveAttribute("href", expect.stringMatching(/\?seite=2#motiv-BM-2$/));
  await page.getByRole("searchbox", { name: "Motiv suchen" }).fill("herbst");
  await userEvent.keyboard("{Enter}");
  await expect.element(creative("Herbst")).toBeVisible();
  await expect.element(page.getByText("1 von 13")).toBeVisible();
  await expect.element(page.getByRole("article")).toHaveLength(1);
});

test("the page leads to a service case about the product", async () => {
  await open();
  await expect
    .element(page.getByRole("link", { name: "Schreiben Sie uns" }))
    .toHaveAttribute("href", expect.stringContaining("neu=product&bezug=TV-Banner"));
});

test("people who may only read see why, and no button", async () => {
  setCompanyWithTv("read");
  await open();
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /freigeben/ })).not.toBeInTheDocument();
});

test("nothing yet, no product, and a failure", async () => {
  await open({ [BANNERS]: banners(), [CREATIVES]: creatives() });
  await expect.element(page.getByRole("heading", { name: "Ihr TV-Banner ist noch nicht angelegt" })).toBeVisible();
});

test("without the product nothing is loaded", async () => {
  setCompanyWithTv("owner", "SEO");
  await open();
  await expect.element(page.getByText("Ein TV-Banner gehört nicht zu Ihren Produkten")).toBeVisible();
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("a failed load offers another try", async () => {
  await open({ [CREATIVES]: [{ status: 400, body: { errors: [] } }, creatives(aCreative())] });
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(creative("Sommer")).toBeVisible();
});
