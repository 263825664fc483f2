import { runInNewContext } from "node:vm";
import { BRANDS } from "@portal/contract/brands/brands";
import { expect, test } from "vitest";
import { DETECTION, pageOf } from "./old-browsers.ts";
import { buildTargets, supportedBrowsers } from "./supported-browsers.ts";

/** A browser that can do everything the script asks for. */
const able = () => ({
  Promise: { withResolvers: () => {} } as unknown,
  URL: { canParse: () => true } as unknown,
  CSS: { supports: () => true } as unknown,
});

/** Where the script leads a browser with these globals; undefined: nowhere. */
function ledTo({ root = { popover: null }, script = { noModule: false }, ...globals }: Record<string, unknown>) {
  let place: string | undefined;
  const constructors = Object.fromEntries(
    ["Promise", "URL"].map((name) => [name, globals[name] && Object.assign(() => {}, globals[name])]),
  );
  const document = {
    currentScript: { getAttribute: () => "/brands/werkweiser/browser.html" },
    createElement: () => script,
    documentElement: root,
  };
  const window = { CSS: globals["CSS"], location: { replace: (to: string) => void (place = to) } };
  runInNewContext(DETECTION, { ...constructors, CSS: globals["CSS"], document, window });
  return place;
}

test("a browser that can do what the portal needs stays", () => {
  expect(ledTo(able())).toBe(undefined);
});

test.each([
  ["Promise.withResolvers", { Promise: {} }],
  ["URL.canParse", { URL: {} }],
  ["URL", { URL: undefined }],
  ["CSS.supports", { CSS: undefined }],
  ["light-dark()", { CSS: { supports: () => false } }],
  ["popovers", { root: {} }],
  ["modules", { script: {} }],
])("a browser without %s is led to the brand's page", (_what, lacks) => {
  expect(ledTo({ ...able(), ...lacks })).toBe("/brands/werkweiser/browser.html");
});

test("the script is written in the language of the oldest browsers", () => {
  expect(DETECTION).not.toMatch(/=>|`|\b(?:let|const|class|async)\b|\?\.|\?\?/);
});

test.each(BRANDS)("the page of $name names each supported browser and a phone number, without script", (brand) => {
  const page = pageOf(brand, supportedBrowsers());
  for (const { title, version } of supportedBrowsers()) expect(page).toContain(`${title} ab Version ${version}`);
  expect(page).toContain(`>${brand.contactDetails.servicePhone}</a>`);
  expect(page).toContain('<html lang="de">');
  expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
});

test("the build's targets are the supported browsers", () => {
  const browsers = [
    { title: "Safari auf iPhone und iPad", target: "ios", version: "17.5" },
    { title: "Samsung Internet", target: null, version: "27" },
  ];
  expect(buildTargets(browsers)).toEqual(["ios17.5"]);
  expect(buildTargets(supportedBrowsers())).toContain("firefox126");
});
