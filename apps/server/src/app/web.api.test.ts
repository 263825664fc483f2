import { readFile, rm } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { routesOf } from "@portal/contract/pages/routes";
import { BUILT_ROUTES } from "@portal/contract/pages/built-routes";
import { COOKIE_CHOICE_COOKIE, COOKIE_WORDS_VERSION } from "@portal/contract/tracking/cookie-choice";
import { sql } from "kysely";
import { afterAll, describe, expect } from "vitest";
import { COOKIE_QUESTION, makeWeb, STYLES_HASH } from "../testing/web/built-web.ts";
import { apiTest } from "../testing/fixture.ts";
import { PRODUCTION } from "../testing/production-settings.ts";

const STATUS: Record<string, number> = { "/403": 403, "/404": 404, "/500": 500, "/502": 502 };
const SCRIPT = "console.log('Kundenportal')".repeat(100);
let folder: string;
const { test, app } = apiTest({ environment: async () => ({ WEB_DIST: (folder = await makeWeb(SCRIPT)) }) });
const { app: staging } = apiTest({ environment: () => ({ PORTAL_ENV: "staging", WEB_DIST: folder }) });
const { app: production } = apiTest({ environment: () => ({ ...PRODUCTION, WEB_DIST: folder }) });

afterAll(() => rm(folder, { recursive: true }));

const load = (path: string, headers: Record<string, string> = {}, at = app) =>
  at.anonymous().send({ method: "GET", path, headers, xsrf: false });

test("every page of the specification answers its own status: built ones 200, the others 404", async () => {
  const built = new Set<string>(BUILT_ROUTES);
  for (const { name, path } of routesOf()) {
    const expected = built.has(name) ? (STATUS[path] ?? 200) : 404;
    expect((await load(path)).status, path).toBe(expected);
  }
});

test("the pages for developers answer 404 in production and in staging", async () => {
  for (const path of ["/demo", "/test", "/preview", "/debug"]) {
    for (const at of [production, staging]) expect((await load(path, {}, at)).status, path).toBe(404);
  }
});

test("an unknown path answers 404 with the page, which then shows /404", async () => {
  for (const path of ["/gibt-es-nicht", "/kunde", "/login/", "/index.html", "/assets/../index.html"]) {
    const reply = await load(path);
    expect(reply.status, path).toBe(path === "/login/" ? 200 : 404);
    expect(reply.raw.headers["content-type"], path).toContain("text/html");
  }
});

test("paths that the specification prints without kunde/ redirect to their page with their query", async () => {
  const { status, raw } = await load("/meineProdukte/eintrag/uebersicht?a=1");
  expect([status, raw.headers.location]).toEqual([302, "/kunde/meineProdukte/eintrag/uebersicht?a=1"]);
});

test("every kind of page asks about statistics until there is an answer, in the cookie, that holds", async () => {
  const { company } = await app.logInMember();
  const at = Date.parse("2026-11-16T08:00:00.000Z");
  for (const path of ["/login", "/kunde/firmendaten/personen", "/gibt-es-nicht", `/eintrag/${company.id}`]) {
    const asks = async (cookie?: string) => {
      const { raw } = await load(path, cookie === undefined ? {} : { cookie: `${COOKIE_CHOICE_COOKIE}=${cookie}` });
      expect(raw.body, path).not.toContain("%COOKIE_QUESTION%");
      expect(raw.headers["vary"], path).toContain("cookie");
      return raw.body.includes(COOKIE_QUESTION);
    };
    expect(await asks(), path).toBe(true);
    expect(await asks(`${COOKIE_WORDS_VERSION}.n.${at}.`), path).toBe(false);
    expect(await asks(`0.n.${at}.`), path).toBe(true);
    expect(await asks("unlesbar"), path).toBe(true);
  }
});

test("a public entry answers 200, a company without one 404", async () => {
  const { company } = await app.logInMember();
  expect((await load(`/eintrag/${company.id}`)).status).toBe(200);
  for (const id of ["999999999", "01", "", "x"]) expect((await load(`/eintrag/${id}`)).status, id).toBe(404);
});

