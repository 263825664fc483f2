import { documentOf } from "@portal/page-reading/page-document";
import { expect, test } from "vitest";
import { resolver } from "./addresses.ts";
import { legalLinks } from "./legal-links.ts";
import { linksOf } from "./loaded.ts";

const URL_OF_PAGE = "https://www.lorenz.example/";
const COMPANY = { names: [], people: [], legalForm: "", vatId: "", trades: [] } as const;
const SCRIPT = '<script src="seite.js"></script>';

function linksIn(body: string) {
  const html = new TextEncoder().encode(`<!doctype html><html><body>${body}</body></html>`);
  const $ = documentOf({ url: URL_OF_PAGE, contentType: "text/html; charset=utf-8", body: html });
  const links = linksOf($, resolver($, URL_OF_PAGE));
  return legalLinks($, { links, url: URL_OF_PAGE, text: "", company: COMPANY });
}

test("a link by its text, or by its address", () =>
  expect(
    linksIn('<a href="/kontakt">Kontakt &amp; Impressum</a><a href="/datenschutz.html"><svg></svg></a>'),
  ).toMatchObject({
    imprintLink: `${URL_OF_PAGE}kontakt`,
    privacyLink: `${URL_OF_PAGE}datenschutz.html`,
    imprintHere: null,
    imprintByScript: false,
    privacyByScript: false,
  }));

test("an imprint on the page itself is read with it", () =>
  expect(linksIn('<a href="#impressum">Impressum</a>').imprintHere).not.toBeNull());

test.each([
  ["a button", '<button data-dialog="impressum">Impressum</button>'],
  ["a link without an address", "<a onclick=\"zeige('impressum')\">Impressum</a>"],
  ["a link to nowhere", '<a href="#" data-dialog="impressum.html">Impressum</a>'],
  ["a link to a script", '<a href="javascript:zeige()">Impressum</a>'],
  ["a footer that a script fills", '<div id="footer"></div>'],
  ["an empty part", '<div data-partial="footer"><!-- kommt noch --></div>'],
  ["an element of its own", "<site-footer></site-footer>"],
])("%s: only the script can tell", (_what, body) => {
  expect(linksIn(body + SCRIPT)).toMatchObject({ imprintLink: null, imprintHere: null, imprintByScript: true });
  expect(linksIn(body).imprintByScript).toBe(false);
});

test.each([
  ["a footer with words", '<footer id="footer">Lorenz</footer>'],
  ["an ornament of the footer", '<div class="footer-line"></div>'],
  ["another button", "<button>Anrufen</button>"],
])("%s hides nothing", (_what, body) =>
  expect(linksIn(body + SCRIPT)).toMatchObject({ imprintByScript: false, privacyByScript: false }),
);
