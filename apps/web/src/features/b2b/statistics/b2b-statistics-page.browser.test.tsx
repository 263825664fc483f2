import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { beforeAll, describe, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { queryClient } from "../../../platform/query/query-client.ts";
import { navigations } from "../../../testing/address.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { devices, locations, map, openPage, PATH, summary, views } from "../testing/statistics-page.tsx";

beforeAll(() => startSessionAs(aUser()));

describe("views", () => {
  test("the headline says views and change, the line below what is compared and how far the figures go", async () => {
    await openPage();
    await expect
      .element(page.getByRole("heading", { level: 2 }).first())
      .toHaveTextContent("Andere Firmen haben Ihren Eintrag 120 Mal geöffnet, 20 % mehr als im Vergleichszeitraum.");
    await expect
      .element(
        summary.getByText(
          "05.01.2026 bis 18.01.2026, verglichen mit 22.12.2025 bis 04.01.2026, den gleichen Wochentagen. Zahlen bis 18.01.2026.",
        ),
      )
      .toBeVisible();
    await expect
      .element(summary.getByRole("link", { name: "Als Tabelle (CSV)" }))
      .toHaveAttribute(
        "href",
        "/api/customer/b2b/views.csv?startDate=2026-01-05&endDate=2026-01-18&interval=Week&accountId=4711",
      );
  });

  test("the chart can be read as a table with the comparison", async () => {
    await openPage();
    const chart = page.getByRole("region", { name: "Aufrufe je Woche" });
    await chart.getByText("Als Tabelle zeigen").click();
    await expect.element(chart.getByRole("row").nth(2).getByRole("cell").nth(1)).toHaveTextContent("Davor40");
  });

  test("another interval is in the address", async () => {
    await openPage();
    await page.getByLabelText("Zusammengefasst nach").selectOptions("Tag");
    await expect.poll(() => navigations().at(-1)?.href).toBe(`${PATH}?von=2026-01-05&bis=2026-01-18&nach=tag`);
  });

  test("days that are missing and figures that are late are told", async () => {
    await openPage({ views: views({ missingDays: 2 }) });
    await expect.element(summary.getByText(/Für 2 Tage dieses Zeitraums fehlen noch die Zahlen\.$/)).toBeVisible();
    await expect.element(page.getByText("Die Zahlen reichen nur bis zum 18.01.2026")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "schreiben Sie uns" }))
      .toHaveAttribute(
        "href",
        "/kunde/firmendaten/anfragen-an-uns?neu=technical&bezug=Verzeichnis+f%C3%BCr+Gesch%C3%A4ftskunden",
      );
  });

  test("figures of yesterday are not late", async () => {
    await openPage({ views: views({ lastDay: addDays(berlinDate(Date.now()), -1) }) });
    await expect.element(summary).toBeVisible();
    await expect.element(page.getByText(/Die Zahlen reichen nur/)).not.toBeInTheDocument();
  });

  test("figures that can't be loaded are loaded when asked again", async () => {
    await openPage({ views: [{ status: 500 }, views()] });
    await page
      .getByRole("alert", { name: "Die Statistik konnte nicht geladen werden" })
      .getByRole("button", { name: "Erneut versuchen" })
      .click();
    await expect.element(summary).toBeVisible();
  });

  test("figures that can't be renewed stay and are called old", async () => {
    await openPage({ views: [views(), { status: 500 }] });
    await expect.element(summary).toBeVisible();
    await queryClient.invalidateQueries();
    await expect.element(page.getByText("Die Zahlen sind nicht auf dem neuesten Stand")).toBeVisible();
    await expect.element(summary).toBeVisible();
  });

  test("a published company without figures reads what will be here", async () => {
    await openPage({ views: views({ firstDay: null, lastDay: null }) });
    await expect.element(page.getByRole("heading", { name: "Noch keine Zahlen" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "schreiben Sie uns" })).toBeVisible();
    await expect.element(map).not.toBeInTheDocument();
  });
});

