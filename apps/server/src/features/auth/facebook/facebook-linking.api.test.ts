/** Linking Facebook to the account that is logged in. */
import {
  addFacebook,
  beginFacebookLink,
  getOwnFacebook,
  loginByFacebook,
  unlinkFacebook,
} from "@portal/contract/auth/facebook/calls";
import { confirmPassword } from "@portal/contract/user-area/profile";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { afterAll, describe, expect } from "vitest";
import { agree, answerDialog, startFacebook, uniqueAddress } from "../../../testing/facebook.ts";
import { apiTest } from "../../../testing/fixture.ts";
import { securityEventsOf } from "../../../testing/security-events.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";

let facebook: Awaited<ReturnType<typeof startFacebook>>;
const { test, app } = apiTest({ environment: async () => (facebook = await startFacebook()).settings });
afterAll(() => facebook.stop());

describe("linking one's own account", () => {
  /** Starts as this person, agrees at Facebook, and returns the query of the redirect. */
  async function agreeAs({ client }: LoggedIn, email: string): Promise<string> {
    const { body } = await client.call(beginFacebookLink, { body: { password: TEST_PASSWORD } });
    const back = await answerDialog(body.link, { decision: "agree", name: "Vera Brauch", email });
    expect(back.pathname).toBe("/benutzer");
    return back.search;
  }

  test("needs the own password, links once, and then logs in even with another address at Facebook", async () => {
    const person = await app.logInPerson();
    const email = uniqueAddress();
    expect((await person.client.call(beginFacebookLink, { body: { password: "falsch" } })).codes).toEqual([
      "auth.own_password_wrong",
    ]);
    const query = await agreeAs(person, email);
    expect((await person.client.call(addFacebook, { body: { query } })).status).toBe(200);
    expect((await person.client.call(addFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
    expect((await person.client.call(beginFacebookLink, { body: { password: TEST_PASSWORD } })).codes).toEqual([
      "auth.facebook_linked_already",
    ]);
    const later = app.anonymous();
    expect((await person.client.call(unlinkFacebook, {})).codes).toEqual(["user.confirmation_needed"]);
    const entered = await later.call(loginByFacebook, { body: { query: await agree(later, email) } });
    expect(entered.body.user.user_id).toBe(person.userId);
    await person.client.call(confirmPassword, { body: { password: TEST_PASSWORD } });
    expect((await person.client.call(unlinkFacebook, {})).status).toBe(200);
    expect((await person.client.call(getOwnFacebook, {})).body.linkedAt).toBeNull();
    expect(await securityEventsOf(app.db, person.userId)).toEqual([
      "logged_in password",
      "proof_failed",
      "facebook_linked",
      "logged_in facebook",
      "facebook_unlinked",
    ]);
  });

  test("refuses a redirect that another person or a login started, and a Facebook account that is linked elsewhere", async () => {
    const [alice, bob] = [await app.logInPerson(), await app.logInPerson()];
    const email = uniqueAddress();
    const query = await agreeAs(alice, email);
    expect((await bob.client.call(addFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
    const fromLogIn = await agree(bob.client, email);
    expect((await bob.client.call(addFacebook, { body: { query: fromLogIn } })).codes).toEqual([
      "auth.facebook_expired",
    ]);
    expect((await alice.client.call(addFacebook, { body: { query } })).status).toBe(200);
    const again = await agreeAs(bob, email);
    expect((await bob.client.call(addFacebook, { body: { query: again } })).codes).toEqual([
      "auth.facebook_linked_already",
    ]);
    expect((await bob.client.call(getOwnFacebook, {})).body.linkedAt).toBeNull();
  });

  test("a login refuses the redirect of a link request", async () => {
    const person = await app.logInPerson();
    const query = await agreeAs(person, uniqueAddress());
    expect((await person.client.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
  });
});
