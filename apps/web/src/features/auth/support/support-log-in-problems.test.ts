import { expect, test } from "vitest";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { checkSupportLogIn, readCompanyId, refusedFields } from "./support-log-in-problems.ts";

test.each([
  ["10023", 10_023],
  [" 10 023 ", 10_023],
  ["Nr. 10.023", 10_023],
  ["", null],
  ["0", null],
  ["-5", null],
  ["Brandt", null],
  ["12345678901234567", null],
])("reads %j as %j", (typed, id) => {
  expect(readCompanyId(typed)).toBe(id);
});

const good = { login: "support@demo.example", password: "x", secondFactor: "", companyId: "1", reason: "Rückruf" };

test("what is filled in is fine, what is missing is named at its field", () => {
  expect(Object.values(checkSupportLogIn(good)).filter(Boolean)).toEqual([]);
  const wrong = checkSupportLogIn({ ...good, login: "", password: "", companyId: "x", reason: "  a " });
  expect(Object.keys(wrong).filter((name) => wrong[name as keyof typeof wrong])).toEqual([
    "login",
    "password",
    "companyId",
    "reason",
  ]);
});

test("a code that is wanted stands at its field", () => {
  const errors = [{ code: "auth.second_factor_required" as const, message: "Bitte geben Sie den Code ein." }];
  const wanted = new ApiProblem({ kind: "answer", status: 401, errors });
  expect(refusedFields(wanted)).toEqual({ secondFactor: "Bitte geben Sie den Code ein." });
});

test("a refusal of the server stands at the field that it names, and at no other", () => {
  const refused = (field?: string) =>
    new ApiProblem({
      kind: "answer",
      status: 404,
      errors: [{ code: "auth.support_company_unknown", message: "Gibt es nicht.", ...(field ? { field } : {}) }],
    });
  expect(refusedFields(refused("companyId"))).toEqual({ companyId: "Gibt es nicht." });
  expect(refusedFields(refused("__proto__"))).toEqual({});
  expect(refusedFields(refused())).toEqual({});
});
