import { NETWORK_CODES } from "@portal/contract/entry/choices";
import { expect, test } from "vitest";
import { type OnlinePresenceDraft, pathOfProfile } from "./definition.ts";
import { leavingProfile } from "./leaving-profile.ts";

const draftWith = (profiles: Partial<OnlinePresenceDraft["profiles"]>): OnlinePresenceDraft => ({
  profiles: {
    ...(Object.fromEntries(NETWORK_CODES.map((network) => [network, ""])) as OnlinePresenceDraft["profiles"]),
    ...profiles,
  },
  shopUrl: "",
  bookingUrl: "",
});

test("leaving a row turns a name into an address", () =>
  expect(leavingProfile(draftWith({ tiktok: "@haarwerk" }), "tiktok")).toEqual({
    draft: draftWith({ tiktok: "https://www.tiktok.com/@haarwerk" }),
    movedTo: null,
  }));

test("leaving a row moves another network's address to its own row", () =>
  expect(leavingProfile(draftWith({ facebook: "instagram.com/haarwerk" }), "facebook")).toEqual({
    draft: draftWith({ instagram: "https://instagram.com/haarwerk" }),
    movedTo: "instagram",
  }));

test("leaving a row keeps another network's address if that row is filled", () => {
  const draft = draftWith({ facebook: "instagram.com/neu", instagram: "https://instagram.com/alt" });
  const left = leavingProfile(draft, "facebook");
  expect(left.movedTo).toBeNull();
  expect(left.draft.profiles.instagram).toBe("https://instagram.com/alt");
});

test("pathOfProfile counts only the rows that are sent", () => {
  const draft = draftWith({ facebook: "x", linkedin: "y" });
  expect(pathOfProfile(draft, "linkedin")).toBe("profiles.1.url");
  expect(pathOfProfile(draft, "instagram")).toBe("profiles.instagram");
});
