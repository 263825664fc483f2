import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { running } from "../running.ts";
import { openPart, savePart, typeHours } from "./entry-pages.ts";

/** As strict as a site can be that allows the widget: no inline code or style, no connection, no HTML from texts. */
const policy = () =>
  `default-src 'none'; script-src ${running.origin}; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'`;

/** A company's site on an origin of its own, with this code in its page. */
async function aSite(code: string): Promise<Server> {
  const page = `<!doctype html><html lang="de"><head><title>Brandt</title><link rel="stylesheet" href="/site.css">
    </head><body><h1>Brandt</h1><main>${code}</main></body></html>`;
  const site = createServer(({ url }, reply) => {
    if (url === "/site.css") {
      reply.setHeader("content-type", "text/css");
      reply.end("main { color: rgb(90, 20, 20); font: italic 19px/1.4 monospace } dl { display: none }");
    } else if (url === "/") {
      reply.setHeader("content-type", "text/html; charset=utf-8");
      reply.setHeader("content-security-policy", policy());
      reply.end(page);
    } else reply.writeHead(204).end();
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  return site;
}

journey("opening hours on a company's own strict site follow a change in the entry", async ({ db, open }) => {
  const week = emptyOpeningHours().week.map(() => ({ spans: [{ from: "08:00", to: "12:00" }], byAppointment: false }));
  const owner = await aCustomer(db, { entry: { opening_hours: { ...emptyOpeningHours(), week } } });
  const { page } = await open();
  await logIn(page, owner);
  await page.goto("/kunde/meineProdukte/eintrag/website-einbau");
  await see(page.getByRole("region", { name: `Öffnungszeiten von ${owner.company.name}` }));
  const code = await page.getByLabel("Code für die Öffnungszeiten", { exact: true }).inputValue();
  const site = await aSite(code);
  try {
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const visitor = await open({ origin, undecided: true });
    await visitor.page.goto("/");
    const hours = visitor.page.getByRole("region", { name: `Öffnungszeiten von ${owner.company.name}` });
    await see(hours.getByText("Samstag"));
    await expect.poll(() => hours.innerText(), POLL).toMatch(/Dienstag[^\n]*\s+08:00–12:00/);
    const style = await hours.evaluate((element) => {
      const { color, fontStyle, fontSize } = getComputedStyle(element);
      return { color, fontStyle, fontSize };
    });
    expect(style).toEqual({ color: "rgb(90, 20, 20)", fontStyle: "italic", fontSize: "19px" });
    expect(await visitor.context.cookies()).toEqual([]);

    await openPart(page, "Öffnungszeiten");
    await typeHours(page, "Dienstag", [["9", "18"]]);
    await savePart(page, "Öffnungszeiten");
    const next = await open({ origin, undecided: true });
    await next.page.goto("/");
    const changed = next.page.getByRole("region", { name: `Öffnungszeiten von ${owner.company.name}` });
    await expect.poll(() => changed.innerText(), POLL).toMatch(/Dienstag[^\n]*\s+09:00–18:00/);
  } finally {
    site.close();
  }
});
