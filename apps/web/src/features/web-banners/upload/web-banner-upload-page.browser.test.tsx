import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { startAt } from "../../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { aBanner, LIST, listed, setCompanyWithBanners } from "../testing/banners.ts";
import WebBannerUploadPage from "./web-banner-upload-page.tsx";

const UPLOAD = "POST /api/customer/temporary-files";
const SEND = "POST /api/customer/updateWebBannerFiles";

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithBanners());

const waiting = () => aBanner({ state: "awaiting_files", creatives: [], history: [] });
async function open(answers: Record<string, ApiAnswer | readonly ApiAnswer[]> = {}, banners = [waiting()]) {
  startAt(pathOf("web_banner_upload"));
  await commands.answerApi({ [LIST]: listed(...banners), ...answers });
  return renderPart(<WebBannerUploadPage />);
}

/** A PNG as a browser's canvas writes it. */
async function png(width: number, height: number, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}
const choose = (...files: File[]) => userEvent.upload(page.getByLabelText(/^Dateien/), files);
const sent = async (call: string) => (await commands.requestsOfApi()).filter((request) => request.call === call);
const send = () => page.getByRole("button", { name: "Dateien zur Prüfung einreichen" });

test("a fitting file is uploaded and handed over; one that does not fit stays on the device", async () => {
  await open({
    [UPLOAD]: {
      body: {
        marker: "tmpfile-a1",
        url: "",
        thumbnailUrl: null,
        width: 300,
        height: 250,
        mediaType: "image/png",
        bytes: 900,
      },
    },
    [SEND]: { body: { banner: aBanner({ state: "submitted" }) } },
  });
  await choose(await png(300, 250, "Gut.png"), await png(250, 300, "Quer.png"));
  await expect
    .element(page.getByText("Das Bild hat 250 × 300 Bildpunkte. Für „Rechteck“ braucht es genau 300 × 250."))
    .toBeVisible();
  await expect.element(page.getByText(/^Passt und ist hochgeladen\./)).toBeVisible();
  expect(await sent(UPLOAD)).toHaveLength(1);
  await send().click();
  await expect.element(page.getByText("Bitte entfernen Sie die Dateien, die nicht passen.")).toBeVisible();
  await page.getByRole("button", { name: "Quer.png entfernen" }).click();
  await send().click();
  await expect.poll(async () => (await sent(SEND))[0]?.body).toMatchObject({ banner: 7001, files: ["tmpfile-a1"] });
});

test("nothing is sent without a file", async () => {
  await open();
  await send().click();
  await expect.element(page.getByText("Bitte wählen Sie eine Datei aus.")).toBeVisible();
});

test("the reason of the refusal stands above the files", async () => {
  const history = [
    { id: 2, action: "refuse", author: "provider", name: "", reason: "Zu klein.", at: "2026-11-16T08:00:00.000Z" },
  ] as const;
  await open({}, [aBanner({ state: "refused", history: [...history] })]);
  await expect.element(page.getByText("Zu klein.")).toBeVisible();
});

test("no banner that takes files is said", async () => {
  await open({}, [aBanner({ state: "running" })]);
  await expect.element(page.getByText("Gerade braucht kein Banner Dateien")).toBeVisible();
});

test("who may only read sees why", async () => {
  setCompanyWithBanners("Invoicing", "read");
  await open();
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
});
