import { expect, test } from "vitest";
import { plainLines } from "./plain-line.ts";

test.each([
  ["Lindenstra&szlig;e&nbsp;12", "Lindenstraße 12"],
  [
    "M&uuml;ller &amp; S&ouml;hne, &Auml;pfel, &Ouml;l, &Uuml;ber, k&auml;se, a&thinsp;b",
    "Müller & Söhne, Äpfel, Öl, Über, käse, a b",
  ],
  ["&copy; &unbekannt; &12;", "&copy; &unbekannt; &12;"],
  ["Weg 1<br>Hof<br/>Ort<BR class=x>Land", "Weg 1\nHof\nOrt\nLand"],
  ["<p>eins</p><div>zwei</div><ul><li>drei</li>vier</ul>", "eins\nzwei\ndrei\nvier"],
  ["<b>fett</b> und <span class='a'>mehr</span>", "fett und mehr"],
  ["a < b > c", "a c"],
  ["Linden\u00adstraße\u200b 12\u202c", "Lindenstraße 12"],
  ["Weg 12½", "Weg 12 1/2"],
  ["Weg ½", "Weg 1/2"],
  ["8\u201310 \u2212 12", "8-10 - 12"],
  ["a\t b\u00a0\u00a0c", "a b c"],
  ["a \n\n \n b", "a\nb"],
  ["  a\n", "a"],
  ["Ｗｅｇ", "Weg"],
])("%j becomes %j", (text, plain) => expect(plainLines(text)).toBe(plain));
