import { expect, test } from "vitest";
import { googleAnswerIn } from "./google-answer.ts";

test.each([
  ["?state=s&code=4%2Fabc&scope=openid&authuser=0", { kind: "granted", code: "4/abc", state: "s" }],
  ["?state=s&error=access_denied", { kind: "denied", state: "s" }],
  ["?error=access_denied", { kind: "denied", state: "" }],
  ["?code=c", null],
  ["?state=s", null],
  ["", null],
])('the query "%s" is read as %j', (search, answer) => {
  expect(googleAnswerIn(search)).toEqual(answer);
});
