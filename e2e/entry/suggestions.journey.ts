import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasFocus, hasValue, miss, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { field, openPart, reads, savePart } from "./entry-pages.ts";

/** What a list of things chosen reads like, from top to bottom. */
const listOf = (page: Page, part: string) =>
  page.getByRole("form", { name: part }).getByRole("list").getByRole("listitem");
const option = (page: Page, name: string | RegExp) => page.getByRole("listbox").getByRole("option", { name });

/** Puts a text into the field as people do who copy from a price list. */
const paste = (page: Page, label: string, text: string): Promise<void> =>
  field(page, label).evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", copied);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

describe("trades", () => {
  journey("trades are found by a misspelling, ordered and saved with the keyboard only", async ({ db, open }) => {
    const { page } = await open();
    const { keyboard } = page;
    await logIn(page, await aCustomer(db));
    await openPart(page, "Branchen");
    await field(page, "Branche suchen").focus();

    await keyboard.insertText("dachdeker");
    await see(option(page, /^Dachdecker/).first());
    await reads(page.getByRole("form", { name: "Branchen" }).getByRole("status").first(), /^\d+ Vorschl(ag|äge)\./);
    await keyboard.press("Enter");
    await reads(listOf(page, "Branchen"), /^Dachdecker\w+ Hauptbranche/);
    await hasValue(field(page, "Branche suchen"), "");

    await keyboard.insertText("zimmerei");
    await see(option(page, /^Zimmerei$/));
    await keyboard.press("Enter");
    await hasFocus(field(page, "Branche suchen"));
    const up = page.getByRole("button", { name: "Zimmerei nach oben" });
    for (let steps = 0; steps < 10 && !(await up.evaluate((it) => it === document.activeElement)); steps++)
      await keyboard.press("Tab");
    await keyboard.press("Enter");
    await hasFocus(up);
    await reads(page.getByRole("form", { name: "Branchen" }), "Zimmerei ist jetzt Ihre Hauptbranche.");
    await savePart(page, "Branchen");

    await page.reload();
    await reads(listOf(page, "Branchen").first(), /^Zimmerei Hauptbranche/);
    await reads(listOf(page, "Branchen").last(), /^Dachdecker\w+$/);
  });

  journey("a slow earlier answer does not replace a later one", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await openPart(page, "Branchen");
    const held = holdFirst(page, "**/api/customer/suggest/industries*");
    await held.ready;

    await field(page, "Branche suchen").fill("bäcker");
    const slow = await held.first;
    const given = page.waitForEvent("requestfailed", (request) => request === slow.request());
    await field(page, "Branche suchen").fill("zimmerei");
    await see(option(page, /^Zimmerei$/));
    expect((await given).failure()?.errorText).toBe("net::ERR_ABORTED");
    await slow.fulfill({ json: { industries: [{ name: "Bäckerei", alias: "" }] } }).catch(() => {});

    await page.keyboard.press("Enter");
    await reads(listOf(page, "Branchen"), /^Zimmerei Hauptbranche/);
  });

  journey("text that matches no trade stays in the field with an error", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await openPart(page, "Branchen");
    await field(page, "Branche suchen").fill("qxqxqxqx");
    await see(page.getByText("Keine Branche gefunden.").first());

    await page.getByRole("button", { name: "Branchen speichern" }).click();

    await hasFocus(field(page, "Branche suchen"));
    await reads(page.getByRole("form", { name: "Branchen" }), "„qxqxqxqx“ ist noch nicht gewählt.");
    await hasValue(field(page, "Branche suchen"), "qxqxqxqx");
  });
});

/** Keeps the first request to this path waiting; the following ones go through. */
function holdFirst(page: Page, path: string) {
  let seen: (route: Route) => void = () => {};
  const first = new Promise<Route>((resolve) => (seen = resolve));
  let isFirst = true;
  const ready = page.route(path, (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    seen(route);
    return undefined;
  });
  return { first, ready };
}

