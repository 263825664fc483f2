import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { getEntryHistory, undoEntryChange } from "@portal/contract/entry/history/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { aboutUs, companyData, hours } from "../testing/bodies.ts";

const { test, app } = apiTest();

/** A person with a company, and this file's calls bound to it. */
async function someone(right: "owner" | "editor" | "read" = "owner") {
  const { client, userId, company } = await app.logInMember({ right });
  const accountId = company.id;
  return { client, userId, accountId, ...callsOf(client, accountId) };
}

const callsOf = (client: TestClient, accountId: number) => ({
  entry: async () => (await client.call(getSalesForceEntry, { accountId })).body.entry,
  history: async (query: { limit?: string; before?: string } = {}) =>
    (await client.call(getEntryHistory, { accountId, query })).body,
  saveData: async (fields: Record<string, unknown>) => {
    const { entry } = (await client.call(getSalesForceEntry, { accountId })).body;
    const { versions } = entry;
    const body = { ...companyData(), ...pickTyped(entry), ...fields, version: versions.companyData };
    return (await client.call(saveCallOf("companyData"), { accountId, body })).body;
  },
  saveHours: async (openingHours: ReturnType<typeof hours>) => {
    const { versions } = (await client.call(getSalesForceEntry, { accountId })).body.entry;
    return (
      await client.call(saveCallOf("openingHours"), {
        accountId,
        body: { version: versions.openingHours, openingHours },
      })
    ).body;
  },
  saveAbout: async (fields: Record<string, unknown>) => {
    const { versions } = (await client.call(getSalesForceEntry, { accountId })).body.entry;
    return (
      await client.call(saveCallOf("aboutUs"), { accountId, body: aboutUs({ version: versions.aboutUs, ...fields }) })
    ).body;
  },
  undo: (changeId: number | null) =>
    client.call(undoEntryChange, { accountId, body: { changeId: changeId as number } }),
});

const pickTyped = (entry: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(companyData()).map((name) => [name, entry[name]]));

describe("history", () => {
  test("names person, time, fields, and values before and after", async () => {
    const anna = await someone();
    await anna.saveData({ ShippingStreet: "Hauptstraße 7", Phone: "030 23125222" });
    const { changes, hasMore } = await anna.history();
    expect(hasMore).toBe(false);
    expect(changes).toEqual([
      {
        id: expect.any(Number),
        part: "companyData",
        version: 2,
        source: "owner",
        actorName: "Petra Brandt",
        changedAt: expect.stringMatching(/Z$/),
        fields: [
          { field: "Phone", before: "030 23125100", after: "030 23125222" },
          { field: "ShippingStreet", before: "Lindenstraße 12", after: "Hauptstraße 7" },
        ],
        undoable: true,
        undoesChangeId: null,
        fromGoogle: false,
      },
    ]);
  });

  test("shows opening hours by weekday and about us as text", async () => {
    const anna = await someone();
    const before = hours("08:00", "17:00");
    await anna.saveHours(before);
    const week = before.week.map((day, index) =>
      index === 4 ? { ...day, spans: [{ from: "08:00", to: "13:00" }] } : day,
    );
    await anna.saveHours({ ...before, week });
    await anna.saveAbout({});
    await anna.saveAbout({ foundingYear: 1963 });
    const { changes } = await anna.history();
    expect(changes[0]?.fields).toEqual([{ field: "foundingYear", before: 1962, after: 1963 }]);
    expect(changes[2]?.fields).toEqual([{ field: "week.4", before: before.week[4], after: week[4] }]);
  });

  test("is paged, newest first", async () => {
    const anna = await someone();
    for (const year of [1991, 1992, 1993, 1994, 1995]) await anna.saveAbout({ foundingYear: year });
    const first = await anna.history({ limit: "2" });
    expect([first.changes.map(({ version }) => version), first.hasMore]).toEqual([[6, 5], true]);
    const second = await anna.history({ limit: "3", before: String(first.changes[1]?.id) });
    expect([second.changes.map(({ version }) => version), second.hasMore]).toEqual([[4, 3, 2], false]);
    for (const query of [{ limit: "0" }, { limit: "101" }, { limit: "x" }, { before: "-1" }]) {
      expect((await anna.client.call(getEntryHistory, { accountId: anna.accountId, query })).status).toBe(400);
    }
  });

  test("shows the provider's changes without a person, and customer care as support", async () => {
    const anna = await someone();
    await sql`insert into entry_changes (company_id, part, version, source, fields, before, after, changed_at)
      values (${anna.accountId}, 'companyData', 1, 'import', '{phone}', '{"phone":"1"}', '{"phone":"2"}', now())`.execute(
      app.db,
    );
    const agent = await app.logInPerson({ roles: ["cuca"] });
    await sql`update sessions set agent_company_id = ${anna.accountId}, agent_reason = 'Rückruf',
      agent_expires_at = now() + interval '1 hour' where user_id = ${agent.userId}`.execute(app.db);
    await callsOf(agent.client, anna.accountId).saveAbout({});
    const { changes } = await anna.history();
    expect(changes.map(({ source, actorName }) => [source, actorName])).toEqual([
      ["support", null],
      ["import", null],
    ]);
    const row = await app.db
      .selectFrom("entry_changes")
      .select("agent_user_id")
      .where("source", "=", "support")
      .executeTakeFirstOrThrow();
    expect(row.agent_user_id).toBe(agent.userId);
    expect((await anna.undo(changes[1]?.id ?? 0)).status).toBe(200);
    expect((await anna.entry()).Phone).toBe("1");
  });

  test("is visible with read access and contains no changes of other companies", async () => {
    const anna = await someone();
    await anna.saveAbout({});
    const reader = await someone("read");
    expect(await reader.history()).toEqual({ changes: [], hasMore: false });
  });
});

