import {
  deleteQuickAnswer,
  getMessageFile,
  getMessageThread,
  getMessageThreads,
  getQuickAnswers,
  markMessageThread,
  openMessageThread,
  saveQuickAnswer,
  sendMessage,
  undoMessage,
} from "@portal/contract/leads/messages/calls";
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { beforeEach, describe, expect } from "vitest";
import { deliverDueMails } from "../../../platform/mail/deliver.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { aThread, type MadeThread, uploadFor } from "../testing/threads.ts";

const { test, app, mailbox } = apiTest();
const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n%%EOF\n");
let anna: Member;
let accountId: number;
let thread: MadeThread;
let keys = 0;
const aKey = () => `0123456789abcdef-${(keys += 1)}`;

beforeEach(async () => {
  anna = await app.logInMember({ name: "Malerei Anna" });
  accountId = anna.company.id;
  thread = await aThread(app, accountId);
});

const read = async (id = thread.id) =>
  (await anna.client.call(getMessageThread, { accountId, params: { id: String(id) }, query: {} })).body.thread;
const list = async (query: object = {}) => (await anna.client.call(getMessageThreads, { accountId, query })).body;
const send = (text: string, more: { key?: string; files?: string[]; id?: number } = {}) =>
  anna.client.call(sendMessage, {
    accountId,
    params: { id: String(more.id ?? thread.id) },
    body: { text, key: more.key ?? aKey(), files: more.files ?? [] },
  });
const mark = (body: object) =>
  anna.client.call(markMessageThread, { accountId, params: { id: String(thread.id) }, body });
const pdf = () => uploadFor(anna.client, accountId, PDF, "Angebot.pdf");

describe("threads", () => {
  test("are listed unread first with counts, found by name, address and words, and filtered", async () => {
    const other = await aThread(app, accountId, { name: "Jonas Weber", text: "Brauche einen Maler, 100% sicher" });
    await mark({ read: true });
    const all = await list();
    expect(all.threads.map(({ id, unread }) => [id, unread])).toEqual([
      [other.id, 1],
      [thread.id, 0],
    ]);
    expect([all.total, all.unread, all.waiting]).toEqual([2, 1, 2]);
    const found = async (query: object) => (await list(query)).threads.map(({ id }) => id);
    expect(await found({ search: "weber" })).toEqual([other.id]);
    expect(await found({ search: thread.email })).toEqual([thread.id]);
    expect(await found({ search: "100%" })).toEqual([other.id]);
    expect(await found({ search: "0_%" })).toEqual([]);
    expect(await found({ filter: "unread" })).toEqual([other.id]);
    await mark({ done: true });
    expect(await found({ filter: "waiting" })).toEqual([other.id]);
    expect(await list({ page: "2" })).toMatchObject({ threads: [], total: 2 });
  });

  test("of other companies are neither listed nor read, marked or answered", async () => {
    const boris = await app.logInMember();
    const at = { accountId: boris.company.id, params: { id: String(thread.id) } };
    const body = { text: "Hallo", key: aKey(), files: [] };
    expect((await boris.client.call(getMessageThreads, { accountId: boris.company.id, query: {} })).body.total).toBe(0);
    expect((await boris.client.call(getMessageThread, { ...at, query: {} })).codes).toEqual(["leads.thread_not_found"]);
    expect((await boris.client.call(markMessageThread, { ...at, body: { read: true } })).codes).toEqual([
      "leads.thread_not_found",
    ]);
    expect((await boris.client.call(sendMessage, { ...at, body })).codes).toEqual(["leads.thread_not_found"]);
    const opened = await boris.client.call(openMessageThread, {
      accountId: boris.company.id,
      body: { leadId: thread.leadId },
    });
    expect(opened.codes).toEqual(["leads.thread_not_found"]);
  });

  test("a lead has one thread, however often it is opened", async () => {
    const opened = await Promise.all(
      [1, 2, 3].map(() => anna.client.call(openMessageThread, { accountId, body: { leadId: thread.leadId } })),
    );
    expect(opened.map(({ body }) => body.id)).toEqual([thread.id, thread.id, thread.id]);
  });

  test("marks hold up to the message that was seen, and can be taken back", async () => {
    const [first] = (await read()).messages;
    expect((await mark({ read: true, upTo: (first?.id ?? 1) - 1 })).body).toEqual({ unread: 1, isWaiting: true });
    expect((await mark({ read: true, upTo: first?.id })).body).toEqual({ unread: 0, isWaiting: true });
    expect((await mark({ read: false })).body).toEqual({ unread: 1, isWaiting: true });
    expect((await mark({ done: true })).body).toEqual({ unread: 1, isWaiting: false });
    expect((await mark({ done: false })).body).toEqual({ unread: 1, isWaiting: true });
  });

  test("show fifty messages at once, and the older ones on demand", async () => {
    for (let index = 0; index < 60; index += 1) await send(`Nachricht ${index}`);
    const latest = await read();
    expect([latest.messages.length, latest.isMore, latest.messages.at(-1)?.text]).toEqual([50, true, "Nachricht 59"]);
    const older = await anna.client.call(getMessageThread, {
      accountId,
      params: { id: String(thread.id) },
      query: { before: String(latest.messages[0]?.id) },
    });
    expect(older.body.thread.messages.map(({ text }) => text).slice(0, 2)).toEqual([
      "Wann haben Sie Zeit?",
      "Nachricht 0",
    ]);
    expect(older.body.thread.isMore).toBe(false);
  });
});

