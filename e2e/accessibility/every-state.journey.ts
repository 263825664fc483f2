import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BRANDS } from "@portal/contract/brands/brands";
import type { Brand } from "@portal/contract/brands/brand";
import { BUILT_ROUTES, type BuiltRouteName } from "@portal/contract/pages/built-routes";
import { matchRoute } from "@portal/contract/pages/routes";
import { openDatabase } from "@portal/db/connect";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { running } from "../running.ts";
import { unlistedItems } from "../tracking/stored-items.ts";
import { writeSheets, type Picture } from "./sheets/contact-sheets.ts";
import { findings, forgetDrafts, invalidHtml, pathOfState, reach, tooWide } from "./look-at.ts";
import { unsaidPeriod } from "./measures/announced.ts";
import { alikeInForcedColours } from "./measures/chosen.ts";
import { equalAccessFindings } from "./measures/equal-access.ts";
import { sharedNames } from "./measures/names.ts";
import { smallTargets } from "./measures/targets.ts";
import { repeatedTerms } from "./measures/terms.ts";
import { testUsers, sessionPool } from "./test-users.ts";
import type { TestUsers } from "./test-users.ts";
import { STATES } from "./states.ts";
import type { State } from "./state.ts";

type Look = { state: State; brand: Brand; width: number; colorScheme: "light" | "dark" };

/**
 * `npm run audit` checks every state in both brands, widths and colour schemes, or each state once and keeps the same
 * files ("once"), or only takes pictures of the pages ("sheets"); `npm test` checks each state once.
 */
const audit = process.env["AUDIT"] ?? "";
const takesSheets = audit === "sheets";
const isAudit = audit !== "" && !takesSheets;
const engine = process.env["AUDIT_ENGINE"] === "equal-access" ? equalAccessFindings : findings;
const RESULTS = path.resolve(import.meta.dirname, "../../test-results/audit");
const SHEETS = process.env["AUDIT_SHEETS"] ?? RESULTS;
const WIDTHS = [390, 1440];
const SCHEMES = ["light", "dark"] as const;
const HEIGHT = 900;

/** Parts of the names of the states to check; without any, all states. */
const wanted = (process.env["AUDIT_ONLY"] ?? "").split(",").filter((word) => word !== "");
const states = STATES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const looks: Look[] = looksOf(audit);

function looksOf(kind: string): Look[] {
  if (kind === "full") return states.flatMap(allLooks);
  if (kind !== "sheets") return states.map(oneLook);
  return states
    .filter(({ isPage, isLoadingScreen }) => isPage !== false && !isLoadingScreen)
    .flatMap(allLooks)
    .filter(({ colorScheme }) => colorScheme === (process.env["AUDIT_SCHEME"] ?? "light"));
}

function allLooks(state: State): Look[] {
  return BRANDS.flatMap((brand) =>
    WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ state, brand, width, colorScheme }))),
  ).filter(({ width }) => !state.narrowOnly || width === WIDTHS[0]);
}

/** Alternates brands and widths. */
function oneLook(state: State, index: number): Look {
  const brand = BRANDS[index % 2] ?? BRANDS[0];
  const width = state.narrowOnly ? 390 : (WIDTHS[Math.floor(index / 2) % 2] ?? 390);
  return { state, brand, width, colorScheme: "light" };
}

const nameOf = ({ state, brand, width, colorScheme }: Look): string =>
  `${state.name}, ${brand.name}, ${width} px, ${colorScheme}`;

const fileNameOf = (name: string): string => name.replaceAll(/[^\wäöüß]+/g, "-");

/** Built pages that no state begins with. */
const BEGINS_ELSEWHERE: ReadonlySet<BuiltRouteName> = new Set([
  // They only lead to another page.
  ...([
    "redirect",
    "logout",
    "old_entry_completeness",
    "old_average_rating",
    "old_entry_service",
    "old_campaigns",
    "old_guide",
    "old_rating_signet",
    "old_search_ad_views",
    "claiming_redirect",
  ] as const),
  // The states "set-up of the second factor" are led there after the login.
  "second_factor_set_up",
  // The states "registered as a guest" and "claiming: password" reach them through a form.
  ...(["guest_success", "claiming_register_password"] as const),
]);

let browser: Browser;
let db: Kysely<Database>;
let users: TestUsers;
let sessions: ReturnType<typeof sessionPool>;
/** Addresses by the title in the browser's tab. */
const titles = new Map<string, Set<string>>();
/** By brand, width and colour scheme. */
const sheets = new Map<string, { columns: number; pictures: Picture[] }>();
const summary: { look: string; file: string; findings: string[] }[] = [];

