/** The demo agent's second factor, without which customer care may do nothing (ADR 59). */
import { demoAgent } from "@portal/contract/auth/demo-logins";
import { loginKey } from "@portal/db/login-key";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { sealSecret } from "../../platform/sealing/sealed-secrets.ts";
import { credentialsByLoginKey } from "./repository.ts";
import { beginFactor, confirmFactor, factorOf } from "./second-factor/repository.ts";
import { aboutSecret } from "./second-factor/require-second-factor.ts";

type Needs = { environment: Parameters<typeof sealSecret>[0]; clock: Dependencies["clock"] };

/** Changes nothing if the demo agent is missing or has a second factor. */
export async function addDemoSecondFactor(db: Kysely<Database>, { environment, clock }: Needs): Promise<void> {
  const [agent] = await credentialsByLoginKey(db, loginKey(demoAgent.login));
  if (agent === undefined) return;
  const [factor] = await factorOf(db, agent.id);
  if (factor !== undefined && factor.confirmed_at !== null) return;
  const sealed = await sealSecret(environment, aboutSecret(agent.id), demoAgent.secret);
  await beginFactor(db, agent.id, sealed, clock.now());
  await confirmFactor(db, agent.id, clock.now(), 0, sealed);
}
