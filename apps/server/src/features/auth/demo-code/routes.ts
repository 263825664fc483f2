/** The code of the demo agent, whose password is public anyway. Registered with developer tools only. */
import { demoAgent } from "@portal/contract/auth/demo-logins";
import { loginKey } from "@portal/db/login-key";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { openSecret } from "../../../platform/sealing/sealed-secrets.ts";
import { credentialsByLoginKey } from "../repository.ts";
import { factorOf } from "../second-factor/repository.ts";
import { aboutSecret } from "../second-factor/require-second-factor.ts";
import { codeAt, startOfStep, stepOfTime } from "../second-factor/totp.ts";
import { serveGetDemoCode } from "./calls.ts";

export function demoCodeRoutes({ environment, db, clock }: Dependencies): Call[] {
  if (!environment.developerTools) return [];
  return [
    call(serveGetDemoCode, async () => {
      const now = clock.now();
      const none = { code: null, usableFrom: now.toISOString() };
      const [agent] = await credentialsByLoginKey(db, loginKey(demoAgent.login));
      if (agent === undefined) return none;
      const [factor] = await factorOf(db, agent.id);
      if (factor === undefined || factor.confirmed_at === null) return none;
      const secret = await openSecret(environment, aboutSecret(agent.id), factor.sealed_secret);
      // Each step serves once. The server also takes the next step, half a minute early.
      const step = Math.max(stepOfTime(now), factor.last_step + 1);
      const earliest = Math.max(startOfStep(step - 1).getTime(), now.getTime());
      return { code: codeAt(secret, step), usableFrom: new Date(earliest).toISOString() };
    }),
  ];
}
