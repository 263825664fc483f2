import type { Dashboard, DashboardTask } from "@portal/contract/dashboard/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { setAccount } from "../../platform/session/active-account.ts";
import { startAt } from "../../testing/address.ts";
import { anAccount } from "../../testing/an-account.ts";
import { COMPANY_ID } from "../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "./dashboard-store.ts";
import { WorkSections } from "./work-sections.tsx";

const CALL = "GET /api/customer/dashboard";

const task = (number: number, given: Partial<DashboardTask> = {}): DashboardTask => ({
  key: `website.${number}`,
  title: `Aufgabe ${number}`,
  detail: "Weil es hilft.",
  place: { page: "website_check", query: { adresse: "https://lorenz.example/" } },
  minutes: 5,
  dueDay: null,
  ...given,
});
const answer = (given: Partial<Dashboard> = {}) => ({
  body: { tasks: [], results: [], products: ["Website"], missing: [], ...given },
});
const tasks = page.getByRole("region", { name: "Das ist zu tun" });
const results = page.getByRole("region", { name: "Das haben Ihre Produkte gebracht" });

/** As the page asks. */
function Lists() {
  const { data, error, refetch } = useQuery({ ...dashboardQuery(COMPANY_ID), throwOnError: false });
  return <WorkSections data={data} error={error} refetch={refetch} />;
}

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => {
  startAt("/");
  setAccount(anAccount());
});

test("a task leads to its page and says how long it takes", async () => {
  await commands.answerApi({ [CALL]: answer({ tasks: [task(1, { dueDay: "2020-01-31" })] }) });
  await renderPart(<Lists />);
  const link = tasks.getByRole("link");
  await expect.element(link).toHaveAttribute("href", expect.stringMatching(/website\/pruefung\?adresse=https/u));
  await expect.element(link).toMatchTextContent(/Aufgabe 1.*etwa 5 Minuten, war am 31\.01\.2020 fällig/u);
  await expect.element(tasks.getByRole("button")).not.toBeInTheDocument();
});

test("of seven tasks five are shown; the others follow on demand, and the focus moves to the first of them", async () => {
  await commands.answerApi({ [CALL]: answer({ tasks: [1, 2, 3, 4, 5, 6, 7].map((number) => task(number)) }) });
  await renderPart(<Lists />);
  await expect.element(tasks.getByRole("listitem")).toHaveLength(5);
  await userEvent.click(tasks.getByRole("button", { name: "Alle 7 zeigen" }));
  await expect.element(tasks.getByRole("listitem")).toHaveLength(7);
  await expect.element(tasks.getByRole("link", { name: /Aufgabe 6/u })).toHaveFocus();
});

test("a result names its product, its figure and its source", async () => {
  const result = {
    key: "website",
    product: "Website",
    text: "308 Besuche in 28 Tagen",
    source: "Statistik Ihrer Website, Zahlen bis 22.11.2026",
    place: { page: "website_statistics", query: {} },
  } as const;
  await commands.answerApi({ [CALL]: answer({ results: [result] }) });
  await renderPart(<Lists />);
  await expect.element(results.getByText("Website", { exact: true })).toBeVisible();
  await expect.element(results.getByRole("link", { name: "308 Besuche in 28 Tagen" })).toBeVisible();
  await expect.element(results.getByText(/Zahlen bis 22\.11\.2026/u)).toBeVisible();
});

test("without tasks and figures both lists say what will be there", async () => {
  await commands.answerApi({ [CALL]: answer() });
  await renderPart(<Lists />);
  await expect.element(tasks.getByRole("heading", { name: "Gerade nichts" })).toBeVisible();
  await expect.element(results.getByRole("heading", { name: "Noch keine Zahlen" })).toBeVisible();
});

test("a product that did not answer is named, and nobody says that nothing is to be done", async () => {
  await commands.answerApi({ [CALL]: answer({ missing: ["Website"] }) });
  await renderPart(<Lists />);
  await expect.element(tasks.getByText(/^Hier fehlt gerade: Website\./u)).toBeVisible();
  await expect.element(page.getByText("Gerade nichts")).not.toBeInTheDocument();
  await expect.element(results).not.toBeInTheDocument();
});

test("a company whose products say nothing sees neither list", async () => {
  await commands.answerApi({ [CALL]: { held: true, ...answer({ products: [] }) } });
  await renderPart(<Lists />);
  await expect.poll(async () => (await commands.requestsOfApi()).length).toBe(1);
  await commands.releaseApi();
  await expect.element(tasks).not.toBeInTheDocument();
  await expect.element(results).not.toBeInTheDocument();
});

test("somebody who may only read sees the tasks and who can do them", async () => {
  setAccount(anAccount({ right: "read" }));
  await commands.answerApi({ [CALL]: answer({ tasks: [task(1)] }) });
  await renderPart(<Lists />);
  await expect.element(tasks.getByText(/^Erledigen können das die Inhaber/u)).toBeVisible();
});

test("lists that can't be loaded say so, and a second attempt shows them", async () => {
  await commands.answerApi({ [CALL]: [{ status: 500 }, answer({ tasks: [task(1)] })] });
  await renderPart(<Lists />);
  await expect
    .element(page.getByRole("alert", { name: "Ihre Aufgaben und Zahlen konnten nicht geladen werden" }))
    .toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(tasks.getByRole("listitem")).toHaveLength(1);
});
