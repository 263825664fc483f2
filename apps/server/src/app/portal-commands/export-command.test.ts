import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, type PortalTest, startPortalTest } from "../../testing/portal-command.ts";
import { PRODUCTION } from "../../testing/production-settings.ts";
import { IMPORT_ROW_TYPES } from "../import/kinds.ts";

let t: PortalTest;
let portal: Portal;
let folder: string;
beforeAll(async () => {
  t = await startPortalTest();
  ({ portal, dataDir: folder } = t);
});
afterAll(() => t.close());

test("demo --companies writes to a file, to standard output or to the database; export writes the same rows to a file, a folder and standard output", async () => {
  const file = path.join(folder, "generated.ndjson");
  const ask = ["demo", "--companies", "5", "--seed", "4"];
  expect(await portal([...ask, "--output", file])).toEqual({ code: 0, out: "", error: "" });
  const generated = readFileSync(file, "utf8");
  expect(`${(await portal([...ask, "--output", "-"])).out}\n`).toBe(generated);
  expect((await portal([...ask, "--quiet"])).out).toMatch(/^company +5 +0 +0 +0 +0$/m);
  const again = (await portal(["import", "--quiet", file])).out;
  expect(again).toMatch(/^company +0 +0 +5 +0 +0$/m);
  expect(again).toMatch(/^entry +0 +0 +5 +0 +0$/m);

  const whole = path.join(folder, "whole.ndjson");
  expect(await portal(["export", whole])).toMatchObject({ code: 0, out: expect.stringMatching(/^entry +5$/m) });
  const parts = path.join(folder, "parts");
  await portal(["export", "--folder", parts]);
  const names = readdirSync(parts).toSorted();
  expect(names).toHaveLength(IMPORT_ROW_TYPES.length);
  expect(names.map((name) => readFileSync(path.join(parts, name), "utf8")).join("")).toBe(readFileSync(whole, "utf8"));
  const printed = await portal(["export"]);
  expect(`${printed.out}\n`).toBe(readFileSync(whole, "utf8"));
  expect(printed.error).toContain("fehlen");
});

test("demo --companies fails in production and for a malformed number; export fails with a file and a folder", async () => {
  expect(await portal(["demo", "--companies", "5", "--output", "-"], { env: PRODUCTION })).toMatchObject({
    code: 1,
    out: "",
  });
  expect(await portal(["demo", "--companies", "viele"])).toMatchObject({ code: 1 });
  expect(await portal(["demo", "--output", "-"])).toMatchObject({ code: 1 });
  expect(await portal(["export", "x.ndjson", "--folder", folder])).toMatchObject({ code: 1 });
});

test("import --rejected writes rejected rows with their errors to the file", async () => {
  const file = path.join(folder, "bad.ndjson");
  writeFileSync(file, '{"type":"company","external_id":"C-1"}\n');
  const report = path.join(folder, "rejected.ndjson");
  expect(await portal(["import", file, "--rejected", report])).toMatchObject({ code: 1 });
  expect(JSON.parse(readFileSync(report, "utf8"))).toEqual({
    file,
    line: 1,
    type: "company",
    key: "C-1",
    errors: [{ field: "company_name", message: "fehlt." }],
    row: { type: "company", external_id: "C-1" },
  });
});
