import { BRANDS } from "@portal/contract/brands/brands";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { arrive, headline, see } from "../look.ts";
import { aCustomer, aListedCompany } from "../people.ts";
import { running } from "../running.ts";
import { contents, holdScripts, layoutShifts, takenOver } from "./take-over.ts";

const WEEK = Array.from({ length: 7 }, () => ({
  spans: [{ from: "00:00", to: "23:59" }],
  byAppointment: false,
}));
const ENTRY = {
  opening_hours: { week: WEEK, specialDays: [], temporarilyClosed: null },
  about_us: { text: "Wir decken <b>Dächer</b>.\n\nSeit </script> jeher & gern." },
  slogan: "Dicht ist dicht",
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const CASES = BRANDS.flatMap((brand) => SIZES.map((viewport) => ({ ...brand, viewport })));

const originOf = (host: string) => running.origin.replace("localhost", host);

describe.for(CASES)("a public entry of $name at $viewport.width px", ({ name, developmentHost, viewport }) => {
  journey("shows everything without JavaScript", async ({ db, open }) => {
    const { id } = await aListedCompany(db, {}, ENTRY);
    const { page } = await open({ origin: originOf(developmentHost), viewport, javaScriptEnabled: false });
    await page.goto(`/eintrag/${id}`);

    await see(page.getByRole("heading", { level: 1, name: "Brandt Bedachungen GmbH" }));
    expect(await page.title()).toBe(`Brandt Bedachungen GmbH, Berlin | ${name}`);
    expect(await page.getByRole("link", { name: "Anrufen" }).getAttribute("href")).toBe("tel:+493023125100");
    expect(await page.getByRole("link", { name: "Auf der Karte ansehen" }).getAttribute("href")).toContain(
      "Lindenstra",
    );
    await see(page.getByText(/^Jetzt geöffnet, schließt /));
    await see(page.getByText("Wir decken <b>Dächer</b>."));
    await see(page.getByRole("link", { name: "Ist das Ihre Firma?" }));
    expect(await page.getByRole("button", { name: "Seite drucken" }).isVisible()).toBe(false);
    expect(await page.getByText("braucht JavaScript").count()).toBe(0);
    const hidden = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(hidden).toBeLessThanOrEqual(0);
  });

  journey("stays as it was sent when its script takes over, and nothing moves", async ({ db, open }) => {
    const { id } = await aListedCompany(db, {}, ENTRY);
    const { page, quiet } = await open({ origin: originOf(developmentHost), viewport });
    const calls: string[] = [];
    page.on("request", (request) => void calls.push(new URL(request.url()).pathname));
    const release = await holdScripts(page);
    const answer = await page.goto(`/eintrag/${id}`, { waitUntil: "commit" });
    await see(headline(page));
    const painted = await page.locator("h1").elementHandle();
    release();
    await quiet();

    await takenOver(page);

    expect(await painted?.evaluate((element) => element.isConnected)).toBe(true);
    const { sent, now } = await contents(page, (await answer?.text()) ?? "");
    expect(now).toBe(sent);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await page.title()).toBe(`Brandt Bedachungen GmbH, Berlin | ${name}`);
    expect(calls).not.toContain(`/api/entry/public/${id}`);
  });
});

journey("a link on an entry's page leads on without a reload, and back", async ({ db, open }) => {
  const { id } = await aListedCompany(db, {}, ENTRY);
  const { page } = await open();
  await page.goto(`/eintrag/${id}`);
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));

  await page.getByRole("link", { name: "Fehler im Eintrag melden" }).click();
  await arrive(page, `/ugc?firma=${id}`);
  await see(page.getByRole("heading", { level: 1, name: "Fehler im Eintrag melden" }));
  await page.goBack();
  await see(page.getByRole("heading", { level: 1, name: "Brandt Bedachungen GmbH" }));
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

journey("somebody logged in gets the same page", async ({ db, open }) => {
  const person = await aCustomer(db);
  const { page } = await open();
  await logIn(page, person);
  const answer = await page.goto(`/eintrag/${person.company.id}`);
  expect(await answer?.text()).toContain('tabindex="-1">Brandt Bedachungen GmbH</h1>');
  await takenOver(page);
  await see(page.getByRole("heading", { level: 1, name: "Brandt Bedachungen GmbH" }));
});

journey("an unknown company's page is the one for unknown addresses, from the first byte on", async ({ open }) => {
  const { page, expects, quiet } = await open();
  expects("404 GET /eintrag/999999999");
  const release = await holdScripts(page);
  await page.goto("/eintrag/999999999", { waitUntil: "commit" });
  await see(page.getByRole("heading", { level: 1, name: "Diese Seite gibt es nicht" }));
  const painted = await page.locator("h1").elementHandle();
  release();
  await quiet();
  await takenOver(page);
  expect(await painted?.evaluate((element) => element.isConnected)).toBe(true);
  await arrive(page, "/404");
});
