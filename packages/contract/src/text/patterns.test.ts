import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  IMAGE_DATA_URL_PATTERN,
  IMAGE_URL_PATTERN,
  isCustomUrl,
  isHouseNumber,
  isMobileOrFaxNumber,
  isPhoneNumber,
  isUrlWithProtocol,
  OPENING_HOUR_PATTERN,
  TEMPORARY_FILE_PATTERN,
  ZIP_CODE_PATTERN,
} from "./patterns.ts";

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** One row per pattern: what it accepts and what it refuses. */
const TABLE: [string, (text: string) => boolean, string[], string[]][] = [
  [
    "opening hour",
    matches(OPENING_HOUR_PATTERN),
    ["0:00", "00:00", "8:05", "08:05", "19:59", "23:59"],
    ["24:00", "8:60", "8:5", "008:00", "8.00", "8:00 ", " 8:00", "-1:00", "8:00\n", "", ":30", "٨:٠٠"],
  ],
  [
    "image data URL",
    matches(IMAGE_DATA_URL_PATTERN),
    ["data:image/png;base64,iVBORw0KGgo=", "data:image/jpeg;base64,/9j/4AAQ", "data:image/gif;base64,R0lGODlh=="],
    [
      "data:image/svg+xml;base64,PHN2Zz4=",
      "data:text/html;base64,PGI+",
      "data:image/png,abc",
      "data:image/png;base64,",
      "data:image/png;base64,a b",
      "data:image/png;base64,a===",
      "xdata:image/png;base64,aaaa",
    ],
  ],
  [
    "image URL",
    matches(IMAGE_URL_PATTERN),
    ["http://a.example/b.jpg", "https://a.example/b/c.JPEG", "https://a.example/ü.png", "https://a.example/b.x.gif"],
    [
      "https://a.example/b.svg",
      "ftp://a.example/b.jpg",
      "//a.example/b.jpg",
      "https://a.example/b.jpg?x",
      "https://a.example/b .jpg",
      "https://jpg",
      "https://a.jpg",
      "javascript:https://a.example/b.jpg",
      "https://a.example/b.jpg\n",
    ],
  ],
  [
    "temporary file",
    matches(TEMPORARY_FILE_PATTERN),
    ["tmpfile-a", "tmpfile-0aZ9"],
    ["tmpfile-", "tmpfile-a-b", "tmpfile-../x", "xtmpfile-a", "TMPFILE-a", "tmpfile-ä", "tmpfile-a\n"],
  ],
  [
    "zip code",
    matches(ZIP_CODE_PATTERN),
    ["01067", "10119", "99999"],
    ["1067", "101190", "D-10119", "10119 ", "1011a", "１０１１９", "10119\n"],
  ],
  [
    "phone",
    isPhoneNumber,
    [
      "030 23125 118",
      "030 23125118",
      "03023125118",
      "030/23125118",
      "030 / 23125-118",
      "030-23125-118",
      "(030) 23125 118",
      "(030)23125118",
      "030 231 25-0",
      "+49 30 23125 118",
      "+493023125118",
      "+49 (0)30 23125-118",
      "+49 (0) 30 23125-118",
      "+49 (30) 23125-118",
      "+49-30-23125-118",
      "0049 30 23125 118",
      "0049 (0)30 23125118",
      "06221 90009 0",
      "0800 123 4567",
      "0221.4710.118",
      "040 – 66969",
      "112",
    ],
    [
      "",
      "1",
      "12",
      "abc",
      "030 23125 118 Durchwahl 7",
      "+43 1 58858",
      "+ 49 30 23125",
      "030 23125 118 ",
      " 030 23125",
      "0 30 23125",
      "030 2 31 25",
      "030\n23125",
      "(030 23125",
      "030) 23125",
      "++49 30 23125",
      "030,23125",
      "tel:030 23125",
      "-",
      "()",
      "٠٣٠ ٢٣١",
      `030 ${"1".repeat(50)}`,
    ],
  ],
  [
    "mobile and fax",
    isMobileOrFaxNumber,
    [
      "0152 28817386",
      "0152 2881 7386",
      "0152/28817386",
      "+49 152 28817386",
      "+49 (0)152 28 81 73 86",
      "015228817386",
      "0049 176 04069012",
      "030 23125-99",
    ],
    ["0152 2881738 6", "0152 1", "030 23125-9", "", "112", "abcd", "+1 555 0100"],
  ],
  [
    "web address",
    isCustomUrl,
    [
      "firma.example",
      "www.firma.example",
      "http://firma.example",
      "https://www.firma.example/pfad?x=1#y",
      "HTTPS://FIRMA.EXAMPLE",
      "firma.example/über-uns",
      "müller-söhne.de",
      "https://münchen.example",
      "a.b.c.example:8080/x",
    ],
    [
      "",
      "firma",
      "http://",
      "http://firma",
      "ftp://firma.example",
      "javascript:alert(1)",
      "mailto:a@firma.example",
      "a@firma.example",
      "https://a:b@firma.example",
      "firma .example",
      "firma.example\\x",
      "//firma.example",
      "http://127.0.0.1",
      "http://-a.example",
      "http://a..example",
      "<b>.example",
      "firma.1",
      "http://http://firma.example/x y",
    ],
  ],
  [
    "web address with protocol",
    isUrlWithProtocol,
    ["http://firma.example", "https://www.firma.example/pfad"],
    [
      "firma.example",
      "www.firma.example",
      "//firma.example",
      "https:firma.example",
      "https:/firma.example",
      "ftp://firma.example",
    ],
  ],
  [
    "house number",
    isHouseNumber,
    [
      "1",
      "12",
      "12a",
      "12 a",
      "12A",
      "12-14",
      "12 - 14",
      "12–14",
      "7/1",
      "12a-c",
      "12 a - 14 c",
      "5½",
      "1".repeat(20),
      "A",
      "3+5",
    ],
    ["", " ", "12 14", "17. Juni 135", "7, 24", "-", "12-", "/7", "12--14", "1".repeat(21), "12;a", "12\n", "１２"],
  ],
];

describe.each(TABLE)("%s", (_, accepts, good, bad) => {
  test.each(good)("accepts %j", (text) => {
    expect(accepts(text)).toBe(true);
  });
  test.each(bad)("refuses %j", (text) => {
    expect(accepts(text)).toBe(false);
  });
});

/** Of a phone number, with its separators. */
const MOST_CHARACTERS = 40;

test("digit groups with any single allowed separator are a phone number, with any other character they are not", () => {
  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
  const separator = fc.constantFrom("", " ", "-", "/", ".", " / ");
  fc.assert(
    fc.property(
      fc.constantFrom("", "+49 ", "0049 "),
      fc.array(digits(2, 4), { minLength: 1, maxLength: 4 }),
      digits(1, 10),
      separator,
      (prefix, groups, last, by) => {
        const number = prefix + [...groups, last].join(by);
        fc.pre(number.length <= MOST_CHARACTERS);
        expect(isPhoneNumber(number)).toBe(true);
        if (last.length >= 2) expect(isMobileOrFaxNumber(number)).toBe(true);
        expect(isPhoneNumber(`${number}x`)).toBe(false);
      },
    ),
  );
});
