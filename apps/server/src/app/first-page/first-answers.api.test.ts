/** What a page of somebody with a session brings along, and that it brings nothing to anybody else. */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getAccount } from "@portal/contract/account/calls";
import { type FirstAnswers, sessionMark } from "@portal/contract/auth/first-answers";
import { logout, refresh } from "@portal/contract/auth/calls";
import { BRANDS } from "@portal/contract/brands/brands";
import { getDashboard } from "@portal/contract/dashboard/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import { getMenuItems } from "@portal/contract/navigation/calls";
import { COOKIE_CHOICE_COOKIE, writtenChoice } from "@portal/contract/tracking/cookie-choice";
import { sql } from "kysely";
import { afterAll, describe, expect } from "vitest";
import { anAgent, visit } from "../../features/auth/testing/agents.ts";
import { apiTest } from "../../testing/fixture.ts";
import type { TestClient } from "../../testing/test-client.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
let folder: string;
/** One test waits for it, the others must not reach it. */
const PART_TIMEOUT_MS = "3000";
const { test, app } = apiTest({ environment: async () => ({ WEB_DIST: await makeWeb(), PART_TIMEOUT_MS }) });

/** As the build writes them, in short. */
const frameOf = (head: string, end: string): string =>
  `<html data-brand="%THEME%"><head><title>%TITLE%</title><style>.frame{}</style>${head}</head><body><div id="root" data-page="frame"><b>frame</b></div>${end}</body></html>`;
const FRAMES = {
  afterPaint: frameOf('<script data-sheets="all.css %SHEETS%" data-chunks="all.js %CHUNKS%"></script>', ""),
  atOnce: frameOf('<script src="start.js"></script>%CHUNKS%', "%SHEETS%"),
};

async function makeWeb(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), "portal-first-page-"));
  await mkdir(join(folder, "assets"));
  const head = '<title>%TITLE%</title><meta name="portal-configuration" content="%CONFIGURATION%">';
  await writeFile(
    join(folder, "index.html"),
    `<html data-brand="%THEME%"><head>${head}</head><body><div id="root"></div></body></html>`,
  );
  for (const { key } of BRANDS) {
    const pages = join(folder, "pages", key, "plain");
    await mkdir(pages, { recursive: true });
    await writeFile(join(pages, "login.html"), '<html data-brand="%THEME%"><div id="root" data-page="login"></div>');
    await writeFile(join(folder, "pages", key, "frame.after-paint.html"), FRAMES.afterPaint);
    await writeFile(join(folder, "pages", key, "frame.at-once.html"), FRAMES.atOnce);
  }
  await writeFile(
    join(folder, "pages/pages.json"),
    JSON.stringify([{ route: "login", file: "login", withQuery: {}, unlessQuery: [] }]),
  );
  const code = {
    dashboard: { sheets: ["/assets/start.css"], chunks: ["/assets/start.js", "/assets/dashboard.js"] },
    other: { sheets: [], chunks: ["/assets/map.js"] },
  };
  await writeFile(join(folder, "pages/code.json"), JSON.stringify(code));
  return folder;
}
afterAll(() => rm(folder, { recursive: true }));

type Opened = { html: string; brought: FirstAnswers | null; headers: Record<string, unknown>; cookies: string[] };

async function open(client: TestClient, path = "/", headers: Record<string, string> = {}): Promise<Opened> {
  const { body, raw } = await client.send({ method: "GET", path, headers, xsrf: false });
  const html = String(body);
  const json = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    html,
    brought: json === undefined ? null : (JSON.parse(json) as FirstAnswers),
    headers: raw.headers,
    cookies: raw.cookies.map(({ name }) => name),
  };
}
const xsrfOf = (client: TestClient): string => client.cookies.get("XSRF-TOKEN") ?? "";
const sessionsOf = (userId: number) =>
  app.db.selectFrom("sessions").select(["rotations", "next_issued_at"]).where("user_id", "=", userId).execute();

