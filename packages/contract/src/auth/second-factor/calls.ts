/** The second factor: a code of an app on the phone, asked for after the password. Optional for each person. */
import * as z from "zod/mini";
import { ownPassword, secondFactorCode } from "./inputs.ts";
import { endpoint } from "../../http/endpoint.ts";

/** How many recovery codes a set has. */
export const RECOVERY_CODES = 10;
/** Recovery codes at or below which people are told to make new ones. */
export const FEW_RECOVERY_CODES = 3;

/** `active` from the first right code on; `since` is an ISO instant. */
export type SecondFactor = { active: boolean; since: string | null; recoveryCodesLeft: number; hasPassword: boolean };

export const getSecondFactor = endpoint<SecondFactor>()({
  name: "getSecondFactor",
  method: "GET",
  path: "/api/user/getSecondFactor",
});

/** Makes a secret for the app; nobody is asked for codes before one was right. */
export const beginSecondFactor = endpoint<{ secret: string; uri: string }>()({
  name: "beginSecondFactor",
  method: "POST",
  path: "/api/user/beginSecondFactor",
  body: z.object({ password: ownPassword }),
  errors: ["auth.own_password_wrong", "auth.second_factor_active", "auth.throttled", "auth.busy"],
});

/** The first code of the app turns it on. Recovery codes are answered here and never again. */
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

/** A new set; the old codes end. */
export const renewRecoveryCodes = endpoint<{ recoveryCodes: string[] }>()({
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/api/user/renewRecoveryCodes",
  body: ownProof,
  errors: proofErrors,
});
