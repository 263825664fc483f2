import { expect, test } from "vitest";
import { errorsIn } from "./api-call.ts";
import { ApiProblem } from "./api-problem.ts";
import { germanMessage } from "./german-message.ts";
import { RejectedAction, type RejectionText } from "./rejections.ts";

const texts = ["no customer loaded", "Unknown companyId", "Already loading...", "Entry is already loading"] as const;

test.each<RejectionText>([...texts])("germanMessage of the rejection '%s' is a German sentence", (text) => {
  const rejection = new RejectedAction(text);
  expect(rejection.message).toBe(text);
  expect(germanMessage(rejection)).not.toContain(text);
  expect(germanMessage(rejection)).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

test("germanMessage prefers the server's German message", () => {
  const errors = [{ code: "auth.throttled", message: "Zu viele Anmeldeversuche." }] as const;
  expect(germanMessage(new ApiProblem({ kind: "answer", status: 429, errors }))).toBe("Zu viele Anmeldeversuche.");
});

test.each([
  ["no connection", new ApiProblem({ kind: "offline", status: 0 }), /^Keine Verbindung/],
  ["an error of the gateway", new ApiProblem({ kind: "outage", status: 502 }), /nicht erreichbar/],
  ["a body without errors", new ApiProblem({ kind: "answer", status: 400 }), /nicht geklappt/],
  ["a defect of ours", new TypeError("x is undefined"), /nicht geklappt/],
  ["anything else", "oops", /nicht geklappt/],
])("germanMessage of %s", (_, error, expected) => {
  expect(germanMessage(error)).toMatch(expected);
});

test.each([null, undefined, "text", [], {}, { errors: "no list" }, { errors: null }])(
  "errorsIn %j is empty",
  (body) => {
    expect(errorsIn(body)).toEqual([]);
  },
);

test("errorsIn an error body is its list", () => {
  expect(errorsIn({ errors: [{ code: "request.invalid", message: "Bitte prüfen." }] })).toHaveLength(1);
});
