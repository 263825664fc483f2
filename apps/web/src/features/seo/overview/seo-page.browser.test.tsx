import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { queryClient } from "../../../platform/query/query-client.ts";
import { navigations } from "../../../testing/address.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { aCourse, anOverview, aTermPage, CALLS, connection, openPage, PATH, setCompany } from "../testing/seo-page.tsx";

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompany());

const google = page.getByRole("region", { name: /^Google hat Ihre Website/ });
const table = page.getByRole("table", { name: /^Suchbegriffe mit ihren Zahlen/ });

test("a company without the product reads what it would bring and asks for no figures", async () => {
  setCompany("Inactive");
  await openPage();
  await expect
    .element(page.getByRole("heading", { name: "Die Suchmaschinenoptimierung gehört nicht zu Ihren Produkten" }))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "schreiben Sie uns" })).toBeVisible();
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("figures that can't be loaded are loaded when asked again", async () => {
  await openPage({ overview: [{ status: 500 }, { body: anOverview() }] });
  const failure = page.getByRole("alert", { name: "Die Zahlen konnten nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(google).toBeVisible();
});

test("figures that can't be renewed stay, and the page says that they are old", async () => {
  await openPage({ overview: [{ body: anOverview() }, { status: 500 }] });
  await expect.element(google).toBeVisible();
  await queryClient.invalidateQueries();
  await expect.element(page.getByText("Die Zahlen sind nicht auf dem neuesten Stand")).toBeVisible();
  await expect.element(google).toBeVisible();
});

test("the step that helps most has its reason, its source and one tap; the next ones follow", async () => {
  await openPage();
  const step = page.getByRole("region", { name: "Mit „maler köln“ auf die erste Seite kommen" });
  await expect.element(step.getByText(/auf Platz 11,8, 420\u00a0Mal in 90 Tagen/)).toBeVisible();
  await expect.element(step.getByText("Quelle: Google Search Console, Zahlen bis 17.01.2026")).toBeVisible();
  await expect
    .element(step.getByRole("link", { name: "Uns damit beauftragen" }))
    .toHaveAttribute(
      "href",
      "/kunde/firmendaten/anfragen-an-uns?neu=product&bezug=Suchmaschinenoptimierung%3A+maler+k%C3%B6ln",
    );
  await expect
    .element(page.getByRole("link", { name: "Google Search Console verbinden" }))
    .toHaveAttribute("href", `${PATH}#search-console`);
});

test("without a step the page says that nothing is urgent", async () => {
  await openPage({ overview: { body: anOverview({ steps: [] }) } });
  await expect.element(page.getByRole("heading", { name: "Gerade ist nichts dringend" })).toBeVisible();
});

test("totals are compared, the position is better when it is smaller, and moving days are named", async () => {
  await openPage();
  await expect.element(google.getByText(/Ab 16\.01\.2026 zählt Google noch\./)).toBeVisible();
  await expect.element(google.getByText("0,6 besser")).toBeVisible();
  await google.getByRole("button", { name: /^Klicks/ }).click();
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?von=2026-01-05&bis=2026-01-18&zahl=klicks`);
  await expect.element(google.getByRole("heading", { name: "Klicks je Woche" })).toBeVisible();
});

test("a figure without a source is a dash, and its absence is said", async () => {
  await openPage();
  const row = table.getByRole("row").nth(2);
  await expect.element(row.getByRole("rowheader")).toHaveTextContent("tapezieren");
  await expect.element(row.getByText("keine Zahl").first()).toBeInTheDocument();
  await expect
    .element(page.getByText("45 Suchbegriffe. Für 80 % der Einblendungen nennt Google den Suchbegriff."))
    .toBeVisible();
});

test("without Search Console there are no columns and no orders of Google", async () => {
  const overview = anOverview({ google: null, searchConsole: connection({ state: "none", siteUrl: null }) });
  await openPage({ overview: { body: overview } });
  await expect.element(table.getByRole("columnheader")).toHaveLength(2);
  await expect.element(page.getByLabelText("Sortieren nach").getByRole("option")).toHaveLength(1);
  await expect.element(page.getByRole("button", { name: "Search Console verbinden" })).toBeVisible();
});

test("group, order, search and page are in the address and in the request", async () => {
  await openPage({ query: "?von=2026-01-05&bis=2026-01-18&gruppe=ort&sortierung=klicks&suche=köln&seite=2" });
  await expect.element(table).toBeVisible();
  const asked = (await commands.requestsOfApi()).find(({ query }) => query.includes("group="));
  expect(Object.fromEntries(new URLSearchParams(asked?.query))).toMatchObject({
    group: "place",
    order: "clicks",
    search: "köln",
    page: "2",
  });
  await page.getByLabelText("Zeigen nach").selectOptions("Stichwort");
  await expect
    .poll(() => decodeURIComponent(navigations().at(-1)?.href ?? ""))
    .toBe(`${PATH}?von=2026-01-05&bis=2026-01-18&gruppe=stichwort&sortierung=klicks&suche=köln`);
});

test("a search without result says so and offers no file", async () => {
  await openPage({ query: "?suche=zzz", terms: { body: aTermPage({ rows: [], total: 0, page: 1, named: null }) } });
  await expect
    .element(page.getByText("Kein Suchbegriff enthält „zzz“. Suchen Sie mit einem anderen Wort."))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "Als Tabelle (CSV)" })).not.toBeInTheDocument();
});

test("terms that can't be loaded leave the figures in place", async () => {
  await openPage({ terms: [{ status: 500 }, { body: aTermPage() }] });
  const failure = page.getByRole("alert", { name: "Die Suchbegriffe konnten nicht geladen werden" });
  await expect.element(google).toBeVisible();
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(table).toBeVisible();
});

test("a person who may only read sees why, and no button of the connection", async () => {
  setCompany("Invoicing", "read");
  await openPage();
  await expect.element(page.getByText("Sie können hier nur lesen")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Verbindung trennen" })).not.toBeInTheDocument();
  expect(await commands.requestsOfApi()).not.toContainEqual(expect.objectContaining({ call: CALLS.properties }));
});

describe("the course of a term", () => {
  const section = page.getByRole("region", { name: "„maler köln“ im Verlauf" });

  test("is opened by its name, and closed again", async () => {
    await openPage({ answers: { [CALLS.course]: { body: aCourse() } } });
    await expect
      .element(table.getByRole("link", { name: "maler köln" }))
      .toHaveAttribute("href", `${PATH}?von=2026-01-05&bis=2026-01-18&verlauf=maler+k%C3%B6ln#verlauf`);
  });

  test("shows the chosen figure with its source and day", async () => {
    await openPage({
      query: "?von=2026-01-05&bis=2026-01-18&verlauf=maler köln&kurve=position",
      answers: { [CALLS.course]: { body: aCourse() } },
    });
    await expect
      .element(
        section.getByText(
          "Die Position lag zwischen 6,8 und 8,2. Je kleiner die Zahl, desto weiter oben steht Ihre Website.",
        ),
      )
      .toBeInTheDocument();
    await expect.element(section.getByText("Quelle: Google Search Console. Zahlen bis 17.01.2026.")).toBeVisible();
    await section.getByLabelText("Zahl im Verlauf").selectOptions("Klicks (Google)");
    await expect
      .poll(() => decodeURIComponent(navigations().at(-1)?.href ?? "").replace("+", " "))
      .toBe(`${PATH}?von=2026-01-05&bis=2026-01-18&verlauf=maler köln&kurve=klicks`);
    const asked = (await commands.requestsOfApi()).find(({ query }) => query.includes("name="));
    expect(Object.fromEntries(new URLSearchParams(asked?.query))).toMatchObject({ group: "term", name: "maler köln" });
  });

  test.each(["klicks", "position"])("of %s says how many days of a week that the range cuts count", async (figure) => {
    const course = aCourse({ range: { startDate: "2026-01-05", endDate: "2026-01-14", interval: "Week" } });
    const periods = course.google?.periods.map((period) => ({
      ...period,
      end: period.end === "2026-01-18" ? "2026-01-14" : period.end,
    }));
    await openPage({
      query: `?von=2026-01-05&bis=2026-01-14&verlauf=maler köln&kurve=${figure}`,
      answers: { [CALLS.course]: { body: { ...course, google: { ...course.google, periods } } } },
    });
    await expect.element(section.getByText("12.01. bis 14.01.2026 (3 von 7 Tagen)").first()).toBeInTheDocument();
  });

  test("without any source says so", async () => {
    const body = aCourse({ google: null });
    await openPage({ query: "?verlauf=maler köln", answers: { [CALLS.course]: { body } } });
    await expect.element(section.getByText("Für diesen Zeitraum ist dazu keine Zahl bekannt.")).toBeVisible();
  });
});
