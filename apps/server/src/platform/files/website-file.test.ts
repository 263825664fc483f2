import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { typeOfDownload } from "./website-file.ts";

const typeOfWebsiteFile = (bytes: Buffer) => typeOfDownload(bytes, "website_file");
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

async function zip(entries: readonly (readonly [name: string, text: string])[]): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, text] of entries) file.addBuffer(Buffer.from(text), name, { compress: false });
  file.end();
  return buffer(file.outputStream);
}
const officeDocument = (type: string) =>
  zip([
    ["[Content_Types].xml", `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`],
    ["word/document.xml", "<w:document/>"],
  ]);
const PDF = "%PDF-1.4\n1 0 obj\n%%EOF\n";

test.each([
  ["PNG", () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "image/png"],
  ["JPEG", () => Buffer.from("ffd8ffe000104a46494600010100", "hex"), "image/jpeg"],
  ["PDF", () => Buffer.from(PDF), "application/pdf"],
  ["UTF-8", () => Buffer.from("Über uns\r\n\tSeit 1987."), "text/plain"],
  ["UTF-8 with a byte order mark", () => Buffer.from("\uFEFFÜber uns"), "text/plain"],
  ["Windows-1252", () => Buffer.from("\u00dcber uns", "latin1"), "text/plain"],
  ["RTF", () => Buffer.from("{\\rtf1\\ansi Hallo}"), "application/rtf"],
])("%s is recognised", async (_what, bytes, type) => {
  expect(await typeOfWebsiteFile(bytes())).toBe(type);
});

test("a Word document is recognised, one with macros is refused", async () => {
  expect(await typeOfWebsiteFile(await officeDocument(WORD))).toBe(WORD);
  await expect(
    typeOfWebsiteFile(await officeDocument("application/vnd.ms-word.document.macroEnabled")),
  ).rejects.toMatchObject({ code: "files.type_not_allowed" });
});

test("a LibreOffice document is recognised", async () => {
  const type = "application/vnd.oasis.opendocument.text";
  expect(
    await typeOfWebsiteFile(
      await zip([
        ["mimetype", type],
        ["content.xml", "<x/>"],
      ]),
    ),
  ).toBe(type);
});

test.each([
  ["HTML", Buffer.from("\n<!DOCTYPE html><script>alert(1)</script>")],
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["SVG behind a byte order mark", Buffer.from('\uFEFF<?xml version="1.0"?><svg/>')],
  ["a program", Buffer.from("4d5a90000300000004000000ffff0000", "hex")],
  ["an older Office file", Buffer.from("d0cf11e0a1b11ae10000000000000000", "hex")],
  ["control characters", Buffer.from("abc\u0000def")],
  [
    "an ASF film that claims an endless length",
    Buffer.from(`3026b2758e66cf11a6d900aa0062ce6c${"ff".repeat(64)}`, "hex"),
  ],
])("%s is refused", async (_what, bytes) => {
  await expect(typeOfWebsiteFile(bytes)).rejects.toMatchObject({ code: "files.type_not_allowed" });
});

test("a ZIP without a document is refused, a PDF without end is unreadable", async () => {
  await expect(typeOfWebsiteFile(await zip([["a.txt", "x"]]))).rejects.toMatchObject({
    code: "files.type_not_allowed",
  });
  await expect(typeOfWebsiteFile(Buffer.from("%PDF-1.4\n1 0 obj"))).rejects.toMatchObject({ code: "files.unreadable" });
});
