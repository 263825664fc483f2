import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  IMAGE_DATA_URL_PATTERN,
  IMAGE_URL_PATTERN,
  isCustomUrl,
  isUrlWithProtocol,
  hostOfUrl,
  OPENING_HOUR_PATTERN,
  TEMPORARY_FILE_PATTERN,
  ZIP_CODE_PATTERN,
} from "./patterns.ts";

describe("web addresses as printed on cards and vans", () => {
  test.each([
    ["www.firma.example", "firma.example"],
    ["firma.example/", "firma.example"],
    ["http://www.firma.example", "firma.example"],
    ["WWW.Firma.Example", "firma.example"],
    ["Https://Firma.example", "firma.example"],
    ["bücher.example", "xn--bcher-kva.example"],
    ["https://www.straße.de", "xn--strae-oqa.de"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
    ["firma.xn--vermgensberatung-pwb", "firma.xn--vermgensberatung-pwb"],
    ["firma.vermögensberatung", "firma.xn--vermgensberatung-pwb"],
    ["ｆｉｒｍａ.example", "firma.example"],
    ["firma.koeln", "firma.koeln"],
    ["shop.firma.co.uk:8443/de/", "shop.firma.co.uk"],
    ["firma.example/über-uns", "firma.example"],
    ["firma.example/a(b)c/d,e;f", "firma.example"],
    ["firma.example/?q=ä&b=%20#c", "firma.example"],
    ["firma.example/seite.html.", "firma.example"],
    ["3-d.example", "3-d.example"],
    ["1und1.example", "1und1.example"],
    ["a-b--c.example", "a-b--c.example"],
    ["https://de.wikipedia.org/wiki/Handwerk_(Beruf)", "de.wikipedia.org"],
  ])("the host of %j is %s", (text, host) => {
    expect(hostOfUrl(text)).toBe(host);
  });

  test.each([
    ["a full stop after the host", "www.firma.example."],
    ["a comma in the host", "www.firma,example"],
    ["a space in the host", "www. firma.example"],
    ["a space after the host", "www.firma.example "],
    ["two addresses", "firma.example, firma.test"],
    ["an e-mail address", "info@firma.example"],
    ["words before the host", "Webseite: firma.example"],
    ["a host without a dot", "firma"],
    ["www. alone", "www."],
    ["a scheme without a host", "https://"],
    ["a broken scheme", "http:/firma.example"],
    ["a broken scheme", "http//firma.example"],
    ["a broken scheme", "htp://firma.example"],
    ["an IP address", "https://192.0.2.1/"],
    ["an IPv6 address", "https://[2001:db8::1]/"],
    ["an IP address in disguise", "https://0xC0000201/"],
    ["an underscore", "https://meine_firma.example"],
    ["a hyphen at the edge", "-firma.example"],
    ["a hyphen at the edge", "firma-.example"],
    ["an empty label", "www..firma.example"],
    ["a label of 64 characters", `${"a".repeat(64)}.example`],
    ["a port that none is", "firma.example:99999"],
    ["broken punycode", "xn--\u00fc.example"],
    ["an invisible character", "fir\u200bma.example"],
    ["an invisible character in the path", "firma.example/\u202efdp"],
    ["half a character", "firma.example/\ud83d"],
    ["a log-in", "firma.example@evil.example"],
    ["another scheme", "ftp://firma.example"],
    ["a phone number", "030 23125"],
    ["a date", "24.12.2026"],
    ["2,049 characters", `firma.example/${"a".repeat(2035)}`],
  ])("refuses %s: %j", (_, text) => {
    expect(isCustomUrl(text)).toBe(false);
    expect(isUrlWithProtocol(text)).toBe(false);
    expect(hostOfUrl(text)).toBeNull();
  });

  test("an address that is valid without protocol is valid with it, and has the same host by the URL standard", () => {
    const label = fc
      .stringMatching(/^[a-zäöüß0-9]([a-zäöüß0-9-]{0,8}[a-zäöüß0-9])?$/)
      .filter((text) => !/^..--/.test(text));
    const tail = fc.constantFrom("", "/", "/pfad", ":8080/x", "?a=b", "#c", "/ä%20ö");
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), tail, (labels, rest) => {
        const address = `${labels.join(".")}.example${rest}`;
        expect(isCustomUrl(address)).toBe(true);
        expect(isUrlWithProtocol(address)).toBe(false);
        expect(isUrlWithProtocol(`http://${address}`)).toBe(true);
        expect(hostOfUrl(address)).toBe(new URL(`https://${address}`).hostname.replace(/^www\./, ""));
      }),
    );
  });
});

