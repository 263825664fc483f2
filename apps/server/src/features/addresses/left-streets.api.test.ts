import { suggestStreets } from "@portal/contract/addresses/calls";
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { sql } from "kysely";
import { beforeAll, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { LoggedIn } from "../../testing/test-app.ts";
import { sweepLeftStreets } from "./left-streets.ts";

const { test, app } = apiTest();
let anna: LoggedIn;
beforeAll(async () => {
  anna = await app.logInPerson();
});

const CODE = "35390";
const anEntryAt = async (street: string): Promise<number> => {
  const { id } = await aCompany(app.db);
  await anEntry(app.db, { company_id: id, street, postal_code: CODE, city: "Gießen" });
  return id;
};
const move = (id: number, street: string) =>
  app.db.updateTable("entries").set({ street }).where("company_id", "=", id).execute();
const suggested = async (searchTerm: string): Promise<string[]> => {
  const { body } = await anna.client.call(suggestStreets, { body: { searchTerm, zipCode: CODE } });
  return body.streets.map(({ name }) => name);
};
/** As if an hour had passed since everything that was left. */
const anHourLater = () => sql`update left_streets set left_at = left_at - interval '1 hour 1 second'`.execute(app.db);
const isNoted = async (name: string): Promise<boolean> =>
  (await app.db.selectFrom("entry_streets").select("name").where("name", "=", name).execute()).length > 0;

test("a street that the only entry left is suggested for an hour and goes with the next sweep", async () => {
  const id = await anEntryAt("Tippfehlerweg");
  await move(id, "Goethestraße");
  await sweepLeftStreets(app);
  expect(await suggested("tippfehler")).toEqual(["Tippfehlerweg"]);
  await anHourLater();
  await sweepLeftStreets(app);
  expect(await suggested("tippfehler")).toEqual([]);
  expect(await suggested("goethe")).toEqual(["Goethestraße"]);
  expect(await sweepLeftStreets(app)).toBe(0);
});

test("a street where another entry still is stays", async () => {
  const [leaving] = [await anEntryAt("Schillerstraße"), await anEntryAt("Schillerstraße")];
  await move(leaving, "Goethestraße");
  await anHourLater();
  expect(await sweepLeftStreets(app)).toBe(1);
  expect(await suggested("schiller")).toEqual(["Schillerstraße"]);
  expect(await sweepLeftStreets(app)).toBe(0);
});

test("a street goes with the deleted company", async () => {
  const id = await anEntryAt("Am Firmenhof");
  await app.db.deleteFrom("companies").where("id", "=", id).execute();
  await anHourLater();
  await sweepLeftStreets(app);
  expect(await isNoted("Am Firmenhof")).toBe(false);
});

test("an entry that comes back before the sweep keeps the street, by a save and by new rows", async () => {
  const id = await anEntryAt("Rückkehrweg");
  await move(id, "");
  await move(id, "Rückkehrweg");
  const other = await anEntryAt("Neuzugang");
  await move(other, "");
  await anHourLater();
  await anEntryAt("Neuzugang");
  await sweepLeftStreets(app);
  expect([await isNoted("Rückkehrweg"), await isNoted("Neuzugang")]).toEqual([true, true]);
});

test.each(["save", "new row"])("an entry that is just coming by a %s keeps the street", async (way) => {
  const street = `Gleichzeitig ${way}`;
  const leaving = await anEntryAt(street);
  const coming = await anEntryAt("Woanders");
  await move(leaving, "");
  await anHourLater();
  await app.db.transaction().execute(async (trx) => {
    if (way === "save") await trx.updateTable("entries").set({ street }).where("company_id", "=", coming).execute();
    else {
      const { id } = await aCompany(trx);
      await anEntry(trx, { company_id: id, street, postal_code: CODE, city: "Gießen" });
    }
    await sweepLeftStreets(app);
  });
  expect(await isNoted(street)).toBe(true);
});

test("many who change places at once neither wait for each other in a circle nor lose a street", async () => {
  const streets = ["Ringstraße", "Parkstraße"];
  const ids = await Promise.all(Array.from({ length: 8 }, (_none, n) => anEntryAt(streets[n % 2] as string)));
  for (let turn = 1; turn <= 10; turn += 1) {
    await Promise.all(ids.map((id, n) => move(id, streets[(n + turn) % 2] as string)));
  }
  await anHourLater();
  await sweepLeftStreets(app);
  expect(await Promise.all(streets.map(isNoted))).toEqual([true, true]);
});

test("rows are noted while an import switches other triggers off", async () => {
  const { id } = await aCompany(app.db);
  await app.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await anEntry(trx, { company_id: id, street: "Importgasse", postal_code: CODE, city: "Gießen" });
  });
  expect(await suggested("importg")).toEqual(["Importgasse"]);
});

test("a save that changes no address leaves nothing for the sweep", async () => {
  const id = await anEntryAt("Bleibeweg");
  await app.db
    .updateTable("entries")
    .set({ street: "Bleibeweg", slogan: "Neu" })
    .where("company_id", "=", id)
    .execute();
  await anHourLater();
  expect(await sweepLeftStreets(app)).toBe(0);
});
