import type { Network } from "@portal/contract/entry/choices";
import { SAVE_BODIES } from "@portal/contract/entry/save/bodies";
import { describe, expect, test } from "vitest";
import { networkOfAddress, profileAddress } from "./profile-address.ts";

const isAccepted = (network: Network, url: string): boolean =>
  SAVE_BODIES.onlinePresence.safeParse({ version: 1, profiles: [{ network, url }], shopUrl: "", bookingUrl: "" })
    .success;

describe("profileAddress turns typed text into an address that the contract's rules accept", () => {
  test.each<[Network, string, string]>([
    ["instagram", "@haar.werk", "https://www.instagram.com/haar.werk"],
    ["instagram", "haarwerk", "https://www.instagram.com/haarwerk"],
    ["instagram", "instagram.com/haarwerk/?igsh=MzRlODBiNWFlZA==", "https://instagram.com/haarwerk"],
    ["instagram", " https://www.instagram.com/haarwerk#mehr ", "https://www.instagram.com/haarwerk"],
    ["facebook", "http://m.facebook.com/haarwerk?mibextid=ab&ref=x", "https://m.facebook.com/haarwerk"],
    ["facebook", "https://www.facebook.com/profile.php?id=4711", "https://www.facebook.com/profile.php?id=4711"],
    ["youtube", "@haarwerk", "https://www.youtube.com/@haarwerk"],
    ["youtube", "youtu.be/abc?si=xyz", "https://youtu.be/abc"],
    ["linkedin", "haarwerk-gmbh", "https://www.linkedin.com/company/haarwerk-gmbh"],
    ["xing", "haarwerk", "https://www.xing.com/pages/haarwerk"],
    ["tiktok", "@haarwerk", "https://www.tiktok.com/@haarwerk"],
    ["pinterest", "haarwerk", "https://www.pinterest.de/haarwerk"],
    ["whatsapp", "0152 28817386", "https://wa.me/4915228817386"],
    ["whatsapp", "+49 (0)152 28817386", "https://wa.me/4915228817386"],
    ["whatsapp", "0049 152 28817386", "https://wa.me/4915228817386"],
    ["whatsapp", "https://wa.me/4915228817386", "https://wa.me/4915228817386"],
  ])("%s: %s", (network, typed, expected) => {
    expect(profileAddress(network, typed)).toBe(expected);
    expect(isAccepted(network, expected)).toBe(true);
    expect(profileAddress(network, expected)).toBe(expected);
  });
});

test.each<[Network, string]>([
  ["instagram", "www.haarwerk.example"],
  ["instagram", "Haar Werk"],
  ["whatsapp", "haarwerk"],
])("%s: %s is not a profile and stays as typed", (network, typed) => {
  expect(profileAddress(network, typed)).toBe(typed);
  expect(isAccepted(network, typed)).toBe(false);
});

test("profileAddress of an empty text is empty", () => expect(profileAddress("xing", "  ")).toBe(""));

test.each([
  ["https://www.facebook.com/haarwerk", "facebook"],
  ["fb.me/haarwerk", "facebook"],
  ["@haarwerk", undefined],
  ["https://facebook.com.example/haarwerk", undefined],
  ["https://notfacebook.com/haarwerk", undefined],
])("the network of %s is %s", (text, network) => expect(networkOfAddress(text)).toBe(network));
