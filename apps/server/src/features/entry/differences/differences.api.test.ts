import { decideEntryDifferences } from "@portal/contract/entry/differences/calls";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { differenceCalls, only, someone } from "../testing/differences.ts";

const { test, app } = apiTest();

/** The same field decided `length` times. */
const times = (length: number) => Array.from({ length }, () => ({ field: "Phone", decision: "accept" }));

const CONTACT = { phone: "030 23125222", street: "Hauptstraße", house_number: "7", fax: "030 23125101" };

describe("differences", () => {
  test("lists the fields in which proposal and entry differ now", async () => {
    const anna = await someone(app);
    expect(await anna.differences()).toEqual({ differences: [], open: 0 });
    await anna.proposes("aboutUs", { about_us: { text: "Neu", foundingYear: null, specialties: [] } });
    await anna.proposes("companyData", { ...CONTACT, city: "Berlin" });
    await anna.proposes("payments", { payments: { paymentMethods: [] } });
    expect(await anna.differences()).toEqual({
      differences: [
        {
          part: "companyData",
          version: 1,
          proposal: expect.stringMatching(/^[0-9a-f]{32}$/),
          proposedAt: expect.stringMatching(/Z$/),
          fields: [
            { field: "Phone", current: "030 23125100", proposed: "030 23125222" },
            { field: "fax", current: "", proposed: "030 23125101" },
            { field: "ShippingStreet", current: "Lindenstraße 12", proposed: "Hauptstraße 7" },
          ],
          refused: [],
        },
        {
          part: "aboutUs",
          version: 1,
          proposal: expect.any(String),
          proposedAt: expect.any(String),
          fields: [{ field: "text", current: "", proposed: "Neu" }],
          refused: [],
        },
      ],
      open: 4,
    });
  });

  test("differences of another company are not listed", async () => {
    const anna = await someone(app);
    const bob = await someone(app);
    await anna.proposes("companyData", CONTACT);
    expect(await bob.differences()).toEqual({ differences: [], open: 0 });
    const { status, codes } = await bob.decide(only(await anna.differences()), { Phone: "accept" });
    expect([status, codes]).toEqual([409, ["entry.difference_changed"]]);
    expect((await anna.entry()).Phone).toBe("030 23125100");
  });

  test("a person with read access sees the differences", async () => {
    const reader = await someone(app, "read");
    await reader.proposes("companyData", CONTACT);
    const difference = only(await reader.differences());
    expect((await reader.decide(difference, { Phone: "accept" })).codes).toEqual(["auth.right_missing"]);
  });
});

