import { JSON_PARTS, PARTS } from "@portal/contract/entry/parts";
import { PART_FIELDS } from "@portal/contract/entry/rules/part-rules";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { shapeOf } from "./shape-of.ts";

test("a stored text that a rule refuses by now is still answered", () => {
  const rule = z.object({ name: z.string().check(z.maxLength(3)), year: z.nullable(z.int().check(z.minimum(1000))) });
  expect(rule.safeParse({ name: "Brandt", year: 7 }).success).toBe(false);
  expect(shapeOf(rule).parse({ name: "Brandt", year: 7 })).toEqual({ name: "Brandt", year: 7 });
});

test("a field that the rules do not name is left out, in lists too", () => {
  const rule = z.object({ cities: z.array(z.object({ name: z.string() })) });
  expect(shapeOf(rule).parse({ cities: [{ name: "Köln", secret: 1 }], secret: 2 })).toEqual({
    cities: [{ name: "Köln" }],
  });
});

test("an unknown code and a value of another type are refused", () => {
  const shape = shapeOf(z.object({ state: z.enum(["open", "closed"]), done: z.boolean() }));
  expect(shape.safeParse({ state: "ajar", done: true }).success).toBe(false);
  expect(shape.safeParse({ state: "open", done: "yes" }).success).toBe(false);
});

test("an unsupported kind of schema is refused when the server starts", () => {
  expect(() => shapeOf(z.object({ at: z.date() }))).toThrow("date");
});

test.each(JSON_PARTS)("%s: the empty value fits the shape of its own fields", (part) => {
  const { empty } = PARTS[part];
  const fields = Object.keys(PART_FIELDS[part]);
  expect(Object.keys(empty)).toEqual(expect.arrayContaining(fields));
  expect(Object.keys(PARTS[part].fields).toSorted()).toEqual(Object.keys(empty).toSorted());
});
