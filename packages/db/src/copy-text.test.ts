import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BulkConnection, openBulkConnection } from "./bulk-connection.ts";
import { type CopyType, rememberJson, toField } from "./copy-text.ts";
import { createTestDatabase } from "./testing/test-database.ts";
import type { TestDatabase } from "./testing/test-server.ts";

let database: TestDatabase;
let connection: BulkConnection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = await openBulkConnection(database.url, { applicationName: "test", statementTimeout: 10_000 });
  await sql`create table copied (text text, boolean boolean, instant timestamptz, json jsonb, texts text[])`.execute(
    connection.db,
  );
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Sends a value by COPY and reads it back. */
async function copied(type: CopyType, value: unknown): Promise<unknown> {
  await sql`truncate copied`.execute(connection.db);
  await connection.copyIn(`copy copied (${type}) from stdin`, [Buffer.from(`${toField(type, value)}\n`)]);
  const { rows } = await sql<{ value: unknown }>`select ${sql.ref(type)} as value from copied`.execute(connection.db);
  expect(rows).toHaveLength(1);
  return rows[0]?.value;
}

describe("a value sent by COPY arrives unchanged", () => {
  test.each<[CopyType, string, unknown]>([
    ["text", "plain text with umlauts", "Dächer & Söhne"],
    ["text", "tabs and all line ends", "a\tb\nc\rd\r\ne"],
    ["text", "backslashes", String.raw`C:\neu\table \\`],
    ["text", "the escape for NULL", String.raw`\N`],
    ["text", "the escape for the end of the data", String.raw`\.`],
    ["text", "an empty text", ""],
    ["text", "null", null],
    ["boolean", "true", true],
    ["boolean", "false", false],
    ["instant", "milliseconds", new Date("2026-03-01T08:00:00.123Z")],
    ["json", "nested values with line breaks and backslashes", { text: 'a\n"b"\\', list: [1, null, true] }],
    ["json", "a list", ["a", "b"]],
    ["texts", "no items", []],
    [
      "texts",
      "items with the signs of an array literal",
      ["a,b", "{c}", 'd"e', String.raw`f\g`, "", "NULL", " h\ti\n"],
    ],
  ])("%s: %s", async (type, _what, value) => expect(await copied(type, value)).toEqual(value));
});

test("a cached JSON value is written as it was when it was cached", async () => {
  const value = { text: "a\tb" };
  rememberJson(value);
  value.text = "changed";
  expect(await copied("json", value)).toEqual({ text: "a\tb" });
});

test("copyOut returns the rows in the text that copyIn takes", async () => {
  await sql`truncate copied`.execute(connection.db);
  const text = `${toField("text", "a\tb")}\n${toField("text", null)}\n`;
  await connection.copyIn("copy copied (text) from stdin", [Buffer.from(text)]);
  const chunks: Buffer[] = [];
  for await (const chunk of connection.copyOut("copy copied (text) to stdout")) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(text);
});

test("an invalid row rejects the copy, the table stays empty, and the connection stays usable", async () => {
  await sql`truncate copied`.execute(connection.db);
  const rows = [Buffer.from("t\n"), Buffer.from("vielleicht\n")];
  await expect(connection.copyIn("copy copied (boolean) from stdin", rows)).rejects.toThrow("vielleicht");
  const { rows: kept } = await sql`select from copied`.execute(connection.db);
  expect(kept).toEqual([]);
});
