import { randomUUID } from "node:crypto";
import {
  downloadWebBannerCreatives,
  getWebBannerCreative,
  updateWebBannerFiles,
} from "@portal/contract/web-banners/calls";
import { aMembership, aUser } from "@portal/db/factories/users";
import { aWebBanner } from "@portal/db/factories/web-banners";
import { describe, expect } from "vitest";
import { sweepFiles } from "../../../platform/files/sweep/sweep.ts";
import { webBannersJobs } from "../jobs.ts";
import { animated, still } from "../testing/banner-files.ts";
import { bannerTest } from "../testing/banners.ts";

const t = bannerTest();
const { test, app } = t;
const get = (path: string, by = t.owner().client) => by.send({ method: "GET", path, accountId: t.accountId() });
const zipPath = (id: number) => downloadWebBannerCreatives.path.replace(":id", String(id));
const creativePath = (id: number) => getWebBannerCreative.path.replace(":id", String(id));

describe("the list", () => {
  test("groups banners by flavour, in the catalogue's order; those that wait for the company come first", async () => {
    const company_id = t.accountId();
    const wide = await aWebBanner(app.db, { company_id, flavour: "leaderboard", name: "Breit" });
    const running = await aWebBanner(app.db, { company_id, state: "running", name: "Läuft" });
    const waiting = await aWebBanner(app.db, { company_id, state: "to_approve", changed_at: new Date(0) });
    const found = (await t.list()).map(({ flavour, banners }) => [flavour, banners.map(({ id }) => id)]);
    expect(found).toEqual([
      ["leaderboard", [wide.id]],
      ["medium_rectangle", [t.banner(), waiting.id, running.id]],
    ]);
  });

  test("names the files with what they are, and the steps with who took them", async () => {
    await t.handOver({ files: [await t.upload(await animated("gif"), "C:\\Bilder\\Herbst.gif")] });
    await t.provider("refuse", "Die Schrift ist zu klein.");
    const [group] = await t.list();
    expect(group?.banners[0]).toMatchObject({
      state: "refused",
      version: 3,
      targetUrl: "https://www.brandt.example/herbst",
    });
    expect(group?.banners[0]?.creatives).toMatchObject([
      { name: "Herbst.gif", mediaType: "image/gif", width: 300, height: 250, frames: 2, milliseconds: 1000, loops: 2 },
    ]);
    expect(
      group?.banners[0]?.history.map(({ action, author, name, reason }) => [action, author, name, reason]),
    ).toEqual([
      ["upload", "company", "Petra Brandt", ""],
      ["refuse", "provider", "", "Die Schrift ist zu klein."],
    ]);
  });

  test("is empty for a company without banners", async () => {
    const ben = await app.logInMember({ products: ["WBAN"] });
    const { body } = await ben.client.send({
      method: "GET",
      path: "/api/web-banners/getCompanyWebBanners",
      accountId: ben.company.id,
    });
    expect(body).toEqual({ flavours: [] });
  });
});

describe("handing over files", () => {
  test("replaces the files before, and sent twice counts once", async () => {
    await t.handOver();
    await t.act("withdraw");
    const given = {
      key: randomUUID(),
      files: [await t.upload(await still("jpeg")), await t.upload(await still("webp"))],
    };
    const [first, second] = [await t.handOver(given), await t.handOver(given)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.banner).toEqual(first.body.banner);
    expect(first.body.banner.creatives.map(({ mediaType }) => mediaType)).toEqual(["image/jpeg", "image/webp"]);
    expect(first.body.banner.history.map(({ action }) => action)).toEqual(["upload", "withdraw", "upload"]);
  });

  test.each([
    [{ files: ["tmpfile-1234567890123456789012"] }, 404, "files.not_found"],
    [{ files: [] }, 400, "request.invalid"],
    [{ files: ["/media/abc"] }, 400, "request.invalid"],
    [{ files: Array.from({ length: 5 }, (_, index) => `tmpfile-${index}`) }, 400, "request.invalid"],
    [{ banner: 999_999 }, 404, "web_banner.not_found"],
    [{ key: "short" }, 400, "request.invalid"],
  ])("%j is refused", async (given, status, code) => {
    const reply = await t.handOver({ files: ["tmpfile-1"], ...given });
    expect([reply.status, reply.codes[0]]).toEqual([status, code]);
  });

  test("a request body of more than 5,000 bytes is refused (Specification §5)", async () => {
    const body = (bytes: number) => {
      const json = JSON.stringify({ banner: t.banner(), files: ["tmpfile-1"], key: randomUUID() });
      return { payload: Buffer.from(json.padEnd(bytes, " ")), headers: { "content-type": "application/json" } };
    };
    const send = (bytes: number) =>
      t
        .owner()
        .client.send({ method: "POST", path: updateWebBannerFiles.path, accountId: t.accountId(), ...body(bytes) });
    expect((await send(5000)).codes).toEqual(["files.not_found"]);
    expect([(await send(5001)).status, (await send(5001)).codes]).toEqual([413, ["request.too_large"]]);
  });

  test("a foreign banner, a foreign person's upload and an upload for another use are not found", async () => {
    const ben = await app.logInMember({ products: ["WBAN"] });
    const foreign = await aWebBanner(app.db, { company_id: ben.company.id });
    expect((await t.handOver({ banner: foreign.id })).codes).toEqual(["web_banner.not_found"]);
    await aMembership(app.db, { user_id: ben.userId, company_id: t.accountId(), right: "editor" });
    expect((await t.handOver({ files: [await t.upload()] }, ben.client)).codes).toEqual(["files.not_found"]);
  });

  test("files that nobody shows any more are deleted after a year, those shown stay", async () => {
    await t.handOver();
    await t.act("withdraw");
    await t.handOver();
    const files = () => app.db.selectFrom("files").select("id").where("company_id", "=", t.accountId()).execute();
    expect(await files()).toHaveLength(2);
    const sweep = webBannersJobs.sweeps?.find(({ name }) => name === "webBanners");
    app.clock.advance(364 * 86_400_000);
    await sweep?.run(app.dependencies);
    app.clock.advance(2 * 86_400_000);
    await sweep?.run(app.dependencies);
    await sweepFiles(app.dependencies);
    expect(await files()).toHaveLength(1);
    app.clock.set(new Date());
  });
});

