import { expect, test } from "vitest";
import { textLinesOf } from "./text-lines.ts";

test.each([
  ["<p>Guten Tag,</p><p>Dienstag<br>passt.</p>", "Guten Tag,\n\nDienstag\npasst."],
  [
    "<div>Ja.</div><blockquote><div>Wann?</div><div>Anna</div></blockquote>",
    "Ja.\n\n> Wann?\n> \n> Anna".replace("> \n", ">\n"),
  ],
  ["<style>p{}</style><script>alert(1)</script>Text", "Text"],
  ["a &lt;b&gt; &amp; c", "a <b> & c"],
  ["Preis:&nbsp;&nbsp;10&nbsp;€", "Preis: 10 €"],
  ["", ""],
])("%s reads %j", (html, text) => {
  expect(textLinesOf(html)).toBe(text);
});

test("a page that is nested without end has no text", () => {
  expect(textLinesOf(`${"<div>".repeat(100_000)}x`)).toBe("");
});
