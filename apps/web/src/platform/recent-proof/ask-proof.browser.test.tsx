import { unlinkFacebook } from "@portal/contract/auth/facebook/calls";
import { beforeAll, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { messageOf, refused } from "../../testing/refused.ts";
import { apiCall, setApiHooks } from "../api/api-call.ts";
import { askProof } from "./ask-proof.tsx";

const UNLINK = "POST /api/user/unlinkFacebook";
const PASSWORD = "POST /api/user/data/confirmPassword";
const CODE = "POST /api/user/confirmByCode";
const FACTOR = "GET /api/user/getSecondFactor";
const PASSKEYS = "GET /api/user/getPasskeys";
const proved = { body: { until: "2026-03-03T10:00:00.000Z" } };

const dialog = page.getByRole("dialog", { name: "Sind Sie es?" });
const confirm = dialog.getByRole("button", { name: "Bestätigen", exact: true });
const sent = async (call: string) =>
  (await commands.requestsOfApi()).filter((request) => request.call === call).map(({ body }) => body);

type Person = { hasPassword?: boolean; active?: boolean };

/** Unlinks as a person who can prove by these means; the first try is refused. */
async function unlinkAs(
  { hasPassword = false, active = false }: Person,
  answers: Record<string, ApiAnswer | ApiAnswer[]>,
) {
  await commands.answerApi({
    [UNLINK]: [refused("user.confirmation_needed"), { body: {} }],
    [FACTOR]: { body: { active, since: null, recoveryCodesLeft: 0, hasPassword } },
    [PASSKEYS]: { body: { passkeys: [], hasPassword } },
    ...answers,
  });
  return apiCall(unlinkFacebook, {}).then(
    () => "done",
    (error: Error) => error,
  );
}

beforeAll(() => setApiHooks({ prove: askProof }));

test("the password is asked for, a wrong one is said at its field, and the call is sent again", async () => {
  const wrong = refused("auth.own_password_wrong", { field: "password" });
  const outcome = unlinkAs({ hasPassword: true }, { [PASSWORD]: [wrong, proved] });
  const field = dialog.getByLabelText("Ihr Passwort", { exact: true });
  await expect.element(field).toHaveFocus();
  await field.fill("falsch");
  await confirm.click();
  await expect.element(field).toHaveAccessibleDescription(new RegExp(`^${messageOf("auth.own_password_wrong")}`));
  await field.fill("richtig");
  await confirm.click();
  expect(await outcome).toBe("done");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => sent(PASSWORD)).toEqual([{ password: "falsch" }, { password: "richtig" }]);
  await expect.poll(() => sent(UNLINK)).toHaveLength(2);
});

test("without a password the code is asked for", async () => {
  const outcome = unlinkAs({ active: true }, { [CODE]: proved });
  await dialog.getByLabelText("Code aus Ihrer App").fill("123456");
  await confirm.click();
  expect(await outcome).toBe("done");
  await expect.poll(() => sent(CODE)).toEqual([{ code: "123456" }]);
});

test("who can prove nothing is told to set a password first, and the call stays refused", async () => {
  const outcome = unlinkAs({}, {});
  await expect.element(dialog.getByText(/^Legen Sie zuerst ein Passwort fest\./)).toBeVisible();
  await dialog.getByRole("button", { name: "Verstanden" }).click();
  expect(await outcome).toMatchObject({ errors: [{ code: "user.confirmation_needed" }] });
  await expect.poll(() => sent(UNLINK)).toHaveLength(1);
});