describe("actions", () => {
  test("the specification's plain request without a body is enough", async () => {
    await t.handOver();
    const reply = await t.owner().client.send({
      method: "POST",
      path: `/api/web-banners/updateCompanyWebBannerStatus/banner/${t.banner()}/withdraw`,
      accountId: t.accountId(),
    });
    expect([reply.status, reply.body]).toMatchObject([200, { banner: { state: "withdrawn" } }]);
  });

  test("an answer to an older version is refused, so nobody approves what they have not seen", async () => {
    await t.handOver();
    await t.provider("produce");
    expect((await t.act("approve", { version: 2 })).codes).toEqual(["web_banner.changed_meanwhile"]);
    expect((await t.act("approve", { version: 3 })).body.banner).toMatchObject({ state: "approved", version: 4 });
  });

  test("a wish for a change says what; the provider sees it in the history", async () => {
    await t.handOver();
    await t.provider("produce");
    const { status, raw } = await t.act("reject", { reason: " \n" });
    expect([status, raw.json().errors[0].field]).toEqual([400, "reason"]);
    const { banner } = (await t.act("reject", { reason: "Bitte die neue Nummer." })).body;
    expect(banner.history.at(-1)).toMatchObject({ action: "reject", reason: "Bitte die neue Nummer." });
  });

  test.each([["explode"], ["produce"], ["upload"], ["__proto__"]])("%s is no action", async (action) => {
    const path = `/api/web-banners/updateCompanyWebBannerStatus/banner/${t.banner()}/${action}`;
    const reply = await t.owner().client.send({ method: "POST", path, accountId: t.accountId() });
    expect([reply.status, reply.codes]).toEqual([400, ["request.invalid"]]);
  });

  test("of two people who answer at once one is first, and the other is told", async () => {
    await t.handOver();
    await t.provider("produce");
    const replies = await Promise.all([
      t.act("approve", { version: 3 }),
      t.act("reject", { reason: "Nein.", version: 3 }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("a step has its line in the log, and the provider's step a mail to those who want one", async () => {
    const silent = await aUser(app.db);
    await aMembership(app.db, { user_id: silent.id, company_id: t.accountId(), right: "editor" });
    await app.db
      .insertInto("notification_settings")
      .values({ user_id: silent.id, event: "banner_news", channel: "email", wanted: false })
      .execute();
    await t.handOver();
    await t.provider("produce");
    const [mail, ...others] = await t.mailbox.mailsTo(t.owner().login);
    expect([mail?.subject, others]).toEqual(["Bitte freigeben: Werbebanner „Herbstaktion“", []]);
    expect(await t.mailbox.mailsTo(silent.email)).toEqual([]);
    const lines = await app.db
      .selectFrom("audit_log")
      .select("action")
      .where("company_id", "=", t.accountId())
      .where("action", "like", "webBanner.%")
      .orderBy("id")
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(["webBanner.upload", "webBanner.produce"]);
  });
});

describe("the files", () => {
  test("come as a ZIP with safe names, and as single documents that run nothing", async () => {
    const gif = await animated("gif");
    await t.handOver({ files: [await t.upload(gif, "../Herbst: 20%.exe"), await t.upload(gif, "Herbst.gif")] });
    const zip = await get(zipPath(t.banner()));
    expect(zip.raw.headers).toMatchObject({ "content-type": "application/zip", "cache-control": "no-store" });
    expect(zip.raw.headers["content-disposition"]).toBe('attachment; filename="Werbebanner Herbstaktion.zip"');
    const bytes = zip.raw.rawPayload;
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from("PK\u0003\u0004"));
    expect([bytes.includes("1 Herbst- 20%.exe.gif"), bytes.includes("2 Herbst.gif"), bytes.includes(gif)]).toEqual([
      true,
      true,
      true,
    ]);
    const [creative] = (await t.list())[0]?.banners[0]?.creatives ?? [];
    const single = await get(creativePath(creative?.id ?? 0));
    expect(single.raw.rawPayload.equals(gif)).toBe(true);
    expect(single.raw.headers).toMatchObject({
      "content-type": "image/gif",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "no-store",
    });
  });

  test("of a foreign company are not found, and a banner without files has no ZIP", async () => {
    await t.handOver();
    const [creative] = (await t.list())[0]?.banners[0]?.creatives ?? [];
    const ben = await app.logInMember({ products: ["WBAN"] });
    const foreign = (path: string) => ben.client.send({ method: "GET", path, accountId: ben.company.id });
    expect((await foreign(zipPath(t.banner()))).codes).toEqual(["web_banner.not_found"]);
    expect((await foreign(creativePath(creative?.id ?? 0))).codes).toEqual(["files.not_found"]);
    const empty = await aWebBanner(app.db, { company_id: t.accountId() });
    expect((await get(zipPath(empty.id))).codes).toEqual(["web_banner.no_files"]);
  });
});
