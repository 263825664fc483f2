/** `portal web-banner`: the provider's side, from files to the end. */
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { aCompany } from "@portal/db/factories/companies";
import { aMembership, aUser } from "@portal/db/factories/users";
import { aWebBanner } from "@portal/db/factories/web-banners";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PortalTest, startPortalTest } from "../../testing/portal-command.ts";
import { animated, still } from "./testing/banner-files.ts";

let t: PortalTest;
let id: string;
const folder = mkdtempSync(path.join(os.tmpdir(), "portal-banners-"));
const fileOf = (name: string, bytes: Buffer): string => {
  writeFileSync(path.join(folder, name), bytes);
  return path.join(folder, name);
};

beforeAll(async () => {
  t = await startPortalTest();
  const company = await aCompany(t.db, { name: "Brandt Bedachungen" });
  const user = await aUser(t.db, { email: "anna@brandt.example" });
  await aMembership(t.db, { user_id: user.id, company_id: company.id, right: "owner" });
  id = String((await aWebBanner(t.db, { company_id: company.id })).id);
});
afterAll(() => t.close());

const setState = (state: "submitted" | "approved") =>
  t.db.updateTable("web_banners").set({ state }).where("id", "=", Number(id)).execute();

test("a banner without files can't be produced, and a file that does not fit is refused with the reason", async () => {
  expect(await t.portal(["web-banner", "produce", id])).toMatchObject({
    code: 1,
    error: expect.stringContaining("--file"),
  });
  const wrong = fileOf("wrong.png", await still("png", "leaderboard"));
  const { code, error } = await t.portal(["web-banner", "produce", id, "--file", wrong]);
  expect([code, error]).toEqual([1, expect.stringContaining("Das Bild hat 728 × 90 Bildpunkte.")]);
});

test("the provider produces, starts and ends a banner; its people get a mail about each", async () => {
  const file = fileOf("Herbst.gif", await animated("gif"));
  expect(
    await t.portal(["web-banner", "produce", id, "--file", file, "--text", "Mit Ihrer neuen Nummer."]),
  ).toMatchObject({
    code: 0,
    out: `Banner ${id} is to_approve now.`,
  });
  expect((await t.portal(["web-banner", "start", id])).error).toContain("Not possible in the banner's state.");
  await setState("approved");
  expect((await t.portal(["web-banner", "start", id])).out).toBe(`Banner ${id} is running now.`);
  expect((await t.portal(["web-banner", "end", id, "--reason", "Der Auftrag ist zu Ende."])).code).toBe(0);
  const mails = await t.db.selectFrom("mails").select(["recipient", "subject"]).orderBy("id").execute();
  expect(mails.map(({ recipient, subject }) => [recipient, subject.split(":")[0]])).toEqual([
    ["anna@brandt.example", "Bitte freigeben"],
    ["anna@brandt.example", "Ihr Banner läuft"],
    ["anna@brandt.example", "Ihr Banner ist beendet"],
  ]);
});

test("list shows what waits for the provider, show the history, and writes the files", async () => {
  expect((await t.portal(["web-banner", "list"])).out).not.toContain("Brandt");
  await setState("submitted");
  expect((await t.portal(["web-banner", "list"])).out).toContain("Brandt Bedachungen");
  expect((await t.portal(["web-banner", "refuse", id, "--reason", "Zu klein."])).out).toContain("is refused now.");
  const target = path.join(folder, "out");
  const { out } = await t.portal(["web-banner", "show", id, "--files", target]);
  expect(out).toContain("provider: refuse\nZu klein.");
  expect(readdirSync(target)).toEqual([expect.stringMatching(/^\d+-Herbst\.gif$/)]);
});

test.each([
  [["web-banner", "show", "999999"], "There is no such banner."],
  [["web-banner", "refuse", "7001"], "--reason"],
  [["web-banner", "refuse", "7001", "--reason", " "], "Not a text"],
])("%j fails: %s", async (args, said) => {
  const { code, error } = await t.portal(args);
  expect([code, error]).toEqual([1, expect.stringContaining(said)]);
});
