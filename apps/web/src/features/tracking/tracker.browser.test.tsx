import { COOKIE_CHOICE_COOKIE, writtenChoice } from "@portal/contract/tracking/cookie-choice";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import { portalRouter } from "../../platform/routing/navigation.ts";
import { completeLogin, logOut } from "../../platform/session/session-store.ts";
import { startAt } from "../../testing/address.ts";
import { COMPANY_ID } from "../../testing/an-entry.ts";
import { aUser, startSessionAs } from "../../testing/logged-in.tsx";
import { reread } from "./choice-store.ts";
import { startTracker } from "./tracker.ts";

const USER = "POST /api/tartaros/user/views";
const COMPANY = "POST /api/tartaros/company/views";
const UNCOUNTED = "/nirgends";

function choose(statistics: boolean): void {
  const choice = { statistics, at: "2026-11-16T08:00:00.000Z", proof: statistics ? "abcdefghijklmnopqrstuv" : "" };
  document.cookie = `${COOKIE_CHOICE_COOKIE}=${writtenChoice(choice)}; path=/`;
  reread();
}
const visit = (href: string) => portalRouter().navigate(href);
const leaveTab = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));
const viewsSent = async () =>
  (await commands.requestsOfApi())
    .filter(({ call }) => call === USER || call === COMPANY)
    .map(({ call, body }) => [call, body]);

beforeAll(async () => {
  startAt(UNCOUNTED);
  await startSessionAs(aUser());
  startTracker();
});
beforeEach(async () => {
  startAt(UNCOUNTED);
  // The end of a session drops what the test before left unsent.
  await logOut();
  completeLogin(aUser());
  choose(true);
  await commands.answerApi({});
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = `${COOKIE_CHOICE_COOKIE}=; max-age=0; path=/`;
  reread();
});

test("views are sent by section ten seconds after the first one, each for its audience", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await visit("/benutzer");
  await visit("/kunde/meineProdukte/eintrag/uebersicht");
  await visit("/benutzer/bewertungen");
  vi.advanceTimersByTime(9_999);
  expect(await viewsSent()).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(viewsSent).toEqual([
    [USER, { id: 7, data: ["benutzer/start/start", "benutzer/bewertungen/start"] }],
    [COMPANY, { id: COMPANY_ID, data: ["kunde/eintrag/uebersicht"] }],
  ]);
});

test("another query on the same page is no new view", async () => {
  await visit("/benutzer");
  await visit("/benutzer?bereich=profil");
  leaveTab();
  await expect.poll(viewsSent).toEqual([[USER, { id: 7, data: ["benutzer/start/start"] }]]);
});

test("the fifty-first view goes into a second call", async () => {
  for (let round = 0; round < 26; round += 1) {
    await visit("/benutzer");
    await visit("/benutzer/bewertungen");
  }
  leaveTab();
  const sizes = async () => (await viewsSent()).map(([, body]) => (body as { data: string[] }).data.length);
  await expect.poll(sizes).toEqual([50, 2]);
});

test("views of a person who refuses before they are sent stay here", async () => {
  await visit("/benutzer");
  choose(false);
  leaveTab();
  await visit("/benutzer/bewertungen");
  leaveTab();
  choose(true);
  await visit("/kunde/meineProdukte/eintrag/uebersicht");
  leaveTab();
  await expect.poll(viewsSent).toEqual([[COMPANY, { id: COMPANY_ID, data: ["kunde/eintrag/uebersicht"] }]]);
});

test("views that were not sent by the end of the session belong to nobody", async () => {
  await visit("/benutzer");
  await logOut();
  completeLogin(aUser());
  await visit("/benutzer/bewertungen");
  leaveTab();
  await expect.poll(viewsSent).toEqual([[USER, { id: 7, data: ["benutzer/bewertungen/start"] }]]);
});

test("a path that is no page of the portal is not counted", async () => {
  await visit("/auch/nirgends");
  await visit("/benutzer");
  leaveTab();
  await expect.poll(viewsSent).toEqual([[USER, { id: 7, data: ["benutzer/start/start"] }]]);
});
