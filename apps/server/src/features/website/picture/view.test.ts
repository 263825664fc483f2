import { expect, test } from "vitest";
import { pictureBrowser } from "./picture-browser.ts";
import type { PictureRow } from "./repository.ts";
import { pictureView } from "./view.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 9, minute));
const row = (given: Partial<PictureRow>): PictureRow => ({
  taken_at: null,
  asked_at: at(0),
  tried_at: null,
  failed: false,
  storage_key: null,
  ...given,
});
const taken = { taken_at: at(1), tried_at: at(1), storage_key: "key" };

test.each<[string, PictureRow | undefined, boolean, ReturnType<typeof pictureView>]>([
  ["never asked for", undefined, true, { takenAt: null, isComing: false, trouble: null }],
  ["asked for", row({}), true, { takenAt: null, isComing: true, trouble: null }],
  ["taken", row(taken), true, { takenAt: at(1).toISOString(), isComing: false, trouble: null }],
  [
    "taken, asked for again",
    row({ ...taken, asked_at: at(5) }),
    true,
    { takenAt: at(1).toISOString(), isComing: true, trouble: null },
  ],
  ["failed", row({ tried_at: at(1), failed: true }), true, { takenAt: null, isComing: false, trouble: "failed" }],
  ["lost with its file", row({ ...taken, storage_key: null }), true, { takenAt: null, isComing: false, trouble: null }],
  ["asked for, and the browser is gone", row({}), false, { takenAt: null, isComing: false, trouble: "no_browser" }],
  [
    "taken, and the browser is gone",
    row(taken),
    false,
    { takenAt: at(1).toISOString(), isComing: false, trouble: "no_browser" },
  ],
])("a picture %s", (_what, given, hasBrowser, expected) => expect(pictureView(given, hasBrowser)).toEqual(expected));

test.each([
  [undefined, undefined],
  ["off", undefined],
  ["/usr/bin/chromium", "/usr/bin/chromium"],
])("with the setting %s the browser is %s", (PICTURE_BROWSER, expected) =>
  expect(pictureBrowser({ PICTURE_BROWSER })).toBe(expected),
);