describe("the start page of a person with one company", () => {
  test("brings the person and what its first calls answer, and starts loading its code", async () => {
    const { client, company } = await app.logInMember();
    const { html, brought, headers } = await open(client);
    const accountId = company.id;
    const id = String(accountId);
    const answers = {
      "/api/navigation/menu-items": (await client.call(getMenuItems, {})).body,
      [`/api/customer/account/${id}?accountId=${id}`]: (await client.call(getAccount, { params: { id }, accountId }))
        .body,
      [`/api/customer/getSalesForceEntry?accountId=${id}`]: (await client.call(getSalesForceEntry, { accountId })).body,
      [`/api/customer/dashboard?accountId=${id}`]: (await client.call(getDashboard, { accountId })).body,
      [`/api/customer/entry/history?limit=3&accountId=${id}`]: { changes: [], hasMore: false },
    };
    expect(brought?.answers).toEqual(answers);
    expect(brought?.user).toEqual((await client.call(refresh, {})).body.user);
    expect(brought?.session).toBe(sessionMark(xsrfOf(client)));
    expect(html).toContain("<b>frame</b>");
    expect(html).toContain('data-sheets="all.css /assets/start.css"');
    expect(html).toContain('data-chunks="all.js /assets/start.js /assets/dashboard.js"');
    const hash = createHash("sha256").update(".frame{}").digest("base64");
    expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["vary"]).toContain("cookie");
  });

  test("loads its code beside the paint for who has answered the question about statistics", async () => {
    const { client } = await app.logInMember();
    client.cookies.set(
      COOKIE_CHOICE_COOKIE,
      writtenChoice({ statistics: false, at: app.clock.now().toISOString(), proof: "" }),
    );
    const { html } = await open(client);
    expect(html.match(/<(?:link .*?|b|script s.*?)>/g)).toEqual([
      '<script src="start.js">',
      '<link rel="modulepreload" crossorigin href="/assets/start.js">',
      '<link rel="modulepreload" crossorigin href="/assets/dashboard.js">',
      "<b>",
      '<link rel="stylesheet" href="/assets/start.css">',
    ]);
  });

  test("follows the login page, from which the guard leads to it", async () => {
    const { client, company } = await app.logInMember();
    const { brought, html } = await open(client, "/login");
    expect(Object.keys(brought?.answers ?? {})).toContain(`/api/customer/getSalesForceEntry?accountId=${company.id}`);
    expect(html).toContain("<b>frame</b>");
  });

  test("is the brand's own on both brands", async () => {
    for (const { developmentHost, theme } of BRANDS) {
      const { client, company } = await app.logInMember();
      const { html, brought } = await open(client, "/", { host: `${developmentHost}:3000` });
      expect(html).toContain(`data-brand="${theme}"`);
      expect(Object.keys(brought?.user.accounts ?? {})).toEqual([String(company.id)]);
    }
  });
});

test("a page brings what its own route needs, and another page only its frame", async () => {
  const { client, company } = await app.logInMember();
  const paths = ["/kunde/meineProdukte/eintrag/uebersicht", "/benutzer", "/gibt-es-nicht"];
  const names = await Promise.all(
    paths.map(async (path) =>
      Object.keys((await open(client, path)).brought?.answers ?? {}).map((address) => address.replace(/\?.*/, "")),
    ),
  );
  const frame = ["/api/navigation/menu-items", `/api/customer/account/${company.id}`];
  const ofEntry = ["getSalesForceEntry", "entry/differences", "entry/steps/unfit"].map(
    (name) => `/api/customer/${name}`,
  );
  expect(names[0]?.toSorted()).toEqual([...frame, ...ofEntry, `/api/entry/public/${company.id}`].toSorted());
  expect(names.slice(1)).toEqual([frame, frame]);
});

test("two people get their own data on the same page, also at once", async () => {
  const people = await Promise.all(["Anna Dach", "Bert Bad"].map((name) => app.logInMember({ name })));
  const pages = await Promise.all(people.flatMap(({ client }) => [open(client), open(client.copy())]));
  for (const [index, { brought, html }] of pages.entries()) {
    const own = people[Math.floor(index / 2)];
    const other = people[1 - Math.floor(index / 2)];
    expect(brought?.user.login).toBe(own?.login);
    expect(html).toContain(own?.company.name);
    expect(html).not.toContain(other?.company.name);
    expect(html).not.toContain(other?.login);
  }
});

test("people with several companies get their person, because the browser chooses the company", async () => {
  const { client } = await app.logInPerson({ companies: [{ name: "Erste" }, { name: "Zweite" }] });
  const { brought } = await open(client);
  expect(Object.values(brought?.user.accounts ?? {})).toHaveLength(2);
  expect(Object.keys(brought?.answers ?? {})).toEqual(["/api/navigation/menu-items"]);
});

