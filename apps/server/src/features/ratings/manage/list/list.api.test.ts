import { getManagedRating, getManagedRatings, getManagedRatingsCsv } from "@portal/contract/ratings/manage/calls";
import { RATING_SOURCE_KEYS } from "@portal/contract/ratings/sources";
import { HOSTILE_TEXTS, TURNING_TEXTS } from "@portal/db/factories/hostile-texts";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../../testing/fixture.ts";
import type { Member } from "../../../../testing/test-app.ts";
import { csvRows } from "../../testing/csv-rows.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-03-14T12:00:00Z");
  anna = await app.logInMember({ products: ["RAT"] });
  accountId = anna.company.id;
});

const rated = async (columns: object = {}) =>
  (
    await aCompanyRating(app.db, {
      company_id: accountId,
      source: "wkdb",
      rated_at: new Date("2026-03-01T10:00:00Z"),
      ...columns,
    })
  ).id;
const list = async (query: object = {}) => (await anna.client.call(getManagedRatings, { accountId, query })).body;
const ids = async (query: object) => (await list(query)).ratings.map(({ id }) => id);

test("all sources in one list, the newest first; withdrawn, deleted and foreign ones are not in it", async () => {
  const bob = await app.logInMember({ products: ["RAT"] });
  const own: number[] = [];
  for (const [index, source] of RATING_SOURCE_KEYS.entries())
    own.unshift(await rated({ source, rated_at: new Date(`2026-03-0${index + 1}T10:00:00Z`) }));
  await rated({ withdrawn_at: new Date() });
  await rated({ deleted_at: new Date() });
  await rated({ company_id: bob.company.id });
  const { ratings, total, isMore, open } = await list();
  expect(ratings.map(({ id }) => id)).toEqual(own);
  expect({ total, isMore, open }).toEqual({ total: 8, isMore: false, open: 8 });
});

test("one that is held because of an objection is listed and not open", async () => {
  const id = await rated({ held_at: new Date() });
  expect((await list()).ratings).toMatchObject([{ id, isHeld: true }]);
  expect((await list({ handling: "open" })).total).toBe(0);
  expect((await list()).open).toBe(0);
});

test("filters by source, stars, period and text, also together", async () => {
  const bad = await rated({ stars: 1, source: "google", rated_at: new Date("2026-01-31T23:30:00Z") });
  const bare = await rated({ stars: 2, title: "", body: "" });
  const good = await rated({ stars: 5, title: "Top" });
  expect(await ids({ source: "google" })).toEqual([bad]);
  expect(await ids({ stars: "1-2" })).toEqual([bare, bad]);
  expect(await ids({ stars: "5-5" })).toEqual([good]);
  // 31 January, 23:30 UTC is 1 February in Berlin.
  expect(await ids({ from: "2026-02-01", to: "2026-02-01" })).toEqual([bad]);
  expect(await ids({ to: "2026-01-31" })).toEqual([]);
  expect(await ids({ withText: "true" })).toEqual([good, bad]);
  expect(await ids({ withText: "true", stars: "1-2", search: "sauber" })).toEqual([bad]);
});

test("orders by day and by stars, newer ones first among equal stars, over pages", async () => {
  const old = await rated({ stars: 3, rated_at: new Date("2025-01-01T00:00:00Z") });
  const best = await rated({ stars: 5, rated_at: new Date("2025-06-01T00:00:00Z") });
  const young = await rated({ stars: 3, rated_at: new Date("2026-01-01T00:00:00Z") });
  expect(await ids({ sort: "newest" })).toEqual([young, best, old]);
  expect(await ids({ sort: "oldest" })).toEqual([old, best, young]);
  expect(await ids({ sort: "worst" })).toEqual([young, old, best]);
  expect(await ids({ sort: "best" })).toEqual([best, young, old]);
  for (let index = 0; index < 20; index += 1) await rated({ stars: 1 });
  expect(await ids({ sort: "best", page: "2" })).toHaveLength(3);
  for (const sort of ["newest", "oldest", "worst", "best"])
    expect(new Set([...(await ids({ sort })), ...(await ids({ sort, page: "2" }))]).size).toBe(23);
});

