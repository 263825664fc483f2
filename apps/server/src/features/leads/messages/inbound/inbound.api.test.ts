import { getMessageThread, markMessageThread, sendMessage } from "@portal/contract/leads/messages/calls";
import { getCustomerThread, replyToCompany, stopMessages } from "@portal/contract/leads/messages/inbound-calls";
import { updateAccountLocks } from "@portal/contract/account-locks/calls";
import type { SendMailOptions } from "nodemailer";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../../testing/fixture.ts";
import { PRODUCTION } from "../../../../testing/production-settings.ts";
import type { Member } from "../../../../testing/test-app.ts";
import { pushReplies } from "../../news/tell.ts";
import { aBrowser, pushesOf } from "../../../../testing/push/browsers.ts";
import { aThread, deliverMail, type MadeThread, rawMail, replyAddressFor } from "../../testing/threads.ts";

const { test, app, mailbox } = apiTest();
const { app: production } = apiTest({ environment: PRODUCTION });
const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n%%EOF\n");
let anna: Member;
let accountId: number;
let thread: MadeThread;
let to: string;
let keys = 0;
const aKey = () => `0123456789abcdef-${(keys += 1)}`;

beforeEach(async () => {
  anna = await app.logInMember({ name: "Malerei Anna" });
  accountId = anna.company.id;
  thread = await aThread(app, accountId);
  const params = { id: String(thread.id) };
  await anna.client.call(sendMessage, { accountId, params, body: { text: "Dienstag?", key: aKey(), files: [] } });
  to = await replyAddressFor(app, thread.email);
});

const reply = async (mail: SendMailOptions = {}) =>
  (await deliverMail(app, await rawMail({ from: thread.email, to, text: "Ja, Dienstag passt.", ...mail }))).body;
const messages = async () =>
  (await anna.client.call(getMessageThread, { accountId, params: { id: String(thread.id) }, query: {} })).body.thread
    .messages;
const refused = (reason: string) => ({ outcome: "refused", reason });

describe("a customer's mail", () => {
  test("is in its thread, without what it quotes, with its files, and tells the company's people once", async () => {
    const text = `Ja, Dienstag passt.\n\nAm 23.11.26 um 10:12 schrieb Malerei Anna:\n> Dienstag?`;
    const attachments = [
      { filename: "Wand.pdf", content: PDF },
      { filename: "virus.exe", content: Buffer.from("MZ\u0090\u0000\u0003binary") },
    ];
    expect(await reply({ text, attachments })).toEqual({ outcome: "stored", reason: null });
    expect((await messages()).at(-1)).toMatchObject({
      author: "customer",
      text: "Ja, Dienstag passt.",
      quoted: expect.stringContaining("> Dienstag?"),
      files: [{ name: "Wand.pdf", mediaType: "application/pdf", bytes: PDF.length }],
      leftOut: ["virus.exe"],
      state: "received",
    });
    await reply({ text: "Noch etwas" });
    const { email } = await app.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", anna.userId)
      .executeTakeFirstOrThrow();
    const news = (await mailbox.mailsTo(email)).filter(({ template }) => template === "message-news");
    expect(news).toHaveLength(1);
    expect(news[0]?.text_body).not.toContain("Dienstag passt");
    expect(news[0]?.text_body).not.toContain("Maria");
  });

  test("that is delivered twice is one message, also at once", async () => {
    const raw = await rawMail({ from: thread.email, to, text: "Ja", messageId: "<eins@post.example>" });
    const outcomes = await Promise.all([1, 2, 3].map(async () => (await deliverMail(app, raw)).body.outcome));
    expect(outcomes.toSorted()).toEqual(["duplicate", "duplicate", "stored"]);
    expect(await messages()).toHaveLength(3);
  });

  test("of HTML stays text", async () => {
    await reply({ text: "", html: "<p>Hallo</p><script>alert(1)</script><b>&lt;i&gt;</b>" });
    expect((await messages()).at(-1)?.text).toBe("Hallo\n\n<i>");
  });

  test("from somebody else, to an unknown address, automatic or empty is not taken", async () => {
    expect(await reply({ from: "fremd@post.example" })).toEqual(refused("other_sender"));
    expect(await reply({ to: `antwort+${"0".repeat(32)}@nahbei.example` })).toEqual(refused("unknown_address"));
    expect(await reply({ to: "antwort@nahbei.example" })).toEqual(refused("no_address"));
    expect(await reply({ headers: { "Auto-Submitted": "auto-replied" } })).toEqual({
      outcome: "ignored",
      reason: "automatic",
    });
    expect(await reply({ headers: { Precedence: "bulk" } })).toEqual({ outcome: "ignored", reason: "automatic" });
    expect(await reply({ text: " " })).toEqual(refused("empty"));
    expect((await deliverMail(app, Buffer.from("x"))).body).toEqual(refused("no_address"));
    expect((await deliverMail(app, Buffer.alloc(0))).body).toEqual(refused("unreadable"));
    expect(await messages()).toHaveLength(2);
  });

  test("is refused from the thirty-first of a day on", async () => {
    const outcomes: string[] = [];
    for (let index = 0; index < 31; index += 1) outcomes.push((await reply({ text: `Nr. ${index}` })).outcome);
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(30);
    expect(await reply({ text: "Noch eine" })).toEqual(refused("too_many"));
  });

  test("answers from other spellings of the same address count as the customer's", async () => {
    expect(await reply({ from: `Maria <${thread.email.toUpperCase()}>`, to: to.toUpperCase() })).toMatchObject({
      outcome: "stored",
    });
  });
});

