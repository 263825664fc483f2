import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { getEntryHistory, undoEntryChange } from "@portal/contract/entry/history/calls";
import { callUgc, type ContributionKind } from "@portal/contract/ugc/calls";
import { decideEntryHint, type HintDecision } from "@portal/contract/ugc/decide-hint";
import { type EntryHint, getEntryHints } from "@portal/contract/ugc/hints";
import { expect } from "vitest";
import type { Right } from "@portal/contract/http/access";
import { apiTest } from "../../../testing/fixture.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const { test, app, mailbox } = apiTest();
const DAY_MS = 86_400_000;
const NEW_NUMBER = "Die Nummer ist jetzt 030 23125140.";

async function someone(right: Right = "owner") {
  const { client, company } = await app.logInMember({ right });
  const accountId = company.id;
  return {
    client,
    accountId,
    hints: async () => (await client.call(getEntryHints, { accountId })).body.hints,
    hint: async () => {
      const [first] = (await client.call(getEntryHints, { accountId })).body.hints;
      if (first === undefined) throw new Error("there is no hint");
      return first;
    },
    entry: async () => (await client.call(getSalesForceEntry, { accountId })).body.entry,
    decide: ({ id, change }: Pick<EntryHint, "id" | "change">, decision: HintDecision) =>
      client.call(decideEntryHint, {
        accountId,
        body: {
          id,
          decision,
          seen: change && { version: change.version, fields: change.fields.map(({ field }) => field) },
        },
      }),
  };
}

async function report(
  companyId: number,
  text: string,
  kind: ContributionKind = "phone",
  author: TestClient = app.anonymous(),
) {
  const { body } = await author.call(callUgc, { body: { companyId, kind, text, email: "ich@kunde.example" } });
  return body.contribution.id;
}

test("a hint shows what it would change and not who wrote it; requests for erasure and old hints are not shown", async () => {
  const anna = await someone();
  expect(await anna.hints()).toEqual([]);
  const id = await report(anna.accountId, NEW_NUMBER);
  const other = await report(anna.accountId, "Da stimmt etwas nicht.", "other");
  await report(anna.accountId, "Bitte löschen", "erasure");
  const hints = await anna.hints();
  expect(hints).toEqual([
    { id: other, kind: "other", text: "Da stimmt etwas nicht.", createdAt: expect.stringMatching(/Z$/), change: null },
    {
      id,
      kind: "phone",
      text: NEW_NUMBER,
      createdAt: expect.stringMatching(/Z$/),
      change: {
        part: "companyData",
        version: 1,
        fields: [{ field: "Phone", current: "030 23125100", proposed: "030 23125140" }],
      },
    },
  ]);
  expect(JSON.stringify(hints)).not.toContain("kunde.example");
  await app.db
    .updateTable("contributions")
    .set({ created_at: new Date(app.clock.now().getTime() - 62 * DAY_MS) })
    .where("company_id", "=", anna.accountId)
    .execute();
  expect(await anna.hints()).toEqual([]);
});

test("accepting saves the change with its line in the history, and both are taken back", async () => {
  const anna = await someone();
  await report(anna.accountId, NEW_NUMBER);
  const hint = await anna.hint();
  const { status, body } = await anna.decide(hint, "accept");
  expect([status, body]).toEqual([200, { changeId: expect.any(Number) }]);
  const { changeId } = body;
  if (changeId === null) throw new Error("nothing was saved");
  expect((await anna.entry()).Phone).toBe("030 23125140");
  const { changes } = (await anna.client.call(getEntryHistory, { accountId: anna.accountId, query: {} })).body;
  expect(changes[0]).toMatchObject({ id: body.changeId, source: "owner", fields: [{ field: "Phone" }] });
  expect(await anna.hints()).toEqual([]);

  await anna.client.call(undoEntryChange, { accountId: anna.accountId, body: { changeId } });
  expect((await anna.decide({ id: hint.id, change: null }, "reopen")).body).toEqual({ changeId: null });
  expect((await anna.entry()).Phone).toBe("030 23125100");
  expect((await anna.hints()).map(({ id }) => id)).toEqual([hint.id]);
});

