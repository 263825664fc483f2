/** Asking the provider. */
import { randomUUID } from "node:crypto";
import { CASES_A_DAY } from "@portal/contract/service-case/calls";
import { describe, expect } from "vitest";
import { caseTest, newCase } from "./testing/cases.ts";

const { test, app, mailbox, owner, accountId, create, list } = caseTest();

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
    const [mail] = await mailbox.mailsTo(owner().login);
    expect(mail?.subject).toBe(`Ihre Anfrage Nr. ${id}: Rechnung doppelt`);
    expect(mail?.text_body).toContain("per Telefon unter 030 23125117");
    expect(mail?.text_body).toContain(`anfragen-an-uns?anfrage=${id}`);
    const line = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("company_id", "=", accountId())
      .where("action", "=", "serviceCase.created")
      .executeTakeFirstOrThrow();
    expect(line.details).toEqual({ case: id, type: "invoice" });
  });

  test("fifty parallel calls with one key make one case and one mail", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({ key })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.serviceCase.id)).size).toBe(1);
    expect(await mailbox.mailsTo(owner().login)).toHaveLength(1);
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
    const reply = await owner().client.send({ method: "POST", path, body: newCase(), accountId: accountId() });
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
        agent_company_id: accountId(),
        agent_reason: "Rückruf",
        agent_expires_at: new Date(app.clock.now().getTime() + 3_600_000),
      })
      .where("user_id", "=", agent.userId)
      .execute();
    const { body: answer } = await create({}, "technical", agent.client);
    expect(answer.serviceCase.entries).toMatchObject([{ author: "support", name: "" }]);
    expect(await mailbox.mailsTo(owner().login)).toHaveLength(1);
    expect(await mailbox.mailsTo(agent.login)).toHaveLength(0);
    const line = await app.db
      .selectFrom("audit_log")
      .select("agent_user_id")
      .where("action", "=", "serviceCase.created")
      .where("company_id", "=", accountId())
      .executeTakeFirstOrThrow();
    expect(line.agent_user_id).toBe(agent.userId);
  });
});
