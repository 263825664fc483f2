import { expect, test } from "vitest";
import * as z from "zod/mini";
import { serializerCompiler, validatorCompiler } from "./schemas.ts";

const answer = z.object({
  account: z.object({ id: z.number(), tags: z.array(z.object({ name: z.nullable(z.string()) })) }),
});
const serialize = serializerCompiler({ schema: answer, method: "GET", url: "/x" });

test("an answer loses every field that its row does not name, at each depth", () => {
  const text = serialize({ account: { id: 1, secret: "s", tags: [{ name: null, hash: "h" }] }, password: "p" });
  expect(JSON.parse(text)).toEqual({ account: { id: 1, tags: [{ name: null }] } });
});

test("an answer that differs from its declared type is a 500", () => {
  expect(() => serialize({ account: { id: "1", tags: [] } })).toThrow("GET /x answers what it does not declare");
});

test("input is transformed, defaults are filled in, errors name the field", () => {
  const schema = z.object({
    limit: z.pipe(z.string().check(z.regex(/^\d+$/, "Bitte eine Zahl.")), z.transform(Number)),
    order: z._default(z.string(), "name"),
  });
  const validate = validatorCompiler({ schema: schema as never, method: "GET", url: "/x" });
  expect(validate({ limit: "5", other: 1 })).toEqual({ value: { limit: 5, order: "name" } });
  expect(validate({ limit: "x" })).toMatchObject({ error: [{ instancePath: "/limit", message: "Bitte eine Zahl." }] });
});
