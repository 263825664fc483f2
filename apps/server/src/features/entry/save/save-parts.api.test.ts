/**
 * Rules of every part's save: it stores, counts versions, writes history, refuses a stale version, and can be undone.
 */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { getEntryHistory, undoEntryChange } from "@portal/contract/entry/history/calls";
import { ENTRY_PARTS } from "@portal/contract/entry/parts";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { asShown, type Fields, type Save, SAVES, shownOf } from "../testing/saves.ts";
import { isJsonPart } from "../columns.ts";
import type { SalesForceEntry } from "@portal/contract/entry/entry";

const FIRST_VERSIONS = Object.fromEntries(ENTRY_PARTS.map((part) => [part, 1]));

const { test, app } = apiTest();

/** An owner, and this file's calls bound to their company. */
async function owner() {
  const { client, company, userId } = await app.logInMember();
  const accountId = company.id;
  return {
    client,
    userId,
    accountId,
    entry: async (): Promise<SalesForceEntry> => (await client.call(getSalesForceEntry, { accountId })).body.entry,
    changes: async () => (await client.call(getEntryHistory, { accountId, query: {} })).body.changes,
    send: ({ endpoint }: Save, body: Fields) => client.call(endpoint, { accountId, body } as never),
    undo: (changeId: number | null) =>
      client.call(undoEntryChange, { accountId, body: { changeId: changeId as number } }),
  };
}

/** The saved fields as the entry shows them: files have addresses. */
const expected = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== "logo" && name !== "logoAlt")
      .map(([name, value]) => [
        name,
        name === "photos" || name === "documents" ? withAddresses(value as Fields[]) : value,
      ]),
  );

const withAddresses = (files: Fields[]): Fields[] =>
  files.map(({ file: _file, ...others }) => ({ Url: expect.stringMatching(/^\/media\/[0-9A-Za-z]{22}$/), ...others }));

describe.each(SAVES)("saving $part", (save) => {
  const { part, endpoint } = save;
  const [first, second] = save.fields;

  test("stores the values, increments the version and writes an audit line", async () => {
    const anna = await owner();
    const before = await anna.entry();
    const fields = await first(anna);
    const { status, body: saved } = await anna.send(save, { version: 1, ...fields });
    expect([status, saved]).toEqual([200, { version: 2, changeId: expect.any(Number) }]);
    const entry = await anna.entry();
    expect(shownOf(entry, part)).toMatchObject(expected(fields));
    expect(entry.versions).toEqual({ ...FIRST_VERSIONS, [part]: 2 });
    for (const other of ENTRY_PARTS.filter((name) => name !== part)) {
      expect(shownOf(entry, other), other).toEqual(shownOf(before, other));
    }
    const stored = app.db.selectFrom("entries").select("owner_parts").where("company_id", "=", anna.accountId);
    expect(await stored.executeTakeFirst()).toEqual({ owner_parts: [part] });
    const lines = await app.db.selectFrom("audit_log").selectAll().where("company_id", "=", anna.accountId).execute();
    expect(lines).toMatchObject([
      {
        action: endpoint.name,
        outcome: "done",
        actor_user_id: anna.userId,
        agent_user_id: null,
        details: { part, changeId: saved.changeId },
      },
    ]);
  });

  test("the history has each field before and after", async () => {
    const anna = await owner();
    await anna.send(save, { version: 1, ...(await first(anna)) });
    const before = shownOf(await anna.entry(), part);
    await anna.send(save, { version: 2, ...(await second(anna)) });
    const after = shownOf(await anna.entry(), part);
    const [change, earlier] = await anna.changes();
    expect([change, earlier]).toMatchObject([
      { part, version: 3, source: "owner", undoable: true, undoesChangeId: null },
      { part, version: 2 },
    ]);
    expect(change?.fields.length).toBeGreaterThan(0);
    if (!isJsonPart(part)) return;
    const differing = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
    expect(change?.fields).toEqual(
      differing.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
    );
  });

  test("writes nothing if nothing differs", async () => {
    const anna = await owner();
    await anna.send(save, { version: 1, ...(await first(anna)) });
    const entry = await anna.entry();
    expect((await anna.send(save, { version: 2, ...asShown(entry, part) })).body).toEqual({
      version: 2,
      changeId: null,
    });
    expect(await anna.changes()).toHaveLength(1);
    expect(await anna.entry()).toEqual(entry);
  });

  test("is refused if it was made from an older version", async () => {
    const anna = await owner();
    await anna.send(save, { version: 1, ...(await first(anna)) });
    const entry = await anna.entry();
    for (const version of [1, 7]) {
      const { status, codes } = await anna.send(save, { version, ...(await second(anna)) });
      expect([status, codes]).toEqual([409, ["entry.stale_version"]]);
    }
    expect(await anna.entry()).toEqual(entry);
  });

  test("an undo restores this part and no other", async () => {
    const anna = await owner();
    await anna.send(save, { version: 1, ...(await first(anna)) });
    const before = await anna.entry();
    const { body: saved } = await anna.send(save, { version: 2, ...(await second(anna)) });
    expect(shownOf(await anna.entry(), part)).not.toEqual(shownOf(before, part));
    const undone = await anna.undo(saved.changeId);
    expect([undone.status, undone.body]).toMatchObject([200, { version: 4, part }]);
    const { versions: _versions, updatedAt: _updatedAt, ...fields } = await anna.entry();
    expect(before).toMatchObject(fields);
    expect((await anna.changes())[0]).toMatchObject({ part, undoesChangeId: saved.changeId });
  });

  test("ignores unknown fields, including those of Object.prototype", async () => {
    const anna = await owner();
    const body = JSON.stringify({ version: 1, ...(await first(anna)), company_id: 1, owner_parts: ["x"] });
    for (const [field, status] of [
      ['"constructor":{"prototype":{"isAdmin":true}}', 400],
      ['"__proto__":{"isAdmin":true}', 400],
      ['"isAdmin":true', 200],
    ] as const) {
      const reply = await anna.client.send({
        method: "POST",
        path: endpoint.path,
        accountId: anna.accountId,
        payload: Buffer.from(`${body.slice(0, -1)},${field}}`),
        headers: { "content-type": "application/json" },
      });
      expect([reply.status, reply.codes], field).toEqual([status, status === 200 ? [] : ["request.malformed"]]);
    }
    expect(({} as Fields)["isAdmin"]).toBeUndefined();
    expect((await anna.entry()).companyId).toBe(anna.accountId);
  });

  test("accepts up to 100 kB", async () => {
    const anna = await owner();
    const body = { version: 1, ...(await first(anna)) };
    const { status, codes } = await anna.send(save, { ...body, ballast: "x".repeat(100_000) });
    expect([status, codes]).toEqual([413, ["request.too_large"]]);
    expect((await anna.send(save, { ...body, ballast: "x".repeat(90_000) })).status).toBe(200);
  });
});
