import { randomUUID } from "node:crypto";
import {
  addServiceCaseMessage,
  CASES_A_DAY,
  closeServiceCase,
  createServiceCase,
  getServiceCase,
  getServiceCases,
  reopenServiceCase,
} from "@portal/contract/service-case/calls";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Member } from "../../testing/test-app.ts";
import { advanceCase } from "./advance.ts";
import { sweepServiceCases } from "./jobs.ts";

const { test, app, mailbox } = apiTest();
let person: Member;
let accountId: number;
beforeEach(async () => {
  person = await app.logInMember();
  accountId = person.company.id;
});

const body = (columns: object = {}) => ({
  subject: "Rechnung doppelt",
  text: "Die Rechnung kam\nzweimal.",
  key: randomUUID(),
  ...columns,
});
const create = (columns: object = {}, type = "invoice", by = person.client) =>
  by.call(createServiceCase, { params: { type: type as "invoice" }, body: body(columns), accountId });
const opened = async (columns: object = {}): Promise<number> => (await create(columns)).body.serviceCase.id;
const read = async (id: number) =>
  (await person.client.call(getServiceCase, { params: { id: String(id) }, accountId })).body.serviceCase;
const list = (query: object = {}) => person.client.call(getServiceCases, { query, accountId });
const provider = (id: number, event: "take" | "answer" | "ask" | "solve", text = "") =>
  app.db.transaction().execute((trx) =>
    advanceCase(app.dependencies, trx, {
      id,
      event,
      text,
      key: null,
      companyId: null,
      author: "provider",
      userId: null,
    }),
  );

describe("asking the provider", () => {
  test("opens a case, mails its number and writes an audit line without the text", async () => {
    const { status, body: answer } = await create({ reference: "R-2026-114", wantsCall: true, phone: "030 23125117" });
    expect(status).toBe(200);
    expect(answer.serviceCase).toMatchObject({
      type: "invoice",
      state: "open",
      reference: "R-2026-114",
      wantsCall: true,
      entries: [{ kind: "create", author: "company", text: "Die Rechnung kam\nzweimal." }],
    });
    const { id } = answer.serviceCase;
    const [mail] = await mailbox.mailsTo(person.login);
    expect(mail?.subject).toBe(`Ihre Anfrage Nr. ${id}: Rechnung doppelt`);
    expect(mail?.text_body).toContain("per Telefon unter 030 23125117");
    expect(mail?.text_body).toContain(`anfragen-an-uns?anfrage=${id}`);
    const line = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("company_id", "=", accountId)
      .where("action", "=", "serviceCase.created")
      .executeTakeFirstOrThrow();
    expect(line.details).toEqual({ case: id, type: "invoice" });
  });

  test("fifty parallel calls with one key make one case and one mail", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({ key })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.serviceCase.id)).size).toBe(1);
    expect(await mailbox.mailsTo(person.login)).toHaveLength(1);
  });

  test.each([
    [{ subject: "" }, "subject"],
    [{ subject: "x".repeat(121) }, "subject"],
    [{ subject: "zwei\nZeilen" }, "subject"],
    [{ text: " \n " }, "text"],
    [{ text: "x".repeat(4001) }, "text"],
    [{ text: "a\u0007b" }, "text"],
    [{ text: "\u202Etxt" }, "text"],
    [{ wantsCall: true }, "phone"],
    [{ wantsCall: true, phone: "ruf an" }, "phone"],
    [{ key: "kurz" }, "key"],
    [{ key: "../../../../etc/passwd" }, "key"],
  ])("refuses %j beside its field", async (columns, field) => {
    const reply = await create(columns);
    expect([reply.status, reply.codes]).toEqual([400, ["request.invalid"]]);
    expect((reply.body as unknown as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
  });

  test.each(["", "Invoice", "__proto__", "..", "a".repeat(300)])("refuses the type %j", async (type) => {
    const path = `/api/customer/service-case/create/${encodeURIComponent(type)}`;
    const reply = await person.client.send({ method: "POST", path, body: body(), accountId });
    expect([400, 404]).toContain(reply.status);
  });

  test("a line break in the subject does not reach the mail's header, and too many cases a day are refused", async () => {
    for (let count = 0; count < CASES_A_DAY; count += 1) expect((await create()).status).toBe(200);
    const reply = await create();
    expect([reply.status, reply.codes]).toEqual([429, ["request.throttled"]]);
    expect((await list()).body.total).toBe(CASES_A_DAY);
  });

  test("a case by customer care is marked as such, and its mail goes to the first owner", async () => {
    const agent = await app.logInPerson({ roles: ["cuca"] });
    await app.db
      .updateTable("sessions")
      .set({
        agent_company_id: accountId,
        agent_reason: "Rückruf",
        agent_expires_at: new Date(app.clock.now().getTime() + 3_600_000),
      })
      .where("user_id", "=", agent.userId)
      .execute();
    const { body: answer } = await create({}, "technical", agent.client);
    expect(answer.serviceCase.entries).toMatchObject([{ author: "support", name: "" }]);
    expect(await mailbox.mailsTo(person.login)).toHaveLength(1);
    expect(await mailbox.mailsTo(agent.login)).toHaveLength(0);
    const line = await app.db
      .selectFrom("audit_log")
      .select("agent_user_id")
      .where("action", "=", "serviceCase.created")
      .where("company_id", "=", accountId)
      .executeTakeFirstOrThrow();
    expect(line.agent_user_id).toBe(agent.userId);
  });
});

