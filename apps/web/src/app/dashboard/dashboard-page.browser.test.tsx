import type { Dashboard, DashboardTask } from "@portal/contract/dashboard/calls";
import type { TaskMarkKind } from "@portal/contract/dashboard/tasks/marks";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { setAccount } from "../../platform/session/active-account.ts";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { startAt } from "../../testing/address.ts";
import { anAccount } from "../../testing/an-account.ts";
import { anEntry } from "../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { messageOf, refused } from "../../testing/refused.ts";
import DashboardPage from "./dashboard-page.tsx";

const CALL = "GET /api/customer/dashboard";

const task = (number: number, given: Partial<DashboardTask> = {}): DashboardTask => ({
  key: `website.${number}`,
  title: `Aufgabe ${number}`,
  detail: "Weil es hilft.",
  product: "Website",
  urgency: "customers",
  place: { page: "website_check", query: { adresse: "https://lorenz.example/" }, place: "" },
  minutes: 5,
  dueDay: null,
  ...given,
});
const answer = (given: Partial<Dashboard> = {}) => ({
  body: {
    tasks: [],
    hidden: [],
    results: [],
    contacts: null,
    changes: [],
    products: ["Website"],
    missing: [],
    hidesOffers: true,
    ...given,
  },
});
const tasks = page.getByRole("region", { name: "Das ist zu tun" });
const results = page.getByRole("region", { name: "Das haben Ihre Produkte gebracht" });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => {
  startAt("/");
  setAccount(anAccount());
});

const HISTORY = "GET /api/customer/entry/history";
const ENTRY = "GET /api/customer/getSalesForceEntry";
const MARK = "POST /api/customer/dashboard/tasks/mark";
const UNMARK = "POST /api/customer/dashboard/tasks/unmark";

/** The page's calls, of which a test gives the dashboard's. */
async function show(dashboard: ApiAnswer | readonly ApiAnswer[], more: Record<string, ApiAnswer> = {}) {
  await commands.answerApi({
    [CALL]: dashboard,
    [HISTORY]: { body: { changes: [], hasMore: false } },
    [ENTRY]: { body: { entry: anEntry() } },
    ...more,
  });
  await renderPart(<DashboardPage />);
}

test("a task leads to its page and says what it belongs to and how long it takes", async () => {
  await show(answer({ tasks: [task(1, { dueDay: "2020-01-31" })] }));
  await expect
    .element(tasks.getByRole("link", { name: "Aufgabe 1", exact: true }))
    .toHaveAttribute("href", expect.stringMatching(/website\/pruefung\?adresse=https/u));
  await expect
    .element(tasks.getByRole("listitem"))
    .toMatchTextContent(/Zuerst.*Aufgabe 1.*Website · etwa 5 Minuten · war am 31\.01\.2020 fällig/u);
  await expect.element(tasks.getByRole("link", { name: "Jetzt erledigen: Aufgabe 1" })).toBeVisible();
});

test("only the first task has the main action", async () => {
  await show(answer({ tasks: [task(1), task(2)] }));
  await expect.element(tasks.getByRole("link", { name: /^Jetzt erledigen/u })).toHaveLength(1);
  await expect.element(tasks.getByText("2 Aufgaben, zusammen etwa 10 Minuten")).toBeVisible();
});

test("of seven tasks five are shown; the others follow on demand, and the focus moves to the first of them", async () => {
  await show(answer({ tasks: [1, 2, 3, 4, 5, 6, 7].map((number) => task(number)) }));
  await expect.element(tasks.getByRole("listitem")).toHaveLength(5);
  await userEvent.click(tasks.getByRole("button", { name: "Alle 7 zeigen" }));
  await expect.element(tasks.getByRole("listitem")).toHaveLength(7);
  await expect.element(tasks.getByRole("link", { name: "Aufgabe 6", exact: true })).toHaveFocus();
});

const marked = (key: string, kind: TaskMarkKind) => ({ body: { mark: { key, kind, untilDay: "2026-11-24" } } });

test("a done task goes, the focus moves to the next one, and the way back is offered", async () => {
  const all = answer({ tasks: [task(1), task(2)] });
  await show(all, { [MARK]: marked("website.1", "done"), [UNMARK]: { body: { key: "website.1" } } });
  await tasks.getByRole("button", { name: "Erledigt: Aufgabe 1" }).click();
  await expect.element(tasks.getByRole("link", { name: "Aufgabe 1", exact: true })).not.toBeInTheDocument();
  await expect.element(tasks.getByRole("link", { name: "Aufgabe 2", exact: true })).toHaveFocus();
  await expect.element(tasks.getByText("Eine Aufgabe ist erledigt oder zurückgestellt")).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect.element(tasks.getByRole("link", { name: "Aufgabe 1", exact: true })).toBeVisible();
});

test("a task is put off until tomorrow, and shown again by hand", async () => {
  const all = answer({ tasks: [task(1, { urgency: "soon" })] });
  await show(all, { [MARK]: marked("website.1", "tomorrow"), [UNMARK]: { body: { key: "website.1" } } });
  await tasks.getByRole("button", { name: "Später: Aufgabe 1" }).click();
  await expect.element(page.getByRole("button", { name: "Passt nicht" })).toBeVisible();
  await page.getByRole("button", { name: "Morgen wieder" }).click();
  await expect.element(page.getByText("Die Aufgabe erscheint am 24.11.2026 wieder.")).toBeVisible();
  await expect.element(tasks.getByRole("heading", { name: "Alles erledigt" })).toBeVisible();
  await tasks.getByText("Eine Aufgabe ist erledigt oder zurückgestellt").click();
  await tasks.getByRole("button", { name: "Wieder zeigen: Aufgabe 1" }).click();
  await expect.element(tasks.getByRole("link", { name: "Aufgabe 1", exact: true })).toBeVisible();
});

