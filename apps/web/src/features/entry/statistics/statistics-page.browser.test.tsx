import { beforeAll, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { queryClient } from "../../../platform/query/query-client.ts";
import { navigations } from "../../../testing/address.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { balance, figure, figures, openPage, PATH, period, queries, valuesOf } from "../testing/statistics-page.tsx";

const terms = page.getByRole("region", { name: "Suchbegriffe" });
const devices = page.getByRole("region", { name: "Geräte" });

beforeAll(() => startSessionAs(aUser()));

test("while the figures load the range can be chosen already", async () => {
  await openPage({ ...figures(), held: true });
  await expect.element(page.getByText("Wird geladen")).toBeInTheDocument();
  await expect.element(period).toBeEnabled();
  await expect.poll(queries).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(balance).toBeVisible();
});

test("figures that can't be loaded are loaded when asked again", async () => {
  await openPage([{ status: 500 }, figures()]);
  const failure = page.getByRole("alert", { name: "Die Statistik konnte nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(balance).toBeVisible();
});

test("an entry that nobody ever opened: no chart and no range, but what to do", async () => {
  await openPage(figures({ firstDay: null }));
  await expect.element(page.getByRole("heading", { name: "Noch keine Zahlen" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Eintrag vervollständigen" })).toBeVisible();
  await expect.element(period).not.toBeInTheDocument();
});

test("the headline says the views with their change and the contacts; the line below says what is compared", async () => {
  await openPage(figures());
  await expect
    .element(page.getByRole("heading", { level: 2 }).first())
    .toHaveTextContent(
      "Ihr Eintrag wurde 1.200 Mal gesehen, 20 % mehr als in den 14 Tagen davor. 3 Mal hat jemand Kontakt gesucht.",
    );
  await expect
    .element(
      balance.getByText(
        "05.01.2026 bis 18.01.2026, verglichen mit 22.12.2025 bis 04.01.2026. Zahlen bis 18.01.2026, 11:00 Uhr.",
      ),
    )
    .toBeVisible();
});

test("without earlier figures no change is shown, and the page says why", async () => {
  const alone = { value: 12, before: null };
  await openPage(
    figures({
      comparedWith: null,
      firstDay: "2026-01-03",
      totals: valuesOf({ view: alone, call: alone, route: alone, website: alone, email: alone }),
    }),
  );
  await expect.element(balance.getByText(/Kein Vergleich: Zahlen gibt es erst seit 03\.01\.2026\./)).toBeVisible();
  await expect.element(figure("Aufrufe")).toHaveTextContent("Aufrufe12. So oft wurde Ihr Eintrag geöffnet.");
  await expect.element(page.getByText("dieser Zeitraum")).not.toBeInTheDocument();
});

test("figures that can't be renewed stay, and the page says that they are old until they are renewed", async () => {
  await openPage([figures(), { status: 500 }, figures()]);
  await expect.element(balance).toBeVisible();
  await queryClient.invalidateQueries();
  const old = page.getByText("Die Zahlen sind nicht auf dem neuesten Stand");
  await expect.element(old).toBeVisible();
  await expect.element(balance).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(old).not.toBeInTheDocument();
});

test("a pressed figure is the chart's, is in the address and keeps the focus", async () => {
  await openPage(figures());
  await expect.element(page.getByRole("heading", { name: "Aufrufe je Woche" })).toBeVisible();
  figure("Anrufe").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?von=2026-01-05&bis=2026-01-18&zahl=anrufe`);
  await expect.element(page.getByRole("heading", { name: "Anrufe je Woche" })).toBeVisible();
  await expect.element(figure("Anrufe")).toHaveAttribute("aria-pressed", "true");
  await expect.element(figure("Aufrufe")).toHaveAttribute("aria-pressed", "false");
  await expect.element(figure("Anrufe")).toHaveFocus();
});

test("a figure's change is said in words", async () => {
  await openPage(figures());
  await expect.element(figure("Anrufe")).toHaveAccessibleName(/25\s% weniger als in den 14 Tagen davor/);
});

test("the chart's values are a table with the comparison beside them", async () => {
  await openPage(figures());
  const chart = page.getByRole("region", { name: "Aufrufe je Woche" });
  await chart.getByText("Als Tabelle zeigen").click();
  const row = chart.getByRole("row").nth(2);
  await expect.element(row.getByRole("rowheader")).toHaveTextContent("12.01. bis 18.01.2026");
  await expect.element(row.getByRole("cell").nth(0)).toHaveTextContent("Aufrufe700");
  await expect.element(row.getByRole("cell").nth(1)).toHaveTextContent("Davor400");
});

test("the files are those of the range and the company", async () => {
  await openPage(figures());
  const expected = "?startDate=2026-01-05&endDate=2026-01-18&interval=Week&accountId=4711";
  await expect
    .element(balance.getByRole("link", { name: "Als Tabelle (CSV)" }))
    .toHaveAttribute("href", `/api/customer/entry/statistics.csv${expected}`);
  await expect
    .element(terms.getByRole("link", { name: "Alle Suchbegriffe (CSV)" }))
    .toHaveAttribute("href", `/api/customer/entry/search-terms.csv${expected}`);
});

test("ten search terms are shown, then ten more, then the button is gone", async () => {
  const top = Array.from({ length: 14 }, (_, index) => ({ term: `maler ${index + 1}`, views: 20 - index }));
  await openPage(figures({ terms: { top, distinct: 80, views: 700 } }));
  await expect.element(terms.getByRole("rowheader")).toHaveLength(10);
  await expect
    .element(terms.getByRole("status"))
    .toHaveTextContent(
      "Die häufigsten 10 von 80 Suchbegriffen. Bei 700 von 1.200 Aufrufen ist bekannt, wonach gesucht wurde.",
    );
  const more = terms.getByRole("button", { name: "Mehr Suchbegriffe zeigen" });
  await more.click();
  await expect.element(terms.getByRole("rowheader")).toHaveLength(14);
  await expect.element(terms.getByRole("status")).toMatchTextContent(/^Die häufigsten 14 von 80/);
  await expect.element(more).not.toBeInTheDocument();
});

test("no known search terms: the section says so and offers no file", async () => {
  await openPage(figures({ terms: { top: [], distinct: 0, views: 0 } }));
  await expect.element(terms.getByText("Für diesen Zeitraum sind keine Suchbegriffe bekannt.")).toBeVisible();
  await expect.element(terms.getByRole("link")).not.toBeInTheDocument();
});

test("devices have their share of the views; those without a view are left out", async () => {
  await openPage(figures());
  await expect.element(devices.getByRole("rowheader")).toHaveLength(2);
  await expect.element(devices.getByRole("cell").nth(0)).toHaveTextContent("Aufrufe900 (75 %)");
});

test("a range without views says so, in the headline and for the devices", async () => {
  await openPage(figures({ totals: valuesOf({}), devices: [] }));
  await expect
    .element(page.getByRole("heading", { name: "In diesem Zeitraum hat niemand Ihren Eintrag geöffnet." }))
    .toBeVisible();
  await expect.element(devices.getByText("In diesem Zeitraum gab es keine Aufrufe.")).toBeVisible();
});