test.each(["right", "wrong"] as const)("%s decides without a change", async (decision) => {
  const anna = await someone();
  await report(anna.accountId, NEW_NUMBER);
  const hint = await anna.hint();
  expect((await anna.decide(hint, decision)).body).toEqual({ changeId: null });
  expect((await anna.entry()).Phone).toBe("030 23125100");
  expect((await anna.decide(hint, decision)).codes).toEqual(["ugc.hint_not_found"]);
  const [row] = await app.db.selectFrom("contributions").select("state").where("id", "=", hint.id).execute();
  expect(row?.state).toBe(decision === "right" ? "accepted" : "refused");
});

test("a change that the person did not see is not saved", async () => {
  const anna = await someone();
  await report(anna.accountId, NEW_NUMBER);
  const hint = await anna.hint();
  if (hint.change === null) throw new Error("the hint has no change");
  const { fields } = hint.change;
  for (const change of [null, { ...hint.change, version: 2 }, { ...hint.change, fields: [...fields, ...fields] }]) {
    const { status, codes } = await anna.decide({ id: hint.id, change }, "accept");
    expect([status, codes]).toEqual([409, ["entry.difference_changed"]]);
  }
  expect((await anna.entry()).Phone).toBe("030 23125100");
  expect(await anna.hints()).toHaveLength(1);
});

test("an author who was logged in gets the answer after some minutes, unless the decision is taken back", async () => {
  const anna = await someone();
  const author = await app.logInPerson();
  await report(anna.accountId, NEW_NUMBER, "phone", author.client);
  const hint = await anna.hint();
  await anna.decide(hint, "wrong");
  await anna.decide(hint, "reopen");
  expect(await mailbox.mailsTo(author.login)).toEqual([]);
  await anna.decide(hint, "right");
  const mails = await app.db.selectFrom("mails").selectAll().where("recipient", "=", author.login).execute();
  expect(mails.map(({ template }) => template)).toEqual(["contribution-answered"]);
  // The clock runs on while the call is made.
  expect(mails[0]?.due_at?.getTime()).toBeGreaterThan(app.clock.now().getTime() + 300_000);
});

test("a decision can be taken back for ten minutes", async () => {
  const anna = await someone();
  await report(anna.accountId, NEW_NUMBER);
  const hint = await anna.hint();
  await anna.decide(hint, "wrong");
  app.clock.advance(600_001);
  const { status, codes } = await anna.decide(hint, "reopen");
  expect([status, codes]).toEqual([404, ["ugc.hint_not_found"]]);
});

test("a hint about another company, a missing one and one about an erasure are not found", async () => {
  const [anna, bob] = [await someone(), await someone()];
  const foreign = await report(bob.accountId, NEW_NUMBER);
  const erasure = await report(anna.accountId, "Bitte löschen", "erasure");
  for (const id of [foreign, erasure, 999_999]) {
    for (const decision of ["right", "wrong", "reopen"] as const) {
      const { status, codes } = await anna.decide({ id, change: null }, decision);
      expect([status, codes]).toEqual([404, ["ugc.hint_not_found"]]);
    }
  }
  expect(await bob.hints()).toHaveLength(1);
});

test("people who may only read see hints and decide none", async () => {
  const reader = await someone("read");
  await report(reader.accountId, NEW_NUMBER);
  const hint = await reader.hint();
  expect((await reader.decide(hint, "accept")).codes).toEqual(["auth.right_missing"]);
});

test.each([
  [{ id: 0, decision: "right" }],
  [{ id: 1, decision: "sure" }],
  [{ id: 1, decision: "accept", seen: { version: 0, fields: [] } }],
  [{ id: 1, decision: "accept", seen: { version: 1, fields: ["role"] } }],
])("%j is refused", async (body) => {
  const { client, accountId } = await someone();
  const { status, codes } = await client.call(decideEntryHint, { accountId, body: body as never });
  expect([status, codes]).toEqual([400, ["request.invalid"]]);
});