test("a task where somebody waits can be put off, but always fits", async () => {
  await show(answer({ tasks: [task(1)] }));
  await tasks.getByRole("button", { name: "Später: Aufgabe 1" }).click();
  await expect.element(page.getByRole("button", { name: "Nächste Woche" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Passt nicht" })).not.toBeInTheDocument();
});

test("a mark that fails says so, and the task stays", async () => {
  await show(answer({ tasks: [task(1)] }), { [MARK]: refused("dashboard.task_unknown") });
  await tasks.getByRole("button", { name: "Erledigt: Aufgabe 1" }).click();
  await expect.element(page.getByText(messageOf("dashboard.task_unknown"))).toBeVisible();
  await expect.element(tasks.getByRole("link", { name: "Aufgabe 1", exact: true })).toBeVisible();
});

const place = { page: "entry_statistics", query: {}, place: "" } as const;

test("contacts are one sentence at the top and one table below, with their definition", async () => {
  await show(
    answer({
      contacts: {
        firstDay: "2026-10-26",
        lastDay: "2026-11-22",
        total: 470,
        before: 420,
        weeks: [90, 100, 110, 120, 115, 125, 118, 112],
        sources: [
          { key: "entry", product: "Eintrag", contacts: 400, leftOut: 0, costCents: null, place },
          { key: "searchAds", product: "Anzeigen", contacts: 70, leftOut: 0, costCents: 140_000, place },
          { key: "secretarial", product: "Sekretariat", contacts: 0, leftOut: 85, costCents: null, place },
        ],
      },
    }),
  );
  await expect.element(page.getByText(/470 Kontakte in den letzten 28 Tagen, 12\s% mehr als davor\./u)).toBeVisible();
  const contacts = page.getByRole("region", { name: "Kontakte und Kosten je Kontakt" });
  await expect.element(contacts.getByText("In acht Wochen waren es je Woche 90 bis 125, zuletzt 112.")).toBeVisible();
  await expect.element(contacts.getByRole("row", { name: /Anzeigen.*70.*1\.400,00\s€.*20,00\s€/u })).toBeVisible();
  await expect.element(contacts.getByRole("row", { name: /Sekretariat.*0 von 85/u })).toBeVisible();
  await contacts.getByText("Was hier zählt").click();
  await expect.element(contacts.getByText(/zusammen 85/u)).toBeVisible();
  await expect.element(contacts.getByText(/^Eine Anfrage zählt, wenn Sie sie angenommen haben/u)).toBeVisible();
  await expect.element(contacts.getByRole("button", { name: "Kontakte als Tabelle (CSV)" })).toBeVisible();
});

test("the line about other products can be hidden", async () => {
  const all = answer({ hidesOffers: false });
  await show(all, { [MARK]: marked("offers", "not_for_us") });
  await expect.element(page.getByText(/^Nicht gebucht: /u)).toBeVisible();
  await page.getByRole("button", { name: /^Ausblenden/u }).click();
  await expect.element(page.getByText(/^Nicht gebucht: /u)).not.toBeInTheDocument();
});

test("a result names its product, its figure and its source", async () => {
  const result = {
    key: "website",
    product: "Website",
    text: "308 Besuche in 28 Tagen",
    source: "Statistik Ihrer Website, Zahlen bis 22.11.2026",
    place: { page: "website_statistics", query: {}, place: "" },
  } as const;
  await show(answer({ results: [result] }));
  await expect.element(results.getByText("Website", { exact: true })).toBeVisible();
  await expect.element(results.getByRole("link", { name: "308 Besuche in 28 Tagen" })).toBeVisible();
  await expect.element(results.getByText(/Zahlen bis 22\.11\.2026/u)).toBeVisible();
});

test("without tasks and figures both lists say what will be there", async () => {
  await show(answer());
  await expect.element(tasks.getByRole("heading", { name: "Alles erledigt" })).toBeVisible();
  await expect.element(results.getByRole("heading", { name: "Noch keine Zahlen" })).toBeVisible();
});

test("what did not answer is named, and nobody says that everything is done", async () => {
  await show(answer({ missing: ["Website"] }));
  await expect.element(tasks.getByText(/^Hier fehlt gerade: Website\./u)).toBeVisible();
  await expect.element(page.getByText("Alles erledigt")).not.toBeInTheDocument();
  await expect.element(results).not.toBeInTheDocument();
});

test("somebody who may only read sees the tasks and who can do them, and no buttons", async () => {
  setAccount(anAccount({ right: "read" }));
  await show(answer({ tasks: [task(1)] }));
  await expect.element(tasks.getByText(/^Erledigen können das Inhaber/u)).toBeVisible();
  await expect.element(tasks.getByRole("button")).not.toBeInTheDocument();
});

test("lists that can't be loaded say so, and a second attempt shows them", async () => {
  await show([{ status: 500 }, answer({ tasks: [task(1)] })]);
  const failure = page.getByRole("alert", { name: "Ihre Aufgaben und Zahlen konnten nicht geladen werden" });
  await expect.element(failure).toBeVisible();
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(tasks.getByRole("listitem")).toHaveLength(1);
});

const picture = () => page.getByRole("heading", { level: 1 }).element().previousElementSibling;

test("the company's initials stand beside its name", async () => {
  await show(answer());
  await expect.poll(() => picture()?.textContent).toBe("MS");
});

test("a company with a logo shows it instead", async () => {
  const logo = { Type__c: "LOGO", Url: "/files/logo.png", alt: "" };
  await show(answer(), { [ENTRY]: { body: { entry: anEntry({ media_owner: [logo] }) } } });
  await expect.poll(() => picture()?.querySelector("img")?.getAttribute("src")).toBe("/files/logo.png");
});
