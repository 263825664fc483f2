import { aCompany } from "@portal/db/factories/companies";
import { type BulkConnection, openBulkConnection } from "@portal/db/bulk-connection";
import { createTestDatabase } from "@portal/db/testing/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mayCheckReferences, withoutReferenceChecks } from "./reference-checks.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: BulkConnection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = await openBulkConnection(database.url, { applicationName: "references test", statementTimeout: 0 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const addProduct = (companyId: number) =>
  sql`insert into products (company_id, external_id, code, status) values (${companyId}, 'P-1', 'ENTRY', 'Ordered')`;

test("withoutReferenceChecks throws 23503 for a missing company, before anything is written", async () => {
  const { id } = await aCompany(connection.db);
  const writing = connection.db
    .transaction()
    .execute((trx) => withoutReferenceChecks(trx, [{ id }, { id: id + 1 }], async () => {}));
  await expect(writing).rejects.toMatchObject({ code: "23503" });
});

test("PostgreSQL checks references again after the rows are written, in the same transaction and after it", async () => {
  const { id } = await aCompany(connection.db);
  const missing = { code: "23503" };
  const writing = connection.db.transaction().execute(async (trx) => {
    await withoutReferenceChecks(trx, [{ id }], async () => void (await addProduct(id).execute(trx)));
    await addProduct(id + 1).execute(trx);
  });
  await expect(writing).rejects.toMatchObject(missing);
  await expect(addProduct(id + 1).execute(connection.db)).rejects.toMatchObject(missing);
});

test("nobody can delete a company while rows that name it are written", async () => {
  const { id } = await aCompany(connection.db);
  const other = await openBulkConnection(database.url, { applicationName: "another", statementTimeout: 300 });
  try {
    await connection.db.transaction().execute((trx) =>
      withoutReferenceChecks(trx, [{ id }], async () => {
        const deleting = other.db.deleteFrom("companies").where("id", "=", id).execute();
        await expect(deleting).rejects.toThrow("statement timeout");
        await addProduct(id).execute(trx);
      }),
    );
  } finally {
    await other.close();
  }
});

test("mayCheckReferences is false with a custom trigger on a table, and for a role without the right", async () => {
  const { db } = connection;
  expect(await mayCheckReferences(db)).toBe(true);
  await sql`create function nothing() returns trigger language plpgsql as 'begin return new; end'`.execute(db);
  await sql`create trigger own before insert on entries for each row execute function nothing()`.execute(db);
  expect(await mayCheckReferences(db)).toBe(false);
  await sql`drop trigger own on entries`.execute(db);
  await sql`create role plain_${sql.raw(String(process.pid))}`.execute(db);
  await sql`set role plain_${sql.raw(String(process.pid))}`.execute(db);
  expect(await mayCheckReferences(db)).toBe(false);
  await sql`reset role`.execute(db);
  await sql`drop role plain_${sql.raw(String(process.pid))}`.execute(db);
});
