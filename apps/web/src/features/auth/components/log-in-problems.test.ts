import { credentials } from "@portal/contract/auth/calls";
import { expect, test } from "vitest";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { checkCredentials, explainRefusal, waitingTime } from "./log-in-problems.ts";

test.each([
  { login: "", password: "" },
  { login: "firma@demo.example", password: "" },
  { login: "", password: "geheim" },
  { login: "firma@demo.example", password: " " },
])("$login / $password is judged in the contract's words", (input) => {
  const result = credentials.safeParse(input);
  const of = (field: string) => result.error?.issues.find(({ path }) => path[0] === field)?.message;
  expect(checkCredentials(input)).toEqual({ login: of("login"), password: of("password") });
});

test.each([
  [1, "eine Sekunde"],
  [59, "59 Sekunden"],
  [60, "eine Minute"],
  [61, "2 Minuten"],
  [900, "15 Minuten"],
])("%d seconds are %s", (seconds, text) => {
  expect(waitingTime(seconds)).toBe(text);
});

test("the throttle says how long, where the server did", () => {
  const errors = [{ code: "auth.throttled", message: "Zu viele Anmeldeversuche." }] as const;
  const throttled = (retryAfterSeconds: number | null) =>
    explainRefusal(new ApiProblem({ kind: "answer", status: 429, errors, retryAfterSeconds }));
  expect(throttled(45)).toContain("45 Sekunden");
  expect(throttled(null)).toBe("Zu viele Anmeldeversuche.");
});
