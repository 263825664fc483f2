import { demoPassword } from "@portal/contract/auth/demo-logins";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { chooseNecessary } from "../cookie-choice.ts";
import { logIn } from "../auth/log-in.ts";
import { aColleague, aCustomer, aPerson } from "../people.ts";
import type { Company, Customer } from "../people.ts";

/** Who looks at a page: nobody logged in, somebody here for the first time, a demo owner with several companies, a new customer, one who types, one who only reads, … */
export type Who = "nobody" | "visitor" | "consumer" | "owner" | "newcomer" | "typist" | "reader";

/** The people of the stage, made once for all looks. */
export type Cast = {
  credentials(who: Who): { login: string; password: string } | undefined;
  typist: Customer;
  /** A company of the demo data, for the public page. */
  demoCompany: Company;
};

/** Always open, so that closing earlier is always offered. */
const dayAndNight = () => ({
  ...emptyOpeningHours(),
  week: emptyOpeningHours().week.map(() => ({ spans: [{ from: "00:00", to: "00:00" }], byAppointment: false })),
});

export async function aCast(db: Kysely<Database>): Promise<Cast> {
  const typist = await aCustomer(db, { names: ["Malerbetrieb Ehrlich"], entry: { opening_hours: dayAndNight() } });
  const people = {
    nobody: undefined,
    visitor: undefined,
    consumer: await aPerson(db, { display_name: "Tobias Reinhardt" }),
    owner: { login: "firma@demo.example", password: demoPassword },
    newcomer: await aCustomer(db, { names: ["Ganz neue Firma"] }),
    typist,
    reader: await aColleague(db, typist.company, "read", "Rita Lese"),
  };
  const demoCompany = await db.selectFrom("companies").select(["id", "name"]).orderBy("id").executeTakeFirstOrThrow();
  return { typist, demoCompany, credentials: (who) => people[who] };
}

/** Logged-in contexts, one for each person and brand, kept for all looks. */
export function aWardrobe(browser: Browser, cast: Cast) {
  const contexts = new Map<string, Promise<BrowserContext>>();
  const options: BrowserContextOptions = {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // what moves would be looked at half-way
    reducedMotion: "reduce",
  };
  async function dress(who: Who, origin: string): Promise<BrowserContext> {
    const context = await browser.newContext({ ...options, baseURL: origin });
    context.setDefaultTimeout(20_000);
    // a first visit is a state of its own
    if (who !== "visitor") await chooseNecessary(context);
    const credentials = cast.credentials(who);
    if (credentials) {
      const page = await context.newPage();
      await logIn(page, credentials);
      await page.close();
    }
    return context;
  }
  return {
    contextOf(who: Who, origin: string): Promise<BrowserContext> {
      const key = `${who} ${origin}`;
      const known = contexts.get(key) ?? dress(who, origin);
      contexts.set(key, known);
      return known;
    },
    /** Whoever comes next logs in again. */
    async forget(who: Who): Promise<void> {
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

/** Answers to this path never come. */
export const hold = (page: Page, path: string): Promise<void> =>
  page
    .route(
      ({ pathname }) => pathname === path,
      () => {},
    )
    .then(() => undefined);

/** Answers to this path are failures of ours. */
export const fail = (page: Page, path: string, status = 500): Promise<void> =>
  page
    .route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ status, json: { errors: [] } }),
    )
    .then(() => undefined);
