import { updateAccountLocks } from "@portal/contract/account-locks/calls";
import {
  confirmInquiry,
  discardInquiry,
  getInquiry,
  getInquiryPage,
  submitInquiry,
  uploadInquiryFile,
} from "@portal/contract/leads/inquiries/calls";
import { getMessageThread, getMessageThreads } from "@portal/contract/leads/messages/calls";
import { beforeEach, describe, expect } from "vitest";
import { sweepFiles } from "../../../platform/files/sweep/sweep.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { tellNewLeads } from "../news/tell.ts";
import { aBrowser, pushesOf } from "../../../testing/push/browsers.ts";
import { multipart } from "../testing/threads.ts";
import { sweepInquiries } from "./jobs.ts";

const { test, app, mailbox } = apiTest();
const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n%%EOF\n");
let anna: Member;
let companyId: number;
let person = 0;
beforeEach(async () => {
  anna = await app.logInMember({ name: "Malerei Anna" });
  companyId = anna.company.id;
  await aBrowser(app.db, anna.userId);
});

const anAddress = () => `gast-${(person += 1)}@post.example`;
const wait = (seconds: number) => app.clock.advance(seconds * 1000);
const pageOf = async (id = companyId) =>
  (await app.anonymous().call(getInquiryPage, { params: { id: String(id) } })).body.page;
const written = {
  kind: "request",
  name: "Maria König",
  phone: "0221 1234567",
  text: "Bitte die Küche streichen.",
} as const;
async function submit(email: string, change: object = {}) {
  const ticket = (await pageOf())?.ticket ?? "";
  wait(5);
  return app.anonymous().call(submitInquiry, { body: { companyId, ...written, email, ticket, files: [], ...change } });
}
async function uploadFile(bytes: Buffer, name: string, ticket?: string) {
  const query = { firma: String(companyId), ticket: ticket ?? (await pageOf())?.ticket ?? "" };
  const path = uploadInquiryFile.path;
  const reply = await app.anonymous().send({ method: "POST", path, query, ...multipart(bytes, name) });
  return reply as typeof reply & { body: { marker: string } };
}
const byLink = (endpoint: typeof getInquiry | typeof confirmInquiry, token: string) =>
  app.anonymous().call(endpoint, { body: { token } });
const threads = async () =>
  (await anna.client.call(getMessageThreads, { accountId: companyId, query: {} })).body.threads;
const lock = (flags: object) => anna.client.call(updateAccountLocks, { accountId: companyId, body: flags });

