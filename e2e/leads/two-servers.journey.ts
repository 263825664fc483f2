/** Leads with two server processes: news reach pages of the other server, and of many acceptances one succeeds. */
import { acceptLead } from "@portal/contract/leads/calls";
import { aLead } from "@portal/db/factories/leads";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { startCuttableProxy } from "../cuttable-proxy.ts";
import { journey } from "../journey.ts";
import { type Call, caller, logIn as logInByCall } from "../operation/api-caller.ts";
import { aCustomer, type Customer } from "../people.ts";
import { running } from "../running.ts";
import { type SecondServer, startSecondServer } from "../second-server.ts";
import { deliver } from "./deliver.ts";

const OVERVIEW = "/kunde/anfragen/uebersicht";
/** Less than the half minute after which pages ask without a stream. */
const SOON = { timeout: 15_000 };
const ATTEMPTS = 100;

let second: SecondServer;
beforeAll(async () => {
  second = await startSecondServer(running);
});
afterAll(() => second.stop());

describe("with two servers", () => {
  journey("a lead at one shows on an open page of the other, also after cuts", async ({ db, open }) => {
    const proxy = await startCuttableProxy(running.origin);
    onTestFinished(() => proxy.stop());
    const person = await aCustomer(db);
    const { page, quiet } = await open({ origin: proxy.origin });
    const opened = page.waitForResponse("**/api/events");
    await logIn(page, person, OVERVIEW);
    await opened;
    await deliver(second.origin, person.company.id, `T1-${person.company.id}`);
    await page.getByText("1 neue Anfrage", { exact: true }).waitFor(SOON);

    // The browser loses its connections, and both servers the one that listens.
    await quiet();
    const again = page.waitForResponse("**/api/events");
    proxy.cut();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portal events' and datname = current_database()`.execute(db);
    await again;
    await deliver(second.origin, person.company.id, `T2-${person.company.id}`);
    await page.getByText("2 neue Anfragen", { exact: true }).waitFor(SOON);
  });

  journey("of a hundred acceptances one succeeds, and the audit log names its company", async ({ db }) => {
    const people = [await aCustomer(db), await aCustomer(db)];
    const companies = people.map(({ company }) => company.id);
    const lead = await aLead(db, { companies });
    const attempts: (() => ReturnType<Call>)[] = [];
    for (const person of people) {
      for (const origin of [running.origin, second.origin]) {
        attempts.push(await acceptance(person, origin, lead.external_id));
      }
    }

    const rounds = Array.from({ length: ATTEMPTS / attempts.length });
    const replies = await Promise.all(rounds.flatMap(() => attempts.map((attempt) => attempt())));

    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(ATTEMPTS - 1);
    const { company_id: holder } = await db
      .selectFrom("leads")
      .select("company_id")
      .where("id", "=", lead.id)
      .executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom("audit_log")
      .select("company_id")
      .where("action", "=", "lead.accepted")
      .where("company_id", "in", companies)
      .execute();
    expect(lines).toEqual([{ company_id: holder }]);
  });
});

/** The acceptance of a lead by a person who is logged in at this server. */
async function acceptance(
  { company, ...person }: Customer,
  origin: string,
  externalId: string,
): Promise<() => ReturnType<Call>> {
  const call = caller(origin);
  await logInByCall(call, person);
  return () => call(acceptLead.method, `${acceptLead.path}?accountId=${company.id}`, { externalId });
}
