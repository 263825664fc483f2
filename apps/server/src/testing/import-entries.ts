/** Entries as rows of an import, and what became of them. Imported by tests only. */
import { uniqueKey } from "@portal/db/factories/unique-key";
import { expect } from "vitest";
import type { ImportTest } from "./import-test.ts";

const MONDAY_MORNING = [{ spans: [{ from: "08:00", to: "12:00" }], byAppointment: false }];
export const CLOSED = Array.from({ length: 6 }, () => ({ spans: [], byAppointment: false }));
export const OPENING_HOURS = { week: [...MONDAY_MORNING, ...CLOSED], specialDays: [], temporarilyClosed: null };

/** `run` is asked when a test uses one of them. */
export function entriesOf(run: () => ImportTest) {
  async function aCompany(): Promise<string> {
    const key = uniqueKey("C");
    await run().run([{ type: "company", external_id: key, company_name: "Brandt Bedachungen GmbH" }]);
    return key;
  }

  const anEntryRow = (company: string, fields: object = {}) => ({
    type: "entry",
    company,
    ShippingStreet: "Lindenstraße 12 a",
    ShippingPostalCode: "04275",
    ShippingCity: "Leipzig",
    Phone: "030 23125100",
    openingHours: OPENING_HOURS,
    slogan: "Dicht.",
    aboutUs: { text: "Wir decken Dächer.", foundingYear: 1987 },
    ...fields,
  });

  async function anEntry(fields: object = {}): Promise<string> {
    const company = await aCompany();
    expect(await run().run([anEntryRow(company, fields)])).toMatchObject({ created: 1 });
    return company;
  }

  const entryOf = (company: string) =>
    run()
      .db.selectFrom("entries")
      .innerJoin("companies", "companies.id", "entries.company_id")
      .selectAll("entries")
      .where("companies.external_id", "=", company)
      .executeTakeFirstOrThrow();

  const changesOf = async (company: string) =>
    run()
      .db.selectFrom("entry_changes")
      .selectAll()
      .where("company_id", "=", (await entryOf(company)).company_id)
      .orderBy("id")
      .execute();

  return { aCompany, anEntryRow, anEntry, entryOf, changesOf };
}