describe("undo", () => {
  test("is a new save that restores exactly the fields of the change", async () => {
    const anna = await someone();
    const first = await anna.saveData({ Phone: "030 23125222", ShippingStreet: "Hauptstraße 7" });
    await anna.saveData({ ShippingCity: "Potsdam" });
    const { status, body } = await anna.undo(first.changeId);
    expect([status, body]).toEqual([
      200,
      { version: 4, changeId: expect.any(Number), part: "companyData", fields: ["Phone", "ShippingStreet"] },
    ]);
    expect(await anna.entry()).toMatchObject({
      Phone: "030 23125100",
      ShippingStreet: "Lindenstraße 12",
      ShippingCity: "Potsdam",
    });
    const { changes } = await anna.history();
    expect(changes[0]).toMatchObject({ undoesChangeId: first.changeId, version: 4 });
  });

  test("can be undone itself", async () => {
    const anna = await someone();
    const saved = await anna.saveData({ company_name: "Neuer Name" });
    const undone = await anna.undo(saved.changeId);
    await anna.undo(undone.body.changeId);
    expect((await anna.entry()).company_name).toBe("Neuer Name");
  });

  test("undoing one day leaves the other days, even if they changed since", async () => {
    const anna = await someone();
    const at = (index: number, from: string, to: string, base = hours("08:00", "17:00")) =>
      hours("", "", {
        week: base.week.map((day, weekday) => (weekday === index ? { ...day, spans: [{ from, to }] } : day)),
      });
    await anna.saveHours(hours("08:00", "17:00"));
    const monday = await anna.saveHours(at(0, "10:00", "12:00"));
    await anna.saveHours(at(1, "14:00", "15:00", at(0, "10:00", "12:00")));
    const { status, body } = await anna.undo(monday.changeId);
    expect([status, body.fields]).toEqual([200, ["week.0"]]);
    const { week } = (await anna.entry()).openingHours;
    expect([week[0]?.spans, week[1]?.spans]).toEqual([
      [{ from: "08:00", to: "17:00" }],
      [{ from: "14:00", to: "15:00" }],
    ]);
  });

  test("is refused if a signed codex would lose its name", async () => {
    const anna = await someone();
    const sign = (version: number, accepted: boolean) =>
      anna.client.call(saveCallOf("b2bCodex"), {
        accountId: anna.accountId,
        body: { version, accepted, signatory: "Anna Brandt" },
      });
    const named = await sign(1, false);
    const signed = await sign(2, true);
    expect([named.status, signed.status]).toEqual([200, 200]);
    const undo = await anna.client.call(undoEntryChange, {
      accountId: anna.accountId,
      body: { changeId: named.body.changeId as number },
    });
    expect([undo.status, undo.codes]).toEqual([409, ["entry.change_not_undoable"]]);
  });

  test("is refused if the old hours would overlap with newer ones", async () => {
    const anna = await someone();
    const week = (monday: [string, string], tuesday: [string, string]) =>
      hours("10:00", "12:00", {
        week: hours("10:00", "12:00").week.map((day, index) => {
          const span = [monday, tuesday][index];
          return span ? { ...day, spans: [{ from: span[0], to: span[1] }] } : day;
        }),
      });
    await anna.saveHours(week(["18:00", "04:00"], ["10:00", "12:00"]));
    const earlier = await anna.saveHours(week(["18:00", "22:00"], ["10:00", "12:00"]));
    await anna.saveHours(week(["18:00", "22:00"], ["03:00", "12:00"]));
    const { status, codes } = await anna.undo(earlier.changeId);
    expect([status, codes]).toEqual([409, ["entry.change_not_undoable"]]);
  });

  test("writes nothing if the old values are already there", async () => {
    const anna = await someone();
    const saved = await anna.saveAbout({ foundingYear: 1991 });
    await anna.undo(saved.changeId);
    const { body } = await anna.undo(saved.changeId);
    expect(body).toMatchObject({ version: 3, changeId: null });
  });

  test("works for the last 20 changes only", async () => {
    const anna = await someone();
    for (let year = 1980; year <= 2000; year++) await anna.saveAbout({ foundingYear: year });
    const { changes } = await anna.history({ limit: "100" });
    expect(changes.map(({ undoable }) => undoable)).toEqual([...Array<boolean>(20).fill(true), false]);
    const tooOld = await anna.undo(changes[20]?.id ?? 0);
    expect([tooOld.status, tooOld.codes]).toEqual([409, ["entry.change_not_undoable"]]);
    expect((await anna.undo(changes[19]?.id ?? 0)).status).toBe(200);
  });

  test("a change of another company is answered like a missing one", async () => {
    const anna = await someone();
    const saved = await anna.saveAbout({});
    const bob = await someone();
    await bob.saveAbout({});
    for (const changeId of [saved.changeId, 999_999]) {
      const reply = await bob.undo(changeId);
      expect([reply.status, reply.codes]).toEqual([404, ["entry.change_not_found"]]);
    }
    for (const changeId of [0, -1, "1", 1.5, null]) {
      expect((await bob.undo(changeId as number)).status).toBe(400);
    }
  });
});
