import { demoPassword } from "@portal/contract/auth/demo-logins";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { aWebsite } from "@portal/db/factories/websites";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { chooseNecessary } from "../cookie-choice.ts";
import { logIn } from "../auth/log-in.ts";
import { aColleague, aCustomer, aPerson } from "../people.ts";
import type { Company, Customer } from "../people.ts";

/** Who opens a page: nobody logged in, a first visit, a consumer, a demo owner with several companies, a new customer, a customer who edits, one who may only read, a rating manager. */
export type Who = "nobody" | "visitor" | "consumer" | "owner" | "newcomer" | "typist" | "reader" | "manager";

/** The users of all scenarios, made once per file. */
export type TestUsers = {
  credentials(who: Who): { login: string; password: string } | undefined;
  typist: Customer;
  /** A company of the demo data, for the public page. */
  demoCompany: Company;
};

/** Always open, so the page always offers to close earlier. */
const dayAndNight = () => ({
  ...emptyOpeningHours(),
  week: emptyOpeningHours().week.map(() => ({ spans: [{ from: "00:00", to: "00:00" }], byAppointment: false })),
});

export async function testUsers(db: Kysely<Database>): Promise<TestUsers> {
  const typist = await aCustomer(db, {
    names: ["Malerbetrieb Ehrlich"],
    products: ["SEO", "WEB-M"],
    entry: { opening_hours: dayAndNight() },
  });
  await aWebsite(db, { company_id: typist.company.id });
  const people = {
    nobody: undefined,
    visitor: undefined,
    consumer: await aPerson(db, { display_name: "Tobias Reinhardt" }),
    owner: { login: "firma@demo.example", password: demoPassword },
    newcomer: await aCustomer(db, { names: ["Ganz neue Firma"] }),
    typist,
    manager: await aPerson(db, { display_name: "Gerda Urteil", roles: ["ratingusermanager"] }),
    reader: await aColleague(db, typist.company, "read", "Rita Lese"),
  };
  const demoCompany = await db.selectFrom("companies").select(["id", "name"]).orderBy("id").executeTakeFirstOrThrow();
  return { typist, demoCompany, credentials: (who) => people[who] };
}

/** An answer that loads, runs and stores nothing. */
const LIGHT_PAGE = "/api/health/live";

/** Browser contexts by user and brand, logged in once and used for all scenarios. */
export function sessionPool(browser: Browser, users: TestUsers) {
  const contexts = new Map<string, Promise<BrowserContext>>();
  const options: BrowserContextOptions = {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // animations would be checked half-way
    reducedMotion: "reduce",
  };
  async function openSession(who: Who, origin: string): Promise<BrowserContext> {
    const context = await browser.newContext({ ...options, baseURL: origin });
    context.setDefaultTimeout(30_000);
    // the first visit is a separate state
    if (who !== "visitor") await chooseNecessary(context);
    // This page stays open: with the last page of a context its process ends, and the next page would have to start one
    // and to compile the product and axe anew.
    const page = await context.newPage();
    const credentials = users.credentials(who);
    if (credentials) await logIn(page, credentials);
    await page.goto(LIGHT_PAGE);
    return context;
  }
  return {
    contextOf(who: Who, origin: string): Promise<BrowserContext> {
      const key = `${who} ${origin}`;
      const known = contexts.get(key) ?? openSession(who, origin);
      contexts.set(key, known);
      return known;
    },
    /** Closes the user's contexts; the next scenario logs in again. */
    async end(who: Who): Promise<void> {
      for (const [key, context] of contexts) {
        if (!key.startsWith(`${who} `)) continue;
        contexts.delete(key);
        await (await context).close();
      }
    },
    async close(): Promise<void> {
      for (const context of contexts.values()) await (await context).close();
    },
  };
}

/** Never answers requests to this path. */
export const hold = (page: Page, path: string): Promise<void> =>
  page
    .route(
      ({ pathname }) => pathname === path,
      () => {},
    )
    .then(() => undefined);

/** Answers requests to this path with an error. */
export const fail = (page: Page, path: string, status = 500): Promise<void> =>
  page
    .route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ status, json: { errors: [] } }),
    )
    .then(() => undefined);
