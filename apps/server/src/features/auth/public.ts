/** What other slices may use of log-in. */
import type { Dependencies } from "../../platform/dependencies.ts";
import { createAuthService } from "./service.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";

/** Log-in as other pages than the log-in page offer it, with the same checks, throttle and cookies. */
export const signInOf = (dependencies: Dependencies): SignIn["signIn"] =>
  createSignIn(dependencies, createAuthService(dependencies)).signIn;
