/** Which refusals of calls are security events. Every call passes here, so that a new one needs no line of its own. */
import type { ProblemCode } from "@portal/contract/http/problems";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../problem.ts";
import { noteSecurityFailure, type SecurityEvent } from "./note-event.ts";
import { withOrigin } from "./origin.ts";

type Refused = Pick<SecurityEvent, "kind" | "method">;

const BY_CODE: Partial<Record<ProblemCode, Refused>> = {
  "auth.invalid_credentials": { kind: "login_failed", method: "password" },
  "auth.second_factor_wrong": { kind: "second_factor_failed" },
  "auth.own_password_wrong": { kind: "proof_failed" },
  "auth.support_limit_reached": { kind: "support_refused" },
};
const TOO_MANY_REQUESTS = 429;

function refusedAs({ code, status }: Problem, isLoggedIn: boolean): Refused | undefined {
  const byCode = BY_CODE[code];
  if (byCode !== undefined) return byCode;
  if (status === TOO_MANY_REQUESTS) return { kind: "throttled" };
  if (code === "auth.passkey_refused") {
    return isLoggedIn ? { kind: "proof_failed", method: "passkey" } : { kind: "login_failed", method: "passkey" };
  }
  return undefined;
}

const typedLogin = (body: unknown): string | undefined => {
  const { login } = (body ?? {}) as { login?: unknown };
  return typeof login === "string" ? login : undefined;
};

/** Does the work of a call with the address of its request; a refusal that matters is recorded before it is answered. */
export const withSecurityEvents = <T>(
  dependencies: Pick<Dependencies, "db" | "clock" | "environment">,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> =>
  withOrigin(request.ip, async () => {
    try {
      return await work();
    } catch (error) {
      const refused = error instanceof Problem ? refusedAs(error, request.session !== null) : undefined;
      if (refused !== undefined) {
        const { userId = null } = (error as Problem).about ?? request.session ?? {};
        const login = typedLogin(request.body);
        await noteSecurityFailure(dependencies, dependencies.db, { ...refused, userId, login });
      }
      throw error;
    }
  });
