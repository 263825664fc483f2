import { buffer } from "node:stream/consumers";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { portalCommand } from "../account-linking/portal-command.ts";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, hasFocus, POLL, see } from "../look.ts";
import { takenOver } from "../static-pages/take-over.ts";
import { aCustomer } from "../people.ts";
import { portalImport } from "./portal-import.ts";

const STATISTICS = "/kunde/meineProdukte/eintrag/statistiken";
/** The browser of the journeys says that it is headless, which robots say. */
const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

const figure = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name} `) });
const shows = (page: Page, name: string, value: string) =>
  expect.poll(() => figure(page, name).innerText(), POLL).toMatch(new RegExp(`^${name}\\s+${value}\\s`));

journey("a visitor's view and call are counted, the owner's own visit is not", async ({ db, open }) => {
  const owner = await aCustomer(db, { entry: { phone: "030 23125100" } });
  const { page } = await open({ userAgent: PHONE });
  await logIn(page, owner);
  await page.goto(STATISTICS);
  await see(page.getByRole("heading", { name: "Noch keine Zahlen" }));

  await page.goto(`/eintrag/${owner.company.id}`);
  await see(page.getByRole("heading", { level: 1, name: owner.company.name }));
  await page.getByRole("link", { name: "Anrufen" }).click();

  // Somebody who did not object: of those who chose "Nur notwendige" nothing is counted.
  const stranger = await open({ userAgent: PHONE, undecided: true });
  await stranger.page.goto(`/eintrag/${owner.company.id}`);
  await see(stranger.page.getByRole("heading", { level: 1, name: owner.company.name }));
  // A tap before the script runs is not counted.
  await takenOver(stranger.page);
  const told = stranger.page.waitForResponse((response) => response.url().endsWith("/api/tracking/actions"));
  await stranger.page.getByRole("link", { name: "Anrufen" }).click();
  expect((await told).status()).toBe(204);
  await stranger.page.reload();
  await see(stranger.page.getByRole("heading", { level: 1, name: owner.company.name }));

  await page.goto(STATISTICS);
  await shows(page, "Aufrufe", "1");
  await shows(page, "Anrufe", "1");
  await see(
    page.getByRole("heading", { name: "Ihr Eintrag wurde einmal gesehen. Einmal hat jemand Kontakt gesucht." }),
  );
  await see(page.getByRole("row", { name: /Smartphone/ }));
});

/** Forty days of events, the newest yesterday. */
async function deliver(company: string): Promise<void> {
  const today = berlinDate(Date.now());
  const rows = Array.from({ length: 40 }, (_none, day) =>
    Array.from({ length: 1 + (day % 4) }, (_view, number) => ({
      type: "tracking_event",
      external_id: `${day}-${number}`,
      company,
      metric: number === 3 ? "website" : "view",
      at: `${addDays(today, -1 - day)}T10:0${number}:00Z`,
      device: number % 2 === 0 ? "phone" : "computer",
      ...(number === 0 ? { term: `Begriff ${day % 12}` } : {}),
    })),
  );
  await portalImport(rows.flat());
}

journey("figures of a range chosen by keyboard equal the CSV and disappear with their events", async ({ db, open }) => {
  const owner = await aCustomer(db);
  const { external_id: key } = await db
    .selectFrom("companies")
    .select("external_id")
    .where("id", "=", owner.company.id)
    .executeTakeFirstOrThrow();
  await deliver(key);
  await deliver(key);
  const { page } = await open();
  await logIn(page, owner);
  await page.goto(STATISTICS);
  await shows(page, "Aufrufe", "90");

  await page.getByLabel("Zeitraum", { exact: true }).focus();
  await page.keyboard.press("ArrowUp");
  await arrive(page, `${STATISTICS}?zeitraum=30`);
  const from = addDays(berlinDate(Date.now()), -8);
  const to = addDays(from, 7);
  await page.getByLabel("Zeitraum", { exact: true }).selectOption("Von … bis …");
  await page.getByLabel("Von", { exact: true }).fill(to);
  await page.getByLabel("Bis", { exact: true }).fill(from);
  await page.keyboard.press("Enter");
  await see(page.getByText("Das Ende liegt vor dem Anfang."));
  await page.getByLabel("Von", { exact: true }).fill(from);
  await page.getByLabel("Bis", { exact: true }).fill(to);
  await page.keyboard.press("Enter");
  await arrive(page, `${STATISTICS}?von=${from}&bis=${to}`);
  await shows(page, "Aufrufe", "18");
  await page.getByLabel("Zusammengefasst nach").selectOption("Tag");
  await arrive(page, `${STATISTICS}?von=${from}&bis=${to}&nach=tag`);
  await page.reload();

  const chart = page.getByRole("slider", { name: /^Aufrufe je Tag/ });
  await chart.focus();
  await hasFocus(chart);
  await page.keyboard.press("Home");
  await expect.poll(() => chart.getAttribute("aria-valuenow"), POLL).toBe("1");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => chart.getAttribute("aria-valuetext"), POLL).toMatch(/: \d+ Aufrufe, davor \d+$/);

  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als Tabelle (CSV)" }).click();
  const csv = (await buffer(await (await waiting).createReadStream())).toString();
  const rows = csv.trimEnd().split("\r\n").slice(1);
  expect(rows).toHaveLength(8);
  expect(rows.reduce((sum, row) => sum + Number(row.split(";")[2]), 0)).toBe(18);

  await figure(page, "Website").click();
  await see(page.getByRole("heading", { name: "Website je Tag" }));
  await portalCommand("tracking", "delete", "--company", key);
  await page.reload();
  await see(page.getByRole("heading", { name: "Noch keine Zahlen" }));
});
