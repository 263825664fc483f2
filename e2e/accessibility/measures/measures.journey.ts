/** Each measure finds the fault that it is for, and nothing else. */
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { running } from "../../running.ts";
import { alikeInForcedColours } from "./chosen.ts";
import { equalAccessFindings } from "./equal-access.ts";
import { sharedNames } from "./names.ts";
import { smallTargets } from "./targets.ts";
import { repeatedTerms } from "./terms.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.connect(running.browserEndpoint);
});
beforeEach(async () => {
  page = await browser.newPage();
  return () => page.close();
});
afterAll(() => browser.close());

const button = (name: string, style: string) =>
  `<button style="display:block;width:80px;padding:0;${style}">${name}</button>`;

test.for([
  ["two low buttons below each other", button("Eins", "height:24px") + button("Zwei", "height:24px"), 2],
  ["a low button below a high one", button("Eins", "height:44px") + button("Zwei", "height:24px;margin-top:8px"), 1],
  ["two buttons of 44 px", button("Eins", "height:44px") + button("Zwei", "height:44px"), 0],
  ["low buttons far apart", button("Eins", "height:24px") + button("Zwei", "height:24px;margin-top:20px"), 0],
  [
    "a low button with room laid around it",
    `<style>b { position: relative } b::after { content: ""; position: absolute; inset: -12px 0 }</style>
     <b role="button" style="display:block;height:20px">Eins</b><b role="button" style="display:block;margin-top:24px">Zwei</b>`,
    0,
  ],
  ["links in a sentence", `<p>Lesen Sie <a href="/a">das</a> und <a href="/b">das</a> vorher.</p>`, 0],
  ["links that are all of their lines", `<p><a href="/a">Das</a></p><p><a href="/b">Jenes</a></p>`, 2],
  [
    "two links to one place",
    `<p style="margin:0"><a href="/a">Das</a></p><p style="margin:0"><a href="/a">Jenes</a></p>`,
    0,
  ],
] as const)("targets: %s", async ([, html, count]) => {
  await page.setContent(`<body style="margin:60px 0;font:16px/20px sans-serif">${html}`);
  expect(await smallTargets(page)).toHaveLength(count);
});

test("small buttons are 44 px high for fingers, so the measure must be one", async () => {
  await page.setContent(`<style>button { display: block; height: 30px } @media (pointer: coarse) { button { height: 44px } }</style>
    <button>Eins</button><button>Zwei</button>`);
  expect(await smallTargets(page)).toEqual([]);
});

test("names: buttons that sound alike, and links that do but lead elsewhere", async () => {
  await page.setContent(`<button>Abmelden</button><button>Abmelden</button><button>Abmelden</button><button aria-label="Abmelden von Firefox">Abmelden</button>
    <a href="/a">Mehr</a><a href="/b">Mehr</a><a href="/d">Mehr</a><button><img alt="Haus">groß</button><button><img alt="Hof">groß</button><button>groß</button><a href="/c">Hilfe</a><a href="/c">Hilfe</a><button hidden>Abmelden</button>`);
  expect(await sharedNames(page)).toEqual(['3 times button "Abmelden"', '3 times link "Mehr"']);
});

test("terms: a list that names two things alike; other lists, and what is hidden, don't count", async () => {
  await page.setContent(`<dl><dt>Straße <dd>Weg 1 <dt>Ort <dd>Berlin <div><dt> Straße<dd>Weg 2</div><dt hidden>Ort</dl>
    <dl><dt>Ort <dd>Köln <dd><dl><dt>Ort <dd>Kalk</dl></dl>`);
  expect(await repeatedTerms(page)).toEqual(['2 times term "Straße"']);
});

test("forced colours: a tint tells nothing, a line does", async () => {
  await page.setContent(`<button aria-pressed="true" style="background:#eef;border:1px solid">Tönung</button>
    <button aria-pressed="true" style="border:3px solid">Linie</button><label><input type="checkbox" checked>Haken</label>
    <label><input type="radio" checked style="opacity:0"><span style="background:#eef">Kachel</span></label>`);
  expect(await alikeInForcedColours(page)).toEqual(["looks unchosen: Tönung", "looks unchosen: Kachel"]);
});

test("Equal Access: a field without a name", async () => {
  await page.setContent(`<html lang="de"><title>Seite</title><main><h1>Seite</h1><input type="text"></main>`);
  expect((await equalAccessFindings(page)).join("\n")).toContain("input_label_exists");
});
