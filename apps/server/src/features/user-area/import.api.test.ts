import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

const AT = "2026-03-01T08:00:00.123Z";
const base = [
  { type: "company", external_id: "C-1", company_name: "Brandt Bedachungen GmbH" },
  { type: "user", external_id: "U-1", login: "petra@kunde.example" },
];
const rating = {
  type: "user_rating",
  external_id: "R-1",
  user: "U-1",
  company: "C-1",
  rating_text: "Pünktlich.\nSauber.",
  stars: 4,
  update_date: AT,
};
const search = {
  type: "latest_search",
  external_id: "S-1",
  user: "U-1",
  what: "Dachdecker",
  where: "Köln",
  timestamp: AT,
};
const view = { type: "viewed_entry", external_id: "V-1", user: "U-1", company: "C-1", timestamp: AT };
const all = [rating, search, view];

let t: ImportTest;
beforeAll(async () => void (t = await startImportTest()));
afterAll(() => t.close());
beforeEach(async () => {
  await t.empty();
  await t.run(base);
});

test("ratings, searches and views are created once and updated where they differ", async () => {
  expect(await t.run(all)).toMatchObject({ created: 3, rejected: 0 });
  expect(await t.run(all)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect(
    await t.run([
      { ...rating, stars: 2 },
      { ...search, what: "Klempner" },
    ]),
  ).toMatchObject({ updated: 2 });
  const [stored] = await t.db.selectFrom("user_ratings").selectAll().execute();
  expect(stored).toMatchObject({ stars: 2, rating_text: "Pünktlich.\nSauber.", withdrawn_at: null });
});

test("ratings, searches and views that the person changed, withdrew or removed stay", async () => {
  await t.run(all);
  const now = new Date();
  await t.db.updateTable("user_ratings").set({ stars: 1, edited_at: now }).execute();
  await t.db.updateTable("latest_searches").set({ what: "", removed_at: now }).execute();
  await t.db.updateTable("viewed_entries").set({ company_id: null, removed_at: now }).execute();
  expect(await t.run([{ ...rating, stars: 5 }, search, view])).toMatchObject({ unchanged: 3 });
  const [stored] = await t.db.selectFrom("user_ratings").select("stars").execute();
  expect(stored).toEqual({ stars: 1 });
});

test("ratings and views of a missing person or company and six stars are refused", async () => {
  const { said } = await t.run([
    { ...rating, user: "U-9" },
    { ...rating, external_id: "R-2", company: "C-9" },
    { ...rating, external_id: "R-3", stars: 6 },
    { ...view, user: "U-9" },
  ]);
  expect(said).toEqual([
    "test.ndjson:1 user_rating R-1: user: Die Person U-9 gibt es nicht.",
    "test.ndjson:2 user_rating R-2: company: Die Firma C-9 gibt es nicht. Sie muss vor dieser Zeile stehen.",
    "test.ndjson:3 user_rating R-3: stars: muss zwischen 1 und 5 liegen.",
    "test.ndjson:4 viewed_entry V-1: user: Die Person U-9 gibt es nicht.",
  ]);
});
