import { expect, test } from "vitest";
import { errorsIn } from "./api-call.ts";
import { ApiProblem } from "./api-problem.ts";
import { germanMessage } from "./german-message.ts";
import { RejectedAction, type RejectionText } from "./rejections.ts";

const texts = ["no customer loaded", "Unknown companyId", "Already loading...", "Entry is already loading"] as const;

test.each<RejectionText>([...texts])("code sees '%s', people see German", (text) => {
  const rejection = new RejectedAction(text);
  expect(rejection.message).toBe(text);
  expect(germanMessage(rejection)).not.toContain(text);
  expect(germanMessage(rejection)).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

test("the server's German sentence is shown as it is", () => {
  const errors = [{ code: "auth.throttled", message: "Zu viele Anmeldeversuche." }] as const;
  expect(germanMessage(new ApiProblem({ kind: "answer", status: 429, errors }))).toBe("Zu viele Anmeldeversuche.");
});

test.each([
  ["no connection", new ApiProblem({ kind: "offline", status: 0 }), /^Keine Verbindung/],
  ["a gateway's answer", new ApiProblem({ kind: "outage", status: 502 }), /nicht erreichbar/],
  ["a body without errors", new ApiProblem({ kind: "answer", status: 400 }), /nicht geklappt/],
  ["a defect of ours", new TypeError("x is undefined"), /nicht geklappt/],
  ["anything else", "oops", /nicht geklappt/],
])("%s has a sentence of its own", (_, error, expected) => {
  expect(germanMessage(error)).toMatch(expected);
});

test.each([null, undefined, "text", [], {}, { errors: "no list" }, { errors: null }])(
  "a body %j has no errors",
  (body) => {
    expect(errorsIn(body)).toEqual([]);
  },
);

test("a body's errors are its list", () => {
  expect(errorsIn({ errors: [{ code: "request.invalid", message: "Bitte prüfen." }] })).toHaveLength(1);
});
