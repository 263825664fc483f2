/**
 * `npm run bench -- --only listings`: listings judged per second (normalised, matched and compared in all fields), as a
 * ratio of what it takes one thread to read the same listing from JSON. Functions alone, no database.
 */
import { compareListing } from "@portal/listing/compare-listing";
import { matchScore } from "@portal/listing/match";
import type { ListingExpectation, ListingReading } from "@portal/contract/entry-service/listing";
import { median, medianRatio } from "./measure.ts";
import { printTable } from "./table.ts";

const DIFFERENT = 1000;
/** What one listing may cost: as much as reading it this many times. */
const MOST_TIMES_PARSE = 50;

const open = {
  spans: [
    { from: "08:00", to: "12:30" },
    { from: "13:30", to: "18:00" },
  ],
  byAppointment: false,
};
const shut = { spans: [], byAppointment: false };

type Pair = { expected: ListingExpectation; reading: ListingReading };

/** A business, and a listing of it in another spelling; each fourth has an old phone number, each tenth another name. */
const pairOf = (number: number): Pair => {
  const phone = String(2_000_000 + number * 7);
  return {
    expected: {
      name: `Müller & Söhne Dachdeckerei ${number} GmbH & Co. KG`,
      street: "Karl-Marx-Straße",
      houseNumber: `${number}a`,
      postalCode: "50825",
      city: "Frankfurt am Main",
      phone: `069 ${phone}`,
      website: `https://www.mueller-${number}.example`,
      openingHours: [open, open, open, open, open, shut, shut],
    },
    reading: {
      name: number % 10 === 0 ? "Zahnarztpraxis am Ring" : `MUELLER UND SÖHNE Dachdeckerei ${number}`,
      streetLine: `Karl Marx Str. ${number} A`,
      postalCode: "D-50825",
      city: "Frankfurt a. M.",
      phones: [number % 4 === 0 ? "069 1" : `+49 (0)69 / ${phone.slice(0, 3)} ${phone.slice(3)}`],
      websites: [`http://mueller-${number}.example/?utm_source=portal`],
      openingHours: { texts: ["Mo-Fr 8:00–12:30 und 13:30–18 Uhr", "Sa, So geschlossen"], specifications: [] },
    },
  };
};

/** Calls per second of one round. */
function rate(work: (index: number) => unknown, ms: number): number {
  const start = performance.now();
  let done = 0;
  do {
    for (let index = 0; index < DIFFERENT; index++) work(index);
    done += DIFFERENT;
  } while (performance.now() - start < ms);
  return (1000 * done) / (performance.now() - start);
}

/** Measures in rounds in turn and prints the table. */
export function measureListings(quick: boolean): void {
  const pairs = Array.from({ length: DIFFERENT }, (_, index) => pairOf(index + 1));
  const texts = pairs.map((pair) => JSON.stringify(pair));
  const judge = (index: number): unknown => {
    const pair = pairs[index];
    return pair && [matchScore(pair.expected, pair.reading), compareListing(pair.expected, pair.reading)];
  };
  const parse = (index: number): unknown => JSON.parse(texts[index] ?? "");
  const [rounds, ms] = quick ? [3, 300] : [5, 1000];
  const [judged, parsed]: [number[], number[]] = [[], []];
  for (const work of [judge, parse]) rate(work, ms);
  for (let round = 0; round < rounds; round++) {
    judged.push(rate(judge, ms));
    parsed.push(rate(parse, ms));
  }
  printTable(
    ["listings", "times JSON.parse", "goal", "judged/s", "parsed/s"],
    [
      [
        "match and compare",
        medianRatio(parsed, judged).toFixed(1),
        `≤ ${MOST_TIMES_PARSE}`,
        median(judged).toFixed(0),
        median(parsed).toFixed(0),
      ],
    ],
  );
  console.log(
    `\n${DIFFERENT} businesses and listings in other spellings, one thread; ${rounds} rounds of ${ms / 1000} s, medians.`,
  );
}
