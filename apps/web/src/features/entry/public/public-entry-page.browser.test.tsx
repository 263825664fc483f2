import type { PublicEntry } from "@portal/contract/entry/entry";
import { withEmptyFields } from "@portal/contract/entry/parts";
import { pathOf, PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { emptyOpeningHours } from "@portal/contract/opening-hours/model";
import { addDays, berlinDate, weekday } from "@portal/contract/time/berlin-time";
import { germanDay } from "@portal/contract/text/formats";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { navigations, startAt } from "../../../testing/address.ts";
import { anEntry } from "../../../testing/an-entry.ts";
import { renderPart } from "../../../testing/logged-in.tsx";
import PublicEntryPage from "./public-entry-page.tsx";

const LOAD = "GET /api/entry/public/4711";
const TODAY = berlinDate(Date.now());

const loaded = (given: Partial<PublicEntry> = {}): ApiAnswer => ({ body: { entry: anEntry(given) } });

async function openPage(load: ApiAnswer | readonly ApiAnswer[], id = "4711") {
  startAt(PUBLIC_ENTRY_PATH + id);
  await commands.answerApi({ [LOAD]: load });
  await renderPart(<PublicEntryPage />);
}

const name = page.getByRole("heading", { level: 1, name: "Malerbetrieb Sommer" });
const link = (label: string | RegExp) => page.getByRole("link", { name: label });
const block = (title: string) => page.getByRole("heading", { level: 2, name: title });
const photo = (index: number) => ({
  Url: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${index}`,
  alt: index === 1 ? "Altbau nach dem Streichen" : "",
  width: 40,
  height: 30,
});

const stayHere = (event: Event): void => event.preventDefault();
const beacons: Blob[] = [];
const title = document.title;
beforeEach(() => {
  beacons.length = 0;
  vi.spyOn(navigator, "sendBeacon").mockImplementation((_url, body) => beacons.push(body as Blob) > 0);
  document.addEventListener("click", stayHere, { capture: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.removeEventListener("click", stayHere, { capture: true });
  document.title = title;
});
const counted = async () =>
  Promise.all(beacons.map(async (body) => JSON.parse(await body.text()) as Record<string, unknown>));

test("without login the entry appears under its name, which is the document's title as well", async () => {
  await openPage(loaded());
  await expect.element(name).toBeVisible();
  await expect.poll(() => document.title).toContain("Malerbetrieb Sommer");
});

test("until the entry is there the page has a headline for screen readers and says that it loads", async () => {
  await openPage({ ...loaded(), held: true });
  await expect.element(page.getByRole("heading", { level: 1, name: "Eintrag" })).toBeInTheDocument();
  await expect.element(page.getByText("Wird geladen")).toBeInTheDocument();
  await expect.poll(() => commands.requestsOfApi()).toHaveLength(1);
  await commands.releaseApi();
  await expect.element(name).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveLength(1);
});

test.each([["no number", "abc"] as const, ["no company", "4711"] as const])(
  "an address with %s leads to the page for unknown addresses",
  async (_what, id) => {
    await openPage({ status: 404, body: { errors: [{ code: "entry.not_found", message: "Unbekannt." }] } }, id);
    await expect.poll(navigations).toEqual([{ href: pathOf("error_404"), replace: true }]);
    await expect.element(page.getByRole("main")).not.toBeInTheDocument();
  },
);

test("an address that is no number asks the server nothing", async () => {
  await openPage(loaded(), "abc");
  await expect.poll(navigations).toHaveLength(1);
  expect(await commands.requestsOfApi()).toEqual([]);
});

test("an entry that can't be loaded is loaded when asked again", async () => {
  await openPage([{ status: 500 }, loaded()]);
  const failure = page.getByRole("alert", { name: "Der Eintrag konnte nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(name).toBeVisible();
});

test("an entry with nothing but its name: no empty blocks, no actions, and no hours said so", async () => {
  await openPage(loaded({ ShippingStreet: "", ShippingPostalCode: "", ShippingCity: "" }));
  await expect.element(page.getByText("Keine Öffnungszeiten angegeben.")).toBeVisible();
  await expect.element(link("Anrufen")).not.toBeInTheDocument();
  for (const absent of ["Über uns", "Leistungen und Service", "Produkte und Marken", "Gut zu wissen", "Dokumente"])
    await expect.element(block(absent)).not.toBeInTheDocument();
});

test("each contact is a link with its own purpose", async () => {
  await openPage(
    loaded({ Phone: "(0221) 12 34-5", email: "info@sommer.example", website: "https://www.sommer.example/" }),
  );
  await expect.element(link("Anrufen")).toHaveAttribute("href", "tel:+4922112345");
  await expect.element(link("E-Mail schreiben")).toHaveAttribute("href", "mailto:info@sommer.example");
  await expect.element(link("www.sommer.example")).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await expect.element(link("Auf der Karte ansehen")).toHaveAttribute("href", expect.stringContaining("Lindenstra"));
});

test("without a landline number the call button takes the mobile number", async () => {
  await openPage(loaded({ mobile: "0151 234" }));
  await expect.element(link("Anrufen")).toHaveAttribute("href", "tel:+49151234");
});

test.each([
  ["Anrufen", "call"],
  ["E-Mail schreiben", "email"],
  ["Auf der Karte ansehen", "route"],
  ["Website öffnen", "website"],
])("a click on %s is counted as %s of this company", async (label, action) => {
  await openPage(loaded({ Phone: "0221 1", email: "a@b.example", website: "https://www.sommer.example" }));
  await link(label).click();
  await expect.poll(counted).toEqual([{ company: 4711, action }]);
});

test("a click on another link, and one with the right button, count nothing", async () => {
  await openPage(loaded({ Phone: "0221 1" }));
  await link("Anrufen").click({ button: "right" });
  await link("Fehler im Eintrag melden").click();
  expect(beacons).toEqual([]);
});

test("shop and booking addresses without a scheme lead to https", async () => {
  const onlinePresence = withEmptyFields("onlinePresence", { shopUrl: "shop.example", bookingUrl: "http://b.example" });
  await openPage(loaded({ onlinePresence }));
  await expect.element(link("Zum Onlineshop")).toHaveAttribute("href", "https://shop.example");
  await expect.element(link("Termin buchen")).toHaveAttribute("href", "http://b.example");
});

test("a text with empty lines is shown in paragraphs", async () => {
  const aboutUs = withEmptyFields("aboutUs", { text: "Wir malen.\n\n\nSeit jeher.", foundingYear: 1962 });
  await openPage(loaded({ aboutUs }));
  await expect.element(block("Über uns")).toBeVisible();
  await expect.element(page.getByText("Wir malen.")).toHaveProperty("tagName", "P");
  await expect.element(page.getByText("Seit jeher.")).toHaveProperty("tagName", "P");
  await expect.element(page.getByText("Malerbetrieb Sommer besteht seit 1962.")).toBeVisible();
});

test("today's special hours replace those of the week, and coming special days are listed for two months", async () => {
  const week = Array.from({ length: 7 }, () => ({ spans: [{ from: "08:00", to: "17:00" }], byAppointment: false }));
  const day = (from: string, label: string) => ({ from, to: from, label, spans: [] });
  const specialDays = [
    { ...day(TODAY, "Inventur"), spans: [{ from: "10:00", to: "12:00" }] },
    day(addDays(TODAY, 60), "Umzug"),
    day(addDays(TODAY, 61), "Später"),
  ];
  await openPage(loaded({ openingHours: { ...emptyOpeningHours(), week, specialDays } }));
  const today = page.getByRole("term").nth(weekday(TODAY));
  await expect.element(today).toMatchTextContent(/ \(heute\)$/);
  await expect
    .element(page.getByRole("definition").nth(weekday(TODAY)))
    .toHaveTextContent("10:00–12:00 heute abweichend");
  const special = page.getByRole("list", { name: "Besondere Tage" }).getByRole("listitem");
  await expect.element(special).toHaveLength(2);
  await expect.element(special.nth(1)).toHaveTextContent(`${germanDay(addDays(TODAY, 60))}: geschlossen (Umzug)`);
});

test("five photos are shown, the fifth says how many more there are", async () => {
  await openPage(loaded({ media: { photos: [1, 2, 3, 4, 5, 6, 7].map(photo) } }));
  const photos = page.getByRole("list", { name: "Bilder" }).getByRole("button");
  await expect.element(photos).toHaveLength(5);
  await expect.element(photos.nth(0)).toHaveAccessibleName(/^Altbau nach dem Streichen ?, groß ansehen$/);
  await expect.element(photos.nth(4)).toMatchTextContent(/\+ 2 weitere Bilder$/);
});

test("the large view goes round by arrow keys and returns the focus when it closes", async () => {
  await openPage(loaded({ media: { photos: [1, 2].map(photo) } }));
  const first = page.getByRole("button", { name: /^Altbau/ });
  document.removeEventListener("click", stayHere, { capture: true });
  await first.click();
  const large = page.getByRole("dialog");
  await expect.element(large).toHaveAccessibleName("Bild 1 von 2");
  await expect.element(large.getByRole("button", { name: "Nächstes Bild" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(large).toHaveAccessibleName("Bild 2 von 2");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(large).toHaveAccessibleName("Bild 1 von 2");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(large).toHaveAccessibleName("Bild 2 von 2");
  await userEvent.keyboard("{Escape}");
  await expect.element(large).not.toBeInTheDocument();
  await expect.element(first).toHaveFocus();
});

test("documents say their size; the b2b codex says its day", async () => {
  await openPage(
    loaded({
      documents: { documents: [{ Url: "/media/preise.pdf", title: "Preise", bytes: 1_200_000 }] },
      b2bCodex: { accepted: true, signatory: "Eva Sommer", acceptedOn: "2026-05-04" },
    }),
  );
  await expect.element(link("Preise (PDF, 1,2 MB)")).toHaveAttribute("href", "/media/preise.pdf");
  await expect.element(page.getByText("Hat den B2B-Kodex unterschrieben am 04.05.2026.")).toBeVisible();
});

test("the page prints itself, and links to claim and to report name the company", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  await openPage(loaded());
  await page.getByRole("button", { name: "Seite drucken" }).click();
  await expect.poll(() => print).toHaveBeenCalledOnce();
  await expect.element(link("Ist das Ihre Firma?")).toHaveAttribute("href", expect.stringContaining("firma=4711"));
  await expect.element(link("Fehler im Eintrag melden")).toHaveAttribute("href", expect.stringContaining("firma=4711"));
});
