import { expect, test } from "vitest";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { checkSupportLogin, readCompanyId, refusedFields } from "./support-login-problems.ts";

test.each([
  ["10023", 10_023],
  [" 10 023 ", 10_023],
  ["Nr. 10.023", 10_023],
  ["", null],
  ["0", null],
  ["-5", null],
  ["Brandt", null],
  ["12345678901234567", null],
])("the typed company number %j is read as %j", (typed, id) => {
  expect(readCompanyId(typed)).toBe(id);
});

const good = { login: "support@demo.example", password: "x", secondFactor: "", companyId: "1", reason: "Rückruf" };

test("a complete form has no errors; empty or invalid fields are named", () => {
  expect(Object.values(checkSupportLogin(good)).filter(Boolean)).toEqual([]);
  const wrong = checkSupportLogin({ ...good, login: "", password: "", companyId: "x", reason: "  a " });
  expect(Object.keys(wrong).filter((name) => wrong[name as keyof typeof wrong])).toEqual([
    "login",
    "password",
    "companyId",
    "reason",
  ]);
});

test("auth.second_factor_required is shown at the field for the code", () => {
  const errors = [{ code: "auth.second_factor_required" as const, message: "Bitte geben Sie den Code ein." }];
  const wanted = new ApiProblem({ kind: "answer", status: 401, errors });
  expect(refusedFields(wanted)).toEqual({ secondFactor: "Bitte geben Sie den Code ein." });
});

test("an error with a known field is shown at that field; an unknown or missing field gives no field error", () => {
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
