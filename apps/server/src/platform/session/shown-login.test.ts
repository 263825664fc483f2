import { expect, test } from "vitest";
import { maskLogin, shownLogin, shownName } from "./shown-login.ts";

const AGENT = { agentUserId: 6 };
const PERSON = { agentUserId: null };

test.each([
  ["martin@firma.de", "m•••@f•••.de"],
  ["m@sub.firma.co.uk", "m•••@s•••.uk"],
  ["martin", "m•••"],
  ['"a@b"@firma.de', '"•••@f•••.de'],
  ["martin@localhost", "m•••@l•••"],
  ["🙂martin@firma.de", "🙂•••@f•••.de"],
  ["", ""],
])("the login %j is shown to customer care as %j, and to people of the company as it is", (login, masked) => {
  expect(maskLogin(login)).toBe(masked);
  expect(shownLogin(AGENT, login)).toBe(masked);
  expect(shownLogin(PERSON, login)).toBe(login);
});

test.each([
  ["Petra Brandt", "Petra Brandt"],
  ["petra@firma.de", "p•••@f•••.de"],
  ["Petra (petra@firma.de)", "Petra (•••@f•••.de)"],
  [null, null],
])("the name %j is shown to customer care as %j", (name, masked) => {
  expect(shownName(AGENT, name)).toBe(masked);
  expect(shownName(PERSON, name)).toBe(name);
});
