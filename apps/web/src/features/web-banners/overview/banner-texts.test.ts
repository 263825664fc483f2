import { BANNER_STATES } from "@portal/contract/web-banners/states";
import { expect, test } from "vitest";
import { creativeText, daysText, eventText, latestReason, TASKS } from "./banner-texts.ts";

test.each([
  [{ action: "approve", author: "company", name: "Petra Brandt" }, "Petra Brandt hat das Banner freigegeben"],
  [{ action: "approve", author: "company", name: "" }, "Jemand aus Ihrer Firma hat das Banner freigegeben"],
  [{ action: "pause", author: "support", name: "" }, "Der Kundendienst hat das Banner angehalten"],
  [{ action: "start", author: "provider", name: "" }, "Der Anbieter hat das Banner gestartet"],
] as const)("%j reads: %s", (event, words) => expect(eventText(event)).toBe(words));

test.each([
  ["2026-10-01", "2026-12-31", "01.10.2026 bis 31.12.2026"],
  ["2026-10-01", null, "ab 01.10.2026"],
  [null, "2026-12-31", "bis 31.12.2026"],
  [null, null, null],
])("booked from %s to %s reads: %s", (startsOn, endsOn, words) => expect(daysText({ startsOn, endsOn })).toBe(words));

test("a file is described by type, size, weight and motion", () => {
  const file = {
    mediaType: "image/gif",
    width: 300,
    height: 250,
    bytes: 84_000,
    frames: 2,
    milliseconds: 4500,
    loops: 3,
  };
  expect(creativeText(file)).toBe("GIF, 300 × 250, 84 KB. Animiert: 4,5 Sekunden, 3 Durchläufe.");
});

test("the latest reason is shown while it matters", () => {
  const history = [{ id: 1, action: "refuse", author: "provider", name: "", reason: "Zu klein.", at: "" }] as const;
  const shown = BANNER_STATES.filter((state) => latestReason({ state, history: [...history] }) !== "");
  expect(shown).toEqual(["refused", "to_approve", "change_requested", "ended"]);
  expect(latestReason({ state: "refused", history: [] })).toBe("");
});

test("every state that waits for the company is a task", () => {
  expect(Object.keys(TASKS).toSorted()).toEqual(["awaiting_files", "refused", "to_approve"]);
});
