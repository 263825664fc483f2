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
])("%s is easily guessed", async (password) => {
  await expect(requireStrongPassword(password, about)).rejects.toThrow("auth.password_weak");
});

test.each([
  ["Lampe wandert leise Kiesel"],
  ["zwölf Gänse auf dem Dach"],
  ["rT7-kkw0-pLx2"],
  ["пароль на лодке зимой"],
  ["Demo-Portal-2026"],
])("%s is good enough", async (password) => {
  await expect(requireStrongPassword(password, about)).resolves.toBeUndefined();
});

test("the refusal names the field", async () => {
  await expect(requireStrongPassword("passwort123", [], "newPassword")).rejects.toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ field: "newPassword" })] }),
  );
});

test("a long password takes no longer than a short one", async () => {
  const cost = async (password: string): Promise<number> => {
    const runs: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const before = performance.now();
      await passwordScore(password, about);
      runs.push(performance.now() - before);
    }
    return Math.min(...runs);
  };
  expect(await cost("aA1!".repeat(100))).toBeLessThan(4 * (await cost("aA1!".repeat(10))));
});