test("a public entry has metadata for search engines and previews, with people's text escaped", async () => {
  const { company } = await app.logInMember({ name: 'A & B "Dach" </title><script>1</script>' });
  const id = company.id;
  await sql`update entries set slogan = '$& %TITLE% <b>' where company_id = ${id}`.execute(app.db);
  const { body, raw } = await load(`/eintrag/${id}`, { host: "marke-b.localhost:3000" });
  const page = String(body);
  const name = "A &amp; B &quot;Dach&quot; &lt;/title&gt;&lt;script&gt;1&lt;/script&gt;";
  expect(page).toContain(`<title>${name}, Berlin | `);
  expect(page).toContain(`<meta property="og:title" content="${name}" />`);
  expect(page).toContain('<meta name="description" content="$&amp; %TITLE% &lt;b&gt;" />');
  expect(page).toContain(`<link rel="canonical" href="http://marke-b.localhost:3000/eintrag/${id}" />`);
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(page.match(/<script/g)).toHaveLength(2);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({
    "@type": "LocalBusiness",
    name: 'A & B "Dach" </title><script>1</script>',
    slogan: "$& %TITLE% <b>",
    telephone: "+493023125100",
  });
  expect(raw.headers["content-security-policy"]).toContain("script-src 'self';");
});

test("in production robots may read public entries only, under the brand's own host whatever the request says", async () => {
  const { company } = await production.logInMember();
  const entry = String((await load(`/eintrag/${company.id}`, { host: "evil.example" }, production)).body);
  const canonical = /<link rel="canonical" href="https:\/\/([^/"]+)\/eintrag\/\d+" \/>/.exec(entry)?.[1];
  expect(canonical).toBe(DEFAULT_BRAND.domains.www);
  expect(entry).not.toContain("evil.example");
  expect(entry).toContain('<meta name="robots" content="index, follow" />');
  expect(String((await load("/registrierung", {}, production)).body)).toContain(
    '<meta name="robots" content="noindex" />',
  );
});

test("the built page has the place for an entry's head", async () => {
  const source = await readFile(new URL("../../../web/index.html", import.meta.url), "utf8");
  expect(source.match(/<meta name="robots" content="noindex" \/>/g)).toHaveLength(1);
});

test("pages for developers do not exist in production", async () => {
  for (const path of ["/demo", "/test", "/preview", "/debug"]) {
    expect((await load(path)).status, path).toBe(200);
    expect((await load(path, {}, production)).status, path).toBe(404);
  }
});

test("the host decides the brand, and the page sets its XSRF pair", async () => {
  const one = await load("/login", { host: "localhost:3000" });
  const other = await load("/login", { host: "marke-b.localhost:3000" });
  expect(one.body).toMatch(/data-brand="\w+"/);
  expect(other.body).not.toBe(one.body);
  expect(one.raw.cookies.map(({ name }) => name)).toEqual(["portal", "XSRF-TOKEN"]);
  expect(one.raw.headers["cache-control"]).toBe("no-cache");
});

