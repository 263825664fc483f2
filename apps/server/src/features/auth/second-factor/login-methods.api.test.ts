/** The second factor protects every login form: support, claiming, and links into a company. */
import { accountLinkLogin } from "@portal/contract/account-linking/calls";
import { claimingLogin } from "@portal/contract/claiming/calls";
import { invitePerson } from "@portal/contract/company-data/people/calls";
import { beginSecondFactor, confirmSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { loginCuca } from "@portal/contract/auth/support/calls";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member, LoggedIn } from "../../../testing/test-app.ts";
import type { Reply } from "../../../testing/test-client.ts";

const STEP_MS = 30_000;
const password = TEST_PASSWORD;
const { test, app, mailbox } = apiTest();
let person: LoggedIn & { secret: string };
let owner: Member;

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

beforeEach(async () => {
  owner = await app.logInMember({ name: "Brandt Dach" });
  const someone = await app.logInPerson();
  await app.db
    .updateTable("users")
    .set({ roles: ["cuca"] })
    .where("id", "=", someone.userId)
    .execute();
  const { body } = await someone.client.call(beginSecondFactor, { body: { password } });
  await someone.client.call(confirmSecondFactor, { body: { code: codeOf(body.secret) } });
  app.clock.advance(2 * STEP_MS);
  person = { ...someone, secret: body.secret };
});

type WayIn = { logIn: (secondFactor?: string) => Promise<Reply>; whatItDoes: () => Promise<number> };
const companyId = (): number => owner.company.id;
const sessions = async (): Promise<number> =>
  (await app.db.selectFrom("sessions").select("handle").where("user_id", "=", person.userId).execute()).length;

const WAYS: Record<string, () => Promise<WayIn>> = {
  "the support log-in": async () => ({
    logIn: (secondFactor) =>
      app.anonymous().call(loginCuca, {
        body: { login: person.login, password, companyId: companyId(), reason: "Rückruf", secondFactor },
      }),
    whatItDoes: async () =>
      (await app.db.selectFrom("support_visits").select("id").where("agent_user_id", "=", person.userId).execute())
        .length,
  }),
  "taking over an entry": async () => ({
    logIn: (secondFactor) =>
      app.anonymous().call(claimingLogin, {
        body: { login: person.login, password, remember: false, company: companyId(), secondFactor },
      }),
    whatItDoes: async () => (await sessions()) - 1,
  }),
  "a link into a company": async () => {
    await owner.client.call(invitePerson, {
      accountId: companyId(),
      body: { email: person.login, right: "editor" },
    });
    const [mail] = await mailbox.mailsTo(person.login);
    const data = decodeURIComponent(/weiterleitung\?data=(\S+)/.exec(mail?.text_body ?? "")?.[1] ?? "");
    return {
      logIn: (secondFactor) =>
        app.anonymous().call(accountLinkLogin, {
          body: { login: person.login, password, remember: false, data, secondFactor },
        }),
      whatItDoes: async () =>
        (await app.db.selectFrom("memberships").select("right").where("user_id", "=", person.userId).execute()).length,
    };
  },
};

describe.each(Object.keys(WAYS))("%s", (name) => {
  test("asks for the code, refuses a wrong one, and acts only after a right one", async () => {
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
