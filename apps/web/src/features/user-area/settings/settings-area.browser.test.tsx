import type { Profile } from "@portal/contract/user-area/profile";
import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { aProfile } from "../../../testing/a-profile.ts";
import { aUser, renderPart } from "../../../testing/logged-in.tsx";
import { releaseCall } from "../../../testing/release-call.ts";
import { SettingsArea } from "./settings-area.tsx";

const SAVE = "POST /api/user/data/updateUserProfile";
const people = page.getByRole("switch", { name: "Jemand kommt in Ihre Firma oder verlässt sie" });
const messages = page.getByRole("region", { name: "Meldungen" });
const peopleSetting = (wanted: boolean) => ({ event: "people_changed", channel: "email", wanted }) as const;

/** Sooner than a timer: what stands between two tasks may be painted. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", resolve);
    port1.start();
    port2.postMessage(null);
  });
}

async function show(profile: Profile, save: ApiAnswer = {}) {
  await commands.answerApi({
    "GET /api/auth/refresh": { body: { user: aUser() } },
    "GET /api/user/data/profile": { body: { profile } },
    "GET /api/user/push": { body: { publicKey: null, devices: [] } },
    [SAVE]: save,
  });
  await renderPart(<SettingsArea />);
  await expect.element(people).toBeVisible();
}

test("what nobody switched off is on, and a stored refusal is off", async () => {
  await show(aProfile({ notifications: [peopleSetting(false)] }));
  await expect.element(people).not.toBeChecked();
  await expect.element(page.getByRole("switch", { name: "Antwort auf Ihren Hinweis zu einem Eintrag" })).toBeChecked();
});

test("switching off takes effect at once and sends this message and channel only", async () => {
  await show(aProfile(), { body: { profile: aProfile({ notifications: [peopleSetting(false)] }) } });
  await people.click();
  await expect.element(messages).toHaveTextContent("Das bekommen Sie nicht mehr.");
  await expect.element(people).not.toBeChecked();
  await expect
    .poll(async () => (await commands.requestsOfApi()).find(({ call }) => call === SAVE)?.body)
    .toEqual({
      notifications: [peopleSetting(false)],
    });
});

test("the switch moves before the server has answered, and a second press meanwhile does nothing", async () => {
  await show(aProfile(), { held: true, body: { profile: aProfile({ notifications: [peopleSetting(false)] }) } });
  await people.click();
  await expect.element(people).not.toBeChecked();
  await people.click();
  await expect.element(people).not.toBeChecked();
  await releaseCall(SAVE);
  await expect.element(messages).toHaveTextContent("Das bekommen Sie nicht mehr.");
  await expect.poll(async () => (await commands.requestsOfApi()).filter(({ call }) => call === SAVE)).toHaveLength(1);
});

test("the switch never goes back for a moment while the answer comes", async () => {
  await show(aProfile(), { held: true, body: { profile: aProfile({ notifications: [peopleSetting(false)] }) } });
  await people.click();
  await expect.element(people).not.toBeChecked();
  const element = people.element() as HTMLInputElement;
  const isOver = () => messages.element().textContent?.includes("Das bekommen Sie nicht mehr.");
  const seen = new Set<boolean>();
  void releaseCall(SAVE);
  while (!isOver()) {
    await nextTask();
    seen.add(element.checked);
  }
  for (let task = 0; task < 50; task += 1) {
    await nextTask();
    seen.add(element.checked);
  }
  expect([...seen]).toEqual([false]);
});

test("a switch that can't be stored goes back and says why", async () => {
  await show(aProfile(), { offline: true });
  await people.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await expect.element(people).toBeChecked();
});

test("where messages to devices are not set up, the page says so", async () => {
  await show(aProfile());
  const devices = page.getByRole("region", { name: "Auf Ihren Geräten" });
  await expect.element(devices.getByText("Nachrichten an Geräte sind zurzeit nicht eingerichtet.")).toBeVisible();
  await expect.element(devices.getByRole("switch", { name: "Neue Anfragen und Bewerbungen" })).toBeChecked();
});

test("mails that are always sent have no switch", async () => {
  await show(aProfile());
  const always = page.getByRole("region", { name: "Schicken wir immer" });
  await expect.element(always.getByText("Änderungen an Ihrem Zugang")).toBeVisible();
  await expect.element(always.getByRole("switch")).not.toBeInTheDocument();
});
