import { getOwnSiteCode } from "@portal/contract/entry/own-site/calls";
import type { WidgetData } from "@portal/contract/entry/own-site/widget";
import { updateWkdbSignet } from "@portal/contract/entry-service/calls";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import {
  emptyOpeningHours,
  MAX_SPECIAL_DAY_LABEL_CHARACTERS,
  type OpeningHours,
} from "@portal/contract/opening-hours/model";
import { someRatings } from "@portal/db/factories/rating-awards";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { addDays } from "@portal/contract/time/berlin-time";
import { sql } from "kysely";
import { beforeAll, describe, expect } from "vitest";
import { checkStructuredData } from "../../../testing/structured-data/check.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { makeWeb } from "../../../testing/web/built-web.ts";

/** In place of the built code: hands the data to the test. */
const CODE = "found(WIDGET_DATA);";
const { test, app } = apiTest({
  environment: async () => {
    const folder = await makeWeb("");
    await mkdir(join(folder, "pages"), { recursive: true });
    await writeFile(join(folder, "pages/widget.js"), CODE);
    return { WEB_DIST: folder };
  },
});
beforeAll(async () => {
  app.clock.set("2026-11-25T09:30:00Z");
});

const load = (id: number | string, headers: Record<string, string> = {}) =>
  app.anonymous().send({ method: "GET", path: `/widget/${id}.js`, headers, xsrf: false });

function dataIn(script: string): WidgetData {
  let data: unknown;
  runInNewContext(script, { found: (given: unknown) => void (data = given) });
  return data as WidgetData;
}

const hoursWith = (...specialDays: OpeningHours["specialDays"]): OpeningHours => ({
  ...emptyOpeningHours(),
  week: emptyOpeningHours().week.map(() => ({ spans: [{ from: "08:00", to: "12:00" }], byAppointment: false })),
  specialDays,
});

async function save({ client, company }: Member, openingHours: OpeningHours): Promise<void> {
  const [row] = (
    await sql<{ version: number }>`
      select opening_hours_version as version from entries where company_id = ${company.id}`.execute(app.db)
  ).rows;
  const body = { version: row?.version ?? 0, openingHours };
  expect((await client.call(saveCallOf("openingHours"), { accountId: company.id, body })).status).toBe(200);
}

