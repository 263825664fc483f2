import fc from "fast-check";
import { expect, test } from "vitest";
import { summariseByTerms, type SummaryRating } from "./summary.ts";

const rated = (ratingId: number, stars: number, text: string): SummaryRating => ({
  ratingId,
  stars,
  text,
  source: "GOOGLEMYBUSINESS",
  ratedAt: `2026-03-0${ratingId}T08:00:00.000Z`,
});

test("words of three ratings are topics, with the newest sentences as evidence", async () => {
  const { praise, criticism } = await summariseByTerms([
    rated(5, 5, "Sehr gut. Die Beratung war ehrlich!"),
    rated(4, 4, "Beratung und Preis stimmen."),
    rated(3, 5, "Gute Beratung."),
    rated(2, 1, "Schlechte Beratung, langer Termin."),
  ]);
  expect(praise).toMatchObject([
    { term: "Beratung", ratings: 3, quotes: [{ sentence: "Die Beratung war ehrlich!", ratingId: 5 }, { ratingId: 4 }] },
  ]);
  expect(criticism).toEqual([]);
});

test("forms of a word are one topic, named by the commonest; a rating counts once", async () => {
  const { criticism } = await summariseByTerms([
    rated(4, 1, "Der Termin fiel aus. Neue Termine gab es nicht."),
    rated(3, 2, "Kein Termin frei."),
    rated(2, 1, "Unfreundliche Leute."),
    rated(1, 1, "Der Termin platzte."),
  ]);
  expect(criticism).toMatchObject([{ term: "Termin", ratings: 3 }]);
});

test("a word that judges is named without ending and capital", async () => {
  const { praise } = await summariseByTerms([
    rated(3, 5, "Freundliche Leute."),
    rated(2, 5, "Ein freundlicher Chef."),
    rated(1, 4, "Sehr freundlich!"),
  ]);
  expect(praise).toMatchObject([{ term: "freundlich", ratings: 3 }]);
});

test("one customer's word, three stars and words that say nothing are no topics", async () => {
  const none = await summariseByTerms([
    rated(3, 3, "Die Beratung."),
    rated(2, 3, "Die Beratung."),
    rated(1, 3, "Die Beratung."),
    rated(4, 5, "Wirklich. Trotzdem."),
    rated(5, 5, "Wirklich. Trotzdem."),
    rated(6, 5, "Wirklich. Trotzdem."),
  ]);
  expect(none).toEqual({ praise: [], criticism: [] });
});

test("every quoted sentence stands in its rating, whatever people write", async () => {
  const ratings = fc.array(
    fc.record({ stars: fc.integer({ min: 1, max: 5 }), text: fc.string({ unit: "grapheme" }) }),
    {
      maxLength: 20,
    },
  );
  await fc.assert(
    fc.asyncProperty(ratings, async (given) => {
      const read = given.map(({ stars, text }, index) => rated(index, stars, `${text} Der Termin war ${text}.`));
      const { praise, criticism } = await summariseByTerms(read);
      for (const { sentence, ratingId } of [...praise, ...criticism].flatMap(({ quotes }) => quotes)) {
        expect(read[ratingId]?.text).toContain(sentence);
      }
    }),
    { numRuns: 50 },
  );
});
