import { updateAccountLocks } from "@portal/contract/account-locks/calls";
import { updateWkdbSignet } from "@portal/contract/entry-service/calls";
import {
  AWARD_FORMATS,
  downloadPdfSignet,
  downloadTopEmployerBadge,
  getAwardProof,
  getAwards,
} from "@portal/contract/ratings/awards/calls";
import { aProduct } from "@portal/db/factories/companies";
import { aSurvey, someRatings } from "@portal/db/factories/rating-awards";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { readPdf } from "../../../testing/pdf/read-pdf.ts";
import type { Member } from "../../../testing/test-app.ts";
import { makeWeb } from "../../../testing/web/built-web.ts";
import { sweepAwards } from "./jobs.ts";
import { standingOf } from "./standing.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const { test, app } = apiTest({
  environment: async () => {
    const folder = await makeWeb("");
    await mkdir(join(folder, "pages"), { recursive: true });
    await writeFile(join(folder, "pages/badge.js"), "found(BADGE_DATA);");
    return { WEB_DIST: folder };
  },
});
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set(NOW);
  anna = await app.logInMember({ name: "Malerei Anna", products: ["RAT-PLUS"] });
  accountId = anna.company.id;
});

const rate = (count: number, stars: number) => someRatings(app.db, accountId, { count, stars, now: app.clock.now() });
const state = async () => (await anna.client.call(getAwards, { accountId })).body.awards;
/** Without the session, which ends while the clock moves on. */
const standing = () => standingOf(app.db, accountId, app.clock.now());
const turn = (on: boolean) =>
  anna.client.call(updateWkdbSignet, {
    accountId,
    query: { customerId: String(accountId), lock: on ? "false" : "true" },
  });
const badge = (file: string, headers: Record<string, string> = {}) =>
  app.anonymous().send({ method: "GET", path: `/badge/${file}`, headers, xsrf: false });
const later = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));

describe("the signet", () => {
  test("is earned by ten ratings with an average of four; the day of the award stays", async () => {
    await rate(9, 5);
    expect(await state()).toMatchObject({ awardedOn: null, sum: { ratings: 9, stars: 45 }, hasSignet: true });
    await rate(1, 4);
    expect(await state()).toMatchObject({ awardedOn: "2026-11-23", sum: { ratings: 10, stars: 49 } });
    later(3 * 86_400);
    expect((await standing())?.awardedOn).toBe("2026-11-23");
  });

  test("ends when the average falls, and a new award has a new day", async () => {
    await rate(10, 4);
    await standing();
    later(86_400);
    await rate(1, 1);
    expect((await standing())?.awardedOn).toBeNull();
    later(86_400);
    await rate(5, 5);
    expect((await standing())?.awardedOn).toBe("2026-11-25");
    const rows = await app.db.selectFrom("rating_awards").selectAll().where("company_id", "=", accountId).execute();
    expect(rows).toMatchObject([
      { awarded_on: "2026-11-23", ended_on: "2026-11-24" },
      { awarded_on: "2026-11-25", ended_on: null },
    ]);
  });

  test("ratings of other portals and older than a year do not count", async () => {
    await rate(10, 5);
    await app.db.updateTable("ratings").set({ source: "google" }).where("company_id", "=", accountId).execute();
    expect((await standing())?.sum).toEqual({ ratings: 0, stars: 0 });
    await rate(10, 5);
    later(366 * 86_400);
    expect((await standing())?.sum).toEqual({ ratings: 0, stars: 0 });
  });

  test("many looks at once give one award", async () => {
    await rate(10, 5);
    await Promise.all(Array.from({ length: 8 }, state));
    expect(
      await app.db.selectFrom("rating_awards").selectAll().where("company_id", "=", accountId).execute(),
    ).toHaveLength(1);
  });

  test("the sweep gives it to companies at which nobody looks", async () => {
    await rate(10, 5);
    await sweepAwards(app.dependencies);
    const rows = app.db.selectFrom("rating_awards").select("awarded_on").where("company_id", "=", accountId);
    expect(await rows.execute()).toEqual([{ awarded_on: "2026-11-23" }]);
  });
});

