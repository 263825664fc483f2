import { expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, miss, POLL, see } from "../look.ts";
import { aListedCompany } from "../people.ts";

journey(
  "somebody who only reads an entry and its legal pages gets no cookie and stores nothing",
  async ({ db, open }) => {
    const { id, name } = await aListedCompany(db, { name: "Schuhhaus Sohle" });
    const { page, context, quiet } = await open({ undecided: true });
    const apiCalls: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) apiCalls.push(pathname);
    });
    for (const path of [`/eintrag/${id}`, "/datenschutz", "/impressum"]) {
      await page.goto(path);
      await see(page.getByRole("heading", { level: 1 }));
      await quiet();
      const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      expect([path, (await context.cookies()).map(({ name: cookie }) => cookie), stored]).toEqual([path, [], []]);
    }
    // Where the company is. The answer is the same for everybody.
    expect(apiCalls).toEqual([`/api/entry/public/${id}/map`]);

    await page.goto(`/eintrag/${id}`);
    await page.getByRole("link", { name: "Fehler im Eintrag melden" }).click();
    await arrive(page, `/ugc?firma=${id}`);
    await see(page.getByText(new RegExp(`^${name}`)));
    await page.getByRole("radio", { name: "Adresse stimmt nicht" }).check();
    await page.getByLabel("Wie ist es richtig?").fill("Jetzt Lindenweg 4.");
    await page.getByRole("button", { name: "Hinweis senden" }).click();
    await see(page.getByText("Danke, Ihr Hinweis ist angekommen"));
  },
);

journey('after "Nur notwendige" a tap on the phone number is not counted; before it, it is', async ({ db, open }) => {
  const { id } = await aListedCompany(db, {}, { phone: "030 23125117" });
  const { page } = await open({ undecided: true });
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/api/service/") && sent.push(request.url()));
  const beacons = () => page.evaluate(() => (window as unknown as { beacons: number }).beacons);
  await page.addInitScript(() => {
    Object.assign(window, { beacons: 0 });
    navigator.sendBeacon = () => {
      (window as unknown as { beacons: number }).beacons += 1;
      return true;
    };
    document.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a[data-action]")) event.preventDefault();
    });
  });
  await page.goto(`/eintrag/${id}`);
  const call = page.getByRole("link", { name: "Anrufen" });
  await expect
    .poll(async () => {
      await call.click();
      return beacons();
    }, POLL)
    .toBeGreaterThan(0);
  await page.getByRole("button", { name: "Nur notwendige" }).click();
  await miss(page.getByRole("button", { name: "Nur notwendige" }));
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name), POLL)
    .toContain("cookie-choice");
  const before = await beacons();
  await call.click();
  expect(await beacons()).toBe(before);
});
