/** What customer care never does for a person, compared with the access matrix. */
import { expect, test } from "vitest";
import { ACCESS_MATRIX } from "../../../testing/access/matrix.ts";

const NEVER: Record<string, readonly string[]> = {
  password: ["updatePassword", "confirmPassword"],
  "e-mail address": ["updateUserData", "cancelEmailChange"],
  "second factor and other ways in": [
    "beginSecondFactor",
    "confirmSecondFactor",
    "disableSecondFactor",
    "renewRecoveryCodes",
    "beginPasskey",
    "addPasskey",
    "renamePasskey",
    "deletePasskey",
    "unlinkFacebook",
  ],
  profile: ["deleteProfile", "updateUserProfile", "exportOwnData", "endOwnSessions"],
  claim: ["dissolveClaiming", "requestClaimCode", "enterClaimCode"],
  "people of a company": ["invitePerson", "admitPerson", "changePersonRight", "revokePerson"],
  "messages to a person": ["getUserNotificationModalContent", "readUserNotification", "addUserNotification"],
};

test.each(Object.entries(NEVER))("%s", (_what, calls) => {
  for (const name of calls) expect(ACCESS_MATRIX[name]?.agent, name).toBe("auth.role_missing");
});
