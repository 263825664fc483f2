import type { Account } from "@portal/contract/account/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { aUser, startSessionAs } from "../../testing/logged-in.tsx";
import { apiCall } from "../api/api-call.ts";
import { useUnsavedChanges } from "../forms/unsaved-changes.ts";
import { loadActiveAccount, switchAccount } from "./active-account.ts";
import { draftKey, portalKey, readStored, visitKey, writeStored } from "./browser-storage.ts";
import { dropExpiredSession, completeLogin, logOut, lookUpSession, sessionState } from "./session-store.ts";

const REFRESH = "GET /api/auth/refresh";
const LOAD = "GET /api/customer/getSalesForceEntry";
const LOG_OUT = "POST /api/auth/logout";
const user = aUser({ accounts: { "1": { id: 1, name: "Eins" }, "2": { id: 2, name: "Zwei" } } });
const noSession: ApiAnswer = {
  status: 401,
  body: { errors: [{ code: "auth.no_session", message: "Bitte melden Sie sich an." }] },
};
const accountAnswer = (id: number): ApiAnswer => ({ body: { account: { company_id: id } as Account } });

/** Stands for a form with unsaved work. */
function UnsavedForm() {
  useUnsavedChanges(true);
  return null;
}
const load = () => apiCall(getSalesForceEntry, {});
const isRejected = (call: Promise<unknown>) =>
  call.then(
    () => false,
    () => true,
  );

beforeAll(() => startSessionAs(user));
beforeEach(async () => {
  await commands.answerApi({ [LOG_OUT]: { status: 204 } });
  await logOut();
  completeLogin(user);
});
afterEach(() => localStorage.removeItem("activeAccountId"));

test("a session that is found logs in with the first company", () => {
  expect(sessionState()).toMatchObject({ kind: "logged-in", activeAccountId: 1, expired: false });
});

test("logging out ends the session and removes what belongs to the person, even without a connection", async () => {
  writeStored(portalKey("draft"), "text");
  writeStored(visitKey("link"), "data");
  writeStored(draftKey(7, "1.form"), "text");
  writeStored("activeAccountId", "2");
  writeStored("foreign", "stays");
  await commands.answerApi({ [LOG_OUT]: { offline: true } });
  await logOut();
  expect(sessionState()).toEqual({ kind: "logged-out", ended: false });
  expect(
    [portalKey("draft"), visitKey("link"), draftKey(7, "1.form"), "activeAccountId", "foreign"].map(readStored),
  ).toEqual([null, null, null, null, "stays"]);
});

describe("a logout that the server does not know of", () => {
  const calls = async () => (await commands.requestsOfApi()).map(({ call }) => call);
  const away = { [LOG_OUT]: { offline: true }, [REFRESH]: { body: { user } } } as const;
  const back = { [LOG_OUT]: { status: 204 }, [REFRESH]: noSession, [LOAD]: noSession } as const;

  test.each(["offline", "failing", "throttled", "behind a proxy"] as const)(
    "%s: no call uses its cookie",
    async (how) => {
      const refusals: Record<typeof how, ApiAnswer> = {
        offline: { offline: true },
        failing: { status: 500, body: { errors: [{ code: "internal", message: "Fehler" }] } },
        throttled: { status: 429, body: { errors: [{ code: "request.throttled", message: "Bitte warten Sie." }] } },
        "behind a proxy": { status: 404 },
      };
      await commands.answerApi({ ...away, [LOG_OUT]: refusals[how] });
      await logOut();
      await lookUpSession();
      expect(await isRejected(load())).toBe(true);
      expect(sessionState()).toEqual({ kind: "logged-out", ended: false });
      expect(new Set(await calls())).toEqual(new Set([LOG_OUT]));
    },
  );

  test("is sent before anything else once the connection is back, and only once", async () => {
    await commands.answerApi(away);
    await logOut();
    await commands.answerApi(back);
    await Promise.all([isRejected(load()), isRejected(load()), lookUpSession()]);
    const made = await calls();
    expect([made[0], made.filter((call) => call === LOG_OUT).length]).toEqual([LOG_OUT, 1]);
  });

  test("that is sent at the next start removes what the person left, and keeps what the visit brings meanwhile", async () => {
    await commands.answerApi(away);
    await logOut();
    writeStored("activeAccountId", "2");
    await commands.answerApi(back);
    const looking = lookUpSession();
    writeStored(visitKey("link"), "data");
    await looking;
    expect(["activeAccountId", visitKey("link")].map(readStored)).toEqual([null, "data"]);
  });

  test("is sent when the browser is connected again", async () => {
    await commands.answerApi(away);
    await logOut();
    await commands.answerApi(back);
    window.dispatchEvent(new Event("online"));
    await expect.poll(calls).toEqual([LOG_OUT]);
    await expect.poll(() => readStored(portalKey("logout-pending"))).toBeNull();
  });
});

test("without unsaved work a lost session ends at once and keeps the company and what a visit brought", async () => {
  writeStored("activeAccountId", "2");
  writeStored(visitKey("link"), "data");
  await commands.answerApi({ [LOAD]: noSession });
  expect(await isRejected(load())).toBe(true);
  expect(sessionState()).toEqual({ kind: "logged-out", ended: true });
  expect(["activeAccountId", visitKey("link")].map(readStored)).toEqual(["2", "data"]);
});