beforeAll(async () => {
  browser = await chromium.connect(running.browserEndpoint);
  db = openDatabase(running.databaseUrl, { max: 2 });
  users = await testUsers(db);
  sessions = sessionPool(browser, users);
});
afterAll(async () => {
  for (const [name, { columns, pictures }] of sheets)
    await writeSheets(browser, { folder: SHEETS, name, columns }, pictures);
  if (isAudit) writeFileSync(path.join(RESULTS, "summary.json"), JSON.stringify(summary, null, 2));
  await sessions.close();
  await browser.close();
  await db.destroy();
});

it("no two states share a name, which would share a picture", () => {
  const names = STATES.map(({ name }) => fileNameOf(name));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

it("every built page has a state in e2e/accessibility", () => {
  const begun = new Set(STATES.map((state) => matchRoute(pathOfState(state, users).replace(/[?#].*/, ""))?.name));
  expect(BUILT_ROUTES.filter((name) => !begun.has(name) && !BEGINS_ELSEWHERE.has(name))).toEqual([]);
});

describe("axe, the HTML standard and the measures find nothing, the browser stores only what is listed:", () => {
  it.for(looks.map((look) => ({ ...look, name: nameOf(look) })))("$name", async ({ name, ...look }) => {
    const { state, brand, width, colorScheme } = look;
    const origin = running.origin.replace("localhost", brand.developmentHost);
    const context = await sessions.contextOf(state.who, origin);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });

    await reach(state, { page, db, users }).catch(async (error: unknown) => {
      // The first error says what is wrong; a picture that can't be taken must not hide it.
      await page.screenshot({ path: path.join(RESULTS, `failed-${fileNameOf(name)}.png`) }).catch(() => {});
      throw error;
    });
    if (takesSheets) {
      const key = `${brand.name}, ${width} px${colorScheme === "dark" ? ", dark" : ""}`;
      const sheet = sheets.get(key) ?? { columns: width === WIDTHS[0] ? 8 : 4, pictures: [] };
      sheets.set(key, sheet);
      sheet.pictures.push({ page: state.name, jpeg: await page.screenshot({ type: "jpeg", quality: 70 }) });
      if (brand === BRANDS[0])
        await writeTree(page, path.join(SHEETS, "trees", `${width}-${fileNameOf(state.name)}.txt`));
      await forgetDrafts(page);
      await page.close();
      if (state.endsSession) await sessions.end(state.who);
      return;
    }
    const found = [
      ...(await engine(page)),
      ...(await invalidHtml(page)),
      ...(await repeatedTerms(page)),
      ...(await unlistedItems(page)),
    ];

    if (isAudit) {
      mkdirSync(RESULTS, { recursive: true });
      // For the W3C's checker, see tools/html-checker.
      writeFileSync(path.join(RESULTS, `${fileNameOf(name)}.html`), await page.content());
      await page.screenshot({ path: path.join(RESULTS, `${fileNameOf(name)}.png`), fullPage: true });
      summary.push({ look: name, file: fileNameOf(name), findings: found });
    }
    note(await page.title(), addressOf(page));
    const isPage = state.isPage ?? true;
    if (isPage)
      found.push(
        ...(await alikeInForcedColours(page)),
        ...(await sharedNames(page)),
        ...(await smallTargets(page)),
        ...(await tooWide(page)),
        ...(isAudit ? await unsaidPeriod(page) : []),
      );
    await forgetDrafts(page);
    await page.close();
    if (state.endsSession) await sessions.end(state.who);
    expect(found).toEqual([]);
  });
});

it("no two addresses share a title", () => {
  expect(
    [...titles].filter(([, addresses]) => addresses.size > 1).map(([title, addresses]) => [title, ...addresses]),
  ).toEqual([]);
});

/** Path and part of the page; what is searched for or filtered has the page's title. */
function addressOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  // Both say that a registration has succeeded.
  const place = pathname === "/claiming/register/success" ? "/registrierung/erfolgreich" : pathname;
  return [place, searchParams.get("ansicht") ?? ""].join(" ").trim();
}

function note(title: string, address: string): void {
  titles.set(title, (titles.get(title) ?? new Set()).add(address));
}

/** The page as screen readers read it, from top to bottom. */
async function writeTree(page: Page, file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${await page.locator("body").ariaSnapshot()}\n`);
}