describe("words", () => {
  journey("a pasted list becomes search keywords; a removed one can be restored", async ({ db, open }) => {
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, await aCustomer(db));
    await openPart(page, "Suchbegriffe");
    const form = page.getByRole("form", { name: "Suchbegriffe" });

    await paste(page, "Suchbegriff", "Flachdach\nSteildach; Dachrinne, flachdach");
    await reads(form, "3 hinzugefügt. „flachdach“ steht schon in der Liste.");
    await reads(form, "3 von 20");
    await field(page, "Suchbegriff").press("Backspace");
    await reads(form, "2 von 20");
    await page.getByRole("button", { name: "Wieder aufnehmen" }).click();
    await reads(form, "3 von 20");
    await savePart(page, "Suchbegriffe");

    await page.reload();
    await reads(form, "3 von 20");
    await reads(listOf(page, "Suchbegriffe").last(), "Dachrinne");
  });

  journey("without suggestions words can still be added", async ({ db, open }) => {
    const window = await open();
    const { page } = window;
    window.expects("500 POST /api/customer/suggest/product-features");
    await logIn(page, await aCustomer(db));
    await openPart(page, "Produkte und Marken");
    await page.route("**/api/customer/suggest/product-features*", (route) =>
      route.fulfill({ status: 500, json: { errors: [] } }),
    );

    await field(page, "Produkt oder Marke").fill("Wärmepumpen");
    await see(page.getByText("Vorschläge gibt es gerade nicht.").first());
    await page.keyboard.press("Enter");

    await reads(listOf(page, "Produkte und Marken"), "Wärmepumpen");
    await savePart(page, "Produkte und Marken");
  });
});

describe("places", () => {
  journey("places of one name are distinguished by state and shown on the public entry", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await logIn(page, person);
    await openPart(page, "Einzugsgebiet");

    await field(page, "Umkreis in Kilometern").fill("30 km");
    await see(page.getByRole("img", { name: "Karte: Im Umkreis von 30 km um Berlin" }));
    await field(page, "Orte").fill("Mühlhausen");
    await option(page, /^Mühlhausen ?Thüringen$/).click();
    await see(page.locator("svg text").getByText("Mühlhausen", { exact: true }));
    await field(page, "Orte").fill("Hinterm Deich");
    await option(page, /^Hinterm Deich/).click();
    await see(page.getByText("Nicht auf der Karte: Hinterm Deich."));
    await savePart(page, "Einzugsgebiet");

    await page.goto(`/eintrag/${person.company.id}`);
    await reads(page.getByRole("article"), /Im Umkreis von 30 km, außerdem Mühlhausen, Hinterm Deich/);
    await see(page.getByRole("img", { name: /^Karte: Im Umkreis von 30 km um Berlin, außerdem Mühlhausen/ }));
  });
});

describe("the address", () => {
  journey("a hint corrects the address; it may be ignored", async ({ db, open }) => {
    const person = await aCustomer(db);
    const { page } = await open();
    await logIn(page, person);
    await openPart(page, "Adresse und Kontakt");

    await field(page, "Ort").fill("Hamburg");
    await field(page, "Ort").press("Tab");
    await see(page.getByText("Zu 10969 gehört Berlin."));
    await page.getByRole("button", { name: "So lassen" }).click();
    await miss(page.getByText("Zu 10969 gehört Berlin."));
    await savePart(page, "Adresse und Kontakt");

    await field(page, "Ort").fill("Hamburk");
    await field(page, "Ort").press("Tab");
    await page.getByRole("button", { name: "Berlin übernehmen" }).click();
    await expect.poll(() => field(page, "Ort").inputValue(), POLL).toBe("Berlin");
    await miss(page.getByText("Zu 10969 gehört Berlin."));
    await savePart(page, "Adresse und Kontakt");
    await page.goto(`/eintrag/${person.company.id}`);
    await reads(page.getByRole("article"), "10969 Berlin");
  });

  journey("choosing a postal code fills in its place", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await openPart(page, "Adresse und Kontakt");

    await field(page, "Postleitzahl").fill("0106");
    await see(option(page, /^01067/));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    await expect.poll(() => field(page, "Postleitzahl").inputValue(), POLL).toMatch(/^0106\d$/);
    await hasValue(field(page, "Ort"), "Dresden");
  });
});
