/** Requests that no browser of ours sends: a valid request of a call with one hostile value in one place of it. */
import type { Endpoint } from "@portal/contract/http/endpoint";
import * as z from "zod/mini";

/** Params, query and body as they are sent. */
export type Input = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/** Where a value stands in an input, such as `["body", "photos", 0, "alt"]`. */
export type Place = readonly (string | number)[];

const NOT_THERE = Symbol("not there");

/** What is wrong with the value, and the value. Works in a URL as well as in a body. */
const HOSTILE_TEXTS: readonly (readonly [what: string, text: string])[] = [
  ["empty", ""],
  ["a space", " "],
  ["a tab and a line break", "\t\r\n"],
  ["a line break inside", "a\r\nBcc: b@firma.example"],
  ["NUL", "a\u0000b"],
  ["text that runs right to left", "a\u202Egpj.exe"],
  ["zero width", "\u200B\uFEFF"],
  ["a combining accent", "e\u0301"],
  ["a letter that grows in lower case", "\u0130"],
  ["a Cyrillic letter", "p\u0430ypal@firma.example"],
  ["10,000 characters", "a".repeat(10_000)],
  ["2,000 emoji", "\u{1F600}".repeat(2_000)],
  ["SQL", "'; drop table users; --"],
  ["a pattern of LIKE", "%_\\%"],
  ["HTML", "<img src=x onerror=alert(1)>"],
  ["a path", "../../etc/passwd"],
  ["a path with NUL as escape", "..%2f..%00"],
  ["a template", "{{7*7}}${7*7}"],
  ["a script as address", "javascript:alert(1)"],
  ["an address on loopback", "http://127.1/"],
  ["an address without name", "//"],
  ["zero", "0"],
  ["a leading zero", "01"],
  ["a negative number", "-1"],
  ["a number with sign", "+1"],
  ["a fraction", "1.5"],
  ["an exponent", "1e3"],
  ["a number above the safe ones", "9007199254740993"],
  ["a number above bigint", "99999999999999999999"],
  ["a hexadecimal number", "0x10"],
  ["full-width digits", "\uFF11\uFF12"],
  ["Infinity", "Infinity"],
  ["NaN", "NaN"],
  ["true", "true"],
  ["null", "null"],
  ["a list in brackets", "[1,2]"],
  ["30 February", "2026-02-30"],
  ["29 February of a common year", "2027-02-29"],
  ["29 February of a leap year", "2028-02-29"],
  ["month 13", "2026-13-01"],
  ["year 0", "0000-01-01"],
  ["year 9999", "9999-12-31"],
  ["a year with six digits", "+275760-09-14"],
  ["a date before Christ", "-000001-01-01"],
  ["the hour that is missing in spring", "2026-03-29T02:30:00"],
  ["the hour that is there twice in autumn", "2026-10-25T02:30:00+02:00"],
  ["an instant without zone", "2026-01-01T00:00:00"],
  ["a leap second", "2026-12-31T23:59:60Z"],
  ["an unknown zone", "2026-01-01T00:00:00+99:99"],
  ["__proto__", "__proto__"],
  ["constructor", "constructor"],
];

/** What only a JSON body can hold. */
const HOSTILE_JSON: readonly (readonly [what: string, value: unknown])[] = [
  ["nothing", NOT_THERE],
  ["null as value", null],
  ["a boolean", true],
  ["zero as number", 0],
  ["minus one", -1],
  ["a fraction as number", 1.5],
  ["the largest number", Number.MAX_VALUE],
  ["a number above the safe ones as number", 2 ** 53],
  ["a number above bigint as number", 1e19],
  ["minus zero", -0],
  ["an empty list", []],
  ["a list of nothing", [null]],
  ["a list of 1,000", Array.from({ length: 1_000 }, (_, index) => index)],
  ["a repeated item", ["a", "a"]],
  ["a nested list", [[[[]]]]],
  ["an empty object", {}],
  ["an object with inherited names", { toString: 1, valueOf: 1, hasOwnProperty: 1 }],
  ["an object with a method for JSON", { toJSON: "x" }],
  ["an object like a query of a database", { $ne: null }],
];

/** A row for every place of the input with every hostile value that fits there. */
export function* hostileInputs(input: Input): Generator<{ place: Place; what: string; input: Input }> {
  for (const place of placesOf(input)) {
    const inBody = place[0] === "body";
    for (const [what, value] of inBody ? [...HOSTILE_TEXTS, ...HOSTILE_JSON] : HOSTILE_TEXTS) {
      yield { place, what, input: withValue(input, place, value) };
    }
    if (place[0] === "query") {
      yield { place, what: "twice", input: withValue(input, place, ["1", "2"]) };
      yield { place, what: "nothing", input: withValue(input, place, NOT_THERE) };
    }
  }
}

/** Every place that holds a value: each field, each item, and the lists and objects around them. */
function placesOf(input: Input): Place[] {
  const below = (value: unknown, place: Place): Place[] => {
    if (typeof value !== "object" || value === null) return [place];
    return [place, ...Object.entries(value).flatMap(([key, inner]) => below(inner, [...place, keyOf(value, key)]))];
  };
  return (["params", "query", "body"] as const).flatMap((part) => {
    const places = below(input[part], [part]);
    return part === "body" ? (input.body === undefined ? [] : places) : places.slice(1);
  });
}

const keyOf = (holder: object, key: string): string | number => (Array.isArray(holder) ? Number(key) : key);

function withValue(input: Input, place: Place, value: unknown): Input {
  const copy = structuredClone(input) as unknown as Record<string | number, unknown>;
  let holder = copy;
  for (const key of place.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  const last = place.at(-1) as string | number;
  if (value === NOT_THERE) delete holder[last];
  else holder[last] = value;
  return copy as unknown as Input;
}

/**
 * An input that the endpoint's schemas accept.
 *
 * @param candidates tried in turn for every text and number; the first that its schema accepts is taken
 */
export function plausibleInput(endpoint: Endpoint, candidates: readonly unknown[]): Input {
  const { params, query, body } = endpoint as { params?: Schema; query?: Schema; body?: Schema };
  const of = (schema: Schema | undefined) => (schema ? plausible(schema, candidates) : undefined);
  return {
    params: (of(params) ?? {}) as Input["params"],
    query: (of(query) ?? {}) as Input["query"],
    body: of(body),
  };
}

/** The parts of a schema's definition that are read here. */
type Definition = {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  options?: Schema[];
  values?: unknown[];
  shape?: Record<string, Schema>;
  entries?: Record<string, unknown>;
};
type Schema = z.ZodMiniType & { _zod: { def: Definition } };

const WRAPPERS = new Set(["optional", "nullable", "default", "prefault", "readonly"]);
const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

function plausible(schema: Schema, candidates: readonly unknown[]): unknown {
  const { type, innerType, in: input, element, options, values, shape, entries } = schema._zod.def;
  const inner = (part: Schema | undefined) => plausible(part as Schema, candidates);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, inner(field)]));
  // Where nothing fits, such as the marker of an uploaded file: the value that stands for none.
  if (WRAPPERS.has(type)) return [inner(innerType), null, undefined].find((value) => accepts(schema, value));
  // A text that becomes a number or an instant: what comes out decides whether a candidate fits.
  if (type === "pipe" && input?._zod.def.type !== "string") return inner(input);
  if (element) return [[inner(element)], []].find((value) => accepts(schema, value));
  if (options) return options.map(inner).find((value) => accepts(schema, value));
  if (values) return values[0];
  if (entries) return Object.values(entries)[0];
  return candidates.find((candidate) => accepts(schema, candidate)) ?? candidates[0];
}
