import { expect, test } from "vitest";
import { vocabularyOf } from "../terms/vocabulary.ts";
import { searchedTerms } from "./searched-terms.ts";

const vocabulary = vocabularyOf({ name: "Lorenz", keywords: ["Dachrinne"], places: ["Köln"] });
const isCompared = { google: false, directory: false };
const known = { google: [], directory: [{ term: "Dachgaube Köln", views: 4, before: 0 }], isCompared };

test("visits of websites join the term of the other sources, however it is written; new ones are added", () => {
  const words = [
    { term: "dachgaube köln", visits: 7 },
    { term: "DACHGAUBE KÖLN", visits: 2 },
    { term: "dachrinne", visits: 3 },
  ];
  const found = searchedTerms(known, words, vocabulary).map(({ term, views, visits, hasKeyword, topic }) => ({
    term,
    views,
    visits,
    hasKeyword,
    topic,
  }));
  expect(found).toEqual([
    { term: "Dachgaube Köln", views: 4, visits: 9, hasKeyword: false, topic: "Dachgaube" },
    { term: "dachrinne", views: 0, visits: 3, hasKeyword: true, topic: "dachrinne" },
  ]);
});

test("without websites everything is as the other sources say", () =>
  expect(searchedTerms(known, [], vocabulary)).toMatchObject([{ term: "Dachgaube Köln", views: 4, visits: 0 }]));