test("a lost session keeps drafts for the same person's next login, another person's login removes them", async () => {
  writeStored(draftKey(7, "1.form"), "text");
  await commands.answerApi({ [LOAD]: noSession });
  expect(await isRejected(load())).toBe(true);
  completeLogin(user);
  expect(readStored(draftKey(7, "1.form"))).toBe("text");
  await commands.answerApi({ [LOAD]: noSession });
  expect(await isRejected(load())).toBe(true);
  completeLogin({ ...user, user_id: 70 });
  expect(readStored(draftKey(7, "1.form"))).toBeNull();
});

test("with unsaved work a lost session waits, and a new login repeats the call", async () => {
  await render(<UnsavedForm />);
  await commands.answerApi({ [LOAD]: [noSession, { body: { entry: "mine" } }] });
  const loading = load();
  await expect.poll(sessionState).toMatchObject({ kind: "logged-in", expired: true });
  completeLogin(user);
  expect(await loading).toEqual({ entry: "mine" });
  expect(sessionState()).toMatchObject({ expired: false, activeAccountId: 1 });
});

test("with unsaved work a lost session that nobody renews rejects the call, logs out and removes drafts", async () => {
  await render(<UnsavedForm />);
  await commands.answerApi({ [LOAD]: noSession });
  const loading = isRejected(load());
  await expect.poll(sessionState).toMatchObject({ expired: true });
  writeStored(draftKey(7, "1.form"), "text");
  dropExpiredSession();
  expect(await loading).toBe(true);
  expect(readStored(draftKey(7, "1.form"))).toBeNull();
  expect(sessionState()).toEqual({ kind: "logged-out", ended: true });
});

test.each<[string, ApiAnswer, object]>([
  ["no session", noSession, { kind: "logged-out" }],
  ["a server that can't be reached", { offline: true }, { kind: "away" }],
  ["a failing server", { status: 500 }, { kind: "away" }],
])("looking the session up with %s", async (_what, answer, expected) => {
  await commands.answerApi({ [LOG_OUT]: { status: 204 }, [REFRESH]: answer });
  await logOut();
  await lookUpSession();
  expect(sessionState()).toMatchObject(expected);
});

describe("a tab that is put away", () => {
  const MINUTE = 60_000;
  const calls = async () => (await commands.requestsOfApi()).map(({ call }) => call);
  /** The tab is hidden so many milliseconds after the login. */
  async function hideAfter(ms: number): Promise<void> {
    await commands.answerApi({ [REFRESH]: { body: { user } } });
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + ms);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
  }
  afterEach(() => vi.restoreAllMocks());

  test("renews its session, so that it lasts for its full time from then on", async () => {
    await hideAfter(MINUTE);
    await expect.poll(calls).toEqual([REFRESH]);
  });

  test("does not renew a session that was just renewed", async () => {
    await hideAfter(MINUTE / 2);
    await isRejected(load());
    expect(await calls()).toEqual([LOAD]);
  });
});

test("switching loads the other company with the old one's id and stores the choice", async () => {
  await commands.answerApi({ "GET /api/customer/account/2": accountAnswer(2) });
  expect(await switchAccount(2)).toMatchObject({ kind: "switched" });
  expect(sessionState()).toMatchObject({ activeAccountId: 2, account: { company_id: 2 } });
  expect(await commands.requestsOfApi()).toMatchObject([{ query: "?accountId=1" }]);
  expect(readStored("activeAccountId")).toBe("2");
});

test("switching to a foreign company is rejected without a call", async () => {
  await commands.answerApi({});
  await expect(switchAccount(99)).rejects.toThrow("Unknown companyId");
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("a second switch while one runs is rejected, and the first arrives", async () => {
  await commands.answerApi({ "GET /api/customer/account/2": { held: true, ...accountAnswer(2) } });
  const first = switchAccount(2);
  await expect(switchAccount(2)).rejects.toThrow("Already loading...");
  await expect.poll(async () => (await commands.requestsOfApi()).length).toBe(1);
  await commands.releaseApi();
  expect(await first).toMatchObject({ kind: "switched" });
});

test("a switch that fails keeps the old company", async () => {
  const before = sessionState();
  await commands.answerApi({ "GET /api/customer/account/2": { offline: true } });
  expect(await isRejected(switchAccount(2))).toBe(true);
  expect(sessionState()).toEqual(before);
});

test("a late answer for the company that was left changes neither this tab nor the company of the next start", async () => {
  await commands.answerApi({
    "GET /api/customer/account/1": { held: true, ...accountAnswer(1) },
    "GET /api/customer/account/2": accountAnswer(2),
  });
  const late = loadActiveAccount();
  await expect.poll(async () => (await commands.requestsOfApi()).length).toBe(1);
  await switchAccount(2);
  await commands.releaseApi();
  expect(await late).toMatchObject({ company_id: 1 });
  expect(sessionState()).toMatchObject({ activeAccountId: 2, account: { company_id: 2 } });
  expect(readStored("activeAccountId")).toBe("2");
});

test("a switch whose answer comes after the logout stores no company for the next person", async () => {
  await commands.answerApi({
    "GET /api/customer/account/2": { held: true, ...accountAnswer(2) },
    [LOG_OUT]: { status: 204 },
  });
  const switching = switchAccount(2);
  await expect.poll(async () => (await commands.requestsOfApi()).length).toBe(1);
  await logOut();
  await commands.releaseApi();
  expect(await switching).toEqual({ kind: "stayed" });
  expect(readStored("activeAccountId")).toBeNull();
});
