import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { openingHoursSchema } from "@portal/contract/opening-hours/schema";
import { NOT_UNDERSTOOD, SPANS, TIMES } from "@portal/contract/text/outside/opening-times";
import { OPENING_HOUR_PATTERN } from "@portal/contract/text/patterns";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSpansText, parseTimeText, tidyTimeText } from "./time-text.ts";

const said = (text: string): string | undefined => {
  const week = emptyOpeningHours().week.map((day, index) =>
    index === 0 ? { ...day, spans: [{ from: tidyTimeText(text), to: "18:01" }] } : day,
  );
  return openingHoursSchema.safeParse({ ...emptyOpeningHours(), week }).error?.issues[0]?.message;
};

describe("parseTimeText reads times as people write them", () => {
  test.each(TIMES)("%j as %s", (text, time) => {
    expect(parseTimeText(text)).toBe(time);
    expect(said(text)).toBeUndefined();
  });
});

describe("parseSpansText reads spans as people write them", () => {
  test.each(SPANS)("%j as %s", (text, spans) => {
    expect(
      parseSpansText(text)
        ?.map(({ from, to }) => `${from}-${to}`)
        .join(" "),
    ).toBe(spans);
  });
});

describe("text that is neither a time nor a span", () => {
  test.each(NOT_UNDERSTOOD)('for %j the field says "%s"', (text, message) => {
    expect(parseTimeText(text)).toBeNull();
    expect(parseSpansText(text)).toBeNull();
    // The typed text stays.
    expect(tidyTimeText(text)).toBe(text);
    expect(said(text)).toBe(message);
  });
});

describe("properties", () => {
  const hour = fc.nat(23);
  const minute = fc.nat(59);
  const two = (value: number): string => String(value).padStart(2, "0");
  const writings = [
    (h: number, m: number) => `${h}:${two(m)}`,
    (h: number, m: number) => `${two(h)}.${two(m)} Uhr`,
    (h: number, m: number) => `${h},${two(m)}`,
    (h: number, m: number) => `${h}h${two(m)}`,
    (h: number, m: number) => `${h} Uhr ${two(m)}`,
    (h: number, m: number) => `${two(h)}${two(m)}`,
  ];
  const writing = fc.constantFrom(...writings);

  test("each time of day is understood in each way of writing it", () => {
    fc.assert(
      fc.property(hour, minute, writing, (h, m, write) => {
        expect(parseTimeText(write(h, m))).toBe(`${two(h)}:${two(m)}`);
      }),
    );
  });

  test("two spans are understood with any usual separator", () => {
    const until = fc.constantFrom("-", " - ", "–", " bis ", "—", " – ");
    const between = fc.constantFrom(" u. ", " und ", ", ", " / ", "; ", " + ", " & ", "\n", " ");
    fc.assert(
      fc.property(fc.tuple(hour, hour, hour, hour), minute, until, between, (hours, m, to, and) => {
        const [a, b, c, d] = hours.map((h) => `${h}:${two(m)}`);
        const spans = parseSpansText(`${a}${to}${b}${and}${c}${to}${d}`);
        expect(spans?.flatMap(({ from, to: end }) => [from, end])).toEqual(hours.map((h) => `${two(h)}:${two(m)}`));
      }),
    );
  });

  test("an understood text becomes HH:MM, which is read as the same time", () => {
    const part = fc.oneof(
      fc.constantFrom("8", "30", ":", ".", ",", "h", "Uhr", "bis", "-", "und", "u.", "abends", "halb", "24", " ", "am"),
      fc.string({ maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
        const text = parts.join("");
        const times = [parseTimeText(text), ...(parseSpansText(text) ?? []).flatMap(({ from, to }) => [from, to])];
        for (const time of times.filter((found) => found !== null)) {
          expect(time).toMatch(OPENING_HOUR_PATTERN);
          expect(parseTimeText(time)).toBe(time);
        }
      }),
      { numRuns: 2000 },
    );
  });

  // Checks only the length, so that no long text can block the page.
  test("a text of more than 120 characters is neither a time nor a span", () => {
    for (const part of [" ", "8", "8 ", "8-12 ", "uhr ", "8,", "\u0301\u0316", "halb ", "h"]) {
      const text = `8-12${part.repeat(100_000 / part.length)}`;
      expect([parseTimeText(text), parseSpansText(text)]).toEqual([null, null]);
    }
    expect(parseSpansText(`8-12${" ".repeat(116)}`)).not.toBeNull();
  });
});