describe("origins", () => {
  const option = (name: string | RegExp) => map.getByRole("option", { name });

  test("the map begins at the most frequent state, arrow keys move, and each state says its share", async () => {
    await openPage();
    await expect.element(map.getByRole("option")).toHaveLength(16);
    await page.getByRole("heading", { name: "Woher die Firmen kommen" }).click();
    option(/^Nordrhein-Westfalen/)
      .element()
      .focus();
    await expect.element(option("Nordrhein-Westfalen: 52 Aufrufe, 65 %")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(option("Rheinland-Pfalz: 6 Aufrufe, 8 %")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(option("Thüringen: nicht einzeln gezeigt")).toHaveFocus();
    await expect.element(option(/^Thüringen/)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Home}");
    await expect.element(option(/^Baden-Württemberg/)).toHaveFocus();
  });

  test("only one state is in the order of the tab key", async () => {
    await openPage();
    await expect.element(map.getByRole("option")).toHaveLength(16);
    const inOrder = () => map.element().querySelectorAll('[tabindex="0"]').length;
    expect(inOrder()).toBe(1);
    await option(/^Hessen/).hover();
    expect(inOrder()).toBe(1);
    await expect.element(page.getByText("Hessen", { exact: true }).first()).toBeVisible();
  });

  test("the tables have the same numbers, what is rare is in one row, and nothing names a company", async () => {
    await openPage();
    const states = page.getByRole("table", { name: "Aufrufe nach Bundesland" });
    await expect.element(states.getByRole("rowheader").last()).toHaveTextContent("Andere und unbekannte");
    await expect.element(states.getByRole("cell").first()).toHaveTextContent("Aufrufe52 (65 %)");
    await expect.element(states.getByRole("cell").nth(1)).toHaveTextContent("Davor40");
    await expect.element(states.getByRole("cell").nth(3)).toHaveTextContent("Davor–nicht einzeln gezeigt");
    await expect.element(page.getByText(/„Davor“ sind die Tage vom 22\.12\.2025 bis 04\.01\.2026\./)).toBeVisible();
    const industries = page.getByRole("table", { name: "Aufrufe nach Branche" });
    await expect.element(industries.getByRole("rowheader").first()).toHaveTextContent("Bau und Ausbau");
    await expect.element(page.getByText(/^Bei 80 von 120 Aufrufen ist bekannt/)).toBeVisible();
  });

  test("no known origin: a sentence instead of an empty map, and no file", async () => {
    const none = { shown: [], others: 0 };
    await openPage({ locations: locations({ known: 0, states: none, industries: none }) });
    await expect.element(page.getByText(/ist von keinem Aufruf bekannt/)).toBeVisible();
    await expect.element(map).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: "Herkunft als Tabelle (CSV)" })).not.toBeInTheDocument();
  });

  test("devices and origins that fail leave the rest of the page as it is", async () => {
    await openPage({ locations: { status: 500 }, devices: { status: 500 } });
    await expect.element(summary).toBeVisible();
    await expect.element(page.getByText("Die Herkunft konnte nicht geladen werden")).toBeVisible();
    await expect.element(page.getByText("Die Geräte konnten nicht geladen werden")).toBeVisible();
  });
});

test("devices have their share of the views and the days before; those without a view are left out", async () => {
  await openPage({ devices: devices() });
  const table = page.getByRole("table", { name: "Aufrufe nach Gerät" });
  await expect.element(table.getByRole("rowheader")).toHaveLength(2);
  await expect.element(table.getByRole("cell").nth(0)).toHaveTextContent("Aufrufe30 (25 %)");
  await expect.element(table.getByRole("cell").nth(1)).toHaveTextContent("Davor20");
});

test("a company that is not in the directory reads what it would bring and whom to ask; nothing is asked of the server", async () => {
  await openPage({}, { isPublished: false });
  await expect
    .element(page.getByRole("heading", { name: "Ihre Firma steht noch nicht in diesem Verzeichnis" }))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "schreiben Sie uns" })).toBeVisible();
  expect(await commands.requestsOfApi()).toEqual([]);
});