describe("images", () => {
  // The smallest transparent GIF and the first bytes of a PNG and a JPEG file, as browsers write them.
  test.each([
    "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==",
    "data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ",
    "data:image/webp;base64,UklGRg==",
  ])("%j is a data URL of an image", (text) => expect(IMAGE_DATA_URL_PATTERN.test(text)).toBe(true));

  test.each([
    ["drawings that can hold scripts", "data:image/svg+xml;base64,PHN2Zy8+"],
    ["a character set", "data:image/png;charset=utf-8;base64,iVBORw0KGgo="],
    ["URL-safe base64", "data:image/png;base64,iVBORw0KGgo_-A=="],
    ["percent encoding", "data:image/gif,GIF89a%01"],
    ["text after it", "data:image/png;base64,iVBORw0KGgo=\n"],
    ["an address", "https://firma.example/logo.png"],
  ])("%s is not a data URL of an image: %j", (_, text) => expect(IMAGE_DATA_URL_PATTERN.test(text)).toBe(false));

  test("any bytes in base64 are a data URL of an image", () => {
    fc.assert(
      fc.property(fc.constantFrom("png", "jpeg", "gif", "webp"), fc.uint8Array({ minLength: 1 }), (type, bytes) => {
        const text = `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
        expect(IMAGE_DATA_URL_PATTERN.test(text)).toBe(true);
        expect(IMAGE_DATA_URL_PATTERN.test(`${text}!`)).toBe(false);
      }),
    );
  });

  test.each([
    "https://upload.wikimedia.org/wikipedia/commons/a/a9/Example.jpg",
    "http://firma.example/bilder/team%20foto.JPEG",
    "https://firma.example:8080/x/y/z.gif",
    "https://firma.example/bild.php?name=logo.png",
  ])("%j is an image URL", (text) => expect(IMAGE_URL_PATTERN.test(text)).toBe(true));

  test.each([
    "firma.example/logo.png",
    "https://firma.example/logo.webp",
    "https://firma.example/logo.png?v=2",
    "https://firma.example/logo.png#oben",
    "https://firma.example/logopng",
    "https://firma.example/team foto.jpg",
    "https:\\\\firma.example\\logo.png",
  ])("%j is not an image URL", (text) => expect(IMAGE_URL_PATTERN.test(text)).toBe(false));
});

describe("markers, postal codes and opening hours", () => {
  const any = fc.oneof(fc.string(), fc.string({ unit: "binary" }));

  test("only tmpfile- followed by alphanumerics is a marker", () => {
    fc.assert(fc.property(fc.stringMatching(/^[A-Za-z0-9]+$/), (id) => TEMPORARY_FILE_PATTERN.test(`tmpfile-${id}`)));
    fc.assert(
      fc.property(any, (text) => {
        const alphanumeric = text !== "" && text.search(/[^A-Za-z0-9]/) === -1;
        expect(TEMPORARY_FILE_PATTERN.test(`tmpfile-${text}`)).toBe(alphanumeric);
      }),
    );
  });

  // Postal codes of places at the ends of the range and with leading zeros.
  test.each(["01067", "01945", "04103", "09661", "10115", "20095", "50667", "68161", "80331", "99998"])("%s", (code) =>
    expect(ZIP_CODE_PATTERN.test(code)).toBe(true),
  );
  test.each(["D-68161", "DE 68161", "68 161", "O-1080", "W-6800", "6800", "1080", "8010 ", "CH-8001", "068161"])(
    "%j is no postal code of today",
    (text) => expect(ZIP_CODE_PATTERN.test(text)).toBe(false),
  );

  test("five ASCII digits are a postal code, and nothing else is", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,8}$/), (digits) => {
        expect(ZIP_CODE_PATTERN.test(digits)).toBe(digits.length === 5);
      }),
    );
    fc.assert(fc.property(any, (text) => /^\d+$/.test(text) || !ZIP_CODE_PATTERN.test(text)));
  });

  test("every minute of the day with one or two hour digits is an opening hour, no other number is", () => {
    fc.assert(
      fc.property(fc.nat(120), fc.nat(99), (hour, minute) => {
        const padded = String(minute).padStart(2, "0");
        const exists = hour < 24 && minute < 60;
        expect(OPENING_HOUR_PATTERN.test(`${hour}:${padded}`)).toBe(exists);
        expect(OPENING_HOUR_PATTERN.test(`${String(hour).padStart(2, "0")}:${padded}`)).toBe(exists);
      }),
      { numRuns: 2000 },
    );
  });
});
