/** Answers of the website check, for component tests. */
import type { CheckFinding, WebsiteCheck } from "@portal/contract/website/check/model";

export const URL = "https://www.brandt.example/";

export const aFinding = (title: string, given: Partial<CheckFinding> = {}): CheckFinding => ({
  code: title,
  doer: "owner",
  title,
  why: "Warum es wichtig ist.",
  what: "Was zu tun ist.",
  places: [],
  count: 0,
  isNew: false,
  ...given,
});

/** A website that was checked once, with nothing wrong. */
export const aCheck = (given: Partial<WebsiteCheck> = {}): WebsiteCheck => ({
  url: URL,
  state: "success",
  isRunning: false,
  message: "",
  finalUrl: URL,
  checkedAt: "2026-11-16T08:05:00.000Z",
  nextCheckAt: null,
  findings: [],
  fixed: [],
  isCompared: false,
  figures: { firstByteMs: 240, bytes: 812_000, files: 9, certificateUntil: "2027-01-30", http2: true },
  picture: { takenAt: null, isComing: false, trouble: null },
  history: [{ checkedAt: "2026-11-16T08:05:00.000Z", state: "success", findings: 0 }],
  ...given,
});

/** A website that was never checked. */
export const NEVER: WebsiteCheck = aCheck({
  state: "wait",
  finalUrl: null,
  checkedAt: null,
  figures: null,
  history: [],
});
