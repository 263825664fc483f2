/** Deliveries of ratings: repeated, late, deleted and wrong ones. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ImportTest, startImportTest } from "../../testing/import-test.ts";

let t: ImportTest;
beforeAll(async () => {
  t = await startImportTest();
}, 60_000);
afterAll(() => t.close());
beforeEach(async () => {
  await t.empty();
  await t.run([
    { type: "company", external_id: "C-1", company_name: "Brandt" },
    { type: "company", external_id: "C-2", company_name: "Blumen Anders" },
  ]);
});

const aRow = (given: object = {}) => ({
  type: "rating",
  external_id: "G-1",
  company: "C-1",
  source: "google",
  stars: 4,
  text: "Saubere Arbeit.",
  rated: "2026-03-01T09:12:00Z",
  changed: "2026-03-01T09:12:00Z",
  ...given,
});
const stored = () => t.db.selectFrom("ratings").select(["source", "stars", "body", "state"]).orderBy("id").execute();

test("a rating is stored once for each company and source; the later change holds and keeps the text before", async () => {
  expect(await t.run([aRow(), aRow({ company: "C-2" }), aRow({ source: "cylex" })])).toMatchObject({ created: 3 });
  expect(await t.run([aRow()])).toMatchObject({ unchanged: 1 });
  expect(await t.run([aRow({ stars: 2, text: "Doch nicht.", changed: "2026-03-02" })])).toMatchObject({ updated: 1 });
  expect(await t.run([aRow({ text: "Alt", changed: "2026-03-01T10:00:00Z" })])).toMatchObject({ unchanged: 1 });
  expect(await stored()).toContainEqual({ source: "google", stars: 2, body: "Doch nicht.", state: "published" });
  expect(await t.db.selectFrom("rating_versions").select(["stars", "body"]).execute()).toEqual([
    { stars: 4, body: "Saubere Arbeit." },
  ]);
});

test("a deleted rating is not exported, and an old file does not bring it back", async () => {
  await t.run([aRow()]);
  expect(await t.run([aRow({ deleted: true, changed: "2026-03-05" })])).toMatchObject({ updated: 1 });
  expect(await t.run([aRow()])).toMatchObject({ unchanged: 1 });
  expect(await stored()).toEqual([{ source: "google", stars: 4, body: "", state: "deleted" }]);
});

test("an answer is added to a rating without one, and never replaces the company's own", async () => {
  await t.run([aRow({ source: "wkdb" })]);
  const answer = { type: "rating_answer", company: "C-1", source: "wkdb", rating: "G-1", published: "2026-03-02" };
  expect(await t.run([{ ...answer, text: "Danke." }])).toMatchObject({ created: 1 });
  expect(await t.run([{ ...answer, text: "Anders." }])).toMatchObject({ unchanged: 1 });
  const read = t.db.selectFrom("ratings as r").innerJoin("rating_answers as a", "a.rating_id", "r.id");
  expect(await read.select(["a.text", "r.answered_at"]).execute()).toEqual([
    { text: "Danke.", answered_at: new Date("2026-03-01T23:00:00Z") },
  ]);
  const refused = await t.run([{ ...answer, rating: "G-9", text: "Danke." }]);
  expect(refused.said.join("\n")).toContain("rating: Die Bewertung G-9 gibt es nicht.");
});

test("an answer to a rating that was deleted or withdrawn since is not added, and the file stays good", async () => {
  await t.run([aRow({ source: "wkdb" }), aRow({ source: "provider" })]);
  await t.run([aRow({ source: "wkdb", deleted: true, changed: "2026-03-05" })]);
  await t.db.updateTable("ratings").set({ withdrawn_at: new Date() }).where("source", "=", "provider").execute();
  const answer = { type: "rating_answer", company: "C-1", rating: "G-1", text: "Danke.", published: "2026-03-02" };
  expect(
    await t.run([
      { ...answer, source: "wkdb" },
      { ...answer, source: "provider" },
    ]),
  ).toMatchObject({
    unchanged: 2,
    rejected: 0,
  });
  expect(await t.db.selectFrom("rating_answers").select("rating_id").execute()).toEqual([]);
});

test.each<[object, string]>([
  [{ stars: 0 }, "stars: muss zwischen 1 und 5 liegen."],
  [{ stars: 4.5 }, "stars: "],
  [{ source: "yelp" }, "source: muss einer dieser Werte sein"],
  [{ url: "javascript:alert(1)" }, "url: ist keine Adresse"],
  [{ text: "x".repeat(5001) }, "text: "],
  [{ source: "provider", external_id: "user:1" }, "external_id: Bewertungen von Personen mit Anmeldung"],
  [{ company: "C-9" }, "company: Die Firma C-9 gibt es nicht."],
])("%j is refused: %s", async (given, said) => {
  const result = await t.run([aRow(given)]);
  expect(result.rejected).toBe(1);
  expect(result.said.join("\n")).toContain(said);
});
