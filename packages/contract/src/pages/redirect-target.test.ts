import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CALLBACK_URL_NOT_ALLOWED, parsePageTarget, parseRedirectTarget, parseRedirectUri } from "./redirect-target.ts";

const allowed = ["ok.example", "partner.example"];
const development = [...allowed, "localhost"];

describe("parseRedirectTarget: allowed targets", () => {
  test.each([
    ["https://ok.example", "https://ok.example/"],
    ["https://ok.example/pfad?a=1#b", "https://ok.example/pfad?a=1#b"],
    ["HTTPS://OK.EXAMPLE/", "https://ok.example/"],
    ["https://www.ok.example/", "https://www.ok.example/"],
    ["https://a.b.partner.example/x", "https://a.b.partner.example/x"],
    ["https://ok.example:443/", "https://ok.example/"],
    ["ok.example", "https://ok.example/"],
    ["www.ok.example/pfad", "https://www.ok.example/pfad"],
    ["ok.example:443/pfad", "https://ok.example/pfad"],
    ["ok.example?zurück=ja", "https://ok.example/?zur%C3%BCck=ja"],
    ["https://ok.example/?next=https://evil.de", "https://ok.example/?next=https://evil.de"],
  ])("%s is allowed as %s", (text, url) => {
    expect(parseRedirectTarget(text, allowed)).toEqual({ ok: true, url });
  });

  test.each([
    ["http://localhost:3000/x", "http://localhost:3000/x"],
    ["localhost:3000/x", "https://localhost:3000/x"],
    ["http://marke-b.localhost:4100/", "http://marke-b.localhost:4100/"],
  ])("%s is allowed as %s if localhost is a domain", (text, url) => {
    expect(parseRedirectTarget(text, development)).toEqual({ ok: true, url });
    expect(parseRedirectTarget(text, allowed).ok).toBe(false);
  });
});

describe("a target as long as 2,048 characters", () => {
  const outside = (length: number) => `https://ok.example/${"a".repeat(length - 19)}`;
  const page = (length: number) => `/login?x=${"a".repeat(length - 9)}`;
  test("is followed outside, one character more is not", () => {
    expect(parseRedirectTarget(outside(2048), allowed).ok).toBe(true);
    expect(parseRedirectTarget(outside(2049), allowed).ok).toBe(false);
  });
  test("is followed to a page, one character more is not", () => {
    expect(parsePageTarget(page(2048))?.route.name).toBe("login");
    expect(parsePageTarget(page(2049))).toBeUndefined();
  });
});

test.each(["login", "login?x=1", "/login\u202e", "/lo\tgin", "/./login", "/a/../login"])("%j is no page", (text) => {
  expect(parsePageTarget(text)).toBeUndefined();
});

const HOSTILE = [
  "//evil.de",
  "///evil.de",
  "////evil.de",
  "/\\evil.de",
  "\\\\evil.de",
  "\\/evil.de",
  "%09//evil.de",
  "\t//evil.de",
  "\n//evil.de",
  " //evil.de",
  " https://evil.de",
  "https:evil.de",
  "https:/evil.de",
  "https:///evil.de",
  "https:\\\\evil.de",
  "https:ok.example",
  "//ok.example",
  "/",
  "/ok.example",
  "https://ok.example.evil.de",
  "https://evilok.example",
  "https://ok.example@evil.de",
  "https://ok.example:443@evil.de",
  "https://user@ok.example",
  "https://user:secret@ok.example",
  "https://@ok.example@evil.de",
  "ok.example@evil.de",
  "ok.example.evil.de",
  "https://evil.de/ok.example",
  "https://evil.de?ok.example",
  "https://evil.de#ok.example",
  "https://evil.de\\@ok.example",
  "https://evil.de\\.ok.example",
  "https://evil.de%2eok.example.de",
  "https://evil.de%00.ok.example",
  "https://evil.de%23.ok.example",
  "https://evil.de\u0000.ok.example",
  "https://ok\u00ad.example",
  "https://ok\u200b.example",
  "https://evil.de\u2028.ok.example",
  "https://evil。de",
  "https://evil.de/\u202eelpmaxe.ko",
  "https://оk.example", // Cyrillic о
  "https://ok.example.",
  "https://ok.example..",
  "https://.ok.example.evil.de",
  "http://ok.example",
  "http://www.ok.example/",
  "https://ok.example:8443/",
  "ok.example:8443",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "javascript://ok.example/%0aalert(1)",
  "javascript:1",
  "data:text/html,<script>alert(1)</script>",
  "data:,ok.example",
  "vbscript:msgbox(1)",
  "blob:https://ok.example/1",
  "file:///etc/passwd",
  "ftp://ok.example",
  "ws://ok.example",
  "mailto:a@ok.example",
  "tel:112",
  "about:blank",
  "view-source:https://ok.example",
  "filesystem:https://ok.example/",
  "https://127.0.0.1",
  "https://2130706433",
  "https://0x7f.1",
  "https://[::1]",
  "https://[::ffff:127.0.0.1]",
  "https://",
  "https://?",
  "",
  ".",
  "?",
  "#",
  "example",
  "https://example",
  "__proto__",
  `https://ok.example/${"a".repeat(3000)}`,
];

