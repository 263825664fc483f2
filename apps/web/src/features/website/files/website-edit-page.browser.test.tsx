import { pathOf } from "@portal/contract/pages/routes";
import type { Handover } from "@portal/contract/website/files/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { startAt } from "../../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { aWebsite, setCompanyWithWebsite } from "../testing/websites.ts";
import WebsiteEditPage from "./website-edit-page.tsx";

const SITES = "GET /api/customer/getWebsites";
const LIST = "GET /api/customer/website-handovers";
const UPLOAD = "POST /api/customer/temporary-files";
const SEND = "POST /api/customer/updateWebsiteFiles";

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithWebsite());

const aHandover = (given: Partial<Handover> = {}): Handover => ({
  id: 5001,
  website: 11,
  state: "handed_over",
  createdAt: "2026-11-16T08:00:00.000Z",
  changedAt: "2026-11-16T08:00:00.000Z",
  entries: [
    {
      id: 1,
      kind: "hand_over",
      author: "company",
      name: "Petra Brandt",
      text: "Bitte das neue Team zeigen.",
      files: [{ id: 9, name: "Team.png", mediaType: "image/png", bytes: 84_000 }],
      at: "2026-11-16T08:00:00.000Z",
    },
  ],
  ...given,
});
const listed = (...handovers: Handover[]): ApiAnswer => ({ body: { handovers, total: handovers.length } });
const uploaded = (marker: string): ApiAnswer => ({
  body: { marker, url: "", thumbnailUrl: null, width: 0, height: 0, mediaType: "image/png", bytes: 84_000 },
});

async function open(answers: Record<string, ApiAnswer | readonly ApiAnswer[]> = {}, websites = [aWebsite()]) {
  startAt(pathOf("website_edit"));
  await commands.answerApi({ [SITES]: { body: { websites } }, [LIST]: listed(), ...answers });
  const view = await renderPart(<WebsiteEditPage />);
  await expect.element(page.getByRole("heading", { name: "Bisher übergeben" })).toBeVisible();
  return view;
}
const text = () => page.getByRole("textbox", { name: "Was soll sich ändern?" });
const send = () => page.getByRole("button", { name: "Für die Website übergeben" });
const choose = (...names: string[]) =>
  userEvent.upload(
    page.getByLabelText(/^Dateien/),
    names.map((name) => new File(["x"], name, { type: "image/png" })),
  );
const sent = async (call: string) => (await commands.requestsOfApi()).filter((request) => request.call === call);

test("text and uploaded files are sent, and the form is empty afterwards", async () => {
  await open({
    [UPLOAD]: uploaded("tmpfile-a1"),
    [SEND]: { body: { handover: aHandover() } },
    [LIST]: [listed(), listed(aHandover())],
  });
  await text().fill("Bitte das neue Team zeigen.");
  await choose("Team.png");
  await expect.element(page.getByText("Hochgeladen. Es wird übergeben, sobald Sie senden.")).toBeVisible();
  await send().click();
  await expect.element(page.getByRole("heading", { name: "Übergabe Nr. 5001" })).toBeVisible();
  await expect.element(text()).toHaveValue("");
  expect((await sent(SEND))[0]?.body).toMatchObject({
    website: 11,
    text: "Bitte das neue Team zeigen.",
    files: ["tmpfile-a1"],
  });
});

test("a lost connection leaves the file to be sent again, and nothing is handed over without it", async () => {
  await open({ [UPLOAD]: [{ offline: true }, uploaded("tmpfile-b2")], [SEND]: { body: { handover: aHandover() } } });
  await choose("Team.png");
  const retry = page.getByRole("button", { name: "Team.png: erneut versuchen" });
  await expect.element(retry).toBeVisible();
  await send().click();
  await expect.element(page.getByText(/^Bitte versuchen Sie die fehlenden Dateien erneut/)).toBeVisible();
  expect(await sent(SEND)).toHaveLength(0);
  await retry.click();
  await expect.element(page.getByText("Hochgeladen. Es wird übergeben, sobald Sie senden.")).toBeVisible();
  await send().click();
  await expect.poll(async () => (await sent(SEND)).length).toBe(1);
});

