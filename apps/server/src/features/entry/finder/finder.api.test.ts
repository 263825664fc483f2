import { FOUND_ENTRIES, findEntries } from "@portal/contract/entry/finder/calls";
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const { test, app } = apiTest();

async function inDirectory(entry: { name: string }): Promise<void> {
  const { id } = await aCompany(app.db, { name: entry.name });
  await anEntry(app.db, { company_id: id, ...entry });
}

const ENTRIES = [
  {
    name: "Malerbetrieb Müller & Söhne",
    street: "Königstraße",
    house_number: "12 a",
    postal_code: "50667",
    city: "Köln",
  },
  { name: "Malerbetrieb Müller", street: "Hauptstr.", house_number: "1", postal_code: "04109", city: "Leipzig" },
  { name: 'Café "Zum \'& | ! (Eck)"', street: "Am Markt", house_number: "3", postal_code: "04109", city: "Leipzig" },
];
beforeAll(async () => {
  for (const entry of ENTRIES) await inDirectory(entry);
});

const find = async (text: string) => (await app.anonymous().call(findEntries, { query: { text } })).body;
const names = async (text: string) => (await find(text)).entries.map(({ name }) => name);

describe("findEntries", () => {
  test.each([
    ["müller köln", ["Malerbetrieb Müller & Söhne"]],
    ["Mueller Koeln", ["Malerbetrieb Müller & Söhne"]],
    ["soehne", ["Malerbetrieb Müller & Söhne"]],
    ["Königstr. 50667", ["Malerbetrieb Müller & Söhne"]],
    ["Hauptstraße 04109", ["Malerbetrieb Müller"]],
    ["maler leip", ["Malerbetrieb Müller"]],
    ["zum '& | ! (eck", ['Café "Zum \'& | ! (Eck)"']],
    ["müller münchen", []],
    ["mü", []],
    ["' & ! |", []],
  ])("%s finds %j", async (text, expected) => {
    expect(await names(text)).toEqual(expected);
  });

  test("names the whole address, and puts the exact name first", async () => {
    const { entries, more } = await find("malerbetrieb müller");
    expect(entries.map(({ name }) => name)).toEqual(["Malerbetrieb Müller", "Malerbetrieb Müller & Söhne"]);
    expect(entries[1]).toMatchObject({ street: "Königstraße 12 a", zipCode: "50667", city: "Köln" });
    expect(more).toBe(false);
  });

  test("shows ten of many, and says that there are more", async () => {
    for (let count = 0; count <= FOUND_ENTRIES; count += 1) {
      await inDirectory({ name: `Xylophonbau ${count}` });
    }
    const { entries, more } = await find("xylophonbau");
    expect([entries.length, more]).toEqual([FOUND_ENTRIES, true]);
  });

  test("an endless text is refused at its field", async () => {
    const { status, raw } = await app.anonymous().call(findEntries, { query: { text: "a".repeat(201) } });
    expect(status).toBe(400);
    expect(raw.json()).toMatchObject({ errors: [{ field: "text" }] });
  });
});