describe("POST /api/webhooks/mail", () => {
  test("refuses a wrong key, an old time and another content type; nothing is stored", async () => {
    const raw = await rawMail({ from: thread.email, to, text: "Ja" });
    expect((await deliverMail(app, raw, { key: "another-webhook-key" })).codes).toEqual(["leads.signature_invalid"]);
    const old = new Date(app.clock.now().getTime() - 10 * 60_000);
    expect((await deliverMail(app, raw, { at: old })).codes).toEqual(["leads.signature_invalid"]);
    expect((await deliverMail(app, raw, { signature: "sha256=00" })).codes).toEqual(["leads.signature_invalid"]);
    expect((await deliverMail(app, raw, { contentType: "application/json" })).status).toBe(400);
    expect((await deliverMail(app, raw, { contentType: "text/plain" })).status).toBe(415);
    expect(await messages()).toHaveLength(2);
  });

  test("is not connected in production without a key, and other calls take no mail", async () => {
    expect((await deliverMail(production, Buffer.from("x"))).codes).toEqual(["leads.webhook_not_connected"]);
    const path = getCustomerThread.path;
    const headers = { "content-type": "message/rfc822" };
    expect((await app.anonymous().send({ method: "POST", path, payload: Buffer.from("x"), headers })).status).toBe(415);
  });
});

describe("the link in a company's mail", () => {
  const token = () => /\+([0-9a-f]{32})@/.exec(to)?.[1] ?? "";
  const byLink = (endpoint: typeof getCustomerThread, value = token()) =>
    app.anonymous().call(endpoint, { body: { token: value } });

  test("shows the thread without what the company can still take back, and takes an answer once", async () => {
    expect((await byLink(getCustomerThread)).body.thread.messages.map(({ text }) => text)).toEqual([
      "Wann haben Sie Zeit?",
    ]);
    app.clock.advance(11_000);
    const { thread: shown } = (await byLink(getCustomerThread)).body;
    expect(shown).toMatchObject({ company: "Malerei Anna", name: "Maria König", isStopped: false });
    expect(shown.messages.map(({ author, text }) => [author, text])).toEqual([
      ["customer", "Wann haben Sie Zeit?"],
      ["company", "Dienstag?"],
    ]);
    const body = { token: token(), text: "Ja", key: aKey() };
    for (let times = 0; times < 2; times += 1) {
      const answer = await app.anonymous().call(replyToCompany, { body });
      expect(answer.body.thread.messages).toHaveLength(3);
    }
  });

  test("that is unknown or not whole is refused", async () => {
    expect((await byLink(getCustomerThread, "0".repeat(32))).codes).toEqual(["leads.link_unknown"]);
    expect((await byLink(getCustomerThread, "abc")).status).toBe(400);
  });

  test("stops further mails, and allows them again", async () => {
    const stop = (stopped: boolean) => app.anonymous().call(stopMessages, { body: { token: token(), stopped } });
    expect((await stop(true)).body.thread.isStopped).toBe(true);
    const params = { id: String(thread.id) };
    const again = () =>
      anna.client.call(sendMessage, { accountId, params, body: { text: "Hallo", key: aKey(), files: [] } });
    expect((await again()).codes).toEqual(["leads.customer_stopped"]);
    await stop(false);
    expect((await again()).status).toBe(200);
  });
});

test("a reply is told to browsers once, unless somebody has read it or the company wants no messages", async () => {
  await aBrowser(app.db, anna.userId);
  const pushes = () => pushesOf(app.db, anna.userId);
  await reply();
  await reply({ text: "Noch etwas" });
  await pushReplies(app.dependencies);
  await pushReplies(app.dependencies);
  expect(await pushes()).toEqual([expect.stringMatching(/^message:\d+$/)]);
  const mark = (body: object) =>
    anna.client.call(markMessageThread, { accountId, params: { id: String(thread.id) }, body });
  await mark({ read: true });
  await reply({ text: "Und noch etwas" });
  await mark({ read: true });
  await pushReplies(app.dependencies);
  expect(await pushes()).toHaveLength(1);
  await anna.client.call(updateAccountLocks, { accountId, body: { No_Portal_Messages__c: true } });
  await reply({ text: "Ein letztes" });
  await pushReplies(app.dependencies);
  expect(await pushes()).toHaveLength(1);
});

test("a company that wants no messages from the portal gets no mail about a reply", async () => {
  await anna.client.call(updateAccountLocks, { accountId, body: { No_Portal_Messages__c: true } });
  await reply();
  const { email } = await app.db
    .selectFrom("users")
    .select("email")
    .where("id", "=", anna.userId)
    .executeTakeFirstOrThrow();
  expect((await mailbox.mailsTo(email)).filter(({ template }) => template === "message-news")).toEqual([]);
});
