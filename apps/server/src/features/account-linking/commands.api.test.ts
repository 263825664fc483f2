import { getAccountLink } from "@portal/contract/account-linking/calls";
import { expect } from "vitest";
import { portalOn } from "../../testing/portal-command.ts";
import { apiTest } from "../../testing/fixture.ts";

const SECRET = "test-secret-of-at-least-32-characters";
const { test, app } = apiTest();

const portal = (...args: string[]) =>
  portalOn(app.dependencies.environment.DATABASE_URL)(args, { env: { SESSION_SECRET: SECRET } });

test("link create mails a link that the server opens and prints no secret; hold, release and refuse change its status", async () => {
  const { company } = await app.logInMember({ name: "Brandt" });
  const email = "link@kunde.example";
  const made = await portal("link", "create", "--company", String(company.id), "--email", email);
  expect(made).toMatchObject({ code: 0 });
  expect(made.out).not.toContain("data=");
  const id = /Sent link (\d+)/.exec(made.out)?.[1] ?? "";
  const mail = await app.db.selectFrom("mails").selectAll().where("recipient", "=", email).executeTakeFirstOrThrow();
  const data = decodeURIComponent(/data=(\S+)/.exec(mail.text_body)?.[1] ?? "");
  const link = async () => (await app.anonymous().call(getAccountLink, { body: { data } })).body.link;
  expect(await link()).toMatchObject({ status: "open", right: "owner", email });

  expect((await portal("link", "hold", id, "--reason", "Wir fragen nach.")).out).toBe(`Link ${id} is held now.`);
  expect(await link()).toMatchObject({ status: "held", reason: "Wir fragen nach." });
  expect((await portal("link", "list")).out).toContain(email);
  expect((await portal("link", "release", id)).out).toBe(`Link ${id} is open now.`);
  expect((await portal("link", "refuse", id)).out).toBe(`Link ${id} is refused now.`);
  expect(await portal("link", "hold", id)).toMatchObject({ code: 1 });
  expect((await portal("link", "list")).out).not.toContain(email);
});

test("link create with an unknown company or a malformed address fails", async () => {
  expect(await portal("link", "create", "--company", "9999999", "--email", "a@b.example")).toMatchObject({ code: 1 });
  const { company } = await app.logInMember();
  expect(await portal("link", "create", "--company", String(company.id), "--email", "nix")).toMatchObject({
    code: 1,
    error: "That is no e-mail address.",
  });
});