describe("an answer", () => {
  test("ends the waiting, and its mail leaves after ten seconds with reply address, thread and the company's name", async () => {
    const { status, body } = await send("Dienstag um 8 Uhr.\n<b>Gruß</b>");
    expect([status, body.message.state, body.message.author]).toEqual([200, "sending", "company"]);
    expect(await list()).toMatchObject({ unread: 0, waiting: 0, threads: [{ lastAuthor: "company" }] });
    const [mail] = await mailbox.mailsTo(thread.email);
    expect(mail).toMatchObject({ template: "message-to-customer", subject: "Re: Ihre Nachricht an Malerei Anna" });
    expect((mail?.due_at.getTime() ?? 0) - (mail?.created_at.getTime() ?? 0)).toBe(10_000);
    expect(mail?.text_body).toContain("Dienstag um 8 Uhr.\n<b>Gruß</b>");
    expect(mail?.text_body).not.toContain("Ihr Team von");
    expect(mail?.html_body).toContain("&lt;b&gt;Gruß&lt;/b&gt;");
    expect(mail?.conversation).toMatchObject({
      fromName: `Malerei Anna über ${nahbei.name}`,
      replyTo: expect.stringMatching(/^antwort\+[0-9a-f]{32}@nahbei\.example$/),
      references: [],
      files: [],
    });
    app.clock.advance(11_000);
    const sent: Record<string, unknown>[] = [];
    while ((await deliverDueMails(app.dependencies, { sendMail: async (message) => sent.push(message as never) })) > 0);
    const message = sent.find(({ to }) => (to as { address: string }).address === thread.email);
    expect(message).toMatchObject({ from: { name: `Malerei Anna über ${nahbei.name}` } });
    expect(message).not.toHaveProperty("headers");
    expect((await read()).messages.at(-1)).toMatchObject({ state: "sent", undoUntil: null });
  });

  test("names the mails before it", async () => {
    await send("Erste");
    await send("Zweite");
    const [second] = await mailbox.mailsTo(thread.email);
    expect(second?.conversation?.references).toEqual([expect.stringMatching(/^<[0-9a-f]{32}@.+>$/)]);
  });

  test("sent twice by the same form is one message and one mail, also at once", async () => {
    const key = aKey();
    const answers = await Promise.all([1, 2, 3].map(() => send("Ja", { key })));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect(await mailbox.mailsTo(thread.email)).toHaveLength(1);
  });

  test("can be taken back for ten seconds: nothing leaves, and the customer waits again", async () => {
    const { body } = await send("Falscher Text");
    const params = { id: String(body.message.id) };
    expect(body.message.undoUntil).not.toBeNull();
    expect((await anna.client.call(undoMessage, { accountId, params })).body).toEqual({ text: "Falscher Text" });
    expect(await mailbox.mailsTo(thread.email)).toEqual([]);
    expect(await list()).toMatchObject({ waiting: 1, threads: [{ lastAuthor: "customer" }] });
    expect((await anna.client.call(undoMessage, { accountId, params })).codes).toEqual(["leads.message_not_found"]);
    const boris = await app.logInMember();
    const kept = (await send("Bleibt")).body.message.id;
    const foreign = await boris.client.call(undoMessage, {
      accountId: boris.company.id,
      params: { id: String(kept) },
    });
    expect(foreign.codes).toEqual(["leads.message_not_found"]);
    await app.db.updateTable("mails").set({ attempts: 1 }).where("recipient", "=", thread.email).execute();
    const late = await anna.client.call(undoMessage, { accountId, params: { id: String(kept) } });
    expect(late.codes).toEqual(["leads.message_sent"]);
  });

  test("is noted at the lead once it can't be taken back", async () => {
    const lead = () =>
      app.db.selectFrom("leads").select("first_response_at").where("id", "=", thread.leadId).executeTakeFirstOrThrow();
    const { body } = await send("Ja");
    await anna.client.call(undoMessage, { accountId, params: { id: String(body.message.id) } });
    await app.drainJobs({ deferred: true });
    expect((await lead()).first_response_at).toBeNull();
    await send("Doch");
    await send("Und noch etwas");
    await app.drainJobs({ deferred: true });
    expect((await lead()).first_response_at).not.toBeNull();
    const steps = await app.db.selectFrom("lead_steps").select("step").where("lead_id", "=", thread.leadId).execute();
    expect(steps).toEqual([{ step: "answer" }]);
    const offer = app.db.selectFrom("lead_offers").select("state").where("lead_id", "=", thread.leadId);
    expect((await offer.executeTakeFirstOrThrow()).state).toBe("contacted");
  });

  test("carries files, which the company downloads as files, and nobody else", async () => {
    const { body } = await send("Das Angebot", { files: [await pdf()] });
    const [file] = body.message.files;
    expect(file).toMatchObject({ name: "Angebot.pdf", mediaType: "application/pdf", bytes: PDF.length });
    const params = { id: String(file?.id) };
    const { status, raw } = await anna.client.call(getMessageFile, { accountId, params });
    expect([status, raw.headers["content-type"]]).toEqual([200, "application/octet-stream"]);
    expect(raw.headers["content-disposition"]).toBe("attachment; filename=Angebot.pdf");
    expect(raw.headers["x-content-type-options"]).toBe("nosniff");
    expect(raw.rawPayload.equals(PDF)).toBe(true);
    const boris = await app.logInMember();
    const foreign = await boris.client.call(getMessageFile, { accountId: boris.company.id, params });
    expect(foreign.codes).toEqual(["files.not_found"]);
    const [mail] = await mailbox.mailsTo(thread.email);
    expect(mail?.conversation?.files).toMatchObject([{ name: "Angebot.pdf", mediaType: "application/pdf" }]);
  });

  test("with a foreign or used file, too many files, or without words is refused", async () => {
    const marker = await pdf();
    await send("Eins", { files: [marker] });
    expect((await send("Zwei", { files: [marker] })).codes).toEqual(["files.not_found"]);
    const boris = await app.logInMember();
    const foreign = await uploadFor(boris.client, boris.company.id, PDF, "a.pdf");
    expect((await send("Drei", { files: [foreign] })).codes).toEqual(["files.not_found"]);
    expect((await send("Vier", { files: Array.from({ length: 6 }, (_, n) => `tmpfile-${n}`) })).status).toBe(400);
    expect((await send("  ")).status).toBe(400);
    expect((await send("x".repeat(5001))).status).toBe(400);
  });

  test("needs an address, and a customer who has not stopped the messages", async () => {
    const without = await aThread(app, accountId, { email: "" });
    expect((await send("Ja", { id: without.id })).codes).toEqual(["leads.no_address"]);
    await app.db.updateTable("message_threads").set({ stopped_at: new Date() }).where("id", "=", thread.id).execute();
    expect((await send("Ja")).codes).toEqual(["leads.customer_stopped"]);
  });

  test("cannot add headers: line breaks in the customer's and the company's name stay in their line", async () => {
    await app.db
      .updateTable("companies")
      .set({ display_name: "Anna\r\nBcc: x@y.example" })
      .where("id", "=", accountId)
      .execute();
    await send("Ja");
    const [mail] = await mailbox.mailsTo(thread.email);
    expect(mail?.subject).toBe("Re: Ihre Nachricht an Anna Bcc: x@y.example");
    expect(mail?.conversation?.fromName).toBe(`Anna Bcc: x@y.example über ${nahbei.name}`);
  });
});

