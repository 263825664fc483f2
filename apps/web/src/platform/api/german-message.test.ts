import { expect, test } from "vitest";
import { errorsIn } from "./api-call.ts";
import { ApiProblem } from "./api-problem.ts";
import { germanMessage, germanReason } from "./german-message.ts";
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

test("germanMessage names a defect of ours by its request, and a service that is away not", () => {
  const errors = [{ code: "server.defect", message: "Das hat nicht geklappt." }] as const;
  const problem = (kind: "answer" | "outage", status: number) =>
    new ApiProblem({ kind, status, errors, requestId: "k7qm-3xpd-9tzv" });
  expect(germanMessage(problem("answer", 500))).toBe("Das hat nicht geklappt. Kennung: k7qm-3xpd-9tzv");
  expect(germanReason(problem("answer", 500))).toBe("Das hat nicht geklappt.");
  expect(germanMessage(problem("outage", 503))).toBe("Das hat nicht geklappt.");
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