describe("its files", () => {
  test("are a PDF, an SVG and pictures with the company's name in the file's name", async () => {
    await rate(12, 5);
    for (const format of AWARD_FORMATS) {
      const body = { companyId: accountId, format };
      const { status, raw } = await anna.client.call(downloadPdfSignet, { accountId, body });
      expect(status, format).toBe(200);
      expect(raw.headers["content-disposition"]).toMatch(/^attachment; filename="Bewertungssiegel Malerei Anna/);
    }
    const { raw } = await anna.client.call(downloadPdfSignet, { accountId, body: { companyId: accountId } });
    expect(await readPdf(raw.rawPayload)).toMatchObject({ title: "Auszeichnung für Malerei Anna", isTagged: true });
  });

  test("are refused without product, without award and while switched off; a foreign company is as a missing one", async () => {
    const ask = async (companyId = accountId) =>
      (await anna.client.call(downloadPdfSignet, { accountId, body: { companyId } })).codes;
    expect(await ask()).toEqual(["ratings.award_not_earned"]);
    await rate(10, 5);
    await turn(false);
    expect(await ask()).toEqual(["ratings.signet_locked"]);
    const other = await app.logInMember({ products: ["RAT"] });
    const body = { companyId: other.company.id };
    expect((await other.client.call(downloadPdfSignet, { accountId: other.company.id, body })).codes).toEqual([
      "ratings.signet_not_booked",
    ]);
    expect(await ask(other.company.id)).toEqual(["account_not_available"]);
    expect(await ask(999_999_999)).toEqual(["account_not_available"]);
  });

  test("top employer: only after a survey that says so", async () => {
    const body = { companyId: accountId };
    const ask = () => anna.client.call(downloadTopEmployerBadge, { accountId, body });
    expect((await ask()).codes).toEqual(["ratings.award_not_earned"]);
    expect((await state()).employer.map(({ isMet }) => isMet)).toEqual([false, false, false]);
    await aSurvey(app.db, accountId, "2026-05-01");
    expect((await ask()).status).toBe(200);
    expect(await state()).toMatchObject({ isTopEmployer: true, surveyedOn: "2026-05-01" });
  });
});

describe("the badge", () => {
  test("any site may load it, without cookie, and caches keep it for half a minute", async () => {
    await rate(10, 5);
    const { status, raw } = await badge(`${accountId}.svg`);
    expect(status).toBe(200);
    expect(raw.headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=30",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
    });
    expect(raw.headers["set-cookie"]).toBeUndefined();
    expect(raw.payload).toContain("5,0 von 5");
    const packed = await badge(`${accountId}.svg`, { "accept-encoding": "br" });
    expect(packed.raw.rawPayload.length).toBeLessThan(5 * 1024);
    expect(brotliDecompressSync(packed.raw.rawPayload).toString()).toBe(raw.payload);
    const again = await badge(`${accountId}.svg`, { "if-none-match": String(raw.headers.etag) });
    expect([again.status, again.raw.payload]).toEqual([304, ""]);
  });

  test("it is right within a minute of a new rating, and shows nothing within a minute of switching it off", async () => {
    await rate(10, 5);
    const count = async () => /(\d+) Bewertungen/.exec((await badge(`${accountId}.svg`)).raw.payload)?.[1];
    expect(await count()).toBe("10");
    await rate(1, 5);
    later(25);
    expect(await count()).toBe("11");
    await turn(false);
    later(25);
    expect(await count()).toBeUndefined();
    await turn(true);
    later(25);
    expect(await count()).toBe("11");
  });

  test("an unknown company, one without award and one that switched it off get the same empty badge", async () => {
    const unknown = (await badge("999999999.svg")).raw;
    const unearned = (await badge(`${accountId}.svg`)).raw;
    await rate(10, 5);
    await turn(false);
    later(25);
    const locked = (await badge(`${accountId}.svg`)).raw;
    expect([unknown.statusCode, unearned.payload, locked.payload]).toEqual([200, unknown.payload, unknown.payload]);
    expect(unknown.payload).not.toContain("text");
  });

  test("the script has the same, and names stay data", async () => {
    const name = "</script><!-- \u2028 \" ' ${1} */ //";
    const { company } = await app.logInMember({ name, products: ["RAT-SIGNET"] });
    await someRatings(app.db, company.id, { count: 10, stars: 4, now: NOW });
    const { payload } = (await badge(`${company.id}.js`)).raw;
    expect(payload).not.toContain("</script");
    let data: unknown;
    runInNewContext(payload, { found: (given: unknown) => void (data = given) });
    expect(data).toMatchObject({
      company: company.id,
      award: { name, score: "4,0", ratings: "10 Bewertungen", proof: expect.stringContaining("/auszeichnung?firma=") },
    });
  });

  test.each(["01.svg", "-1.svg", "x.svg", "1.png", "1", "99999999999999999.js", "%00.svg"])(
    "%s is no badge and answers 404, which nobody keeps",
    async (file) => {
      const { status, raw } = await badge(file);
      expect([status, raw.headers["cache-control"]]).toEqual([404, "no-store"]);
    },
  );
});

describe("the proof", () => {
  test("says day, score and criteria to everybody; null while there is nothing to prove", async () => {
    const proof = async () => {
      const { body } = await app.anonymous().call(getAwardProof, { params: { id: String(accountId) } });
      return body.proof;
    };
    expect(await proof()).toBeNull();
    await rate(10, 4);
    expect(await proof()).toMatchObject({ company: "Malerei Anna", awardedOn: "2026-11-23", sum: { ratings: 10 } });
    await anna.client.call(updateAccountLocks, { accountId, body: { No_Wkdb_Signet__c: true } });
    expect(await proof()).toBeNull();
  });

  test("of the top-employer badge says day and answers of the survey, while its criteria are met", async () => {
    const proof = async (id = accountId) =>
      (await app.anonymous().call(getAwardProof, { params: { id: String(id) } })).body.employer;
    expect([await proof(), await proof(999_999_999)]).toEqual([null, null]);
    await aSurvey(app.db, accountId, "2026-05-01");
    expect(await proof()).toMatchObject({ company: "Malerei Anna", surveyedOn: "2026-05-01" });
    app.clock.set("2028-05-02T12:00:00Z");
    expect(await proof()).toBeNull();
  });
});

test("without the product that includes the signet the award ends", async () => {
  await rate(10, 5);
  expect((await state()).awardedOn).not.toBeNull();
  await app.db.updateTable("products").set({ status: "Inactive" }).where("company_id", "=", accountId).execute();
  await aProduct(app.db, { company_id: accountId, code: "RAT" });
  expect(await state()).toMatchObject({ awardedOn: null, hasSignet: false });
});
