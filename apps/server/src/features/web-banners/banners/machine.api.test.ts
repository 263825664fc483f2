/** Every state × action × role through the calls and the provider's steps, the forbidden ones too. */
import {
  afterBannerAction,
  BANNER_STATES,
  type BannerAction,
  type BannerState,
  mayTakeAction,
  STATUS_ACTIONS,
} from "@portal/contract/web-banners/states";
import { aMembership, aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeEach, describe, expect } from "vitest";
import { Problem } from "../../../platform/problem.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { still } from "../testing/banner-files.ts";
import { bannerTest, uploadBanner } from "../testing/banners.ts";

const t = bannerTest();
const { test, app } = t;

const PEOPLE = ["owner", "editor", "read", "support"] as const;
type Person = (typeof PEOPLE)[number];

async function clientOf(person: Person): Promise<TestClient> {
  if (person === "owner") return t.owner().client;
  if (person === "support") {
    const agent = await app.logInPerson({ roles: ["cuca"] });
    await sql`update sessions set agent_company_id = ${t.accountId()}, agent_reason = 'Rückruf',
      agent_expires_at = now() + interval '1 hour' where user_id = ${agent.userId}`.execute(app.db);
    return agent.client;
  }
  const user = await aUser(app.db);
  await aMembership(app.db, { user_id: user.id, company_id: t.accountId(), right: person });
  const client = app.anonymous();
  await client.logIn(user.login, TEST_PASSWORD);
  return client;
}

async function putInto(state: BannerState): Promise<void> {
  await app.db.deleteFrom("rate_limits").execute();
  await app.db.updateTable("web_banners").set({ state }).where("id", "=", t.banner()).execute();
}
const stateNow = async (): Promise<string> =>
  (await app.db.selectFrom("web_banners").select("state").where("id", "=", t.banner()).executeTakeFirstOrThrow()).state;

/** The answer that a person must get, as state or code. */
function expectedOf(person: Person, state: BannerState, action: BannerAction): string {
  if (person === "read") return "auth.right_missing";
  const role = person === "support" ? "support" : "company";
  if (!mayTakeAction(role, action)) return "web_banner.only_company_approves";
  return afterBannerAction(state, action) ?? "web_banner.not_possible_now";
}

describe.each(PEOPLE)("%s", (person) => {
  let client: TestClient;
  beforeEach(async () => {
    client = await clientOf(person);
  });
  test.each(BANNER_STATES)("takes every action on a banner in the state %s", async (state) => {
    for (const action of STATUS_ACTIONS) {
      await putInto(state);
      const { body, codes } = await t.act(action, { reason: "Bitte den Preis ändern." }, client);
      const answer = codes[0] ?? body.banner.state;
      expect([action, answer]).toEqual([action, expectedOf(person, state, action)]);
      expect([action, await stateNow()]).toEqual([action, codes.length > 0 ? state : answer]);
    }
  });
  test.each(BANNER_STATES)("hands over files for a banner in the state %s", async (state) => {
    await putInto(state);
    const isWriter = person === "owner" || person === "editor";
    const files = [
      isWriter ? (await uploadBanner(client, t.accountId(), await still("png"))).body.marker : await t.upload(),
    ];
    const { body, codes } = await t.handOver({ files }, client);
    const answer = codes[0] ?? body.banner.state;
    const expected = expectedOf(person, state, "upload");
    // Only who uploaded a file may use it, so customer care gets no further than a state that takes files.
    const isOthersFile = person === "support" && afterBannerAction(state, "upload") !== undefined;
    expect(answer).toBe(isOthersFile ? "files.not_found" : expected);
    expect(await stateNow()).toBe(codes.length > 0 ? state : answer);
  });
});

describe("the provider", () => {
  test.each(BANNER_STATES)("takes every action on a banner in the state %s", async (state) => {
    await t.handOver();
    for (const action of ["produce", "refuse", "start", "end", ...STATUS_ACTIONS] as const) {
      await putInto(state);
      const answer = await t.provider(action, "Der Text ist zu klein.").then(stateNow, (error: unknown) => {
        if (error instanceof Problem) return error.code;
        throw error;
      });
      const may = mayTakeAction("provider", action);
      const next = afterBannerAction(state, action) ?? "web_banner.not_possible_now";
      expect([action, answer]).toEqual([action, may ? next : "web_banner.only_company_approves"]);
    }
  });
});
