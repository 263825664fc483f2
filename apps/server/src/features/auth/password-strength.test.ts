import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { passwordScore, requireStrongPassword } from "./password-strength.ts";

const about = ["petra.brandt@kunde.example", "Petra Brandt"];

test.each([
  ["passwort123"],
  ["Passwort2026"],
  ["1234567890"],
  ["qwertzuiop"],
  ["Sommer2026"],
  ["aaaaaaaaaaaa"],
  ["petrabrandt"],
  ["Petra.Brandt1"],
  ["kunde.example"],
  ["nahbei11880"],
])("%s is easily guessed", (password) => {
  expect(() => requireStrongPassword(password, about)).toThrow("auth.password_weak");
});

test.each([
  ["Lampe wandert leise Kiesel"],
  ["zwölf Gänse auf dem Dach"],
  ["rT7-kkw0-pLx2"],
  ["пароль на лодке зимой"],
  ["Demo-Portal-2026"],
])("%s is good enough", (password) => {
  expect(() => requireStrongPassword(password, about)).not.toThrow();
});

test("the refusal names the field", () => {
  expect(() => requireStrongPassword("passwort123", [], "newPassword")).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ field: "newPassword" })] }),
  );
});

test("a long password takes no longer than a short one", () => {
  const cost = (password: string): number => {
    const runs = Array.from({ length: 5 }, () => {
      const before = performance.now();
      passwordScore(password, about);
      return performance.now() - before;
    });
    return Math.min(...runs);
  };
  expect(cost("aA1!".repeat(100))).toBeLessThan(4 * cost("aA1!".repeat(10)));
});
