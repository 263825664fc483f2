import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, findEngine } from "./engines.ts";
import type { Engine } from "./engines.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "portal-engines-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder for PATH that has only these programs. */
function folderWith(name: string, ...programs: string[]): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  for (const program of programs) {
    writeFileSync(path.join(place, program), "");
    chmodSync(path.join(place, program), 0o755);
  }
  return place;
}
const engine = (name: string): Engine => {
  const found = engines.find((one) => one.name === name);
  if (!found) throw new Error(`no engine ${name}`);
  return found;
};

describe("looking for an engine", () => {
  test("a program in PATH is found, the first name wins", () => {
    const PATH = folderWith("both", "firefox", "firefox-esr");
    expect(findEngine(engine("Firefox"), { PATH })).toEqual({ programs: { browser: path.join(PATH, "firefox-esr") } });
  });

  test("a variable names another program than PATH", () => {
    const PATH = folderWith("path", "firefox");
    const FIREFOX_PATH = path.join(folderWith("own", "nightly"), "nightly");
    expect(findEngine(engine("Firefox"), { PATH, FIREFOX_PATH })).toEqual({ programs: { browser: FIREFOX_PATH } });
  });

  test("a variable that names nothing is not replaced by PATH, and is said", () => {
    const PATH = folderWith("unused", "firefox");
    expect(findEngine(engine("Firefox"), { PATH, FIREFOX_PATH: "/nowhere/firefox" })).toEqual({
      missing: "Firefox is not on this machine: FIREFOX_PATH names no program: /nowhere/firefox.",
    });
  });

  test("a missing engine is one line with the package's name", () => {
    expect(findEngine(engine("Firefox"), { PATH: folderWith("empty") })).toEqual({
      missing:
        "Firefox is not on this machine: install the Debian package (apt-get install --no-install-recommends firefox-esr), or name the program in FIREFOX_PATH.",
    });
  });

  test("an engine that lacks one of its programs counts as missing", () => {
    const PATH = folderWith("no-screen", "WebKitWebDriver", "MiniBrowser");
    expect(findEngine(engine("WebKit"), { PATH })).toEqual({
      missing: expect.stringMatching(/install --no-install-recommends xvfb\), or name the program in XVFB_PATH\.$/),
    });
  });

  test("a file that is no program is not taken", () => {
    const PATH = folderWith("plain");
    writeFileSync(path.join(PATH, "firefox"), "");
    expect(findEngine(engine("Firefox"), { PATH })).toHaveProperty("missing");
  });
});

describe("this machine", () => {
  // Elsewhere a run that leaves an engine out would look like one that has tried it.
  test.for(engines)("has $name, or says what is missing", (one, { skip }) => {
    const search = findEngine(one, process.env);
    if (!("missing" in search)) return;
    console.log(`${search.missing} Its journeys are left out.`);
    skip(search.missing);
  });
});
