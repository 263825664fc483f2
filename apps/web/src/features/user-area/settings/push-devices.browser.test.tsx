import type { PushDevice } from "@portal/contract/user-area/push";
import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { aUser, renderPart } from "../../../testing/logged-in.tsx";
import { PushDevices } from "./push-devices.tsx";

const phone: PushDevice = {
  id: 3,
  endpoint: "https://push.example/3",
  userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile",
  since: "2026-03-02T10:00:00.000Z",
  lastSentAt: null,
};
const messages = page.getByRole("region", { name: "Meldungen" });

async function show(devices: PushDevice[]) {
  await commands.answerApi({
    "GET /api/auth/refresh": { body: { user: aUser() } },
    "GET /api/user/push": { body: { publicKey: "B".repeat(87), devices } },
    "POST /api/user/push/unsubscribe": { body: { publicKey: "B".repeat(87), devices: [] } },
    "POST /api/user/push/test": { body: {} },
  });
  await renderPart(<PushDevices />);
}

test("a device is named, tried and removed", async () => {
  await show([phone]);
  const item = page.getByRole("listitem");
  await expect.element(item.getByText("Chrome auf Android")).toBeVisible();
  await expect.element(item.getByText("Noch keine Nachricht")).toBeVisible();

  await page.getByRole("button", { name: "Nachricht zur Probe schicken" }).click();
  await expect.element(messages).toHaveTextContent("Die Nachricht ist unterwegs.");

  await item.getByRole("button", { name: /^Entfernen: .+/u }).click();
  await expect.element(item).not.toBeInTheDocument();
  await expect
    .poll(async () => (await commands.requestsOfApi()).find(({ call }) => call.endsWith("unsubscribe"))?.body)
    .toEqual({ id: 3 });
});

test("without a device there is nothing to try", async () => {
  await show([]);
  await expect.element(page.getByRole("button", { name: "Nachricht zur Probe schicken" })).not.toBeInTheDocument();
});
