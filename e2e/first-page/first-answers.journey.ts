/** Pages of people with a session come with their first answers, and start without asking for them. */
import { getEvents } from "@portal/contract/events/calls";
import { pathOf, type RouteName } from "@portal/contract/pages/routes";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasNone, headline, miss, see } from "../look.ts";
import { aCustomer, endSessions } from "../people.ts";

/** Names of the calls that the page makes from now on, without the path's beginning and the stream of events. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && pathname !== getEvents.path) calls.push(pathname.slice("/api/".length));
  });
  return calls;
}

/** Holds back every script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Pages, with the calls of parts that are drawn later. */
const PAGES: readonly (readonly [RouteName, ...string[]])[] = [
  ["dashboard"],
  ["entry_overview", "customer/entry/history", "customer/getGrisuEntryFromRedis", "entry/public/:id/map"],
  ["entry_data"],
  ["entry_differences"],
  ["entry_poster"],
  ["user_dashboard", "claiming/mine", "user/data/profile"],
];

describe("a page of somebody with a session", () => {
  journey.for(PAGES)(
    "%s asks for nothing that came with it, and leaves no data in the document",
    async ([route, ...later], { db, open }) => {
      const person = await aCustomer(db);
      const { page, quiet } = await open();
      await logIn(page, person);
      await quiet();
      const calls = callsOf(page);
      const answer = await page.goto(pathOf(route));
      await see(headline(page));
      await quiet();

      expect(calls.toSorted()).toEqual(later.map((call) => call.replace(":id", String(person.company.id))));
      expect(answer?.headers()["cache-control"]).toBe("no-store");
      expect(await answer?.text()).toContain(person.login);
      expect(await page.locator("#first-answers").count()).toBe(0);
    },
  );

  journey.for([
    ["who has answered the question about statistics", false],
    ["who is asked about statistics", true],
  ] as const)("shows %s the portal's frame before the code, then the page", async ([, undecided], { db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open({ undecided });
    await logIn(page, person);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const frame = page.getByText("Ihre Daten werden geladen");
    await see(frame);
    const logo = () => page.getByRole("img", { name: "Nahbei" }).first().boundingBox();
    const before = await logo();
    release();

    await see(headline(page));
    await hasNone(frame);
    expect(await logo()).toEqual(before);
  });

  journey("shows a hostile company's name as text", async ({ db, open }) => {
    const name = "Bad </script><script>document.title='x'</script><!-- Dach\u2028";
    const person = await aCustomer(db, { names: [name] });
    const { page } = await open();
    await logIn(page, person);
    await page.reload();
    await see(page.getByRole("heading", { level: 1, name: /^Bad <\/script><script>.*<!-- Dach/ }));
    expect(await page.title()).toMatch(/^Start · /);
  });

  journey(
    "of another person who logs in before its script runs shows the one who is there now",
    async ({ db, open }) => {
      const first = await aCustomer(db, { names: ["Dachdeckerei Vorher"] });
      const second = await aCustomer(db, { names: ["Konditorei Nachher"] });
      const { page, context } = await open();
      await logIn(page, first);
      const release = await holdScripts(page);
      await page.goto("/", { waitUntil: "commit" });
      const other = await context.newPage();
      await other.goto("/");
      await other.getByRole("link", { name: "Abmelden" }).click();
      await arrive(other, "/login");
      await logIn(other, second);
      release();

      await see(page.getByRole("heading", { level: 1, name: "Konditorei Nachher" }));
      await hasNone(page.getByText("Dachdeckerei Vorher"));
    },
  );

  journey("who logs out before its script runs shows the login page", async ({ db, open }) => {
    const person = await aCustomer(db, { names: ["Dachdeckerei Vorher"] });
    const { page, context, expects } = await open();
    expects("401 GET /api/auth/refresh");
    await logIn(page, person);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const other = await context.newPage();
    await other.goto("/");
    await other.getByRole("link", { name: "Abmelden" }).click();
    await arrive(other, "/login");
    release();

    await see(page.getByRole("heading", { level: 1, name: "Anmelden" }));
    await miss(page.getByText("Dachdeckerei Vorher"));
  });
});

journey(
  "a session that has ended meanwhile gives the login page at once, with its text before its script",
  async ({ db, open }) => {
    const person = await aCustomer(db);
    const window = await open();
    const { page } = window;
    await logIn(page, person);
    await endSessions(db, person, window);
    const release = await holdScripts(page);
    await page.goto("/login", { waitUntil: "commit" });
    const painted = await headline(page).elementHandle();
    release();

    await see(page.getByText("Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an."));
    expect(await painted?.evaluate((element) => element.isConnected)).toBe(true);
  },
);
