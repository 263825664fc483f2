/** The company's list of objections: its search, and the list as a file. */
import { getObjections, getObjectionsCsv } from "@portal/contract/ratings/objections/calls";
import { anObjection } from "@portal/db/factories/rating-objections";
import { beforeEach, expect } from "vitest";
import { NAUGHTY_STRINGS } from "@portal/db/factories/naughty-strings/read";
import { csvRows } from "../testing/csv-rows.ts";
import { objectionTest } from "../testing/objections.ts";

const t = objectionTest();
const { test, app } = t;
let insult = 0;
let noContact = 0;
beforeEach(async () => {
  const company_id = t.accountId();
  const words = { reason: "insult", text: "Er nennt uns 100 % Betrüger.", state: "in_review" } as const;
  insult = (await anObjection(app.db, { author: t.author().userId, company_id, ...words })).id;
  const other = await app.logInPerson();
  const ended = { state: "final", outcome: "removed", ground: "terms", reasons: "=Der Auftrag fehlt." } as const;
  noContact = (await anObjection(app.db, { author: other.userId, company_id, ...ended })).id;
});

const list = async (query: object = {}) =>
  (await t.owner().client.call(getObjections, { accountId: t.accountId(), query })).body;
const ids = async (search: string) => (await list({ search })).objections.map(({ id }) => id);
const csv = async (query: Record<string, unknown>) => {
  const path = getObjectionsCsv.path;
  return (await t.owner().client.send({ method: "GET", path, query, accountId: t.accountId(), xsrf: false })).raw;
};

test("the search finds number, reason, state, the company's words and the rating's, in any case", async () => {
  expect(await ids("")).toHaveLength(2);
  for (const words of ["BETRÜGER", "schmähung", "in prüfung", String(insult), `Nr. ${insult}`, "100 %"]) {
    expect(await ids(words), words).toEqual([insult]);
  }
  for (const words of ["kein kontakt", "abgeschlossen", "in keinem unserer aufträge"]) {
    expect(await ids(words), words).toEqual([noContact]);
  }
  expect(await ids("niemand ist gekommen")).toHaveLength(2);
  for (const words of ["1_0", "100 % x", String(insult).slice(1), "Rita Vogt"]) expect(await ids(words)).toEqual([]);
});

test("the search looks at the rating as it was objected to", async () => {
  await app.db
    .updateTable("ratings")
    .set({ body: "Heute zufrieden.", updated_at: new Date(Date.now() + 60_000) })
    .execute();
  expect(await ids("zufrieden")).toEqual([]);
  expect(await ids("niemand ist gekommen")).toHaveLength(2);
});

test("counts and pages follow the search; another company's objections are never found", async () => {
  const stranger = await app.logInMember();
  const person = await app.logInPerson();
  await anObjection(app.db, { author: person.userId, company_id: stranger.company.id, text: "Betrüger" });
  expect(await list({ search: "betrüger" })).toMatchObject({ total: 1 });
  expect(await list({ search: "betrüger", page: "2" })).toEqual({ objections: [], total: 1 });
  expect((await csv({ search: "" })).body).not.toContain(stranger.company.name);
});

test("as a file: what the search finds, with the reasons of the decision, and no cell is a formula", async () => {
  const answer = await csv({ search: "kein kontakt" });
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="einwaende.csv"');
  const [headings, ...rows] = csvRows(answer.body);
  expect(headings?.slice(0, 4)).toEqual(["Nummer", "Erhoben", "Grund", "Ihre Begründung"]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[0]).toBe(String(noContact));
  expect(rows[0]?.slice(4)).toEqual([
    "Abgeschlossen",
    "31.01.2099",
    expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/),
    "Bewertung entfernt",
    "'=Der Auftrag fehlt.",
    expect.any(String),
    "1",
    "",
    expect.stringContaining("niemand ist gekommen"),
  ]);
});

test("as a file: naughty strings stay text in every cell", async () => {
  for (const text of NAUGHTY_STRINGS.slice(0, 200)) {
    await app.db.updateTable("rating_objections").set({ text, reasons: text }).where("id", "=", noContact).execute();
    const rows = csvRows((await csv({ search: "kein kontakt" })).body);
    expect(rows[1]?.[3]?.replace(/^'(?=[=+\-@\t\r])/, "")).toBe(text);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  }
});

test.each([{ search: "x".repeat(101) }, { search: "a\u202Eb" }])("%j is refused at its field", async (query) => {
  const { status, body } = await t.owner().client.call(getObjections, { accountId: t.accountId(), query });
  expect([status, body]).toMatchObject([400, { errors: [{ field: "search" }] }]);
  expect((await csv(query)).statusCode).toBe(400);
});
