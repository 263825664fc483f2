/**
 * What the portal stores of a person is exported, named before deletion, and gone afterwards, compared with the schema.
 */
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { RIGHTS } from "@portal/contract/law/processing";
import { keptWords } from "@portal/contract/law/retention";
import { OWN_DATA_KIND_NAMES, OWN_DATA_KINDS } from "@portal/contract/user-area/own-data";
import { ERASURE_GRACE_DAYS, exportOwnData, getDeletionPreview } from "@portal/contract/user-area/profile";
import { sql } from "kysely";
import { inflateRawSync } from "node:zlib";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { LoggedIn } from "../../../testing/test-app.ts";
import { eraseDueProfiles } from "../erasure/service.ts";
import { everythingAbout } from "../testing/everything-about.ts";
import { PERSON_COLUMNS } from "./kinds.ts";

const { test, app } = apiTest();
let petra: LoggedIn;
/** What a login alone leaves. */
const OF_EVERY_LOGIN = new Set<string>(["sessions", "security_events"]);

type Column = { name: string; on_delete: "c" | "n" | "a" | null };

/** Columns that refer to a person: by a foreign key, or by their name. */
const personColumns = async (): Promise<Column[]> =>
  (
    await sql<Column>`
      select c.table_name || '.' || c.column_name as name,
             (select k.confdeltype from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
              where k.contype = 'f' and k.confrelid = 'users'::regclass
                and k.conrelid = c.table_name::regclass and a.attname = c.column_name) as on_delete
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      join pg_class k on k.oid = c.table_name::regclass and not k.relispartition
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(app.db)
  ).rows.filter(
    ({ name, on_delete }) =>
      on_delete !== null || /[._](user_id|email|email_key|recipient|login|login_key|subject)$/.test(name),
  );

test("every column that refers to a person is exported or excluded for a reason", async () => {
  const columns = (await personColumns()).map(({ name }) => name);
  const declared = Object.keys(PERSON_COLUMNS);
  expect({
    missingInAnOwnDataFile: columns.filter((name) => !declared.includes(name)),
    goneFromTheSchema: declared.filter((name) => !columns.includes(name)),
  }).toEqual({ missingInAnOwnDataFile: [], goneFromTheSchema: [] });
});

test("every such column is deleted, anonymised or kept as declared", async () => {
  for (const { name, on_delete } of await personColumns()) {
    const end = PERSON_COLUMNS[name]?.end;
    if (on_delete === "c") expect(end, name).toBe("goes");
    else if (on_delete === "n") expect(["goes", "nameless"], name).toContain(end);
    else expect(on_delete, name).toBeNull();
  }
});

describe("a person with a row in every table", () => {
  beforeEach(async () => {
    petra = await app.logInMember({ name: "Allein GmbH" });
    const [companyId] = petra.companyIds as [number];
    await everythingAbout(app.db, { userId: petra.userId, companyId, email: petra.login });
  });

  test("the ZIP has every kind, explains it, and contains no secret", async () => {
    const { raw, status } = await petra.client.send({ method: "GET", path: exportOwnData.path });
    expect(status).toBe(200);
    expect(raw.headers["content-disposition"]).toMatch(/^attachment; filename="meine-daten-\d{4}-\d\d-\d\d\.zip"$/);
    const json = unzipped(raw.rawPayload, "daten.json");
    const data = JSON.parse(json) as Record<string, unknown[]>;
    for (const kind of OWN_DATA_KIND_NAMES.filter((name) => name !== "activity")) {
      expect(data[kind]?.length, kind).toBeGreaterThan(0);
    }
    expect(data).toMatchObject({
      profile: { login: petra.login, has_password: true },
      companies: [{ name: "Allein GmbH", right: "owner" }],
      latest_searches: [{ what: "Dachdecker" }],
      contributions: [{ text: "Falsch" }, { text: "Auch" }],
      newsletter: [{ email: petra.login }, { email: petra.login, ended_at: null }],
    });
    const [session] = await app.db
      .selectFrom("sessions")
      .select("handle")
      .where("user_id", "=", petra.userId)
      .execute();
    for (const secret of ["argon2", "SEALED", "CREDENTIAL", session?.handle]) expect(json).not.toContain(secret);
    const readme = unzipped(raw.rawPayload, "liesmich.txt");
    expect(readme).toContain(OWN_DATA_KINDS.passkeys.many);
    for (const { title } of RIGHTS) expect(readme).toContain(title);
    for (const words of [nahbei.law.supervisoryAuthority.name, nahbei.imprint.company, keptWords("newsletter")]) {
      expect(readme).toContain(words);
      expect(json).toContain(words);
    }
    const { lists } = (data as { about?: { lists: Record<string, Record<string, string>> } }).about ?? { lists: {} };
    expect(Object.keys(lists)).toEqual(["profile", ...OWN_DATA_KIND_NAMES]);
    for (const list of Object.values(lists)) {
      expect(Object.entries(list).filter(([, text]) => text === "")).toEqual([]);
      expect(Object.keys(list)).toEqual(["name", "purpose", "basis", "recipients", "kept"]);
    }
  });

  test("the ZIP contains nothing of other people", async () => {
    const other = await app.logInPerson();
    const { raw } = await other.client.send({ method: "GET", path: exportOwnData.path });
    const data = JSON.parse(unzipped(raw.rawPayload, "daten.json")) as Record<string, unknown[]>;
    for (const kind of OWN_DATA_KIND_NAMES.filter((name) => !OF_EVERY_LOGIN.has(name)))
      expect(data[kind], kind).toEqual([]);
  });

  test("the preview counts what the ZIP contains", async () => {
    const { body } = await petra.client.call(getDeletionPreview, {});
    const counted = body.things.map(({ kind }) => kind);
    expect(counted).toEqual(OWN_DATA_KIND_NAMES.filter((kind) => kind !== "activity"));
    expect(body.things).toContainEqual({ kind: "contributions", count: 2 });
  });

  test("after deletion only the proof of consent and the last mail name the person", async () => {
    await app.db.updateTable("users").set({ erase_at: app.clock.now() }).where("id", "=", petra.userId).execute();
    app.clock.advance(ERASURE_GRACE_DAYS);
    expect(await eraseDueProfiles(app.dependencies)).toBe(1);
    expect(await tablesThatName(petra.login)).toEqual(["mails", "newsletter_proofs", "newsletter_subscriptions"]);
    const mails = await app.db.selectFrom("mails").select("template").where("recipient", "=", petra.login).execute();
    expect(mails).toEqual([{ template: "profile-erased" }]);
    const newsletter = app.db.selectFrom("newsletter_subscriptions").select("ended_at");
    expect((await newsletter.where("email", "=", petra.login).executeTakeFirst())?.ended_at).not.toBeNull();
    for (const { name, on_delete } of await personColumns()) {
      if (on_delete === null) continue;
      const [table, column] = name.split(".") as [string, string];
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${petra.userId}`.execute(
        app.db,
      );
      expect(rows, name).toEqual([]);
    }
  });
});

/** Tables that contain a text in any column, except counters that live for an hour. */
async function tablesThatName(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    join pg_class k on k.oid = table_name::regclass and not k.relispartition
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`.execute(
    app.db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} as r where r::text ilike ${`%${text}%`} limit 1`.execute(app.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Reads one file of a ZIP by its central directory, with zlib only. */
function unzipped(zip: Buffer, name: string): string {
  for (let at = zip.indexOf("PK\u0001\u0002"); at >= 0; at = zip.indexOf("PK\u0001\u0002", at + 4)) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString("utf8", at + 46, at + 46 + nameLength) !== name) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString("utf8");
  }
  throw new Error(`no ${name}`);
}
