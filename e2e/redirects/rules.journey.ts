import { REDIRECT_RULES } from "@portal/contract/pages/redirects";
import type { RedirectRuleId } from "@portal/contract/pages/redirects";
import { describe, expect, it } from "vitest";
import { fillLogIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { headline, POLL } from "../look.ts";
import { aCustomer, aPerson } from "../people.ts";

const OVERVIEW = "/kunde/meineProdukte/eintrag/uebersicht";
const NOT_ALLOWED = "warning: callbackUrl NOT ALLOWED";

type Row = {
  title: string;
  /** A customer has a company, a person has none. */
  who: "customer" | "person";
  /** Logs in on this address, or is logged in already and opens it. */
  logsInAt?: string;
  opens?: string;
  /** Path and query inside the portal, or a whole address outside. */
  arrivesAt: string;
  complaints?: string[];
};

const OUTSIDE = "https://www.nahbei.example/hilfe?seite=2";
const REFUSED = encodeURIComponent("https://boese.example/nahbei.example");

/** What each rule of Specification §4 does in the running portal. A new rule without a row here is an error. */
const JOURNEYS: Record<RedirectRuleId, Row[]> = {
  "own-redirects": [
    {
      title: "/debug stays, whatever uri says",
      who: "customer",
      opens: "/debug?uri=%2Fbenutzer",
      arrivesAt: "/debug?uri=%2Fbenutzer",
    },
    { title: "/demo stays without a company", who: "person", opens: "/demo", arrivesAt: "/demo" },
  ],
  uri: [
    {
      title: "a page of the portal after log-in",
      who: "customer",
      logsInAt: `/login?uri=${OVERVIEW}`,
      arrivesAt: OVERVIEW,
    },
    {
      title: "a page with its query",
      who: "customer",
      opens: `/?uri=${encodeURIComponent(`${OVERVIEW}?a=1`)}`,
      arrivesAt: `${OVERVIEW}?a=1`,
    },
    {
      title: "before callbackUrl",
      who: "customer",
      opens: `/?uri=/benutzer&callbackUrl=${encodeURIComponent(OUTSIDE)}`,
      arrivesAt: "/benutzer",
    },
    {
      title: "an allowed address outside",
      who: "customer",
      opens: `/?uri=${encodeURIComponent(OUTSIDE)}`,
      arrivesAt: OUTSIDE,
    },
    {
      title: "a refused address",
      who: "customer",
      opens: `/?uri=${REFUSED}`,
      arrivesAt: "/fehler?grund=ziel-nicht-erlaubt",
      complaints: [NOT_ALLOWED],
    },
  ],
  "callback-url": [
    {
      title: "an allowed address after log-in",
      who: "customer",
      logsInAt: `/login?callbackUrl=${encodeURIComponent(OUTSIDE)}`,
      arrivesAt: OUTSIDE,
    },
    {
      title: "https:// before a target without scheme",
      who: "person",
      opens: `/benutzer?callbackUrl=${encodeURIComponent(OUTSIDE.replace("https://", ""))}`,
      arrivesAt: OUTSIDE,
    },
    {
      title: "a refused address is logged and not followed",
      who: "customer",
      logsInAt: `/login?callbackUrl=${REFUSED}`,
      arrivesAt: `/?callbackUrl=${REFUSED}`,
      complaints: [NOT_ALLOWED],
    },
  ],
  "account-type-independent": [
    {
      title: "error pages stay without a company",
      who: "person",
      opens: "/fehler?grund=link-abgelaufen",
      arrivesAt: "/fehler?grund=link-abgelaufen",
    },
  ],
  "no-active-account": [
    { title: "the dashboard leads to the user's own", who: "person", opens: "/", arrivesAt: "/benutzer" },
    {
      title: "after log-in too, and keeps the query",
      who: "person",
      logsInAt: "/login?herkunft=mail",
      arrivesAt: "/benutzer?herkunft=mail",
    },
  ],
  "callback-page": [
    { title: "by name", who: "customer", logsInAt: "/login?callbackPage=user_dashboard", arrivesAt: "/benutzer" },
    {
      title: "by path, the rest of the query kept",
      who: "customer",
      logsInAt: `/login?callbackPage=${OVERVIEW}&a=1`,
      arrivesAt: `${OVERVIEW}?a=1`,
    },
  ],
  "login-page": [
    { title: "leads to the dashboard", who: "customer", logsInAt: "/login", arrivesAt: "/" },
    {
      title: "a page that nobody knows is ignored",
      who: "customer",
      logsInAt: "/login?callbackPage=__proto__",
      arrivesAt: "/?callbackPage=__proto__",
    },
  ],
  none: [
    {
      title: "a deep link keeps its query",
      who: "customer",
      opens: `${OVERVIEW}?a=1&b=%C3%A4`,
      arrivesAt: `${OVERVIEW}?a=1&b=%C3%A4`,
    },
  ],
};

it("the table has every redirect rule", () => {
  expect(Object.keys(JOURNEYS).toSorted()).toEqual(REDIRECT_RULES.map(({ id }) => id).toSorted());
});

describe.for(Object.entries(JOURNEYS))("redirect rule %s", ([, rows]) => {
  journey.for(rows)("$title", async ({ who, logsInAt, opens, arrivesAt, complaints = [] }, { db, open }) => {
    const person = who === "customer" ? await aCustomer(db) : await aPerson(db);
    const window = await open();
    const { page, context } = window;
    window.expects(...complaints);
    await context.route("https://www.nahbei.example/**", (route) => route.fulfill({ body: "Draußen" }));

    await page.goto(logsInAt ?? "/login");
    await fillLogIn(page, person);
    if (opens !== undefined) {
      await page.getByRole("link", { name: "Abmelden" }).waitFor();
      await page.goto(opens);
    }

    const target = new URL(arrivesAt, page.url()).href;
    await expect.poll(() => page.url(), POLL).toBe(target);
    if (!arrivesAt.startsWith("https:")) await headline(page).waitFor();
    expect(page.url()).toBe(target);
  });
});
