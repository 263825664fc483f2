/** Import rows of ratings with every field, for property tests. Imported by tests only. */
import { RATING_SOURCE_KEYS } from "@portal/contract/ratings/sources";
import * as fc from "fast-check";
import { instant, isoDay, line, maybe, paragraphs } from "../any-values.ts";

const rating = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      source: fc.constantFrom(...RATING_SOURCE_KEYS),
      stars: fc.integer({ min: 1, max: 5 }),
      title: maybe(line(30)),
      text: maybe(paragraphs),
      author: maybe(line(30)),
      url: maybe(fc.constantFrom("https://bewertungen.example/?id=1", null)),
      rated: fc.oneof(instant, isoDay),
      changed: instant,
      done: maybe(fc.option(instant)),
      held: maybe(fc.option(instant)),
    })
    .map((row) => ({ type: "rating", external_id: key, ...row }));

const answer = (source: "provider" | "person", key: string, company: string) =>
  fc
    .record({ text: fc.constant("Danke.\nBis bald."), published: instant, edited: maybe(fc.option(instant)) })
    .map((row) => ({ type: "rating_answer", company, source, rating: key, ...row }));
const answeredRating = (company: string) =>
  fc
    .record({ stars: fc.integer({ min: 1, max: 5 }), rated: instant, changed: instant })
    .map((row) => ({ type: "rating", external_id: "R-answered", company, source: "provider", ...row }));

const feed = (source: "cylex" | "golocal", company: string) =>
  fc.record({ place: line(30, 1) }).map((row) => ({ type: "rating_feed", company, source, ...row }));

const survey = (company: string) =>
  fc
    .record({
      answers: fc.integer({ min: 5, max: 40 }),
      recommending: fc.integer({ min: 0, max: 5 }),
      reported: instant,
    })
    .map((row) => ({ type: "employer_survey", company, surveyed: "2026-03-01", ...row }));

export const ratingRows = (companies: readonly string[]) => [
  ...["R-1", "r:2", "R_3"].map((key) => rating(key, companies)),
  answeredRating("C-1"),
  answer("provider", "R-answered", "C-1"),
  ...companies.map((company) => answer("person", "R-1", company)),
  feed("cylex", "C-1"),
  feed("golocal", "C_3"),
  survey("C-1"),
];
