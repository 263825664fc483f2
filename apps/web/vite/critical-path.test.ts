import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { criticalPath } from "./critical-path.ts";

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(path.join(tmpdir(), "portal-critical-path-"));
  for (const folder of [".vite", "assets", "pages/brand/plain"])
    mkdirSync(path.join(dist, folder), { recursive: true });
  write("pages/brand/frame.at-once.html", "");
  const chunk = { file: "assets/first.js" };
  const stages = Object.fromEntries(["shell", "first-page"].map((name) => [`_${name}`, { ...chunk, name }]));
  write(".vite/manifest.json", JSON.stringify({ "index.html": chunk, ...stages }));
  write("assets/first.js", "1");
});
afterAll(() => rmSync(dist, { recursive: true }));

const write = (file: string, text: string | Buffer) => writeFileSync(path.join(dist, file), text);

/** Builds with a login page that loads these files and holds this style; resolves to the failure, null if there is none. */
function failureWith({ style = 0, ...files }: Record<string, number>): string | null {
  const names = Object.keys(files);
  for (const name of names) write(`assets/${name}`, randomBytes(files[name] ?? 0));
  write(
    "pages/brand/plain/login.html",
    `<style>${randomBytes(style).toString("latin1")}</style>${names.map((name) => `<link href="/assets/${name}">`).join("")}`,
  );
  const plugin = criticalPath() as unknown as {
    configResolved: (config: object) => void;
    closeBundle: (this: object) => void;
  };
  plugin.configResolved({ root: dist, build: { outDir: "." } });
  let failure: string | null = null;
  plugin.closeBundle.call({ info() {}, error: (text: string) => void (failure = text) });
  return failure;
}

test.each<[string, Record<string, number>, RegExp | null]>([
  ["within all limits", { "a.js": 80_000, "b.js": 1, "c.css": 5000, "d.woff2": 48_000 }, null],
  ["with too many scripts", Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`${n}.js`, 10])), /login: .* 6 with/],
  ["with too much script", { "a.js": 92_000 }, /login: .* 1 with 89\.9 KiB/],
  ["with too much style", { "a.css": 6000 }, /login: .* 5\.9 KiB · 0 with/],
  ["that holds too much style", { style: 6000 }, /login: 0\.\d KiB · \d\.\d KiB · 0 with/],
  ["with a second typeface", { "a.woff2": 40_000, "b.woff2": 40_000 }, /login: .* 78\.1 KiB \(at most/],
])("a page %s", (_what, files, expected) => {
  const failure = failureWith(files);
  if (expected === null) expect(failure).toBeNull();
  else expect(failure).toMatch(expected);
});

test.each([
  ["its HTML", randomBytes(2000).toString("latin1"), /first page after the login: 2\.\d KiB/],
  ["the files that it names", '<link href="/assets/big.woff2">', /first page after the login: .* 78\.1 KiB \(at most/],
])("the frame counts to the first page after the login: %s", (_what, frame, expected) => {
  write("assets/big.woff2", randomBytes(80_000));
  write("pages/brand/frame.at-once.html", frame);
  expect(failureWith({})).toMatch(expected);
});
