/** Every call × every kind of caller × every spelling of accountId, compared with the independent matrix. */
import type { ServedEndpoint } from "../platform/http/served-call.ts";
import { PROBLEMS } from "@portal/contract/http/problems";
import { codesOf } from "@portal/contract/navigation/products";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect } from "vitest";
import type { Cell } from "../testing/access/cells.ts";
import { ACCESS_MATRIX } from "../testing/access/matrix.ts";
import { apiTest } from "../testing/fixture.ts";
import type { Member } from "../testing/test-app.ts";
import type { Reply, TestClient } from "../testing/test-client.ts";
import { allCalls } from "./slices.ts";

const GUARD_CODES = new Set<string>(
  Object.keys(PROBLEMS).filter(
    (code) =>
      code.startsWith("account_") ||
      code === "product.not_booked" ||
      /^auth\.(no_session|xsrf|role|right|second_factor_missing)/.test(code),
  ),
);
const MALFORMED = ["01", "1e0", "%00", "[]", "-1", "+1", "1.0", " 1", "", "99999999999999999", "１"];
/** All that customer care may do before it has a second factor. */
const SETS_UP_SECOND_FACTOR = new Set(["getSecondFactor", "beginSecondFactor", "confirmSecondFactor"]);
const NOBODYS_COMPANY = 9_999_999;

const served = new Map<string, ServedEndpoint>();
const { test, app } = apiTest();
let stranger: Member;

beforeAll(async () => {
  for (const call of allCalls(app.dependencies)) served.set(call.served.endpoint.name, call.served);
  stranger = await app.logInMember();
});

/** Sends only what the guard checks. Any answer other than a refusal means that the guard let the call pass. */
function probe(name: string, client: TestClient, accountId?: number | string, xsrf = true): Promise<Reply> {
  const { endpoint } = served.get(name) as ServedEndpoint;
  const path = endpoint.path.replace(/:(\w+)/g, String(typeof accountId === "number" ? accountId : 1));
  return client.send({ method: endpoint.method, path, accountId, xsrf });
}

const cellOf = (reply: Reply): Cell => (reply.codes.find((code) => GUARD_CODES.has(code)) as Cell | undefined) ?? "ok";

test("every call has a row in apps/server/src/testing/access/matrix.ts, and every row a call", () => {
  const rows = Object.keys(ACCESS_MATRIX);
  expect({
    callsWithoutRow: [...served.keys()].filter((name) => !rows.includes(name)),
    rowsWithoutCall: rows.filter((name) => !served.has(name)),
  }).toEqual({ callsWithoutRow: [], rowsWithoutCall: [] });
});

