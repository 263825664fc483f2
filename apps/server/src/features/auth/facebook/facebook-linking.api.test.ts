/** Linking Facebook to the account that one is logged in to. */
import { addFacebook, beginFacebookLink, getOwnFacebook, loginByFacebook } from "@portal/contract/auth/facebook/calls";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agree, answerDialog, startFacebook, uniqueAddress } from "../../../testing/facebook.ts";
import { buildTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";

let facebook: Awaited<ReturnType<typeof startFacebook>>;
let portal: TestApp;
beforeAll(async () => {
  facebook = await startFacebook();
  portal = await buildTestApp(facebook.settings);
});
afterAll(async () => {
  await portal.close();
  facebook.stop();
});

describe("linking the account one is in", () => {
  /** Begins as this person and agrees at Facebook; answers the query that comes back. */
  async function agreeAs({ client }: SignedIn, email: string): Promise<string> {
    const { body } = await client.call(beginFacebookLink, { body: { password: TEST_PASSWORD } });
    const back = await answerDialog(body.link, { decision: "agree", name: "Vera Brauch", email });
    expect(back.pathname).toBe("/benutzer");
    return back.search;
  }

  test("needs the own password, links once, and then logs in with another address than one's own", async () => {
    const person = await portal.signIn();
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
    const later = portal.anonymous();
    const entered = await later.call(loginByFacebook, { body: { query: await agree(later, email) } });
    expect(entered.body.user.user_id).toBe(person.userId);
  });

  test("takes no answer that another person or a log-in began, and no account that is linked elsewhere", async () => {
    const [alice, bob] = [await portal.signIn(), await portal.signIn()];
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

  test("a log-in takes no answer to a link", async () => {
    const person = await portal.signIn();
    const query = await agreeAs(person, uniqueAddress());
    expect((await person.client.call(loginByFacebook, { body: { query } })).codes).toEqual(["auth.facebook_expired"]);
  });
});
