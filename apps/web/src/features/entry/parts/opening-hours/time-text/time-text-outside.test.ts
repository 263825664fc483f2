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

describe("times as people write them", () => {
  test.each(TIMES)("%j is %s", (text, time) => {
    expect(parseTimeText(text)).toBe(time);
    expect(said(text)).toBeUndefined();
  });
});

describe("spans as people write them", () => {
  test.each(SPANS)("%j is %s", (text, spans) => {
    expect(
      parseSpansText(text)
        ?.map(({ from, to }) => `${from}-${to}`)
        .join(" "),
    ).toBe(spans);
  });
});

describe("what is neither", () => {
  test.each(NOT_UNDERSTOOD)("of %j the field says: %s", (text, message) => {
    expect(parseTimeText(text)).toBeNull();
    expect(parseSpansText(text)).toBeNull();
    // Nothing typed is lost.
    expect(tidyTimeText(text)).toBe(text);
    expect(said(text)).toBe(message);
  });
});

describe("in general", () => {
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

  test("each time of day is understood in each way of writing", () => {
    fc.assert(
      fc.property(hour, minute, writing, (h, m, write) => {
        expect(parseTimeText(write(h, m))).toBe(`${two(h)}:${two(m)}`);
      }),
    );
  });

  test("two spans are understood with anything between that people put there", () => {
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

  test("what is understood is a time of the wire, and read again it is the same", () => {
    const piece = fc.oneof(
      fc.constantFrom("8", "30", ":", ".", ",", "h", "Uhr", "bis", "-", "und", "u.", "abends", "halb", "24", " ", "am"),
      fc.string({ maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const text = pieces.join("");
        const times = [parseTimeText(text), ...(parseSpansText(text) ?? []).flatMap(({ from, to }) => [from, to])];
        for (const time of times.filter((found) => found !== null)) {
          expect(time).toMatch(OPENING_HOUR_PATTERN);
          expect(parseTimeText(time)).toBe(time);
        }
      }),
      { numRuns: 2000 },
    );
  });

  // Only the length is looked at: no text can keep the field busy.
  test("more than 120 characters are neither, whatever they hold", () => {
    for (const piece of [" ", "8", "8 ", "8-12 ", "uhr ", "8,", "\u0301\u0316", "halb ", "h"]) {
      const text = `8-12${piece.repeat(100_000 / piece.length)}`;
      expect([parseTimeText(text), parseSpansText(text)]).toEqual([null, null]);
    }
    expect(parseSpansText(`8-12${" ".repeat(116)}`)).not.toBeNull();
  });
});
