import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "./browser.ts";

let browser: Browser;
let server: http.Server;
let origin: string;

beforeAll(async () => {
  browser = await launchBrowser();
  server = http.createServer((request, response) => {
    if (request.url === "/set") response.setHeader("Set-Cookie", "portal=1; HttpOnly; SameSite=Lax; Path=/");
    response.end(request.headers.cookie ?? "no cookie");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  server.close();
});

describe("the journeys' browser", () => {
  it("contexts are isolated, and the browser survives closing them", async () => {
    const first = await browser.newContext();
    const second = await browser.newContext();
    await (await first.newPage()).goto(`${origin}/set`);
    const page = await second.newPage();
    await page.goto(origin);

    await first.close();
    expect(await page.textContent("body")).toBe("no cookie");
    await second.close();
  });

  it.each(["localhost", "marke-b.localhost"])("keeps a cookie on http://%s", async (host) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${origin.replace("localhost", host)}/set`);
    await page.goto(origin.replace("localhost", host));

    expect(await page.textContent("body")).toBe("portal=1");
    await context.close();
  });

  it("shows German letters in the packaged font", async () => {
    const page = await browser.newPage();
    await page.goto("data:text/html;charset=utf-8,<span>Öffnungszeiten ändern – 5 €</span>");

    expect(await page.locator("span").evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(
      100,
    );
    await page.close();
  });
});