test("the search finds parts of title, text and name, and takes % and _ literally", async () => {
  const title = await rated({ title: "Dachrinne erneuert", body: "", author_name: "" });
  const body = await rated({ title: "", body: "Die dachRINNE leckt", author_name: "" });
  const author = await rated({ title: "", body: "", author_name: "Frau Rinneberg" });
  const percent = await rated({ title: "", body: "100 % gut_er", author_name: "" });
  expect(new Set(await ids({ search: "RINNE" }))).toEqual(new Set([title, body, author]));
  expect(await ids({ search: "100 %" })).toEqual([percent]);
  expect(await ids({ search: "t_e" })).toEqual([percent]);
  expect(await ids({ search: "g_t" })).toEqual([]);
  expect((await list({ search: "rinne", sort: "oldest" })).total).toBe(3);
});

test("one rating is found by its number, a foreign one is answered like a missing one", async () => {
  const bob = await app.logInMember({ products: ["RAT"] });
  const id = await rated({ url: "https://wkdb.example/r/1" });
  const ask = (one: number) => anna.client.call(getManagedRating, { accountId, params: { id: String(one) } });
  expect((await ask(id)).body.rating).toMatchObject({ id, url: "https://wkdb.example/r/1" });
  const answers = await Promise.all([ask(await rated({ company_id: bob.company.id })), ask(999_999)]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(answers[0]?.raw.body).toBe(answers[1]?.raw.body);
});

test("a rating that its author changed is shown with what it said before, the newest version first", async () => {
  const id = await rated({ stars: 2, title: "", body: "Kam nicht." });
  const change = (columns: { stars: number; body: string; updated_at: Date }) =>
    app.db.updateTable("ratings").set(columns).where("id", "=", id).execute();
  await change({ stars: 3, body: "Kam spät.", updated_at: new Date("2026-03-05T10:00:00Z") });
  await change({ stars: 5, body: "Alles gut.", updated_at: new Date("2026-03-06T10:00:00Z") });
  const { body } = await anna.client.call(getManagedRating, { accountId, params: { id: String(id) } });
  expect(body.rating).toMatchObject({ stars: 5, text: "Alles gut." });
  expect(body.earlier).toEqual([
    { stars: 3, title: "", text: "Kam spät.", until: "2026-03-06T10:00:00.000Z" },
    { stars: 2, title: "", text: "Kam nicht.", until: "2026-03-05T10:00:00.000Z" },
  ]);
});

test("as a file: every rating that matches, over several pages, hostile texts as texts", async () => {
  for (const text of [...HOSTILE_TEXTS, ...TURNING_TEXTS]) await rated({ body: text, author_name: text, stars: 1 });
  await rated({ stars: 5 });
  const { raw } = await anna.client.send({
    method: "GET",
    path: getManagedRatingsCsv.path,
    query: { stars: "1-1", sort: "oldest" },
    accountId,
    xsrf: false,
  });
  expect(raw.headers["content-disposition"]).toBe('attachment; filename="bewertungen.csv"');
  const rows = csvRows(raw.body);
  const unescaped = (cell = "") => cell.replace(/^'(?=[=+\-@])/, "");
  expect(rows.slice(1).map((row) => unescaped(row[5]))).toEqual([...HOSTILE_TEXTS, ...TURNING_TEXTS]);
  expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

test.each([
  [{ source: "yelp" }, "source"],
  [{ stars: "2-4" }, "stars"],
  [{ handling: "x" }, "handling"],
  [{ from: "2026-02-30" }, "from"],
  [{ to: "morgen" }, "to"],
  [{ withText: "ja" }, "withText"],
  [{ sort: "price" }, "sort"],
  [{ page: "0" }, "page"],
  [{ page: "501" }, "page"],
  [{ search: "x".repeat(101) }, "search"],
])("%j is refused", async (query, field) => {
  const { status, body } = await anna.client.call(getManagedRatings, { accountId, query: query as never });
  expect([status, (body as unknown as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, field]);
});
