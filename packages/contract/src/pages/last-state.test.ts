import { expect, test } from "vitest";
import { ageSentence, LAST_STATE_MINUTES, lastStateKey, lastStateOwner, readLastState } from "./last-state.ts";

const AT = Date.parse("2026-03-02T13:05:00Z");
const state = { userId: 7, companyId: 8, company: "Brandt", title: "Start", path: "/", html: "<p>x</p>", at: AT };
const MINUTE = 60_000;

test.each([
  ["/", "portal.last-state.7.start"],
  ["/kunde/anfragen/uebersicht", "portal.last-state.7.leads"],
  ["/kunde/anfragen/angebote", "portal.last-state.7.offers"],
  ["/kunde/anfragen/angebote?stand=offen&seite=2", "portal.last-state.7.offers"],
  ["/kunde/anfragen/angebote?anfrage=12", "portal.last-state.7.offers.one"],
  ["/kunde/anfragen/nachrichten?verlauf=3", "portal.last-state.7.messages.one"],
  ["/kunde/firmendaten/ansprechpartner", "portal.last-state.7.contacts"],
  ["/kunde/firmendaten/dokumente", undefined],
  ["/benutzer", undefined],
])("the page at %s is kept as %s", (path, key) => {
  expect(lastStateKey(7, path)).toBe(key);
});

test.each([
  [LAST_STATE_MINUTES * MINUTE, false, true],
  [LAST_STATE_MINUTES * MINUTE + 1, false, false],
  [LAST_STATE_MINUTES * MINUTE + 1, true, true],
  [8 * 24 * 60 * MINUTE, true, false],
  [-1, true, false],
])("a state that is %i ms old, remembered %s: shown %s", (age, remembered, isShown) => {
  expect(readLastState(JSON.stringify(state), { now: AT + age, remembered }) !== undefined).toBe(isShown);
});

test("a state says whose it is, however old it is", () => {
  expect(lastStateOwner(JSON.stringify(state))).toEqual({ userId: 7, companyId: 8 });
});

test.each(["", "null", "7", "{}", '{"html":"x"}'])("%j is no state", (text) => {
  expect(readLastState(text, { now: AT, remembered: true })).toBeUndefined();
  expect(lastStateOwner(text)).toBeUndefined();
});

test("the age is told in Berlin time, with the day if it is another one", () => {
  expect(ageSentence(AT, AT + MINUTE)).toBe("Stand 14:05 Uhr, ohne Verbindung");
  expect(ageSentence(AT, AT + 24 * 60 * MINUTE)).toBe("Stand 02.03.2026, 14:05 Uhr, ohne Verbindung");
});
