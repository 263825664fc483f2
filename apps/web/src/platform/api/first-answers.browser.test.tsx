import { FIRST_ANSWERS_ID } from "@portal/contract/auth/first-answers";
import { XSRF_COOKIE } from "@portal/contract/auth/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { chooseCookies } from "@portal/contract/tracking/cookie-choice";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commands } from "vitest/browser";
import { accountQuery } from "../query/use-account-query.ts";
import { apiCall } from "./api-call.ts";
import { dropAnswers, takeFirstAnswers } from "./first-answers.ts";

const LOAD = "GET /api/customer/getSalesForceEntry";
const ADDRESS = "/api/customer/getSalesForceEntry?accountId=7";
const user = { login: "firma@demo.example" };
const load = (accountId = 7) => apiCall(getSalesForceEntry, { accountId });
const calls = async () => (await commands.requestsOfApi()).map(({ call }) => call);

/** Puts the block into the document as the server does. */
function bring(session: string): void {
  const block = Object.assign(document.createElement("script"), { id: FIRST_ANSWERS_ID, type: "application/json" });
  block.textContent = JSON.stringify({ session, renewedAgoMs: 5, user, answers: { [ADDRESS]: { entry: "brought" } } });
  document.body.append(block);
}
const writeToken = (token: string) => void (document.cookie = `${XSRF_COOKIE}=${token}; path=/`);

beforeEach(async () => {
  writeToken("sone.signature");
  await commands.answerApi({
    [LOAD]: { body: { entry: "asked" } },
    "POST /api/service/cookie-choice": { status: 204 },
  });
});
afterEach(() => {
  dropAnswers();
  writeToken("s-test");
});

test("the person is taken once, and the block leaves the document", () => {
  bring("sone");
  expect(takeFirstAnswers()).toEqual({ user, renewedAgoMs: 5 });
  expect(document.getElementById(FIRST_ANSWERS_ID)).toBeNull();
  expect(takeFirstAnswers()).toBeNull();
});

test("a call gets its answer once, and another company's call asks", async () => {
  bring("sone");
  takeFirstAnswers();
  expect([await load(8), await load(), await load()]).toEqual([
    { entry: "asked" },
    { entry: "brought" },
    { entry: "asked" },
  ]);
  expect(await calls()).toEqual([LOAD, LOAD]);
});

test("a company's query has its answer at once, so that nothing is shown as loading", () => {
  bring("sone");
  takeFirstAnswers();
  const client = new QueryClient();
  const dataFor = (company: number) =>
    new QueryObserver(client, accountQuery(company, "entry", getSalesForceEntry, {})).getCurrentResult().data;
  expect([dataFor(7), dataFor(8)]).toEqual([{ entry: "brought" }, undefined]);
});

test.each(["stwo.signature", "aone.signature", ""])(
  "nothing is taken if the cookie belongs to another session: %j",
  async (token) => {
    bring("sone");
    writeToken(token);
    expect(takeFirstAnswers()).toBeNull();
    expect(document.getElementById(FIRST_ANSWERS_ID)).toBeNull();
    expect(await load()).toEqual({ entry: "asked" });
  },
);

test("a call that changes something drops what is left, because it may have become wrong", async () => {
  bring("sone");
  takeFirstAnswers();
  await apiCall(chooseCookies, { body: { statistics: false } });
  expect(await load()).toEqual({ entry: "asked" });
});
