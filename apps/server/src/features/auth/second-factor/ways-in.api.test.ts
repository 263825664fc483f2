/** The second factor stands at every log-in, wherever its form is: support, taking over an entry, a link into a company. */
import { accountLinkLogin } from "@portal/contract/account-linking/calls";
import { claimingLogin } from "@portal/contract/claiming/calls";
import { invitePerson } from "@portal/contract/company-data/people/calls";
import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { loginCuca } from "@portal/contract/auth/support/calls";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailsTo } from "../../../testing/mailbox.ts";
import { buildTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";
import type { Reply } from "../../../testing/test-client.ts";

const STEP_MS = 30_000;
const password = TEST_PASSWORD;
let t: TestApp;
let person: SignedIn & { secret: string };
let owner: SignedIn;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now().getTime() });

beforeEach(async () => {
  owner = await t.signIn({ companies: [{ name: "Brandt Dach" }] });
  const someone = await t.signIn({ roles: ["cuca"] });
  const { body } = await someone.client.call(beginSecondFactor, { body: { password } });
  await someone.client.call(confirmSecondFactor, { body: { code: codeOf(body.secret) } });
  t.clock.advance(2 * STEP_MS);
  person = { ...someone, secret: body.secret };
});

type WayIn = { logIn: (secondFactor?: string) => Promise<Reply>; whatItDoes: () => Promise<number> };
const companyId = (): number => owner.companyIds[0] as number;
const sessions = async (): Promise<number> =>
  (await t.db.selectFrom("sessions").select("handle").where("user_id", "=", person.userId).execute()).length;

const WAYS: Record<string, () => Promise<WayIn>> = {
  "the support log-in": async () => ({
    logIn: (secondFactor) =>
      t.anonymous().call(loginCuca, {
        body: { login: person.login, password, companyId: companyId(), reason: "Rückruf", secondFactor },
      }),
    whatItDoes: async () =>
      (await t.db.selectFrom("support_visits").select("id").where("agent_user_id", "=", person.userId).execute())
        .length,
  }),
  "taking over an entry": async () => ({
    logIn: (secondFactor) =>
      t.anonymous().call(claimingLogin, {
        body: { login: person.login, password, remember: false, company: companyId(), secondFactor },
      }),
    whatItDoes: async () => (await sessions()) - 1,
  }),
  "a link into a company": async () => {
    await owner.client.call(invitePerson, {
      accountId: companyId(),
      body: { email: person.login, right: "editor" },
    });
    const [mail] = await mailsTo(t.db, person.login);
    const data = decodeURIComponent(/weiterleitung\?data=(\S+)/.exec(mail?.text_body ?? "")?.[1] ?? "");
    return {
      logIn: (secondFactor) =>
        t.anonymous().call(accountLinkLogin, {
          body: { login: person.login, password, remember: false, data, secondFactor },
        }),
      whatItDoes: async () =>
        (await t.db.selectFrom("memberships").select("right").where("user_id", "=", person.userId).execute()).length,
    };
  },
};

describe.each(Object.keys(WAYS))("%s", (name) => {
  test("asks for the code, refuses a wrong one, and only then does what it is for", async () => {
    const { logIn, whatItDoes } = await (WAYS[name] as () => Promise<WayIn>)();
    const before = await sessions();
    expect(await logIn()).toMatchObject({ status: 401, codes: ["auth.second_factor_required"] });
    expect(await logIn("000000")).toMatchObject({ status: 401, codes: ["auth.second_factor_wrong"] });
    expect([await sessions(), await whatItDoes()]).toEqual([before, 0]);
    const code = codeOf(person.secret);
    expect((await logIn(code)).status).toBe(200);
    expect([await sessions(), await whatItDoes()]).toEqual([before + 1, 1]);
    expect(await logIn(code), "a code serves once").toMatchObject({ codes: ["auth.second_factor_wrong"] });
  });
});