test("what was prepared is there again after the page was lost", async () => {
  const { unmount } = await open({ [UPLOAD]: uploaded("tmpfile-c3") });
  await text().fill("Neue Preise.");
  await choose("Preise.png");
  await expect.element(page.getByText("Hochgeladen. Es wird übergeben, sobald Sie senden.")).toBeVisible();
  await unmount();
  await open();
  await expect.element(text()).toHaveValue("Neue Preise.");
  await expect.element(page.getByRole("list", { name: "Gewählte Dateien" }).getByText(/^Preise\.png/)).toBeVisible();
});

test("an empty form and a file that is gone are named at their field", async () => {
  await open({
    [UPLOAD]: uploaded("tmpfile-d4"),
    [SEND]: {
      status: 404,
      body: { errors: [{ code: "files.not_found", message: "Die Datei ist nicht mehr da.", field: "files.0" }] },
    },
  });
  await send().click();
  await expect.element(page.getByText("Bitte schreiben Sie etwas, oder wählen Sie eine Datei.")).toBeVisible();
  await choose("Team.png");
  await expect.element(page.getByText("Hochgeladen. Es wird übergeben, sobald Sie senden.")).toBeVisible();
  await send().click();
  await expect.element(page.getByText("Die Datei ist nicht mehr da.").first()).toBeVisible();
});

test("a hand-over can be taken back, a question answered", async () => {
  const asked = aHandover({
    id: 5002,
    state: "question",
    entries: [
      {
        id: 2,
        kind: "ask",
        author: "provider",
        name: "",
        text: "Wer ist das?",
        files: [],
        at: "2026-11-16T09:00:00.000Z",
      },
    ],
  });
  await open({
    [LIST]: listed(asked, aHandover()),
    "POST /api/customer/website-handovers/5001/take-back": { body: { handover: aHandover({ state: "taken_back" }) } },
    "POST /api/customer/website-handovers/5002/answer": { body: { handover: asked } },
  });
  await page.getByRole("button", { name: "Übergabe Nr. 5001 zurücknehmen" }).click();
  await expect.element(page.getByText("Übergabe Nr. 5001 ist zurückgenommen.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Ihre Antwort" }).fill("Unsere Chefin.");
  await page.getByRole("button", { name: "Antwort senden" }).click();
  await expect.poll(async () => (await sent("POST /api/customer/website-handovers/5002/answer")).length).toBe(1);
});

test("who may only read sees the course and no form", async () => {
  setCompanyWithWebsite("Invoicing", "read");
  await open({ [LIST]: listed(aHandover()) });
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Team\.png/ })).toHaveAttribute("download");
  await expect.element(send()).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /zurücknehmen/ })).not.toBeInTheDocument();
});

test("of two websites one is chosen", async () => {
  await open({ [SEND]: { body: { handover: aHandover() } } }, [
    aWebsite(),
    aWebsite({ id: 12, url: "https://sturm.example/" }),
  ]);
  await page.getByLabelText("Für welche Website?").selectOptions("sturm.example");
  await text().fill("Neu.");
  await send().click();
  await expect.poll(async () => (await sent(SEND))[0]?.body).toMatchObject({ website: 12 });
});

test("a list that fails says so and leaves the form", async () => {
  await open({ [LIST]: refused("server.defect") });
  await expect.element(page.getByText("Ihre Übergaben konnten nicht geladen werden")).toBeVisible();
  await expect.element(text()).toBeVisible();
});

test("without the product nothing is loaded", async () => {
  setCompanyWithWebsite("Inactive");
  startAt(pathOf("website_edit"));
  await commands.answerApi({});
  await renderPart(<WebsiteEditPage />);
  await expect
    .element(page.getByRole("heading", { name: "Eine Website gehört nicht zu Ihren Produkten" }))
    .toBeVisible();
  expect(await commands.requestsOfApi()).toEqual([]);
});
