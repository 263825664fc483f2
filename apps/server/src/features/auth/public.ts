/** What other slices may use of login, registration and passwords. */
import type { User } from "@portal/contract/auth/calls";
import type { Dependencies } from "../../platform/dependencies.ts";
import { Problem } from "../../platform/problem.ts";
import { createLoginCompletion, type LoginCompletion } from "./complete-login.ts";
import { createRegistrationService, type RegistrationService } from "./registration/service.ts";
import { personById } from "./repository.ts";
import { createAuthService } from "./service.ts";
import { toUser } from "./start-session.ts";

/** Login for pages other than the login page, with the same checks, throttle and cookies. */
export const logInOf = (dependencies: Dependencies): LoginCompletion["logIn"] =>
  createLoginCompletion(dependencies, createAuthService(dependencies)).logIn;

/** The person as login answers them, for calls that change something login has told. */
export async function personOf({ db, files }: Pick<Dependencies, "db" | "files">, userId: number): Promise<User> {
  const [person] = await personById(db, userId);
  if (person === undefined) throw new Problem("auth.no_session");
  return toUser(person, files);
}

/** Registration for other pages; its third parameter is the path to continue at. */
export const registerOf = (dependencies: Dependencies): RegistrationService["register"] =>
  createRegistrationService(dependencies).register;

export { userSchema } from "./calls.ts";
export { createPageVisitor, type PageVisitor } from "./page-visitor.ts";
export { loginMethodsSchema } from "./access-link/calls.ts";
export {
  endAccess,
  readLoginMethods,
  removeLoginMethods,
  requireStillLoggedIn,
} from "./login-methods/login-methods.ts";
export { lockPerson } from "./login-methods/repository.ts";
export { createAccessLink } from "./access-link/service.ts";
export { isFacebookSetUp } from "./facebook/provider.ts";
export { trustDevice } from "./device.ts";
export { changePassword } from "./change-password.ts";
export { countMail, type Visitor, visitorOf } from "./anonymous-calls.ts";
export { noteProof, requireRecentProof } from "./recent-proof/recent-proof.ts";
export { proveOwnPassword } from "./own-password.ts";
export { requireStrongPassword } from "./password-strength.ts";
export { hashPassword, hashWithLimit } from "./passwords.ts";
export { UNDISCLOSED_SESSIONS, visitsDisclosure } from "./disclosure.ts";
export { authOwnData } from "./own-data.ts";
