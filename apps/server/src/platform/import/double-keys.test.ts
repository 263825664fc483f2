import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findDoubleKey } from "./double-keys.ts";

const find = (text: string): string | undefined => findDoubleKey(text, JSON.parse(text));

test.each<[string, string | undefined]>([
  ['{"a":1,"b":2}', undefined],
  ['{"a":1,"a":2}', "a"],
  ['{ "a" : 1 , "a" : 1 }', "a"],
  ['{"a":{"x":1},"b":{"x":1}}', undefined],
  ['{"a":{"x":1,"x":2}}', "a.x"],
  ['[{"a":1},{"a":1}]', undefined],
  ['{"list":[{"b":0},{"b":[3,{"c":1,"c":2}]}]}', "list.1.b.1.c"],
  [String.raw`{"a\"b":1,"a\u0022b":2}`, 'a"b'],
  [String.raw`{"a":"x\\","b":"\"a\":1"}`, undefined],
  ['{"__proto__":1,"__proto__":2}', "__proto__"],
])("findDoubleKey(%s) is %s", (text, path) => {
  expect(find(text)).toBe(path);
});

test("finds no double key in what JSON.stringify writes, and finds each key that is added a second time", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1, noNullPrototype: true }), (object) => {
      const text = JSON.stringify(object);
      expect(find(text)).toBeUndefined();
      expect(find(JSON.stringify(object, null, 2))).toBeUndefined();
      const [key = ""] = Object.keys(object);
      expect(find(`${text.slice(0, -1)},${JSON.stringify(key)}:0}`)).toBe(key);
    }),
  );
});
