/** Agents of customer care for tests: with a second factor, and the codes of their app. */
import type { User } from "@portal/contract/auth/calls";
import { loginCuca } from "@portal/contract/auth/support/calls";
import { aSecondFactor, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { sealSecret } from "../../../platform/sealing/sealed-secrets.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import type { Reply, TestClient } from "../../../testing/test-client.ts";
import { aboutSecret } from "../second-factor/require-second-factor.ts";
import { codeAt, newSecret, stepOfTime } from "../second-factor/totp.ts";

export const REASON = "Rückruf wegen der Öffnungszeiten";

export type Agent = { id: number; login: string; secret: string };

/** An agent who can log in with `codeFor`. */
export async function anAgent(app: TestApp, columns: Parameters<typeof aUser>[1] = {}): Promise<Agent> {
  const { id, login } = await aUser(app.db, { roles: ["cuca"], display_name: "Yvonne Seidel", ...columns });
  const secret = newSecret();
  await aSecondFactor(app.db, id, await sealSecret(app.dependencies.environment, aboutSecret(id), secret));
  return { id, login, secret };
}

/** The app's code of now, which the agent may use although another login has used it. */
export async function codeFor(app: TestApp, { id, secret }: Agent): Promise<string> {
  await sql`update second_factors set last_step = 0 where user_id = ${id}`.execute(app.db);
  return codeAt(secret, stepOfTime(app.clock.now()));
}

/** Logs in for a company. `change` replaces fields of the right request. */
export async function visit(
  app: TestApp,
  agent: Agent,
  companyId: number,
  { client = app.anonymous(), change = {} }: { client?: TestClient; change?: object } = {},
): Promise<{ client: TestClient; reply: Reply<{ user: User }> }> {
  const reply = await callOf(client, agent, companyId, { secondFactor: await codeFor(app, agent), ...change });
  return { client, reply };
}

const callOf = (client: TestClient, { login }: Agent, companyId: number, change: object) =>
  client.call(loginCuca, { body: { login, password: TEST_PASSWORD, companyId, reason: REASON, ...change } });
