/** Customer care that acts for a company. Imported by tests only. */
import type { LoggedIn, TestApp } from "../../../testing/test-app.ts";

export async function logInAgentFor(app: TestApp, companyId: number): Promise<LoggedIn> {
  const agent = await app.logInPerson({ roles: ["cuca"] });
  await app.db
    .updateTable("sessions")
    .set({
      agent_company_id: companyId,
      agent_reason: "Rückruf",
      agent_expires_at: new Date(app.clock.now().getTime() + 3_600_000),
    })
    .where("user_id", "=", agent.userId)
    .execute();
  return agent;
}
