import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { callUgc } from "@portal/contract/ugc/calls";
import { updateUserProfile } from "@portal/contract/user-area/profile";
import { getAccountLink } from "@portal/contract/account-linking/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { runPortal } from "./program.ts";

const SECRET = "test-secret-of-at-least-32-characters";
let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

async function portal(...args: string[]) {
  const said: string[] = [];
  const terminal = {
    env: {
      DATABASE_URL: t.dependencies.environment.DATABASE_URL,
      DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "portal-link-")),
      SESSION_SECRET: SECRET,
    },
    stdin: Readable.from([]),
    print: (text: string) => void said.push(text),
    warn: (text: string) => void said.push(text),
    exitCode: 0,
  };
  await runPortal(args, terminal);
  return { code: terminal.exitCode, said: said.join("\n") };
}

test("makes a link that the server opens, shows it to nobody, holds, releases and refuses it", async () => {
  const { companyIds } = await t.signIn({ companies: [{ name: "Brandt" }] });
  const email = "link@kunde.example";
  const made = await portal("link", "create", "--company", String(companyIds[0]), "--email", email);
  expect(made).toMatchObject({ code: 0 });
  expect(made.said).not.toContain("data=");
  const id = /Link (\d+)/.exec(made.said)?.[1] ?? "";
  const mail = await t.db.selectFrom("mails").selectAll().where("recipient", "=", email).executeTakeFirstOrThrow();
  const data = decodeURIComponent(/data=(\S+)/.exec(mail.text_body)?.[1] ?? "");
  const standing = async () => (await t.anonymous().call(getAccountLink, { body: { data } })).body.link;
  expect(await standing()).toMatchObject({ standing: "open", right: "owner", email });

  expect((await portal("link", "hold", id, "--reason", "Wir fragen nach.")).said).toBe(`Link ${id} is held now.`);
  expect(await standing()).toMatchObject({ standing: "held", reason: "Wir fragen nach." });
  expect((await portal("link", "list")).said).toContain(email);
  expect((await portal("link", "release", id)).said).toBe(`Link ${id} is open now.`);
  expect((await portal("link", "refuse", id)).said).toBe(`Link ${id} is refused now.`);
  expect(await portal("link", "hold", id)).toMatchObject({ code: 1 });
  expect((await portal("link", "list")).said).not.toContain(email);
});

test("refuses companies and addresses that are none", async () => {
  expect(await portal("link", "create", "--company", "9999999", "--email", "a@b.example")).toMatchObject({ code: 1 });
  const { companyIds } = await t.signIn({ companies: [{}] });
  expect(await portal("link", "create", "--company", String(companyIds[0]), "--email", "nix")).toMatchObject({
    code: 1,
    said: "That is no e-mail address.",
  });
});

test("lists hints about entries and decides about them once", async () => {
  const { companyIds } = await t.signIn({ companies: [{ name: "Blumen Anna" }] });
  const { body } = await t.anonymous().call(callUgc, {
    body: { companyId: companyIds[0] as number, kind: "phone", text: "Die 030 12345 geht nicht.", email: "" },
  });
  const id = String(body.contribution.id);
  expect((await portal("contribution", "list")).said).toContain("Die 030 12345 geht nicht.");
  expect((await portal("contribution", "accept", id)).said).toContain(`Hint ${id} is accepted now.`);
  expect(await portal("contribution", "refuse", id)).toMatchObject({ code: 1 });
  expect((await portal("contribution", "list")).said).not.toContain("030 12345");
});

test("whoever was logged in hears what became of a hint, unless they don't want to; an address for questions gets nothing", async () => {
  const owner = await t.signIn({ companies: [{ name: "Schuhhaus Sohle" }] });
  const [curious, quiet] = [await t.signIn(), await t.signIn()];
  const off = { event: "hint_answered", channel: "email", wanted: false } as const;
  await quiet.client.call(updateUserProfile, { body: { notifications: [off] } });
  const body = { companyId: owner.companyIds[0] as number, kind: "hours", text: "Mittwochs zu", email: "" } as const;
  for (const [author, email, decision] of [
    [curious.client, "", "accept"],
    [curious.client, "", "refuse"],
    [quiet.client, "", "accept"],
    [t.anonymous(), "frage@kunde.example", "accept"],
  ] as const) {
    const { body: answer } = await author.call(callUgc, { body: { ...body, email } });
    expect(await portal("contribution", decision, String(answer.contribution.id))).toMatchObject({ code: 0 });
  }
  const mailsOf = (address: string) =>
    t.db.selectFrom("mails").select("subject").where("recipient", "=", address).orderBy("id").execute();
  expect(await mailsOf(curious.login)).toEqual([
    { subject: "Ihr Hinweis zu Schuhhaus Sohle hat geholfen" },
    { subject: "Wir haben Ihren Hinweis zu Schuhhaus Sohle geprüft" },
  ]);
  expect([...(await mailsOf(quiet.login)), ...(await mailsOf("frage@kunde.example"))]).toEqual([]);
});