describe("a page that the build rendered", () => {
  const routeOf = async (path: string, headers: Record<string, string> = {}) =>
    /data-page="(.*?)"/.exec(String((await load(path, headers)).body))?.[1];

  test("is sent with its brand and configuration, compressed for browsers that take it", async () => {
    const plain = await load("/login?callbackPage=/benutzer", { host: "marke-b.localhost:3000" });
    expect(plain.body).toMatch(/^<html data-brand="b" lang="\{&quot;.*">plain of werkweiser<\/div>/);
    const { raw } = await load("/login", { "accept-encoding": "gzip, br", host: "marke-b.localhost:3000" });
    expect(raw.headers["content-encoding"]).toBe("br");
    expect(raw.headers["cache-control"]).toBe("no-cache");
    expect(raw.headers["vary"]).toContain("accept-encoding, cookie");
    expect(brotliDecompressSync(raw.rawPayload).toString()).toBe(plain.body);
  });

  test("is the page for an unknown path, too, with status 404", async () => {
    expect((await load("/gibt-es-nicht")).status).toBe(404);
    expect(await routeOf("/gibt-es-nicht")).toBe("error_404");
  });

  test("is not sent to somebody with a session, whom the guard may lead elsewhere", async () => {
    const { client } = await app.logInMember();
    const { body } = await client.send({ method: "GET", path: "/login", headers: {}, xsrf: false });
    expect(body).not.toContain("data-page");
  });

  test.each(["?token=a", "?state=a", "?a=1&grund=b", "//evil.example/login"])("is not sent for %s", async (address) => {
    expect(await routeOf(address.startsWith("?") ? `/login${address}` : address)).not.toBe("login");
  });

  test.each([
    ["/registrierung/abbrechen", "cancel"],
    ["/registrierung/abbrechen?token=a", "cancel.token"],
    ["/registrierung/abbrechen?token=a&token=b", undefined],
    ["/registrierung/abbrechen?token=a&data=b", undefined],
    ["/ugc?firma=7", "ugc.firma"],
    ["/ugc?firma=07", undefined],
    ["/ugc?firma=", undefined],
    ["/ugc", undefined],
  ])("for %s is %s, by the query that the page was rendered for", async (address, expected) => {
    expect(await routeOf(address)).toBe(expected);
  });

  test("is allowed the styles that it holds, other pages are not", async () => {
    const policyOf = async (path: string) => String((await load(path)).raw.headers["content-security-policy"]);
    for (const path of ["/login", "/gibt-es-nicht"])
      expect(await policyOf(path)).toContain(`;style-src 'self' ${STYLES_HASH};`);
    for (const path of ["/login?token=a", "/api/health"]) expect(await policyOf(path)).toContain(";style-src 'self';");
  });

  test("is no file of its own", async () => {
    expect(await routeOf("/pages/nahbei/plain/login.html")).toBe("error_404");
  });
});

test("the page contains the environment's configuration", async () => {
  const { body } = await load("/registrierung", {}, production);
  const written = /configuration" content="(.*?)"/.exec(String(body))?.[1]?.replaceAll("&quot;", '"') ?? "";
  expect(JSON.parse(written)).toMatchObject({
    developerTools: false,
    refreshIntervalMinutes: 10,
    reloadTimeoutMinutes: 5,
  });
  expect((JSON.parse(written) as { redirectDomains: string[] }).redirectDomains).not.toContain("localhost");
});

test("hashed assets are immutable and served precompressed", async () => {
  const { raw, status } = await load("/assets/start-3f2a.js", { "accept-encoding": "br, gzip" });
  expect(status).toBe(200);
  expect(raw.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-type": "application/javascript; charset=utf-8",
  });
  expect((await load("/assets/gibt-es-nicht.js")).status).toBe(404);
});

describe("a page with a secret in its URL", () => {
  const headersOf = async (path: string) => (await load(path)).raw.headers;

  test.each(["token=abc", "data=abc", "a=1&token=abc", "%74oken=abc", "da%74a=abc", "data", "code=a&state=b"])(
    "?%s sends no Referer, whichever page it is",
    async (query) => {
      const paths = [...routesOf().map(({ path }) => path), "/eintrag/4711", "/meineProdukte/eintrag/uebersicht"];
      expect(paths.length).toBeGreaterThan(50);
      for (const path of paths) {
        expect((await headersOf(`${path}?${query}`))["referrer-policy"], path).toBe("no-referrer");
      }
    },
  );

  test("loads nothing from other hosts", async () => {
    const policy = String((await headersOf("/passwort/erneuern?token=abc"))["content-security-policy"]);
    const sources = policy.split(";").flatMap((directive) => directive.trim().split(" ").slice(1));
    expect(sources).toContain("'self'");
    expect(sources.filter((source) => !["'self'", "'none'", "data:", "blob:"].includes(source))).toEqual([]);
  });

  test.each(["", "?a=token", "?tokens=1", "?bereich=data"])("%j is none", async (query) => {
    expect((await headersOf(`/login${query}`))["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });
});
