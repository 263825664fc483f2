import { emptyOpeningHours, type OpeningHours } from "@portal/contract/opening-hours/model";
import type { WidgetData } from "@portal/contract/entry/own-site/widget";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showHours } from "./show-hours.ts";

const hours: OpeningHours = {
  ...emptyOpeningHours(),
  week: emptyOpeningHours().week.map(() => ({ spans: [{ from: "08:00", to: "12:00" }], byAppointment: false })),
};
const NAME = `Maler "Sommer" <b>& Söhne</b>`;
const DATA: WidgetData = { company: 1, name: NAME, hours, rating: null };
let host: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-25T10:59:50Z"), toFake: ["Date", "setInterval", "clearInterval"] });
  host = document.createElement("div");
  document.body.append(host);
});
afterEach(() => {
  vi.useRealTimers();
  host.remove();
  document.body.removeAttribute("style");
});
const region = page.getByRole("region", { name: `Öffnungszeiten von ${NAME}` });

test("the widget is a region with the company's name as text, today's state and seven days", async () => {
  showHours(host, DATA);
  await expect.element(region.getByText("Jetzt geöffnet, schließt um 12:00 Uhr")).toBeVisible();
  await expect.element(region.getByText("Mittwoch (heute)")).toBeVisible();
  await expect.element(region.getByRole("definition")).toHaveLength(7);
  expect(host.shadowRoot?.querySelector("b")).toBeNull();
});

test("it has the page's typeface and colour, and none of the page's other rules", async () => {
  document.body.style.cssText = "color: rgb(10, 20, 30); font: 21px/1.5 monospace";
  const sheet = document.createElement("style");
  sheet.textContent = "dl { display: none } section { text-transform: uppercase }";
  host.before(sheet);
  showHours(host, DATA);
  await expect.element(region).toHaveStyle({ color: "rgb(10, 20, 30)", fontSize: "21px", textTransform: "none" });
  await expect.element(region.getByText("Montag")).toBeVisible();
  sheet.remove();
});

test("the state changes while the page is open, and the clock stops when the widget is gone", async () => {
  showHours(host, DATA);
  vi.advanceTimersByTime(30_000);
  await expect.element(region.getByText("Geschlossen, öffnet morgen um 08:00 Uhr")).toBeVisible();
  expect(vi.getTimerCount()).toBe(1);
  host.remove();
  vi.advanceTimersByTime(30_000);
  expect(vi.getTimerCount()).toBe(0);
});

test("stars are a link to their proof that says who verified them; without a signet there is none", async () => {
  const rating = {
    name: NAME,
    score: "4,7",
    ratings: "34 Bewertungen",
    brand: "Nahbei",
    proof: "https://www.nahbei.example/nachweis/1",
  };
  showHours(host, { ...DATA, rating });
  const link = page.getByRole("link", { name: /4,7 von 5 Sternen/ });
  await expect.element(link).toHaveAttribute("href", rating.proof);
  await expect.element(link.getByText(/^34 Bewertungen in zwölf Monaten, geprüft von Nahbei\./)).toBeVisible();
  const other = document.createElement("div");
  showHours(other, DATA);
  expect(other.shadowRoot?.querySelector("a")).toBeNull();
});