describe("the widget's script", () => {
  test("every site may load it; it sets no cookie and is kept for less than a minute", async ({ owner }) => {
    const { status, raw } = await load(owner.company.id);
    expect(status).toBe(200);
    expect(raw.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=40",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    });
    expect(raw.headers["set-cookie"]).toBeUndefined();
  });

  test("it has the name and the hours, without special days that are over", async ({ owner }) => {
    const day = (from: string) => ({ from, to: from, label: "", spans: [] });
    await save(owner, hoursWith(day("2026-12-24")));
    await sql`update entries set opening_hours = jsonb_set(opening_hours, '{specialDays}',
      ${JSON.stringify([day("2026-11-23"), day("2026-11-24"), day("2026-12-24")])}::jsonb)
      where company_id = ${owner.company.id}`.execute(app.db);
    const { name, hours } = dataIn((await load(owner.company.id)).raw.payload);
    expect(name).toBe(owner.company.name);
    expect(hours.specialDays.map(({ from }) => from)).toEqual(["2026-11-24", "2026-12-24"]);
    expect(hours.week[0]?.spans).toEqual([{ from: "08:00", to: "12:00" }]);
  });

  test("whoever has it gets 304 until the hours change, and then the new ones at once", async ({ owner }) => {
    const first = await load(owner.company.id);
    const tag = String(first.raw.headers.etag);
    const again = await load(owner.company.id, { "if-none-match": tag });
    expect([again.status, again.raw.payload, again.raw.headers["cache-control"]]).toEqual([
      304,
      "",
      "public, max-age=40",
    ]);
    await save(owner, hoursWith());
    const changed = await load(owner.company.id, { "if-none-match": tag });
    expect([changed.status, dataIn(changed.raw.payload).hours.week[6]?.spans]).toEqual([
      200,
      [{ from: "08:00", to: "12:00" }],
    ]);
  });

  test("it has the stars of who may show the signet, and loses them within twenty seconds", async () => {
    const { client, company } = await app.logInMember({ name: "Malerei Anna", products: ["RAT-PLUS"] });
    const ratingOf = async () => dataIn((await load(company.id)).raw.payload).rating;
    const later = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
    expect(await ratingOf()).toBeNull();
    await someRatings(app.db, company.id, { count: 12, stars: 5, now: app.clock.now() });
    later(21);
    expect(await ratingOf()).toMatchObject({
      score: "5,0",
      ratings: "12 Bewertungen",
      proof: expect.stringMatching(new RegExp(`^http.*${company.id}$`)) as string,
    });
    const query = { customerId: String(company.id), lock: "true" } as const;
    expect((await client.call(updateWkdbSignet, { accountId: company.id, query })).status).toBe(200);
    later(21);
    expect(await ratingOf()).toBeNull();
  });

  test("browsers that take brotli get the same script compressed", async ({ owner }) => {
    const plain = await load(owner.company.id);
    const packed = await load(owner.company.id, { "accept-encoding": "gzip, br" });
    expect(packed.raw.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.raw.rawPayload).toString()).toBe(plain.raw.payload);
  });

  test("the most special days with the longest labels fit beside the code, and only labels of far days are left out", async ({
    owner,
  }) => {
    const words = "Betriebsferien wegen Umbau der Werkstatt und Inventur im großen Lager, Notdienst unter 0221".split(
      " ",
    );
    const days = Array.from({ length: 60 }, (_, index) => {
      const day = addDays("2026-11-27", 5 * index);
      const label = words.map((_word, at) => words[(at * 7 + index * 3) % words.length]).join(" ");
      return {
        from: day,
        to: day,
        label: `${index} ${label}`.slice(0, MAX_SPECIAL_DAY_LABEL_CHARACTERS).trim(),
        spans: [],
      };
    });
    await save(owner, hoursWith(...days));
    const { payload } = (await load(owner.company.id)).raw;
    const shown = dataIn(payload).hours.specialDays;
    expect(shown.map(({ from }) => from)).toEqual(days.map(({ from }) => from));
    expect(shown.slice(0, 3)).toEqual(days.slice(0, 3));
    expect(new Set(shown.slice(3).map(({ label }) => label))).toEqual(new Set([""]));
    // The build holds the code to 4 KiB, and the whole may have five.
    for (const compress of [brotliCompressSync, gzipSync]) expect(compress(payload).length).toBeLessThan(1024);
  });

  test("texts that look like code stay data", async () => {
    const name = "</script><!-- \u2028 \" ' ${1} */ //";
    const { company } = await app.logInMember({ name });
    const { payload } = (await load(company.id)).raw;
    expect(payload).not.toContain("</script");
    expect(dataIn(payload).name).toBe(name);
  });

  test("a company without an entry, an unknown and a malformed id answer 404, which nobody keeps", async ({
    owner,
  }) => {
    await sql`delete from entries where company_id = ${owner.company.id}`.execute(app.db);
    for (const id of [owner.company.id, 999_999_999, "9999999999999999", "01", "-1", "1.5", "x", "%00"]) {
      const { status, raw } = await load(id);
      expect([status, raw.headers["cache-control"]], String(id)).toEqual([404, "no-store"]);
    }
  });
});

describe("the code to copy", () => {
  test("it names this portal's widget and describes the business as schema.org knows it", async () => {
    const member = await app.logInMember({ name: 'Maler & "Söhne" </script>' });
    await sql`update entries set website = 'maler.example', street = 'Ring', house_number = '1', postal_code = '50667',
      city = 'Köln' where company_id = ${member.company.id}`.execute(app.db);
    const { status, body } = await member.client.call(getOwnSiteCode, { accountId: member.company.id });
    expect(status).toBe(200);
    expect(body.widget).toBe(`<script src="${body.widgetOrigin}/widget/${member.company.id}.js" async></script>`);
    expect(body.structuredData.match(/<\/script/g)).toHaveLength(1);
    const { faults, nodes } = await checkStructuredData(body.structuredData);
    expect(faults).toEqual([]);
    expect(nodes).toEqual([
      expect.objectContaining({
        "@type": "LocalBusiness",
        "@id": "https://maler.example#unternehmen",
        name: 'Maler & "Söhne" </script>',
        url: "https://maler.example",
        sameAs: [`${body.widgetOrigin}/eintrag/${member.company.id}`],
      }),
    ]);
  });

  test("a company without an entry is told so", async ({ owner }) => {
    await sql`delete from entries where company_id = ${owner.company.id}`.execute(app.db);
    const { status, codes } = await owner.client.call(getOwnSiteCode, { accountId: owner.company.id });
    expect([status, codes]).toEqual([404, ["entry.not_found"]]);
  });
});