describe.each(Object.entries(ACCESS_MATRIX))("%s", (name, row) => {
  let person: Member;
  let companyId: number;
  beforeEach(async () => {
    person = await app.logInMember({ right: "owner", products: row.products?.slice(0, 1) ?? [] });
    companyId = person.company.id;
  });

  test("accountId is declared as in the matrix", () => {
    expect(served.get(name)?.endpoint.accountId).toBe(row.accountId);
  });

  test("access without a session", async () => {
    expect(cellOf(await probe(name, app.anonymous(), companyId))).toBe(row.anonymous);
  });

  test.each([[[]], [["tradesmanager"]], [["ratingusermanager"]]] as const)("consumer with roles %j", async (roles) => {
    const consumer = await app.logInPerson({ roles: [...roles] });
    expect(cellOf(await probe(name, consumer.client, companyId))).toBe(
      (roles[0] === "ratingusermanager" ? row.ratingManager : undefined) ?? row.consumer,
    );
  });

  test.each(["read", "editor", "owner"] as const)("right %s", async (right) => {
    await app.db.updateTable("memberships").set({ right }).where("user_id", "=", person.userId).execute();
    expect(cellOf(await probe(name, person.client, companyId))).toBe(row[right]);
  });

  test("an agent may act for the company only, until the role is withdrawn or the time is over", async () => {
    const agent = await app.logInPerson({ roles: ["cuca"] });
    await sql`update sessions set agent_company_id = ${companyId}, agent_reason = 'Rückruf',
      agent_expires_at = now() + interval '1 hour' where user_id = ${agent.userId}`.execute(app.db);
    const [withdrawn, over] = [agent.client.copy(), agent.client.copy()];
    const elsewhere = await probe(name, agent.client.copy(), stranger.company.id);
    if (row.accountId === "required") expect(cellOf(elsewhere)).toBe("account_not_available");
    expect(cellOf(await probe(name, agent.client, companyId))).toBe(row.agent);
    await app.db.updateTable("users").set({ roles: [] }).where("id", "=", agent.userId).execute();
    expect(cellOf(await probe(name, withdrawn, companyId)), "role withdrawn").toBe(row.anonymous);
    await app.db
      .updateTable("users")
      .set({ roles: ["cuca"] })
      .where("id", "=", agent.userId)
      .execute();
    await sql`update sessions set agent_expires_at = now() where user_id = ${agent.userId}`.execute(app.db);
    expect(cellOf(await probe(name, over, companyId)), "time over").toBe(row.anonymous);
  });

  test("customer care without a second factor may only set one up, and does not act for a company", async () => {
    const agent = await app.logInPerson({ roles: ["cuca"] });
    await sql`delete from second_factors where user_id = ${agent.userId}`.execute(app.db);
    const own = await probe(name, agent.client.copy());
    // Without a company, an optional accountId leaves the call open to everybody.
    const needsSession = row.anonymous === "auth.no_session" && row.accountId !== "optional" && name !== "refresh";
    expect(own.codes.includes("auth.second_factor_missing")).toBe(needsSession && !SETS_UP_SECOND_FACTOR.has(name));
    await sql`update sessions set agent_company_id = ${companyId}, agent_reason = 'Rückruf',
      agent_expires_at = now() + interval '1 hour' where user_id = ${agent.userId}`.execute(app.db);
    expect(cellOf(await probe(name, agent.client, companyId)), "acting").toBe(row.anonymous);
  });

  test("the products of which the company needs one are declared as in the matrix", () => {
    const access = served.get(name)?.access;
    const families = access?.kind === "account" ? access.families : undefined;
    expect(families && codesOf(families).toSorted()).toEqual(row.products?.toSorted());
  });

  if (row.products) {
    test("a company without an active product of the call is refused, after its rights were checked", async () => {
      const products = app.db.updateTable("products").where("company_id", "=", companyId);
      const agent = await app.logInPerson({ roles: ["cuca"] });
      await sql`update sessions set agent_company_id = ${companyId}, agent_reason = 'Rückruf',
        agent_expires_at = now() + interval '1 hour' where user_id = ${agent.userId}`.execute(app.db);
      const { client } = row.owner === "ok" ? person : agent;
      await products.set({ status: "Inactive" }).execute();
      expect(cellOf(await probe(name, client, companyId))).toBe("product.not_booked");
      await products.set({ status: "Invoicing", code: "ENTRY" }).execute();
      expect(cellOf(await probe(name, client, companyId)), "another product").toBe("product.not_booked");
      await app.db.updateTable("memberships").set({ right: "read" }).where("user_id", "=", person.userId).execute();
      const expected = row.read === "ok" ? "product.not_booked" : row.read;
      expect(cellOf(await probe(name, person.client, companyId)), "right read").toBe(expected);
    });
  }

  test("an ended or expired session counts as none", async () => {
    const [ended, expired] = [person.client.copy(), person.client.copy()];
    const mine = app.db.updateTable("sessions").where("user_id", "=", person.userId);
    await mine.set({ revoked_at: new Date() }).execute();
    expect(cellOf(await probe(name, ended, companyId)), "ended").toBe(row.anonymous);
    await mine.set({ revoked_at: null, expires_at: new Date() }).execute();
    expect(cellOf(await probe(name, expired, companyId)), "run out").toBe(row.anonymous);
  });

  test("XSRF header", async () => {
    const expected = row.xsrf === "required" ? "auth.xsrf_invalid" : row.owner;
    expect(cellOf(await probe(name, person.client, companyId, false))).toBe(expected);
  });

  test("a role or right removed during a session is gone on the next call", async () => {
    await app.db.deleteFrom("memberships").where("user_id", "=", person.userId).execute();
    expect(cellOf(await probe(name, person.client, companyId))).toBe(row.consumer);
  });

  if (row.accountId === "ignored") {
    test("accountId has no effect where the row ignores it", async () => {
      const { endpoint } = served.get(name) as ServedEndpoint;
      const plain = endpoint.path.replace(/:(\w+)/g, "1");
      for (const query of ["", `?accountId=${stranger.company.id}`, "?accountId=01", "?accountId=1&accountId=1"]) {
        const reply = await person.client.copy().send({ method: endpoint.method, path: plain + query });
        expect(cellOf(reply), query).toBe(row.owner);
      }
    });
    return;
  }

  if (row.accountId === "optional") {
    test("an optional accountId may be absent; a foreign, unknown or malformed one is refused", async () => {
      expect(cellOf(await probe(name, person.client))).toBe(row.owner);
      for (const company of [stranger.company.id, NOBODYS_COMPANY]) {
        expect(cellOf(await probe(name, person.client, company))).toBe("account_not_available");
      }
      for (const spelling of MALFORMED) {
        expect(cellOf(await probe(name, person.client, spelling)), spelling).toBe("account_id_invalid");
      }
    });
    return;
  }

  test("foreign, unknown and missing companies get one identical answer and an audit line", async () => {
    const foreign = await probe(name, person.client, stranger.company.id);
    const unknown = await probe(name, person.client, NOBODYS_COMPANY);
    const missing = await probe(name, person.client);
    expect(foreign.codes).toEqual(["account_not_available"]);
    expect(foreign.status).toBe(404);
    expect([unknown.body, missing.body]).toEqual([foreign.body, foreign.body]);
    expect([unknown.status, missing.status]).toEqual([404, 404]);
    const refusals = await app.db
      .selectFrom("audit_log")
      .select(["action", "outcome", "company_id"])
      .where("actor_user_id", "=", person.userId)
      .orderBy("id")
      .execute();
    expect(refusals).toHaveLength(3);
    expect(refusals[0]).toEqual({ action: name, outcome: "refused", company_id: stranger.company.id });
  });

  test("malformed and repeated accountIds are invalid", async () => {
    for (const spelling of MALFORMED) {
      expect(cellOf(await probe(name, person.client, spelling)), JSON.stringify(spelling)).toBe("account_id_invalid");
    }
    const { endpoint } = served.get(name) as ServedEndpoint;
    const path = `${endpoint.path.replace(/:(\w+)/g, String(companyId))}?accountId=${companyId}&accountId=${companyId}`;
    expect(cellOf(await person.client.send({ method: endpoint.method, path }))).toBe("account_id_invalid");
  });

  test("a malformed accountId without a session gets the answer of a missing session", async () => {
    expect(cellOf(await probe(name, app.anonymous(), "01"))).toBe("auth.no_session");
  });
});
