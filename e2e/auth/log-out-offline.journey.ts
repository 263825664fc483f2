import { expect } from "vitest";
import { journey } from "../journey.ts";
import { arrive, hasNone, miss, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { logIn } from "./log-in.ts";

const NOT_YET = "Ihre Abmeldung ist noch nicht abgeschlossen";
const LOG_OUT = "**/api/auth/logout";

journey("logging out without a connection says so, and is completed with the connection", async ({ db, open }) => {
  const person = await aCustomer(db);
  const window = await open();
  const { page, context } = window;
  window.expects("net::ERR_INTERNET_DISCONNECTED POST /api/auth/logout");
  await logIn(page, person);
  const endedSessions = async () =>
    (await db.selectFrom("sessions").select("revoked_at").where("user_id", "=", person.id).execute()).filter(
      ({ revoked_at: at }) => at !== null,
    ).length;

  await window.cut();
  await page.getByRole("link", { name: "Abmelden" }).click();
  await arrive(page, "/login");
  await see(page.getByText(NOT_YET));
  await hasNone(page.getByText(person.company.name));
  expect(await endedSessions()).toBe(0);

  await context.setOffline(false);
  await see(page.getByText("Ihre Abmeldung ist jetzt abgeschlossen."));
  await expect.poll(endedSessions, POLL).toBe(1);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
});

journey("whoever opens the browser before the logout is complete sees no account", async ({ db, open }) => {
  const person = await aCustomer(db);
  const window = await open();
  const { page, context } = window;
  window.expects("net::ERR_INTERNET_DISCONNECTED POST /api/auth/logout", "net::ERR_FAILED POST /api/auth/logout");
  await logIn(page, person);
  await window.cut();
  await page.getByRole("link", { name: "Abmelden" }).click();
  await see(page.getByText(NOT_YET));
  await page.close();

  await context.route(LOG_OUT, (route) => route.abort());
  await context.setOffline(false);
  const next = await context.newPage();
  const calls: string[] = [];
  next.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  await next.goto("/kunde/meineProdukte/eintrag/eintragsdaten");
  await see(next.getByText(NOT_YET));
  await hasNone(next.getByText(person.company.name));
  expect(new Set(calls)).toEqual(new Set(["/api/auth/logout"]));

  await context.unroute(LOG_OUT);
  await next.goto("/");
  await see(next.getByRole("heading", { level: 1, name: "Anmelden" }));
  await miss(next.getByText(NOT_YET));
  await expect
    .poll(() => db.selectFrom("sessions").select("revoked_at").where("user_id", "=", person.id).execute(), POLL)
    .not.toEqual([{ revoked_at: null }]);
  await logIn(next, person);
  await see(next.getByRole("heading", { level: 1, name: person.company.name }));
});
