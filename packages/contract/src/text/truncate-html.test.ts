import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { truncateHtml } from "./truncate-html.ts";

describe("truncateHtml", () => {
  test.each<[string, string, number, string]>([
    ["short text", "Kurz", 10, "Kurz"],
    ["text of exactly the limit", "1234567890", 10, "1234567890"],
    ["one more", "12345678901", 10, "1234567890..."],
    ["tags don't count", "<b>12345</b><i>67890</i>", 10, "<b>12345</b><i>67890</i>"],
    ["open tags are closed, inner first", "<p>Eins <b>zwei drei</b></p>", 7, "<p>Eins <b>zw...</b></p>"],
    ["empty elements need no end", "<p>Eins<br>zwei<img src='a'/> drei</p>", 6, "<p>Eins<br>zw...</p>"],
    ["entities are one character and stay whole", "a&amp;b&#228;&#x1F600;c", 5, "a&amp;b&#228;&#x1F600;..."],
    ["a bare ampersand is a character", "A & B und C", 5, "A & B..."],
    ["a bare less-than is a character", "3 < 5 und 7", 5, "3 < 5..."],
    ["no space before the suffix", "Eins zwei", 5, "Eins..."],
    ["emoji stay whole", "😀😀😀", 2, "😀😀..."],
    ["end tags of nothing are dropped", "a</b>c", 5, "ac"],
    ["what a parent's end leaves open is closed", "<p><b>fett</p>", 10, "<p><b>fett</b></p>"],
    ["comments do not count and are removed", "a<!-- viele Zeichen -->b", 2, "ab"],
    ["an unfinished tag is text", "abc<b", 10, "abc<b"],
    ["nothing", "", 5, ""],
  ])("%s", (_, html, limit, expected) => {
    expect(truncateHtml(html, limit)).toBe(expected);
  });

  test("the default limit is 100 characters and the suffix three dots", () => {
    expect(truncateHtml("x".repeat(100))).toBe("x".repeat(100));
    expect(truncateHtml(`<p>${"x".repeat(101)}</p>`)).toBe(`<p>${"x".repeat(100)}...</p>`);
  });

  const piece = fc.constantFrom(
    "<b>",
    "</b>",
    "<p class='x'>",
    "</p>",
    "<br>",
    "&amp;",
    "&#228;",
    "a",
    "ä",
    " ",
    "😀",
    "<",
    "&",
    ">",
  );
  const anyHtml = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

  const balanced = (html: string): boolean => {
    const open: string[] = [];
    for (const [, end, name = ""] of html.matchAll(/<(\/?)(b|p)\b[^<>]*>/g)) {
      if (end === "") open.push(name);
      else if (open.pop() !== name) return false;
    }
    return open.length === 0;
  };
  const visibleLength = (html: string): number =>
    Array.from(html.replace(/<\/?[a-z][^<>]*>/g, "").replace(/&(?:amp|#228);/g, "x")).length;

  test("for any input, tags are balanced and the limit holds", () => {
    fc.assert(
      fc.property(anyHtml, fc.integer({ min: 0, max: 30 }), (html, limit) => {
        const short = truncateHtml(html, limit, "…");
        expect(balanced(short)).toBe(true);
        expect(visibleLength(short)).toBeLessThanOrEqual(limit + 1);
        expect(visibleLength(html) > limit).toBe(short.includes("…"));
      }),
    );
  });
});
