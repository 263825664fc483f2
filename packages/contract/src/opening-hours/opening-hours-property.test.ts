import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyOpeningHours, MAX_SPANS_PER_DAY, type OpeningHours, type Span, timeOf } from "./model.ts";
import { checkOpeningHours } from "./rules.ts";
import { openingHoursSchema, readOpeningHours } from "./schema.ts";

/** An even number of times in ascending order: from, to, from, to. */
const moments = fc
  .uniqueArray(fc.nat(1439), { maxLength: 2 * MAX_SPANS_PER_DAY })
  .map((minutes) => minutes.toSorted((a, b) => a - b).slice(0, 2 * Math.floor(minutes.length / 2)));
const spansIn = (minutes: readonly number[]): Span[] =>
  Array.from({ length: minutes.length / 2 }, (_, index) => ({
    from: timeOf(minutes[2 * index] ?? 0),
    to: timeOf(minutes[2 * index + 1] ?? 0),
  }));
const day = fc.record({ spans: moments.map(spansIn), byAppointment: fc.boolean() });
const week = fc.array(day, { minLength: 7, maxLength: 7 });
const hoursOf = (days: OpeningHours["week"]): OpeningHours => ({ ...emptyOpeningHours(), week: days });

test("ordered spans that do not touch are valid on every day and stay unchanged", () => {
  fc.assert(
    fc.property(week, (days) => {
      const hours = hoursOf(days);
      expect(checkOpeningHours(hours)).toEqual([]);
      expect(openingHoursSchema.parse(hours)).toEqual(hours);
      expect(readOpeningHours(JSON.parse(JSON.stringify(hours)))).toEqual(hours);
    }),
  );
});

test("a span that begins inside another one is refused at its beginning on every day", () => {
  fc.assert(
    fc.property(fc.nat(6), fc.nat(1300), fc.integer({ min: 2, max: 100 }), fc.nat(97), (index, start, length, at) => {
      const inside = start + 1 + (at % (length - 1));
      const spans = spansIn([start, start + length, inside, 1439]);
      const days = hoursOf(emptyOpeningHours().week.map((one, other) => (other === index ? { ...one, spans } : one)));
      expect(checkOpeningHours(days).map(({ path, code }) => [path.join("."), code])).toEqual([
        [`week.${index}.spans.1.from`, "overlap"],
      ]);
    }),
  );
});

test("two spans are valid in ascending order only", () => {
  fc.assert(
    fc.property(
      moments.filter((minutes) => minutes.length === 4),
      (minutes) => {
        const spans = spansIn(minutes);
        const monday = (ordered: Span[]): OpeningHours =>
          hoursOf(emptyOpeningHours().week.map((one, index) => (index === 0 ? { ...one, spans: ordered } : one)));
        expect(checkOpeningHours(monday(spans))).toEqual([]);
        expect(checkOpeningHours(monday(spans.toReversed())).map(({ code }) => code)).toEqual(["order"]);
      },
    ),
  );
});

test("each error for any hours is a German sentence at an existing field", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("8:00", "25:00", "ab 8", "2026-02-30", "2026-03-01"));
  const span = fc.record({ from: text, to: text });
  const special = fc.record({ from: text, to: text, label: text, spans: fc.array(span, { maxLength: 2 }) });
  const hours = fc.record({
    week: fc.array(fc.record({ spans: fc.array(span, { maxLength: 5 }), byAppointment: fc.boolean() }), {
      minLength: 6,
      maxLength: 8,
    }),
    specialDays: fc.array(special, { maxLength: 3 }),
    temporarilyClosed: fc.option(fc.record({ from: text, until: fc.option(text), note: text })),
  });
  fc.assert(
    fc.property(hours, (typed) => {
      for (const { path, message } of openingHoursSchema.safeParse(typed).error?.issues ?? []) {
        expect(path.length).toBeGreaterThan(0);
        expect(message).toMatch(/^[A-ZÄÖÜ][^!]*\.$/);
      }
    }),
  );
});