test("quick answers are added, changed and deleted, thirty at most, and only by their own company", async () => {
  const save = (id: number | null, title: string) =>
    anna.client.call(saveQuickAnswer, { accountId, body: { quickAnswer: { id, title, text: "Guten Tag {name}" } } });
  const made = (await save(null, "B")).body.quickAnswers[0];
  await save(null, "A");
  expect((await save(made?.id ?? 0, "C")).body.quickAnswers.map(({ title }) => title)).toEqual(["A", "C"]);
  const boris = await app.logInMember();
  const at = { accountId: boris.company.id };
  const quickAnswer = { id: made?.id ?? 0, title: "X", text: "y" };
  expect((await boris.client.call(saveQuickAnswer, { ...at, body: { quickAnswer } })).codes).toEqual([
    "leads.quick_answer_not_found",
  ]);
  expect((await boris.client.call(deleteQuickAnswer, { ...at, body: { id: quickAnswer.id } })).codes).toEqual([
    "leads.quick_answer_not_found",
  ]);
  const left = await anna.client.call(deleteQuickAnswer, { accountId, body: { id: quickAnswer.id } });
  expect(left.body.quickAnswers.map(({ title }) => title)).toEqual(["A"]);
  for (let index = 0; index < 29; index += 1) await save(null, `N${index}`);
  expect((await save(null, "Zu viel")).codes).toEqual(["leads.too_many_quick_answers"]);
  expect((await anna.client.call(getQuickAnswers, { accountId })).body.quickAnswers).toHaveLength(30);
  expect((await save(null, "")).status).toBe(400);
});
