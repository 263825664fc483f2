import { PASSWORD_MIN_SCORE } from "@portal/contract/auth/passwords/calls";
import { expect, test } from "vitest";
import { scoreOf } from "./password-score.ts";

const EMAIL = "petra.brandtmeyer@dachdecker-sued.example";

test.each(["passwort123", "1234567890", "qwertzuiop", "sommer2024", "petra.brandtmeyer", "dachdecker-sued.example"])(
  '"%s" is easy to guess',
  (password) => expect(scoreOf(password, [EMAIL])).toBeLessThan(PASSWORD_MIN_SCORE),
);

test.each(["Leiter Senf Wolke", "gr7!kQzp0vLm", "drei-gelbe-ziegel-im-teich"])('"%s" is strong enough', (password) =>
  expect(scoreOf(password, [EMAIL])).toBeGreaterThanOrEqual(PASSWORD_MIN_SCORE),
);
