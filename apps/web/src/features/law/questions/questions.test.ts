import { BRANDS } from "@portal/contract/brands/brands";
import { QUESTIONS } from "@portal/contract/law/question-titles";
import { expect, test } from "vitest";
import { countOf, searched, topicsOf } from "./questions.ts";

const [brand] = BRANDS;
const topics = topicsOf(brand);
const found = (search: string) => searched(topics, search).flatMap(({ questions }) => questions.map(({ id }) => id));

test.each([
  ["", topics.flatMap(({ questions }) => questions.map(({ id }) => id))],
  ["  Passwort vergessen ", ["passwort"]],
  ["LOESCHE profil", ["profil-loeschen"]],
  ["xyzzy", []],
])("the search for %j finds %j", (search, ids) => expect(found(search)).toEqual(ids));

test("every question that the product's search finds has an answer", () => {
  expect(found("").toSorted()).toEqual(Object.keys(QUESTIONS).toSorted());
});

test("umlauts are found however they are typed", () => expect(found("rueckgaengig")).toEqual(found("rückgängig")));

test("each question has its own anchor, and numbers are those of the brand", () => {
  for (const one of BRANDS) {
    const questions = topicsOf(one).flatMap((topic) => topic.questions);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(countOf(topicsOf(one)));
    expect(questions.map(({ answer }) => answer).join(" ")).toContain(one.contactDetails.servicePhone);
  }
});
