import type { OwnSession } from "@portal/contract/user-area/profile";
import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { SessionsSection } from "./sessions-section.tsx";

const LOAD = "GET /api/user/sessions";
const END = "POST /api/user/sessions/end";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1";

const aSession = (given: Partial<OwnSession>): OwnSession => ({
  id: "here",
  userAgent: WINDOWS,
  startedAt: "2026-11-16T08:00:00.000Z",
  lastUsedAt: "2026-11-16T08:00:00.000Z",
  remember: false,
  current: false,
  ...given,
});
const here = aSession({ current: true });
const phone = aSession({ id: "phone", userAgent: IPHONE, remember: true });
const other = aSession({ id: "office" });

const list = page.getByRole("list", { name: "Angemeldete Geräte" });
const endAll = page.getByRole("button", { name: "Alle anderen Geräte abmelden" });
const endPhone = page.getByRole("button", { name: /iPhone.* abmelden/u });
const messages = page.getByRole("region", { name: "Meldungen" });
const ends = async () => (await commands.requestsOfApi()).filter(({ call }) => call === END).map(({ body }) => body);

async function show(sessions: OwnSession[], end: ApiAnswer | ApiAnswer[] = {}) {
  await commands.answerApi({ [LOAD]: { body: { sessions } }, [END]: end });
  await renderPart(<SessionsSection />);
  await expect.element(list).toBeVisible();
}

test("this device is named as such and has no button; a remembered one says so", async () => {
  await show([here, phone]);
  const rows = list.getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/Dieses Gerät$/u);
  await expect.element(rows.nth(0).getByRole("button")).not.toBeInTheDocument();
  await expect.element(rows.nth(1)).toMatchTextContent(/Zuletzt benutzt.*Bleibt angemeldet/u);
  await expect.element(endPhone).toHaveTextContent("Abmelden");
});

test("sessions of one kind of browser are told apart by when they began, in the row and in the button's name", async () => {
  const earlier = aSession({ id: "earlier", startedAt: "2026-11-15T17:30:00.000Z" });
  await show([here, other, earlier]);
  const buttons = list.getByRole("button");
  await expect.element(buttons.nth(0)).toHaveAccessibleName(/seit 16\.11\.2026/u);
  await expect.element(buttons.nth(1)).toHaveAccessibleName(/seit 15\.11\.2026/u);
  await expect.element(list.getByRole("listitem").nth(2)).toMatchTextContent(/angemeldet seit 15\.11\.2026/u);
});

test("a person who is logged in here only can end nothing", async () => {
  await show([here]);
  await expect.element(page.getByRole("button", { name: /abmelden/u })).not.toBeInTheDocument();
});

test("ending one device sends its id, removes its row and moves the focus to the list", async () => {
  await show([here, phone, other], { body: { sessions: [here, other] } });
  await endPhone.click();
  await expect.element(messages).toHaveTextContent("Das Gerät ist abgemeldet.");
  await expect.element(endPhone).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
  await expect.poll(ends).toEqual([{ id: "phone" }]);
});

test("ending all others names none, leaves this device and takes the button away", async () => {
  await show([here, phone, other], { body: { sessions: [here] } });
  await endAll.click();
  await expect.element(messages).toHaveTextContent("Alle anderen Geräte sind abgemeldet.");
  await expect.element(list.getByRole("listitem")).toHaveLength(1);
  await expect.element(endAll).not.toBeInTheDocument();
  await expect.poll(ends).toEqual([{}]);
});

test("while one device is being ended, a press on another does nothing", async () => {
  await show([here, phone, other], { held: true, body: { sessions: [here, other] } });
  await endPhone.click();
  await expect.element(endPhone).toHaveAttribute("aria-busy", "true");
  await endAll.click();
  await releaseCall(END);
  await expect.element(endPhone).not.toBeInTheDocument();
  await expect.poll(ends).toEqual([{ id: "phone" }]);
});

test("a device that was ended elsewhere gives the reason, and the list is loaded again", async () => {
  await commands.answerApi({
    [LOAD]: [{ body: { sessions: [here, phone] } }, { body: { sessions: [here] } }],
    [END]: refused("request.invalid", { message: "Dieses Gerät ist schon abgemeldet." }),
  });
  await renderPart(<SessionsSection />);
  await endPhone.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Dieses Gerät ist schon abgemeldet.");
  await expect.element(endPhone).not.toBeInTheDocument();
});

test("devices that can't be loaded say so, and a second attempt shows them", async () => {
  await commands.answerApi({ [LOAD]: [{ status: 500 }, { body: { sessions: [here] } }] });
  await renderPart(<SessionsSection />);
  await expect.element(page.getByRole("alert", { name: "Ihre Geräte konnten nicht geladen werden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(list.getByRole("listitem")).toHaveLength(1);
});
