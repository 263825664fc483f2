import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { startAt } from "../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { refused } from "../../testing/refused.ts";
import { aBotCall, aBotCallList, setCompanyWithVoicebot, someBotSettings } from "./testing/bot-calls.ts";
import VoicebotOverviewPage from "./voicebot-overview-page.tsx";

const LIST = "GET /api/customer/voicebot/getCalls";
const SETTINGS = "GET /api/customer/voicebot/getSettings";
const SPEAK = "POST /api/customer/voicebot/speakGreeting";
const REVEAL = "POST /api/customer/voicebot/revealCaller";
const SETTINGS_VIEW = "?ansicht=einstellungen";
const settings = (canSpeak: boolean) => ({ body: { settings: someBotSettings(), canSpeak } });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithVoicebot());

async function open(answers: object = {}, query = "") {
  startAt(`${pathOf("voicebot_overview")}${query}`);
  await commands.answerApi({
    [LIST]: { body: aBotCallList([aBotCall()]) },
    [SETTINGS]: settings(false),
    ...answers,
  });
  await renderPart(<VoicebotOverviewPage />);
}
const listen = page.getByRole("button", { name: "Begrüßung anhören" });

test("a caller is masked until somebody asks", async () => {
  await open({ [REVEAL]: { body: { name: "Maria Klein", phone: "0221 445566" } } });
  await expect.element(page.getByText(/0221 44 …/)).toBeVisible();
  await page.getByRole("button", { name: /^Anrufer zeigen/ }).click();
  await expect.element(page.getByText("Maria Klein")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /0221 445566/ })).toHaveAttribute("href", "tel:+49221445566");
});

test("the greeting is tried out as text with the notice before it; without a connector there is no sound", async () => {
  await open({}, SETTINGS_VIEW);
  await page.getByLabelText("Begrüßung").fill("Guten Morgen.");
  await expect.element(page.getByText(/nicht mit einem Menschen\. Guten Morgen\./)).toBeVisible();
  await expect.element(listen).not.toBeInTheDocument();
});

test("where the connector speaks, the greeting can be heard before it is saved; a refusal stands beside it", async () => {
  await open({ [SETTINGS]: settings(true), [SPEAK]: refused("voicebot.speech_away") }, SETTINGS_VIEW);
  await listen.click();
  await expect.element(page.getByText(/^Die Begrüßung lässt sich gerade nicht anhören\./)).toBeVisible();
  await page.getByLabelText("Begrüßung").fill("");
  await expect.element(listen).not.toBeInTheDocument();
});

test("who may only read sees what is said, and tries nothing out", async () => {
  setCompanyWithVoicebot("read");
  await open({ [SETTINGS]: settings(true) }, SETTINGS_VIEW);
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(page.getByText(/nicht mit einem Menschen\. Hier ist Brandt\./)).toBeVisible();
  await expect.element(listen).not.toBeInTheDocument();
});
