/** The Big List of Naughty Strings as words of ratings and names of companies: they stay text wherever they appear. */
import { BRANDS } from "@portal/contract/brands/brands";
import { getManagedRatings, getManagedRatingsCsv } from "@portal/contract/ratings/manage/calls";
import { aCompanyRating, anAnswer } from "@portal/db/factories/ratings";
import { runInNewContext } from "node:vm";
import { describe, expect, test as unitTest } from "vitest";
import { scriptWith } from "../../platform/embeds/embed.ts";
import { writeMail } from "../../platform/mail/layout.ts";
import { apiTest } from "../../testing/fixture.ts";
import { NAUGHTY_STRINGS } from "@portal/db/factories/naughty-strings/read";
import { qpdfCheck, readPdf } from "../../testing/pdf/read-pdf.ts";
import { fileOf, signetDrawing, signetFiles } from "./awards/files.ts";
import type { Standing } from "./awards/standing.ts";
import { svgOf } from "./awards/svg.ts";
import { invitationMail } from "./invitations/mails.ts";
import { posterPdf } from "./invitations/poster-pdf.ts";
import { companyMail } from "./objections/mails.ts";
import { csvRows } from "./testing/csv-rows.ts";

const { test, app } = apiTest();
const [brand] = BRANDS;
const origin = "https://www.nahbei.example";
const standing = (name: string): Standing & { awardedOn: string } => ({
  name,
  sum: { ratings: 40, stars: 180 },
  countedFrom: "2025-11-24",
  hasSignet: true,
  isLocked: false,
  awardedOn: "2026-03-02",
});
/** Elements of markup, in order. */
const elementsOf = (markup: string): string[] =>
  [...markup.matchAll(/<(\/?[a-z!][^\s>/]*)/gi)].map(([, tag]) => tag ?? "");

test("ratings and answers bring them to the list and to the CSV file as they are, and no cell is a formula", async () => {
  const { client, company } = await app.logInMember({ products: ["RAT"] });
  const accountId = company.id;
  const start = Date.parse("2026-01-01T10:00:00Z");
  for (const [index, text] of NAUGHTY_STRINGS.entries()) {
    const words = { title: text, body: text, author_name: text };
    const rated_at = new Date(start + index * 60_000);
    const { id } = await aCompanyRating(app.db, { company_id: accountId, ...words, rated_at });
    await anAnswer(app.db, { company_id: accountId, rating_id: id, text });
  }
  const shown: string[] = [];
  for (let page = 1; page <= Math.ceil(NAUGHTY_STRINGS.length / 20); page += 1) {
    const query = { sort: "oldest" as const, page: String(page) };
    const { body } = await client.call(getManagedRatings, { accountId, query });
    for (const { title, text, author, answer } of body.ratings) {
      expect([title, author, answer?.text]).toEqual([text, text, text]);
      shown.push(text);
    }
  }
  expect(shown).toEqual(NAUGHTY_STRINGS);

  const { raw } = await client.send({
    method: "GET",
    path: getManagedRatingsCsv.path,
    query: { sort: "oldest" },
    accountId,
    xsrf: false,
  });
  const rows = csvRows(raw.body);
  for (const column of [4, 5, 6, 8]) {
    const texts = rows.slice(1).map((row) => row[column]?.replace(/^'(?=[=+\-@\t\r])/, ""));
    expect(texts, rows[0]?.[column]).toEqual(NAUGHTY_STRINGS);
  }
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

describe.each([
  ["an invitation's company", (text: string) => mailOf(text)],
  ["the reasons of a decision", (text: string) => decisionOf(text)],
])("in the mail, as %s,", (_where, write) => {
  unitTest("they add no kind of element and no second line to the subject", () => {
    const harmless = new Set(elementsOf(write("Malerei Anna").html));
    for (const text of NAUGHTY_STRINGS) {
      const { html, subject } = write(text);
      expect(
        elementsOf(html).filter((tag) => !harmless.has(tag)),
        text,
      ).toEqual([]);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});

const mailOf = (company: string) =>
  writeMail(
    invitationMail.write({ company, basis: "consent", token: "t", optOut: "o", isReminder: false }, { origin, brand }),
    brand,
  );
const decisionOf = (said: string) =>
  writeMail(
    companyMail.write(
      {
        action: "decide",
        id: 7,
        company: "Anna",
        due: null,
        outcome: "kept",
        ground: "opinion",
        reason: "no_contact",
        said: said.replaceAll("\n", " "),
        state: "decided",
      },
      { origin, brand },
    ),
    brand,
  );

unitTest("the badge's script holds them as text", () => {
  for (const name of NAUGHTY_STRINGS) {
    const found: { name: string }[] = [];
    const script = scriptWith("DATA", { name }, "found.push(DATA)");
    expect(script).not.toMatch(/<\/script|<!--/i);
    runInNewContext(script, { found });
    expect(found[0]?.name).toBe(name);
  }
});

/** Drawing takes a tenth of a second. */
const every = (nth: number): string[] => NAUGHTY_STRINGS.filter((_text, index) => index % nth === 0);

unitTest("the badge's picture holds them as text", () => {
  const harmless = new Set(elementsOf(svgOf(signetDrawing(standing("Anna"), brand), { isOutlined: false })));
  for (const name of every(12)) {
    const svg = svgOf(signetDrawing(standing(name), brand), { isOutlined: false });
    expect(
      elementsOf(svg).filter((tag) => !harmless.has(tag)),
      name,
    ).toEqual([]);
  }
});

unitTest.each(every(24))(
  "the poster and the cards of %j are tagged, without script, and without fault for qpdf",
  async (company) => {
    for (const layout of ["poster", "cards"] as const) {
      const bytes = await posterPdf({ company, url: `${origin}/bewerten?firma=1`, brand, layout, fonts: [] });
      expect(await readPdf(bytes)).toMatchObject({ hasScript: false, isTagged: true, language: "de-DE" });
      expect(await qpdfCheck(bytes)).toBe(0);
    }
  },
);

unitTest.each(every(48))(
  "the signet's PDF of %j is tagged, without script, and without fault for qpdf",
  async (name) => {
    const { bytes } = await fileOf(signetFiles(standing(name), 4711, { brand, origin, fonts: [] }), "pdf");
    expect(await readPdf(bytes)).toMatchObject({ hasScript: false, pages: 1, isTagged: true, language: "de-DE" });
    expect(await qpdfCheck(bytes)).toBe(0);
  },
);
