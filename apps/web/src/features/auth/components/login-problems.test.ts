import { credentials } from "@portal/contract/auth/calls";
import { expect, test } from "vitest";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { checkCredentials, explainRefusal, waitingTime } from "./login-problems.ts";

test.each([
  { login: "", password: "" },
  { login: "firma@demo.example", password: "" },
  { login: "", password: "geheim" },
  { login: "firma@demo.example", password: " " },
])("checkCredentials for $login / $password gives the messages of the contract's schema", (input) => {
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
  [7200, "120 Minuten"],
  [7201, "3 Stunden"],
  [86_400, "24 Stunden"],
])('a wait of %d seconds is shown as "%s"', (seconds, text) => {
  expect(waitingTime(seconds)).toBe(text);
});

test("auth.throttled says how long to wait if the server sent the time, otherwise the server's message", () => {
  const errors = [{ code: "auth.throttled", message: "Zu viele Anmeldeversuche." }] as const;
  const throttled = (retryAfterSeconds: number | null) =>
    explainRefusal(new ApiProblem({ kind: "answer", status: 429, errors, retryAfterSeconds }));
  expect(throttled(45)).toContain("45 Sekunden");
  expect(throttled(null)).toBe("Zu viele Anmeldeversuche.");
});
