/** What other slices may use of log-in, registration and passwords. */
import type { User } from "@portal/contract/auth/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { createRegistrationService, type RegistrationService } from "./registration/service.ts";
import { createAuthService } from "./service.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";
import { personById } from "./repository.ts";
import { toUser } from "./start-session.ts";

/** Log-in as other pages than the log-in page offer it, with the same checks, throttle and cookies. */
export const signInOf = (dependencies: Dependencies): SignIn["signIn"] =>
  createSignIn(dependencies, createAuthService(dependencies)).signIn;

/** The person as log-in answers them, after something changed that log-in had told already. */
export async function personOf({ db, files }: Pick<Dependencies, "db" | "files">, userId: number): Promise<User> {
  const [person] = await personById(db, userId);
  if (person === undefined) throw new Problem("auth.no_session");
  return toUser(person, files);
}

/** Registration as other pages offer it; its third parameter is the path at which the person goes on. */
export const registerOf = (dependencies: Dependencies): RegistrationService["register"] =>
  createRegistrationService(dependencies).register;

export { userSchema } from "./calls.ts";
export { isFacebookSetUp } from "./facebook/provider.ts";
export { changePassword } from "./change-password.ts";
export { countMail, countNetwork, type Visitor, visitorOf } from "./entrance.ts";
export { proveOwnPassword } from "./own-password.ts";
export { requireStrongPassword } from "./password-strength.ts";
export { hashInTurn } from "./passwords.ts";
export { addressBucket, countTowards } from "./throttle.ts";