describe("the session behind a page", () => {
  test("is not renewed by it: no cookie, no new secret, however often it is opened", async () => {
    const { client, userId } = await app.logInMember();
    app.clock.advance(5 * MINUTE);
    const pages = await Promise.all(Array.from({ length: 20 }, () => open(client.copy())));
    expect(pages.flatMap(({ cookies }) => cookies)).toEqual([]);
    expect(await sessionsOf(userId)).toEqual([{ rotations: 0, next_issued_at: null }]);
    expect(pages.every(({ brought }) => Math.abs((brought?.renewedAgoMs ?? 0) - 5 * MINUTE) < 30 * SECOND)).toBe(true);
  });

  test("takes over its successor when a page presents it first, and the old secret works for another 30 seconds", async () => {
    const { client, userId } = await app.logInMember();
    const old = client.copy();
    await client.call(refresh, {});
    expect((await open(client)).brought?.renewedAgoMs).toBeLessThan(30 * SECOND);
    expect((await sessionsOf(userId))[0]?.rotations).toBe(1);
    expect((await open(old)).brought).not.toBeNull();
    app.clock.advance(31 * SECOND);
    expect((await open(old)).brought).toBeNull();
  });

  test.each([
    ["revoked", async (client: TestClient) => void (await client.copy().call(logout, {}))],
    ["expired", async () => app.clock.advance(31 * MINUTE)],
    ["made up", async (client: TestClient) => void client.cookies.set("portal", `s${"A".repeat(44)}`)],
  ])("that is %s gives the page of somebody without a session, and the browser forgets it", async (_how, end) => {
    for (const path of ["/", "/login"]) {
      const { client } = await app.logInMember();
      await end(client);
      const { html, brought, headers, cookies } = await open(client, path);
      expect(brought).toBeNull();
      expect(html).toBe((await open(app.anonymous(), path)).html);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(cookies).toContain("XSRF-TOKEN");
      expect([client.cookies.get("portal")?.[0], xsrfOf(client)[0]]).toEqual(["a", "a"]);
      // The pair fits, so the next login needs no other page.
      expect((await client.call(logout, {})).status).toBe(200);
    }
  });

  test("that the database cannot tell of in time leaves the asking to the page", async () => {
    const { client } = await app.logInMember();
    const { brought, headers, cookies } = await app.db.transaction().execute(async (lock) => {
      await sql`lock table sessions in access exclusive mode`.execute(lock);
      return open(client);
    });
    expect([brought, headers["cache-control"], cookies]).toEqual([null, "no-store", []]);
    expect((await open(client)).brought).not.toBeNull();
  });
});

test("a page that is no document of a window brings nothing", async () => {
  const { client } = await app.logInMember();
  for (const destination of ["iframe", "empty", "script", "image"]) {
    const { brought, headers } = await open(client, "/", { "sec-fetch-dest": destination });
    expect([brought, headers["cache-control"]]).toEqual([null, "no-store"]);
  }
  expect((await open(client, "/", { "sec-fetch-dest": "document" })).brought).not.toBeNull();
});

test("names that would end the data block or begin a comment stay text", async () => {
  const name = '</script><script>alert(1)</script><!-- <script> \u2028\u2029 ]]> &lt; "Dach" \\';
  const { client, company } = await app.logInMember({ name });
  const { html, brought } = await open(client);
  expect(brought?.user.accounts[String(company.id)]?.name).toBe(name);
  // The frame's own, and the data block.
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.match(/<\/script/g)).toHaveLength(2);
  expect(html).not.toMatch(/<!--|[\u2028\u2029]/);
});

describe("customer care", () => {
  test("that acts for a company brings the linked person as ever, and that company", async () => {
    const { company } = await app.logInMember();
    const { client } = await visit(app, await anAgent(app), company.id);
    const { brought } = await open(client);
    expect(brought?.user).toEqual((await client.call(refresh, {})).body.user);
    expect(brought?.user).toMatchObject({ email: "", cucaInfo: { companyId: company.id } });
    expect(Object.keys(brought?.answers ?? {})).toContain(`/api/customer/getSalesForceEntry?accountId=${company.id}`);
  });

  test("whose visit is over gets the page of somebody without a session", async () => {
    const { company } = await app.logInMember();
    const { client } = await visit(app, await anAgent(app), company.id);
    app.clock.advance(61 * MINUTE);
    expect((await open(client)).brought).toBeNull();
  });

  test("without a second factor brings the person alone, and no refusal is written", async () => {
    const { client, userId } = await app.logInMember();
    await sql`update users set roles = '{cuca}' where id = ${userId}`.execute(app.db);
    const { brought } = await open(client);
    expect([brought?.user.secondFactorMissing, brought?.answers]).toEqual([true, {}]);
    const refusals = await app.db.selectFrom("audit_log").select("id").where("actor_user_id", "=", userId).execute();
    expect(refusals).toEqual([]);
  });
});
