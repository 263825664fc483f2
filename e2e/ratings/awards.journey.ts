import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { someRatings } from "@portal/db/factories/rating-awards";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { running } from "../running.ts";

const AWARDS = "/kunde/meineProdukte/wer-kennt-den-besten/auszeichnungen";
/** As strict as a site can be that allows the badge: no inline code or style, no connection, no HTML from texts. */
const policy = () =>
  `default-src 'none'; script-src ${running.origin}; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'`;

/** A company's site on an origin of its own, with this code in its page. */
async function aSite(code: string): Promise<Server> {
  const page = `<!doctype html><html lang="de"><head><title>Brandt</title></head><body><h1>Brandt</h1><main>${code}</main></body></html>`;
  const site = createServer(({ url }, reply) => {
    if (url !== "/") return void reply.writeHead(204).end();
    reply.setHeader("content-type", "text/html; charset=utf-8");
    reply.setHeader("content-security-policy", policy());
    reply.end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  return site;
}

journey("a company switches its signet off and sees it gone on a strict foreign page", async ({ db, open }) => {
  const owner = await aCustomer(db, { names: [`Brandt & "Söhne" <b>`], products: ["RAT-PLUS"] });
  await someRatings(db, owner.company.id, { count: 12, stars: 5 });
  const { page } = await open();
  await logIn(page, owner);
  await page.goto(AWARDS);
  await see(page.getByRole("img", { name: /^Ihr Siegel: 5,0 von 5 Sternen, 12 Bewertungen/ }));
  const code = await page.getByLabel("Code mit Skript", { exact: true }).inputValue();
  const site = await aSite(code);
  try {
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const visitor = await open({ origin, undecided: true });
    await visitor.page.goto("/");
    const link = visitor.page.getByRole("link", { name: /5,0 von 5 Sternen/ });
    await expect.poll(() => link.innerText(), POLL).toContain(owner.company.name);
    expect(await visitor.context.cookies()).toEqual([]);
    const proof = await open({ undecided: true });
    await proof.page.goto((await link.getAttribute("href")) ?? "");
    await see(proof.page.getByText("12 Bewertungen seit dem"));

    await page.getByRole("button", { name: "Siegel ausschalten" }).click();
    await see(page.getByText("Ausgeschaltet", { exact: true }));
    // The process keeps a badge for 20 seconds; a visitor who comes then has no copy of his own.
    await expect
      .poll(
        async () => {
          const next = await open({ origin, undecided: true });
          await next.page.goto("/");
          return next.page.getByRole("link").count();
        },
        { timeout: 40_000, interval: 4000 },
      )
      .toBe(0);
    await page.getByRole("button", { name: "Siegel einschalten" }).click();
    await see(page.getByText("Eingeschaltet", { exact: true }));
  } finally {
    site.close();
  }
});