describe("the list of cases", () => {
  test("cases that wait for the company come first; search, state and paging work in the database", async () => {
    const first = await opened({ subject: "Alt" });
    for (let count = 0; count < 11; count += 1) await opened({ subject: `Neu ${count}` });
    await provider(first, "ask", "Welche Rechnung?");
    const page = await list();
    expect(page.body.total).toBe(12);
    expect(page.body.cases).toHaveLength(10);
    expect(page.body.cases[0]?.id).toBe(first);
    expect((await list({ page: "2" })).body.cases).toHaveLength(2);
    expect((await list({ state: "waiting" })).body).toMatchObject({ total: 1 });
    expect((await list({ search: "neu 1" })).body.total).toBe(2);
    expect((await list({ search: "Welche" })).body.cases.map(({ id }) => id)).toEqual([first]);
    expect((await list({ search: String(first) })).body.total).toBe(1);
    expect((await list({ search: "%" })).body.total).toBe(0);
    expect((await list({ search: String.raw`\_'` })).body.total).toBe(0);
    expect((await list({ page: "0" })).status).toBe(400);
    expect((await list({ state: "egal" })).status).toBe(400);
  });

  test("the CSV escapes formulas", async () => {
    await opened({ subject: "=1+1" });
    const { raw } = await person.client.send({
      method: "GET",
      path: "/api/customer/service-case/list.csv",
      accountId,
      xsrf: false,
    });
    expect(raw.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(raw.body.startsWith("\ufeffNummer;Gestellt am;")).toBe(true);
    expect(raw.body).toContain(";'=1+1;");
  });
});

describe("a case's events", () => {
  test("taken, asked back, answered, solved, closed and reopened: each sends its mail once", async () => {
    const id = await opened();
    await provider(id, "take");
    await provider(id, "ask", "Welche Nummer?");
    expect((await read(id)).state).toBe("waiting");
    const message = { text: "R-2026-114", key: randomUUID() };
    const send = () =>
      person.client.call(addServiceCaseMessage, { params: { id: String(id) }, body: message, accountId });
    expect((await send()).body.serviceCase.state).toBe("in_progress");
    expect((await send()).body.serviceCase.entries).toHaveLength(4);
    await provider(id, "solve", "Gutgeschrieben.");
    const closed = await person.client.call(closeServiceCase, { params: { id: String(id) }, accountId });
    expect(closed.body.serviceCase.state).toBe("closed");
    const again = await person.client.call(reopenServiceCase, { params: { id: String(id) }, accountId });
    expect(again.body.serviceCase.entries.map(({ kind }) => kind)).toEqual([
      "create",
      "take",
      "ask",
      "message",
      "solve",
      "close",
      "reopen",
    ]);
    const subjects = (await mailbox.mailsTo(person.login)).map(({ subject }) => subject.split(" ")[0]);
    expect(subjects.toReversed()).toEqual(["Ihre", "Wir", "Rückfrage", "Gelöst"]);
  });

  test("an event that the state does not allow is refused and changes nothing", async () => {
    const id = await opened();
    const params = { id: String(id) };
    expect((await person.client.call(reopenServiceCase, { params, accountId })).codes).toEqual([
      "service_case.not_possible_now",
    ]);
    const withdrawn = await person.client.call(closeServiceCase, { params, accountId });
    expect(withdrawn.body.serviceCase.state).toBe("withdrawn");
    const message = { text: "Doch noch etwas", key: randomUUID() };
    const late = await person.client.call(addServiceCaseMessage, { params, body: message, accountId });
    expect([late.status, late.codes]).toEqual([409, ["service_case.not_possible_now"]]);
    expect((await read(id)).entries).toHaveLength(2);
    await expect(provider(id, "solve", "Fertig")).rejects.toThrow();
  });

  test("a case of another company is answered like a missing one", async () => {
    const id = await opened();
    const stranger = await app.logInMember();
    const theirs = { accountId: stranger.company.id };
    const message = { text: "Hallo", key: randomUUID() };
    for (const wanted of [id, 999_999_999]) {
      const params = { id: String(wanted) };
      for (const reply of [
        await stranger.client.call(getServiceCase, { params, ...theirs }),
        await stranger.client.call(addServiceCaseMessage, { params, body: message, ...theirs }),
        await stranger.client.call(closeServiceCase, { params, ...theirs }),
        await stranger.client.call(reopenServiceCase, { params, ...theirs }),
      ]) {
        expect([reply.status, reply.codes]).toEqual([404, ["service_case.not_found"]]);
      }
    }
    expect((await read(id)).entries).toHaveLength(1);
    for (const odd of ["01", "1e0", "0", "-1", "abc"]) {
      const path = `/api/customer/service-case/${odd}`;
      expect((await person.client.send({ method: "GET", path, accountId })).status).toBe(400);
    }
  });

  test("if the person who asked is gone, the first owner gets the mail", async () => {
    const editor = await app.logInPerson();
    await app.db
      .insertInto("memberships")
      .values({ user_id: editor.userId, company_id: accountId, right: "editor" })
      .execute();
    const { body: answer } = await create({}, "other", editor.client);
    await app.db.deleteFrom("memberships").where("user_id", "=", editor.userId).execute();
    await provider(answer.serviceCase.id, "answer", "Gern.");
    expect(await mailbox.mailsTo(editor.login)).toHaveLength(1);
    expect((await mailbox.mailsTo(person.login)).map(({ template }) => template)).toEqual(["service-case-news"]);
  });

  test("a case is deleted three years after its end, not before", async () => {
    const [ended, active] = [await opened(), await opened()];
    await person.client.call(closeServiceCase, { params: { id: String(ended) }, accountId });
    const start = app.clock.now();
    app.clock.advance(3 * 365 * 86_400_000 - 86_400_000);
    expect(await sweepServiceCases(app.dependencies)).toBe(0);
    app.clock.advance(4 * 86_400_000);
    expect(await sweepServiceCases(app.dependencies)).toBeGreaterThanOrEqual(1);
    app.clock.set(start);
    const left = await app.db.selectFrom("service_cases").select("id").where("company_id", "=", accountId).execute();
    expect(left).toEqual([{ id: active }]);
  });
});
