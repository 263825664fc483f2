import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isOwnerClaimExpired, ownerClaimExpiresAt } from "@portal/contract/account/claim";
import { demoLogins } from "@portal/contract/auth/demo-logins";
import { readOpeningHours } from "@portal/contract/opening-hours/schema";
import { familyOf, isActive, PRODUCT_CODES } from "@portal/contract/navigation/products";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startImportTest, type ImportResult, type ImportTest } from "../../testing/import-test.ts";

const folder = fileURLToPath(new URL("../../../../../packages/db/demo/", import.meta.url));
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".ndjson"))
  .toSorted();
const NOW = new Date("2026-03-02T09:00:00Z");
const DAY_MS = 86_400_000;

let t: ImportTest;
let results: ImportResult[];
beforeAll(async () => {
  t = await startImportTest();
  results = await importDemo();
});
afterAll(() => t.close());

async function importDemo(): Promise<ImportResult[]> {
  const done: ImportResult[] = [];
  for (const name of files) {
    const lines = readFileSync(path.join(folder, name), "utf8").split("\n");
    done.push(await t.run(lines, { file: path.join(folder, name), now: NOW }));
  }
  return done;
}

const companies = () => t.db.selectFrom("companies").selectAll().orderBy("id").execute();
const entries = () => t.db.selectFrom("entries").selectAll().execute();
const companiesOf = (login: string) =>
  t.db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .select(["companies.claimed_by as claimedBy", "companies.claimed_last_update as claimed", "memberships.right"])
    .where("users.login", "=", login)
    .orderBy("companies.id")
    .execute();
const expired = (claimedBy: "OWNER" | "PROVIDER" | null, claimed: Date | null): boolean =>
  isOwnerClaimExpired({ claimedBy, claimedLastUpdate: claimed?.toISOString() ?? null }, NOW.getTime());

test("the demo files are imported without a rejection in the order of their names, and change nothing the second time", async () => {
  expect(results.flatMap(({ said }) => said)).toEqual([]);
  const again = await importDemo();
  expect(again.map(({ created, updated, rejected }) => [created, updated, rejected])).toEqual(
    files.map(() => [0, 0, 0]),
  );
});

test("the demo data have at least 14 companies in different cities, from nearly empty to complete entries", async () => {
  const all = await entries();
  expect(all.length).toBeGreaterThanOrEqual(14);
  expect(new Set(all.map(({ city }) => city)).size).toBeGreaterThanOrEqual(10);
  const filled = all.map((entry) => [entry.phone, entry.slogan, entry.logo_key].filter(Boolean).length);
  expect(filled).toContain(0);
  expect(filled.filter((count) => count === 3).length).toBeGreaterThanOrEqual(8);
});

test("the demo data have every status of a claim", async () => {
  const owners = (await companies()).filter((company) => company.claimed_by === "OWNER");
  const daysLeft = owners.map(
    ({ claimed_last_update: claimed }) => (ownerClaimExpiresAt(claimed?.getTime() ?? 0) - NOW.getTime()) / DAY_MS,
  );
  expect(daysLeft.some((days) => days < 0)).toBe(true);
  expect(daysLeft.some((days) => days > 0 && days < 21)).toBe(true);
  expect(daysLeft.some((days) => days > 300)).toBe(true);
  const all = await companies();
  expect(all.some((company) => company.claimed_by === "PROVIDER")).toBe(true);
  expect(all.some((company) => company.claimed_by === null)).toBe(true);
  expect(all.some((company) => company.active_resellers.length > 0)).toBe(true);
});

test("the demo data have each demo person, each granted role and each right", async () => {
  const users = await t.db.selectFrom("users").selectAll().execute();
  const logins = users.map(({ login }) => login);
  expect(logins).toEqual(expect.arrayContaining(demoLogins.map(({ login }) => login)));
  expect(users.flatMap(({ roles }) => roles).toSorted()).toEqual([
    "cuca",
    "ratingusermanager",
    "ratingusermanager",
    "tradesmanager",
  ]);
  const rights = await t.db.selectFrom("memberships").select("right").distinct().orderBy("right").execute();
  expect(rights.map(({ right }) => right)).toEqual(["editor", "owner", "read"]);
});

test("firma@demo.example has five companies; the claim of the fourth has expired", async () => {
  const five = await companiesOf("firma@demo.example");
  expect(five.map(({ right }) => right)).toEqual(["owner", "editor", "owner", "owner", "read"]);
  expect(five.map(({ claimedBy, claimed }) => expired(claimedBy, claimed))).toEqual([false, false, false, true, false]);
  const [first] = await companiesOf("nagel@gartenbau-nagel.example");
  expect(expired(first?.claimedBy ?? null, first?.claimed ?? null)).toBe(true);
  expect(await companiesOf("einzel@demo.example")).toHaveLength(1);
  expect(await companiesOf("verbraucher@demo.example")).toHaveLength(0);
});

test("the demo data have products of every family, active and inactive, with codes of the catalogue", async () => {
  const products = await t.db.selectFrom("products").selectAll().execute();
  expect(products.map(({ code }) => code).filter((code) => !PRODUCT_CODES.includes(code))).toEqual([]);
  expect(new Set(products.map(({ code }) => familyOf(code))).size).toBe(15);
  expect(new Set(products.map(({ status }) => status)).size).toBe(4);
  expect(products.some(({ status }) => !isActive(status))).toBe(true);
});

test("the demo data have opening hours of every kind", async () => {
  const hours = (await entries()).map((entry) => readOpeningHours(entry.opening_hours));
  const days = hours.flatMap(({ week }) => week);
  expect(days.some(({ spans }) => spans.length === 2)).toBe(true);
  expect(days.some(({ spans }) => spans.some(({ from, to }) => to < from && to !== "00:00"))).toBe(true);
  expect(days.some(({ byAppointment }) => byAppointment)).toBe(true);
  expect(days.some(({ spans }) => spans.some(({ from, to }) => from === to))).toBe(true);
  expect(hours.some(({ specialDays }) => specialDays.some(({ from, to }) => from < to))).toBe(true);
  expect(hours.some(({ specialDays }) => specialDays.some(({ spans }) => spans.length > 0))).toBe(true);
  expect(hours.some(({ temporarilyClosed }) => temporarilyClosed !== null)).toBe(true);
});

test("the demo data have a notice that can be dismissed and one that can not", async () => {
  const notices = await t.db.selectFrom("notices").selectAll().orderBy("id").execute();
  expect(notices.map(({ level, dismissible }) => [level, dismissible])).toEqual([
    ["info", true],
    ["warning", false],
  ]);
});