describe("an inquiry", () => {
  test("is the company's lead and message once its sender confirms it, and once however often the link is used", async () => {
    const email = anAddress();
    const { body: file } = await uploadFile(PDF, "../Plan.pdf");
    expect((await submit(email, { files: [file.marker] })).body).toEqual({ state: "waiting" });
    expect(await threads()).toEqual([]);
    const [mail] = await mailbox.mailsTo(email);
    expect(mail?.template).toBe("inquiry-confirm");
    expect(mail?.text_body).not.toContain("Küche");
    const token = await mailbox.tokenFor(email);
    expect((await byLink(getInquiry, token)).body.inquiry).toEqual({
      company: "Malerei Anna",
      kind: "request",
      name: "Maria König",
      text: written.text,
      files: ["Plan.pdf"],
      state: "waiting",
    });
    const answers = await Promise.all([1, 2, 3].map(() => byLink(confirmInquiry, token)));
    expect(answers.map(({ body }) => body.inquiry.state)).toEqual(["delivered", "delivered", "delivered"]);
    const [thread, ...more] = await threads();
    expect([thread, more]).toMatchObject([{ name: "Maria König", kind: "request", unread: 1, isWaiting: true }, []]);
    const params = { id: String(thread?.id) };
    const { body } = await anna.client.call(getMessageThread, { accountId: companyId, params, query: {} });
    expect(body.thread).toMatchObject({ email, phone: "0221 1234567", messages: [{ text: written.text }] });
    expect(body.thread.messages[0]?.files).toMatchObject([{ name: "Plan.pdf" }]);
    const lead = await app.db
      .selectFrom("leads")
      .selectAll()
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ source: "entry_page", kind: "request", email, price_cents: null });
    const row = await app.db
      .selectFrom("inquiries")
      .selectAll()
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: "delivered", name: "", email: "", phone: "", text: "" });
    await sweepFiles(app.dependencies);
    expect(await app.db.selectFrom("files").select("id").where("company_id", "=", companyId).execute()).toHaveLength(1);
    const discarded = await app.anonymous().call(discardInquiry, { body: { token } });
    expect(discarded.codes).toEqual(["leads.inquiry_delivered"]);
  });

  test.each(["request", "job", "message"] as const)(
    "as %s tells the company's people by the wish for new leads, whatever they want of messages",
    async (kind) => {
      await lock({ No_Portal_Messages__c: true });
      const off = { user_id: anna.userId, event: "new_messages", channel: "email", wanted: false };
      await app.db.insertInto("notification_settings").values(off).execute();
      const email = anAddress();
      await submit(email, { kind });
      await byLink(confirmInquiry, await mailbox.tokenFor(email));
      const { told_at: toldAt } = await app.db
        .selectFrom("lead_offers")
        .select("told_at")
        .where("company_id", "=", companyId)
        .executeTakeFirstOrThrow();
      expect(toldAt).not.toBeNull();
      await tellNewLeads(app.dependencies);
      const [mail, ...more] = await mailbox.mailsTo(anna.login);
      expect([mail?.template, more]).toEqual(["new-lead", []]);
      const [thread] = await threads();
      expect(mail?.text_body).toContain(`/kunde/anfragen/nachrichten?verlauf=${thread?.id}`);
      expect(mail?.text_body).not.toContain("Annahme");
      expect(mail?.text_body).not.toContain("Maria");
      expect(await pushesOf(app.db, anna.userId)).toEqual([expect.stringMatching(/^lead:/)]);
    },
  );

  test("tells nobody who wants no mails about new leads", async () => {
    const email = anAddress();
    await submit(email);
    const off = { user_id: anna.userId, event: "new_lead", channel: "email", wanted: false };
    await app.db.insertInto("notification_settings").values(off).execute();
    await byLink(confirmInquiry, await mailbox.tokenFor(email));
    await tellNewLeads(app.dependencies);
    expect(await mailbox.mailsTo(anna.login)).toEqual([]);
  });

  test("is deleted when its sender discards it, or nobody confirms it within three days", async () => {
    const [one, two] = [anAddress(), anAddress()];
    await submit(one);
    const token = await mailbox.tokenFor(one);
    expect((await app.anonymous().call(discardInquiry, { body: { token } })).status).toBe(200);
    expect((await byLink(confirmInquiry, token)).codes).toEqual(["leads.link_unknown"]);
    await submit(two);
    wait(3 * 86_400 + 60);
    expect((await byLink(confirmInquiry, await mailbox.tokenFor(two))).codes).toEqual(["leads.link_unknown"]);
    await sweepInquiries(app.dependencies);
    expect(await app.db.selectFrom("inquiries").select("id").where("company_id", "=", companyId).execute()).toEqual([]);
  });

  test.each([
    ["without a name", { name: " " }],
    ["without an address", { email: "maria" }],
    ["with two addresses", { email: "a@b.example,c@d.example" }],
    ["with a line break in the name", { name: "Maria\r\nBcc: x@y.example" }],
    ["without words", { text: "" }],
    ["of an unknown kind", { kind: "spam" }],
    ["with a wrong number", { phone: "ruf mich an" }],
  ])("%s is refused", async (_what, change) => {
    expect((await submit(anAddress(), change)).status).toBe(400);
  });

  test("to a company that does not exist, or with a foreign form, is refused", async () => {
    expect(await pageOf(999_999)).toBeNull();
    expect((await submit(anAddress(), { companyId: 999_999 })).codes).toEqual(["leads.form_expired"]);
    expect((await submit(anAddress(), { ticket: "1.x" })).codes).toEqual(["leads.form_expired"]);
  });

  test("is taken five times a day of one address", async () => {
    const email = anAddress();
    const answers = [];
    for (let times = 0; times < 6; times += 1) answers.push((await submit(email)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("programs", () => {
  test("that fill in the hidden field or answer at once get the usual answer, and nothing is stored or mailed", async () => {
    const email = anAddress();
    expect((await submit(email, { website: "https://spam.example" })).body).toEqual({ state: "waiting" });
    const ticket = (await pageOf())?.ticket ?? "";
    const body = { companyId, ...written, email, ticket, files: [] };
    expect((await app.anonymous().call(submitInquiry, { body })).body).toEqual({ state: "waiting" });
    expect(await mailbox.mailsTo(email)).toEqual([]);
  });
});

describe("a file", () => {
  test("of another kind, without a form, or of another company's form is refused", async () => {
    expect((await uploadFile(Buffer.from("<svg onload=alert(1)>"), "bild.png")).codes).toEqual([
      "files.type_not_allowed",
    ]);
    expect((await uploadFile(PDF, "a.pdf", "1.x")).codes).toEqual(["leads.form_expired"]);
    const { body } = await uploadFile(PDF, "a.pdf");
    const boris = await app.logInMember();
    const ticket = (await pageOf(boris.company.id))?.ticket ?? "";
    wait(5);
    const foreign = { companyId: boris.company.id, ...written, email: anAddress(), ticket, files: [body.marker] };
    expect((await app.anonymous().call(submitInquiry, { body: foreign })).codes).toEqual(["files.not_found"]);
  });
});

describe("a company's locks", () => {
  test("say what it takes; with all of them the form says that it takes nothing", async () => {
    expect((await pageOf())?.kinds).toEqual(["request", "message", "job"]);
    await lock({ No_Job_Leads__c: true });
    expect((await pageOf())?.kinds).toEqual(["request", "message"]);
    expect((await submit(anAddress(), { kind: "job" })).codes).toEqual(["leads.not_wanted"]);
    await lock({ No_Leads__c: true });
    expect((await pageOf())?.kinds).toEqual([]);
    expect((await submit(anAddress())).codes).toEqual(["leads.not_wanted"]);
    expect((await uploadFile(PDF, "a.pdf")).codes).toEqual(["leads.not_wanted"]);
  });

  test("hold for an inquiry that was written before them", async () => {
    const email = anAddress();
    await submit(email);
    await lock({ No_Leads__c: true });
    expect((await byLink(confirmInquiry, await mailbox.tokenFor(email))).codes).toEqual(["leads.not_wanted"]);
    expect(await threads()).toEqual([]);
  });
});
