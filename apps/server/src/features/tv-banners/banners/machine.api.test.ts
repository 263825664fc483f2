/** Every state × action × role through the calls, the forbidden ones too. */
import {
  actionOf,
  afterCreativeAction,
  APPROVALS,
  CREATIVE_ACTIONS,
  type CreativeAction,
  type CreativeState,
} from "@portal/contract/tv-banners/banners/approval";
import { setCreative, updateCreative } from "@portal/contract/tv-banners/banners/calls";
import { aTvBanner, aTvCreative } from "@portal/db/factories/tv-banners";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const { test, app } = apiTest();
let owner: Member;
let banner: string;
let creative: string;
beforeEach(async () => {
  owner = await app.logInMember({ products: ["TV"] });
  banner = (await aTvBanner(app.db, { company_id: owner.company.id })).external_id;
  creative = (await aTvCreative(app.db, { company_id: owner.company.id })).binary_master_id;
});

const PEOPLE = ["owner", "editor", "read", "support"] as const;
type Person = (typeof PEOPLE)[number];

async function clientOf(person: Person): Promise<TestClient> {
  if (person === "owner") return owner.client;
  if (person === "support") {
    const agent = await app.logInPerson({ roles: ["cuca"] });
    await sql`update sessions set agent_company_id = ${owner.company.id}, agent_reason = 'Rückruf',
      agent_expires_at = now() + interval '1 hour' where user_id = ${agent.userId}`.execute(app.db);
    return agent.client;
  }
  const user = await aUser(app.db);
  await aMembership(app.db, { user_id: user.id, company_id: owner.company.id, right: person });
  const client = app.anonymous();
  await client.logIn(user.login, TEST_PASSWORD);
  return client;
}

async function putInto({ customer, partner, onBanner }: CreativeState): Promise<void> {
  await app.db.deleteFrom("rate_limits").execute();
  await app.db
    .updateTable("tv_creatives")
    .set({ customer_approval: customer, partner_approval: partner })
    .where("binary_master_id", "=", creative)
    .execute();
  await app.db
    .updateTable("tv_banners")
    .set({ binary_master_id: onBanner ? creative : null })
    .where("external_id", "=", banner)
    .execute();
}

async function stateNow(): Promise<CreativeState> {
  const stored = await app.db
    .selectFrom("tv_creatives")
    .select(["customer_approval as customer", "partner_approval as partner"])
    .where("binary_master_id", "=", creative)
    .executeTakeFirstOrThrow();
  const shows = await app.db
    .selectFrom("tv_banners")
    .select("external_id")
    .where("external_id", "=", banner)
    .where("binary_master_id", "=", creative)
    .executeTakeFirst();
  return { ...stored, onBanner: shows !== undefined };
}

/** The code of the refusal; undefined if the action was taken. */
async function take(action: CreativeAction, client: TestClient): Promise<string | undefined> {
  const accountId = owner.company.id;
  if (action === "set") {
    const body = { binaryMasterId: creative, externalId: banner };
    return (await client.call(setCreative, { body, accountId })).codes[0];
  }
  const approvalStatus = APPROVALS.find((approval) => actionOf(approval) === action) ?? "UNVERIFIED";
  const body = { binaryMasterId: creative, approvalStatus, reason: "Die Nummer ist falsch." };
  return (await client.call(updateCreative, { body, accountId })).codes[0];
}

const STATES: CreativeState[] = APPROVALS.flatMap((customer) =>
  APPROVALS.flatMap((partner) => [true, false].map((onBanner) => ({ customer, partner, onBanner }))),
);

describe.each(PEOPLE)("%s", (person) => {
  test.each(CREATIVE_ACTIONS)("takes the action %s in every state", async (action) => {
    const client = await clientOf(person);
    const role = person === "support" ? "support" : "company";
    for (const state of STATES) {
      await putInto(state);
      const code = await take(action, client);
      const next = afterCreativeAction(state, role, action);
      const refusal = typeof next === "string" ? `tv_banners.creative_${next}` : undefined;
      expect([state, code]).toEqual([state, person === "read" ? "auth.right_missing" : refusal]);
      expect([state, await stateNow()]).toEqual([state, code !== undefined || typeof next === "string" ? state : next]);
    }
  });
});
