import { mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startImportTest, type ImportTest } from "../../../testing/import-test.ts";
import { openRejectionFile } from "./rejections.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
});
afterAll(() => t.close());

test("rejections name file, line, type, key, problems and row; a field that is named twice is a problem", async () => {
  const lines = [
    '{"type":"company","external_id":"C-20","company_name":"Erst","company_name":"Dann"}',
    '{"type":"company","external_id":"C-21","company_name":""}',
    "kein JSON",
  ];
  const { rejections, said } = await t.run(lines);
  expect(said[0]).toBe("test.ndjson:1 company C-20: company_name: kommt in der Zeile zweimal vor.");
  expect(rejections).toEqual([
    expect.objectContaining({ line: 1, type: "company", key: "C-20" }),
    {
      file: "test.ndjson",
      line: 2,
      type: "company",
      key: "C-21",
      problems: [{ field: "company_name", message: "darf nicht leer sein." }],
      row: { type: "company", external_id: "C-21", company_name: "" },
    },
    expect.objectContaining({ line: 3, row: "kein JSON" }),
  ]);
});

test("openRejectionFile keeps the first bytes that it is told to keep and overwrites the rest", () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "portal-rejected-")), "rejected.ndjson");
  const rejection = { file: "a.ndjson", line: 3, type: "company", key: "C-1", problems: [], row: { ü: 1 } };
  const first = openRejectionFile(file, 0);
  first.write(rejection);
  const written = first.length();
  first.write({ ...rejection, line: 4 });
  first.close();
  const second = openRejectionFile(file, written);
  second.write({ ...rejection, line: 5, row: undefined });
  expect(second.length()).toBe(Buffer.byteLength(readFileSync(file)));
  second.close();
  expect(readFileSync(file, "utf8")).toBe(
    [
      '{"file":"a.ndjson","line":3,"type":"company","key":"C-1","errors":[],"row":{"ü":1}}\n',
      '{"file":"a.ndjson","line":5,"type":"company","key":"C-1","errors":[],"row":null}\n',
    ].join(""),
  );
});
