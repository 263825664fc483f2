import { getEntryHistory, getEntryHistoryCsv, type HistoryFilter } from "@portal/contract/entry/history/calls";
import { sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeAll(async () => {
  anna = await app.logInMember();
  accountId = anna.company.id;
  await fill();
});

type Change = { part?: string; source?: string; at?: string; before?: object; after?: object; actor?: number | null };

async function aChange(companyId: number, change: Change): Promise<void> {
  const { part = "aboutUs", source = "owner", at = "2026-03-02T10:00:00Z", actor = null } = change;
  const { before = { about_us: { foundingYear: 1990 } }, after = { about_us: { foundingYear: 1991 } } } = change;
  await sql`insert into entry_changes (company_id, part, version, source, actor_user_id, fields, before, after, changed_at)
    values (${companyId}, ${part}, 2, ${source}, ${actor}, '{x}', ${JSON.stringify(before)}, ${JSON.stringify(after)}, ${at})`.execute(
    app.db,
  );
}

/** Makes changes with versions 1 to 5, oldest first. */
async function fill(): Promise<void> {
  await aChange(accountId, { source: "import", part: "payments", at: "2026-03-01T22:59:59Z" });
  await aChange(accountId, { source: "owner", actor: anna.userId, at: "2026-03-01T23:00:00Z" });
  await aChange(accountId, { source: "editor", part: "companyData", at: "2026-03-28T22:59:59.999Z" });
  await aChange(accountId, { source: "support", at: "2026-03-28T23:00:00Z" });
  await aChange(accountId, { source: "owner", part: "payments", at: "2026-03-29T22:00:00Z" });
  await sql`update entry_changes c set version = r.rank from (
    select id, rank() over (order by id) as rank from entry_changes where company_id = ${accountId}) r
    where c.id = r.id`.execute(app.db);
}

const versions = async (query: HistoryFilter) =>
  (await anna.client.call(getEntryHistory, { accountId, query })).body.changes.map(({ version }) => version);

describe("filters of the history select changes", () => {
  // In Berlin 2 March begins at 23:00 UTC of the day before, 29 March at 23:00, 30 March (summer time) at 22:00.
  test.each<[HistoryFilter, number[]]>([
    [{}, [5, 4, 3, 2, 1]],
    [{ source: "import" }, [1]],
    [{ source: "owner" }, [5, 2]],
    [{ source: "support" }, [4]],
    [{ part: "payments" }, [5, 1]],
    [{ part: "media" }, []],
    [{ from: "2026-03-02" }, [5, 4, 3, 2]],
    [{ to: "2026-03-01" }, [1]],
    [{ from: "2026-03-28", to: "2026-03-28" }, [3]],
    [{ from: "2026-03-29", to: "2026-03-29" }, [4]],
    [{ from: "2026-03-30" }, [5]],
    [{ source: "owner", part: "payments", from: "2026-03-01", to: "2026-12-31" }, [5]],
  ])("%j", async (filter, expected) => expect(await versions(filter)).toEqual(expected));

  test("a filtered history is still paged", async () => {
    const query = { source: "owner" as const, limit: "1" };
    const first = (await anna.client.call(getEntryHistory, { accountId, query })).body;
    expect([first.changes[0]?.version, first.hasMore]).toEqual([5, true]);
    const before = String(first.changes[0]?.id);
    const second = (await anna.client.call(getEntryHistory, { accountId, query: { ...query, before } })).body;
    expect([second.changes[0]?.version, second.hasMore]).toEqual([2, false]);
  });

  test("the number of undoable changes counts all changes, not the filtered ones", async ({ owner: other }) => {
    const id = other.company.id;
    for (let count = 0; count < 25; count++) await aChange(id, { source: count === 0 ? "import" : "owner" });
    const query = { source: "import" as const };
    const { changes } = (await other.client.call(getEntryHistory, { accountId: id, query })).body;
    expect(changes.map(({ undoable }) => undoable)).toEqual([false]);
  });

  test.each([
    [{ source: "google" }, "source"],
    [{ source: "" }, "source"],
    [{ part: "companydata" }, "part"],
    [{ from: "2026-02-30" }, "from"],
    [{ from: "02.03.2026" }, "from"],
    [{ to: "9999-12-31" }, "to"],
    [{ to: "+010000-01-01" }, "to"],
    [{ from: "2026-03-02", to: "2026-03-01" }, "to"],
  ])("%j is refused at its field", async (query, field) => {
    for (const endpoint of [getEntryHistory, getEntryHistoryCsv]) {
      const { status, raw } = await anna.client.call(endpoint, { accountId, query: query as HistoryFilter });
      expect([status, raw.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
    }
  });
});
