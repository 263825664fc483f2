import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkHtmlFiles, findingsIn, whyNot, whyNotHere } from "./html-checker.ts";

let folder = "";
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), "html-checker-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (...messages: object[]): string => JSON.stringify({ messages });
const found = (message: string, extract = ""): string[] | undefined =>
  findingsIn(report({ type: "info", url: "file:/a/seite.html", message, extract })).get("seite.html");

test("a message is a finding of its file", () => {
  const extract = '<table>\n<td role="x">';
  expect(
    findingsIn(
      report(
        { type: "error", url: "file:/a/m%C3%A4rz.html", message: "Bad value.", extract },
        { type: "info", url: "file:/a/m%C3%A4rz.html", message: "Worse." },
      ),
    ),
  ).toEqual(new Map([["märz.html", ['W3C: Bad value. <table> <td role="x">', "W3C: Worse."]]]));
});

test("the role of a list is accepted, any other needless role is not", () => {
  expect(found("The “list” role is unnecessary for element “ul”.")).toBeUndefined();
  expect(found("The “button” role is unnecessary for element “button”.")).toHaveLength(1);
});

test("aria-activedescendant is accepted on a combobox that names its list", () => {
  const message = "Attribute “aria-activedescendant” value should either refer to a descendant element.";
  expect(found(message, '<input aria-controls="a" role="combobox" value="">')).toBeUndefined();
  expect(found(message, '<input role="combobox" value="">')).toHaveLength(1);
  expect(found(message, '<div aria-controls="a">')).toHaveLength(1);
});

test("what it says of styles is accepted, an element that holds them at a wrong place is not", () => {
  expect(found("CSS: “container-type”: Property “container-type” doesn't exist.")).toBeUndefined();
  expect(found("Element “style” not allowed as child of element “div” in this context.")).toHaveLength(1);
});

test("without a jar or without Java a sentence says why nothing was checked", () => {
  const jar = path.join(folder, "vnu.jar");
  writeFileSync(jar, "");
  expect(whyNot("", () => true)).toContain("VNU_JAR is not set");
  expect(whyNot(`${jar}x`, () => true)).toContain("does not exist");
  expect(whyNot(jar, () => false)).toContain("java is not installed");
  expect(whyNot(jar, () => true)).toBeUndefined();
});

test.skipIf(whyNotHere() !== undefined)(
  "the checker itself finds a mistake, and none without one",
  () => {
    const write = (name: string, body: string): string => {
      const file = path.join(folder, name);
      writeFileSync(
        file,
        `<!doctype html><html lang="de"><head><title>Seite</title></head><body>${body}</body></html>`,
      );
      return file;
    };
    const files = [
      write("gut.html", "<ul role=list><li>Eins</li></ul>"),
      write("schlecht.html", "<ul><p>Eins</p></ul>"),
    ];
    expect([...checkHtmlFiles(files).keys()]).toEqual(["schlecht.html"]);
  },
  60_000,
);
