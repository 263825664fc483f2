import path from "node:path";
import { build, parseAst, type Rolldown } from "vite";
import { describe, expect, test } from "vitest";
import { leanCode, leanContract } from "./lean-contract.ts";

const CONTRACT = path.resolve(import.meta.dirname, "../../../packages/contract/src");

/** A file as the browser gets it, without indentation and empty lines. */
const lean = (code: string): string =>
  leanCode(code, parseAst)
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();

describe("a file of the contract in the build", () => {
  test("an endpoint loses its schemas, keeps the rest, and its schema's import goes", () => {
    const code = lean(`
      import * as z from "zod/mini";
      import { endpoint } from "../http/endpoint.ts";
      import { idText } from "../http/ids.ts";
      import { PATHS } from "../paths.ts";
      export const getThing = endpoint()({ name: "getThing", path: PATHS.thing, params: z.object({ id: idText }), query: idText, body: z.string(), errors: ["a.b"] });`);
    expect(code).toBe(
      `import { endpoint } from "../http/endpoint.ts";
import { PATHS } from "../paths.ts";
export const getThing = endpoint()({ name: "getThing", path: PATHS.thing, params: undefined, query: undefined, body: undefined, errors: ["a.b"] });`,
    );
  });

  test.each([
    ["a schema in short form", "endpoint()({ name, body })", "endpoint()({ name, body: undefined })"],
    ["a call of another function", "serve()({ body: idText })", "serve()({ body: idText })"],
    ["a row given to endpoint itself", "endpoint({ body: idText })", "endpoint({ body: idText })"],
    ["a schema", "z.object({})", "/* @__PURE__ */ (() => (z.object({})))()"],
    ["a schema within a list", "[1, z.string()]", "/* @__PURE__ */ (() => ([1, z.string()]))()"],
    ["a function that makes a schema", "(n) => z.string().check(n)", "(n) => z.string().check(n)"],
    ["rules whose functions make schemas", "{ of: () => z.string() }", "{ of: () => z.string() }"],
    ["a plain value", '{ a: "z" }', '{ a: "z" }'],
  ])("%s", (_what, before, after) => {
    expect(lean(`export const one = ${before};`)).toBe(`export const one = ${after};`);
    expect(lean(`const one = ${before};`)).toBe(`const one = ${after};`);
  });

  test("several constants of one statement and several endpoints of one file change each for itself", () => {
    expect(
      lean("const a = z.string(), b = 1, c = endpoint()({ body: a }), d = endpoint()({ query: a, name: 'd' });"),
    ).toBe(
      "const a = /* @__PURE__ */ (() => (z.string()))(), b = 1, c = endpoint()({ body: undefined }), d = endpoint()({ query: undefined, name: 'd' });",
    );
  });

  test.each(["import { x } from './x.ts';\nexport const y = () => x;", "export function f() { return z.string(); }"])(
    "%j stays as it is",
    (code) => expect(lean(code)).toBe(code),
  );
});

/** The modules of the bundle of an entry file that exports from the contract. */
async function modulesOf(source: string): Promise<string[]> {
  const entry = "\0entry.js";
  const result = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      { name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? source : null) },
      leanContract(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  })) as Rolldown.RolldownOutput;
  return result.output.flatMap((file) =>
    file.type === "chunk"
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}

describe("the contract itself, bundled", () => {
  const calls = `${CONTRACT}/auth/calls.ts`;

  test("a call brings no zod along", async () => {
    const modules = await modulesOf(`export { login } from ${JSON.stringify(calls)};`);
    expect(modules).toContain(calls);
    expect(modules.filter((id) => id.includes("/zod/"))).toEqual([]);
  });

  test("a schema that is imported by its name does", async () => {
    const modules = await modulesOf(`export { idText } from ${JSON.stringify(`${CONTRACT}/http/ids.ts`)};`);
    expect(modules.some((id) => id.includes("/zod/"))).toBe(true);
  });
});