describe("refused targets", () => {
  test("the list of hostile targets has no duplicates", () => {
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
    expect(HOSTILE.length).toBeGreaterThan(40);
  });

  test.each(HOSTILE)("parseRedirectTarget refuses %j", (text) => {
    expect(parseRedirectTarget(text, allowed)).toEqual({ ok: false, log: "callbackUrl NOT ALLOWED" });
  });

  test.each(HOSTILE)("parseRedirectUri refuses %j", (text) => {
    const target = parseRedirectUri(text, { allowedDomains: allowed });
    const isDashboard = text === "/";
    expect(target.kind).toBe(isDashboard ? "page" : "refused");
  });

  test("an empty list of domains allows nothing", () => {
    expect(parseRedirectTarget("https://ok.example", []).ok).toBe(false);
  });

  test("any allowed target has an allowed host by the URL standard, https and no credentials", () => {
    const piece = fc.constantFrom(
      "https:",
      "//",
      "/",
      "\\",
      "ok.example",
      "evil.de",
      "@",
      ":",
      ".",
      "#",
      "?",
      "%09",
      "\t",
      "localhost",
      "443",
      "a",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(text, (target) => {
        const parsed = parseRedirectTarget(target, allowed);
        if (!parsed.ok) return;
        const { protocol, hostname, username, port } = new URL(parsed.url);
        expect({ protocol, username, port }).toEqual({ protocol: "https:", username: "", port: "" });
        expect(hostname).toMatch(/(^|\.)(ok|partner)\.example$/);
      }),
      { numRuns: 2000 },
    );
  });

  test("50,000 repetitions of hostile text are refused", () => {
    for (const text of ["a.".repeat(50_000), `https://${"@".repeat(50_000)}`, `${"a+".repeat(50_000)}:`]) {
      expect(parseRedirectTarget(text, allowed).ok).toBe(false);
    }
  });
});

describe("parsePageTarget", () => {
  test.each([
    ["/benutzer", "user_dashboard", "", ""],
    ["/benutzer/bewertungen?seite=2#unten", "user_ratings", "?seite=2", "#unten"],
    ["/?x=1", "dashboard", "?x=1", ""],
    ["/kunde/meineProdukte/11880sprachbot/uebersicht", "voicebot_overview", "", ""],
  ])("%s is the page %s with query %j and hash %j", (text, name, search, hash) => {
    expect(parsePageTarget(text)).toMatchObject({ route: { name }, search, hash });
  });

  test.each([
    "benutzer",
    "//benutzer",
    "/\\benutzer",
    "/./benutzer",
    "/x/../benutzer",
    "/%62enutzer",
    "/benutzer\t",
    "/api/auth/logout",
    "/__proto__",
    "/unbekannt",
    "https://portal.invalid/benutzer",
  ])("%j is not a page", (text) => {
    expect(parsePageTarget(text)).toBeUndefined();
  });
});

describe("the uri of /redirect", () => {
  test.each(["/b2b-newsletter", "/benutzer", "/haeufige-fragen", "/registrierung", "/kunde/highlights"])(
    "%s is a page that a notification may name",
    (text) => {
      expect(parseRedirectUri(text, { allowedDomains: [] }).kind).toBe("page");
    },
  );
  test("a public entry is followed, a path below it is not", () => {
    expect(parseRedirectUri("/eintrag/17", { allowedDomains: [] })).toEqual({ kind: "entry", path: "/eintrag/17" });
    expect(parseRedirectUri("/eintrag/17/x", { allowedDomains: [] }).kind).toBe("refused");
    expect(parseRedirectUri("/eintrag/", { allowedDomains: [] }).kind).toBe("refused");
  });
  test("parseRedirectUri accepts a page or an allowed domain", () => {
    expect(parseRedirectUri("/benutzer", { allowedDomains: allowed })).toMatchObject({ kind: "page" });
    expect(parseRedirectUri("ok.example/x", { allowedDomains: allowed })).toEqual({
      kind: "leave",
      url: "https://ok.example/x",
    });
  });

  test.each(["/redirect?uri=/redirect", "/logout", "/switchPortal", "/claiming/redirect"])(
    "%s can't be one",
    (text) => {
      expect(parseRedirectUri(text, { allowedDomains: allowed })).toEqual({
        kind: "refused",
        log: CALLBACK_URL_NOT_ALLOWED,
      });
    },
  );
});