describe("deciding differences", () => {
  test("one decision can accept one field and refuse another", async () => {
    const anna = await someone(app);
    await anna.proposes("companyData", CONTACT);
    const { status, body } = await anna.decide(only(await anna.differences()), { Phone: "accept", fax: "refuse" });
    expect([status, body]).toEqual([200, { version: 2, changeId: expect.any(Number) }]);
    expect(await anna.entry()).toMatchObject({
      Phone: "030 23125222",
      fax: "",
      ShippingStreet: "Lindenstraße 12",
      versions: { companyData: 2 },
    });
    expect((await anna.history())[0]).toMatchObject({
      id: body.changeId,
      source: "owner",
      actorName: "Petra Brandt",
      fields: [{ field: "Phone", before: "030 23125100", after: "030 23125222" }],
    });
    const left = await anna.differences();
    expect(left.open).toBe(1);
    expect(only(left)).toMatchObject({
      version: 2,
      fields: [{ field: "ShippingStreet" }],
      refused: [{ field: "fax", current: "", proposed: "030 23125101" }],
    });
    const audit = await sql<{ action: string }>`select action from audit_log where company_id = ${anna.accountId}
      and outcome = 'done' order by id desc limit 1`.execute(app.db);
    expect(audit.rows).toEqual([{ action: "decideEntryDifferences" }]);
  });

  test("a refusal holds for the refused value until it is withdrawn", async () => {
    const anna = await someone(app);
    await anna.proposes("companyData", { fax: "030 23125101" });
    const refusal = await anna.decide(only(await anna.differences()), { fax: "refuse" });
    expect(refusal.body).toEqual({ version: 1, changeId: null });
    expect((await anna.differences()).open).toBe(0);
    await anna.proposes("companyData", { fax: "030 23125101" });
    expect((await anna.differences()).open).toBe(0);
    await anna.proposes("companyData", { fax: "030 23125102" });
    expect((await anna.differences()).open).toBe(1);
    await anna.proposes("companyData", { fax: "030 23125101" });
    await anna.decide(only(await anna.differences()), { fax: "reopen" });
    expect(await anna.differences()).toMatchObject({ open: 1, differences: [{ fields: [{ field: "fax" }] }] });
    expect(await anna.history()).toEqual([]);
  });

  test("a refused field can be accepted later, and the save can be undone", async () => {
    const anna = await someone(app);
    await anna.proposes("companyData", { fax: "030 23125101" });
    await anna.decide(only(await anna.differences()), { fax: "refuse" });
    const { body } = await anna.decide(only(await anna.differences()), { fax: "accept" });
    expect(await anna.differences()).toEqual({ differences: [], open: 0 });
    await anna.undo(body.changeId);
    expect((await anna.entry()).fax).toBe("");
    expect((await anna.differences()).open).toBe(1);
  });

  test("the history names an editor as editor and customer care as support", async () => {
    const editor = await someone(app, "editor");
    await editor.proposes("companyData", CONTACT);
    await editor.decide(only(await editor.differences()), { Phone: "accept" });
    expect((await editor.history())[0]?.source).toBe("editor");
    const agent = await app.logInPerson({ roles: ["cuca"] });
    await sql`update sessions set agent_company_id = ${editor.accountId}, agent_reason = 'Rückruf',
      agent_expires_at = now() + interval '1 hour' where user_id = ${agent.userId}`.execute(app.db);
    const support = differenceCalls(app, agent.client, editor.accountId);
    await support.decide(only(await support.differences()), { fax: "accept" });
    expect((await editor.history())[0]).toMatchObject({ source: "support", actorName: null });
  });

  test("a decision about an older version of part or proposal is refused", async () => {
    const anna = await someone(app);
    await anna.proposes("companyData", CONTACT);
    const seen = only(await anna.differences());
    const stale = await anna.decide(seen, { Phone: "accept" }, { version: 2 });
    expect([stale.status, stale.codes]).toEqual([409, ["entry.stale_version"]]);
    await anna.proposes("companyData", { ...CONTACT, phone: "030 23125333" });
    for (const decision of ["accept", "refuse", "reopen"] as const) {
      const changed = await anna.decide(seen, { Phone: decision });
      expect([changed.status, changed.codes]).toEqual([409, ["entry.difference_changed"]]);
    }
    const other = await anna.decide(only(await anna.differences()), { Phone: "accept", mobile: "accept" });
    expect([other.status, other.codes]).toEqual([409, ["entry.difference_changed"]]);
    expect(await anna.entry()).toMatchObject({ Phone: "030 23125100", versions: { companyData: 1 } });
    expect(await anna.history()).toEqual([]);
  });

  test("of two parallel decisions exactly one is saved", async () => {
    const anna = await someone(app);
    await anna.proposes("companyData", CONTACT);
    const seen = only(await anna.differences());
    const replies = await Promise.all([
      anna.decide(seen, { Phone: "accept" }),
      anna.decide(seen, { fax: "accept" }),
      anna.decide(seen, { ShippingStreet: "accept" }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await anna.history()).toHaveLength(1);
  });

  test.each([
    { part: "companydata" },
    { version: 0 },
    { version: "1" },
    { proposal: "x" },
    { proposal: null },
    { decisions: [] },
    { decisions: [{ field: "Phone", decision: "maybe" }] },
    { decisions: [{ field: "constructor", decision: "accept" }] },
    { decisions: times(2) },
    { decisions: times(21) },
  ])("refuses %o", async (fields) => {
    const anna = await someone(app);
    const sound = { part: "companyData", version: 1, proposal: "0".repeat(32) };
    const body = { ...sound, decisions: [{ field: "Phone", decision: "accept" }], ...fields };
    const { status } = await anna.client.call(decideEntryDifferences, {
      accountId: anna.accountId,
      body: body as never,
    });
    expect(status).toBe(400);
  });
});
