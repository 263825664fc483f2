/** The list of cases, and what happens to a case until it is deleted. */
import { randomUUID } from "node:crypto";
import {
  addServiceCaseMessage,
  closeServiceCase,
  getServiceCase,
  reopenServiceCase,
} from "@portal/contract/service-case/calls";
import { describe, expect } from "vitest";
import { sweepServiceCases } from "./jobs.ts";
import { caseTest } from "./testing/cases.ts";

const { test, app, mailbox, owner, accountId, create, opened, read, list, provider } = caseTest();

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
    const { raw } = await owner().client.send({
      method: "GET",
      path: "/api/customer/service-case/list.csv",
      accountId: accountId(),
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
      owner().client.call(addServiceCaseMessage, { params: { id: String(id) }, body: message, accountId: accountId() });
    expect((await send()).body.serviceCase.state).toBe("in_progress");
    expect((await send()).body.serviceCase.entries).toHaveLength(4);
    await provider(id, "solve", "Gutgeschrieben.");
    const closed = await owner().client.call(closeServiceCase, { params: { id: String(id) }, accountId: accountId() });
    expect(closed.body.serviceCase.state).toBe("closed");
    const again = await owner().client.call(reopenServiceCase, { params: { id: String(id) }, accountId: accountId() });
    expect(again.body.serviceCase.entries.map(({ kind }) => kind)).toEqual([
      "create",
      "take",
      "ask",
      "message",
      "solve",
      "close",
      "reopen",
    ]);
    const subjects = (await mailbox.mailsTo(owner().login)).map(({ subject }) => subject.split(" ")[0]);
    expect(subjects.toReversed()).toEqual(["Ihre", "Wir", "Rückfrage", "Gelöst"]);
  });

  test("an event that the state does not allow is refused and changes nothing", async () => {
    const id = await opened();
    const params = { id: String(id) };
    expect((await owner().client.call(reopenServiceCase, { params, accountId: accountId() })).codes).toEqual([
      "service_case.not_possible_now",
    ]);
    const withdrawn = await owner().client.call(closeServiceCase, { params, accountId: accountId() });
    expect(withdrawn.body.serviceCase.state).toBe("withdrawn");
    const message = { text: "Doch noch etwas", key: randomUUID() };
    const late = await owner().client.call(addServiceCaseMessage, { params, body: message, accountId: accountId() });
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
      expect((await owner().client.send({ method: "GET", path, accountId: accountId() })).status).toBe(400);
    }
  });

  test("if the person who asked is gone, the first owner gets the mail", async () => {
    const editor = await app.logInPerson();
    await app.db
      .insertInto("memberships")
      .values({ user_id: editor.userId, company_id: accountId(), right: "editor" })
      .execute();
    const { body: answer } = await create({}, "other", editor.client);
    await app.db.deleteFrom("memberships").where("user_id", "=", editor.userId).execute();
    await provider(answer.serviceCase.id, "answer", "Gern.");
    expect(await mailbox.mailsTo(editor.login)).toHaveLength(1);
    expect((await mailbox.mailsTo(owner().login)).map(({ template }) => template)).toEqual(["service-case-news"]);
  });

  test("a case is deleted three years after its end, not before", async () => {
    const [ended, active] = [await opened(), await opened()];
    await owner().client.call(closeServiceCase, { params: { id: String(ended) }, accountId: accountId() });
    const start = app.clock.now();
    app.clock.advance(3 * 365 * 86_400_000 - 86_400_000);
    expect(await sweepServiceCases(app.dependencies)).toBe(0);
    app.clock.advance(4 * 86_400_000);
    expect(await sweepServiceCases(app.dependencies)).toBeGreaterThanOrEqual(1);
    app.clock.set(start);
    const left = await app.db.selectFrom("service_cases").select("id").where("company_id", "=", accountId()).execute();
    expect(left).toEqual([{ id: active }]);
  });
});
