/**
 * The second factor: a code of an app on the phone, asked for after the password. Each person chooses whether to use
 * it.
 */
import * as z from "zod/mini";
import { ownPassword, secondFactorCode } from "./inputs.ts";
import { endpoint } from "../../http/endpoint.ts";

/** Recovery codes in a set. */
export const RECOVERY_CODES = 10;
/** With this many recovery codes or fewer, the page tells people to make new ones. */
export const FEW_RECOVERY_CODES = 3;

/** `active`: true from the first correct code on. `since`: ISO instant. */
export type SecondFactor = { active: boolean; since: string | null; recoveryCodesLeft: number; hasPassword: boolean };

export const getSecondFactor = endpoint<SecondFactor>()({
  name: "getSecondFactor",
  method: "GET",
  path: "/api/user/getSecondFactor",
});

/** Makes a secret for the app. Login asks for codes only after one was correct. */
export const beginSecondFactor = endpoint<{ secret: string; uri: string }>()({
  name: "beginSecondFactor",
  method: "POST",
  path: "/api/user/beginSecondFactor",
  body: z.object({ password: ownPassword }),
  errors: [
    "auth.own_password_wrong",
    "auth.second_factor_active",
    "auth.throttled",
    "auth.busy",
    "user.confirmation_needed",
  ],
});

/** Turns the second factor on with the first correct code. Returns the recovery codes, this one time only. */
export const confirmSecondFactor = endpoint<{ recoveryCodes: string[] }>()({
  name: "confirmSecondFactor",
  method: "POST",
  path: "/api/user/confirmSecondFactor",
  body: z.object({ code: secondFactorCode }),
  errors: ["auth.second_factor_wrong", "auth.second_factor_not_begun", "auth.throttled"],
});

const ownProof = z.object({ password: ownPassword, code: secondFactorCode });
const proofErrors = [
  "auth.own_password_wrong",
  "auth.second_factor_wrong",
  "auth.second_factor_inactive",
  "auth.throttled",
  "auth.busy",
] as const;

export const disableSecondFactor = endpoint<Record<string, never>>()({
  name: "disableSecondFactor",
  method: "POST",
  path: "/api/user/disableSecondFactor",
  body: ownProof,
  errors: proofErrors,
});

/** Makes a new set. The old codes end. */
export const renewRecoveryCodes = endpoint<{ recoveryCodes: string[] }>()({
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/api/user/renewRecoveryCodes",
  body: ownProof,
  errors: proofErrors,
});

/** Proves with a code that the person is still there, as `confirmPassword` does with the password. */
export const confirmByCode = endpoint<{ until: string }>()({
  name: "confirmByCode",
  method: "POST",
  path: "/api/user/confirmByCode",
  body: z.object({ code: secondFactorCode }),
  errors: ["auth.second_factor_wrong", "auth.second_factor_inactive", "auth.throttled"],
});
