import { expect, test } from "vitest";
import { pdfUaFaults } from "../../testing/pdf/pdf-ua.ts";
import { readPdf } from "../../testing/pdf/read-pdf.ts";
import { xmlText } from "./metadata.ts";
import { Pdf } from "./pdf.ts";

test.each([
  ["Meyer & Söhne", "Meyer &amp; Söhne"],
  ["</dc:title><x>", "&lt;/dc:title&gt;&lt;x&gt;"],
  ["a\u0000\u001Bb\uD800c\uFFFF", "abc"],
  ["🏠 北京", "🏠 北京"],
])("%j is %j", (text, xml) => expect(xmlText(text)).toBe(xml));

test.each(["Meyer & Söhne", "</rdf:li></dc:title><script>alert(1)</script>", "a < b > c &amp; d"])(
  "a title %j stays one, in the file's properties and in its XML",
  async (title) => {
    const pdf = new Pdf({ title, author: title, isAccessible: true });
    pdf.root.add(pdf.element("P", "Text", () => pdf.write("Text", { x: 20, y: 20, width: 200 }, { size: 12 })));
    pdf.root.end();
    const bytes = await pdf.finish();
    expect((await readPdf(bytes)).title).toBe(title);
    expect(bytes.toString("utf8")).toContain(`<rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li>`);
    expect(await pdfUaFaults(bytes)).toEqual([]);
  },
);
