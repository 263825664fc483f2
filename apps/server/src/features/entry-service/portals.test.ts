import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPartnerPortals } from "./portals.ts";

const folder = mkdtempSync(path.join(tmpdir(), "portals-"));
const file = path.join(folder, "portals.json");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PORTAL = {
  identifier: "ein-portal",
  name: "Ein Portal",
  icon: "data:image/svg+xml,x",
  home: "https://portal.example",
  connector: "generic",
  searchUrl: "https://portal.example/suche?was={core}&wo={postalCode}",
  selectors: { listings: "a" },
  acts: "owner",
};
const read = (content: unknown) => {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readPartnerPortals(file);
};

test("without a configuration file nothing is connected", () => expect(readPartnerPortals(undefined)).toEqual([]));

test("optional settings have defaults", () =>
  expect(read([PORTAL])[0]).toMatchObject({
    timeoutMs: 15_000,
    requestsPerMinute: 20,
    concurrency: 2,
    correctUrl: "",
    advice: "",
    searchCharset: "utf-8",
    shows: expect.arrayContaining(["name", "openingHours"]),
  }));

test.each<[string, unknown, RegExp]>([
  ["no JSON", "{", /can't be read/],
  ["no array", {}, /PARTNER_PORTALS/],
  ["no name", [{ ...PORTAL, name: "" }], /\[0\]\.name/],
  ["an identifier with a space", [{ ...PORTAL, identifier: "Ein Portal" }], /\[0\]\.identifier/],
  ["one identifier twice", [PORTAL, PORTAL], /each identifier once/],
  ["an unknown connector", [{ ...PORTAL, connector: "magic" }], /\[0\]\.connector/],
  ["no links to listings", [{ ...PORTAL, selectors: {} }], /\[0\]\.selectors\.listings/],
  ["another placeholder", [{ ...PORTAL, searchUrl: "https://p.example/{secret}" }], /\[0\]\.searchUrl.*placeholder/],
  ["a host to fill in", [{ ...PORTAL, searchUrl: "https://{name}.example/" }], /\[0\]\.searchUrl/],
  ["a script as home", [{ ...PORTAL, home: "javascript:alert(1)" }], /\[0\]\.home/],
  ["no time", [PORTAL, { ...PORTAL, identifier: "b", timeoutMs: 1 }], /\[1\]\.timeoutMs/],
  ["an unknown actor", [{ ...PORTAL, acts: "they" }], /\[0\]\.acts/],
  ["an icon outside of its folder", [{ ...PORTAL, icon: "../secret.svg" }], /\[0\]\.icon/],
  ["a missing icon file", [{ ...PORTAL, icon: "none.svg" }], /\[0\]\.icon/],
])("%s is reported by its field", (_, content, message) => expect(() => read(content)).toThrow(message));
