import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { widgetPath } from "@portal/contract/entry/own-site/widget";
import {
  emptyOpeningHours,
  MAX_SPECIAL_DAY_LABEL_CHARACTERS,
  MAX_SPECIAL_DAYS,
} from "@portal/contract/opening-hours/model";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { someRatings } from "@portal/db/factories/rating-awards";
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

const WORDS = "Betriebsferien wegen Umbau der Werkstatt und Inventur im großen Lager, Notdienst unter 0221".split(" ");
const label = (index: number): string =>
  `${index} ${WORDS.map((_word, at) => WORDS[(at * 7 + index * 3) % WORDS.length]).join(" ")}`
    .slice(0, MAX_SPECIAL_DAY_LABEL_CHARACTERS)
    .trim();

journey("a strict site shows holidays and stars, and the fullest script stays below 5 KiB", async ({ db, open }) => {
  const today = berlinDate(Date.now());
  const specialDays = Array.from({ length: MAX_SPECIAL_DAYS }, (_none, index) => {
    const from = addDays(today, 3 + 5 * index);
    return { from, to: addDays(from, 3), label: index === 0 ? "Betriebsferien" : label(index), spans: [] };
  });
  const spans = [
    { from: "07:30", to: "12:15" },
    { from: "13:00", to: "18:45" },
  ];
  const week = emptyOpeningHours().week.map(() => ({ spans, byAppointment: true }));
  const owner = await aCustomer(db, {
    products: ["RAT-PLUS"],
    entry: { opening_hours: { ...emptyOpeningHours(), week, specialDays } },
  });
  await someRatings(db, owner.company.id, { count: 12, stars: 5 });
  const address = `${running.origin}${widgetPath(owner.company.id)}`;
  const site = await aSite(`<script async src="${address}"></script>`);
  try {
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const { page, context } = await open({ origin, undecided: true });
    await page.goto("/");
    const hours = page.getByRole("region", { name: `Öffnungszeiten von ${owner.company.name}` });
    await see(hours.getByText(/geschlossen \(Betriebsferien\)$/));
    const stars = page.getByRole("link", {
      name: /^★ 5,0 von 5 Sternen\s*12 Bewertungen in zwölf Monaten, geprüft von/,
    });
    await see(stars);
    expect(await stars.getAttribute("href")).toMatch(new RegExp(`^${running.origin}/.*${owner.company.id}$`));
    expect(await context.cookies()).toEqual([]);
  } finally {
    site.close();
  }
  const script = await (await fetch(address)).text();
  expect(script).toContain("Betriebsferien");
  for (const compress of [brotliCompressSync, gzipSync]) expect(compress(script).length).toBeLessThan(5 * 1024);
});
