import { describe, expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";
import { openPart, reads } from "./entry-pages.ts";
import { aPhoto, choose, isDrawn } from "./files.ts";
import type { Locator, Page } from "playwright-core";

const PHONE = { viewport: { width: 390, height: 844 } };

const cards = (page: Page): Locator => page.getByRole("list", { name: "Bilder in ihrer Reihenfolge" });

describe("uploads", () => {
  journey("leaving the page during an upload asks first", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await openPart(page, "Bilder");
    await page.route("**/api/customer/temporary-files*", () => {});
    await choose(page, "Bilder hinzufügen", [aPhoto("Dach.png")]);
    await see(page.getByText("Noch 1 Bild auf dem Weg"));

    await page.getByRole("link", { name: "Vorschau ansehen" }).click();
    await see(page.getByRole("dialog", { name: "Änderungen verwerfen?" }));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Dach.png: Hochladen abbrechen" }).click();
    await page.getByRole("link", { name: "Vorschau ansehen" }).click();
    await see(page.getByRole("heading", { level: 1, name: "Ihr Eintrag" }));
  });

  journey("files can be pasted and dropped; a text field keeps pasted text", async ({ db, open }) => {
    const { page } = await open();
    await logIn(page, await aCustomer(db));
    await openPart(page, "Bilder");
    const paste = (selector: string, name: string) =>
      page.evaluate(
        ([where, file]) => {
          const clipboardData = new DataTransfer();
          clipboardData.items.add(new File(["x"], file ?? "", { type: "image/png" }));
          const target = document.querySelector(where ?? "");
          target?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        },
        [selector, name],
      );
    await page.route("**/api/customer/temporary-files*", () => {});

    await paste("body", "Eingefügt.png");
    await see(page.getByText("Noch 1 Bild auf dem Weg"));
    await paste("#media-photos-0-alt", "Kein zweites.png");
    await page.getByText("Bilder auswählen oder hierher ziehen").evaluate((area) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "Gezogen.png", { type: "image/png" }));
      area.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });

    await see(page.getByText("Noch 2 Bilder auf dem Weg"));
    await reads(cards(page), /Eingefügt\.png.*Gezogen\.png/);
    await hasNone(page.getByText("Kein zweites.png"));
  });

  journey("files beyond the limit are listed as refused", async ({ db, open }) => {
    const { page } = await open(PHONE);
    await logIn(page, await aCustomer(db));
    await openPart(page, "Bilder");
    await page.route("**/api/customer/temporary-files*", () => {});

    await choose(
      page,
      "Bilder hinzufügen",
      Array.from({ length: 32 }, (_, index) => aPhoto(`Foto ${index + 1}.png`)),
    );

    await see(page.getByText("Höchstens 30 Bilder sind möglich").first());
    await see(page.getByText("Nicht hinzugefügt: Foto 31.png, Foto 32.png"));
    await see(page.getByText("Noch 30 Bilder auf dem Weg"));
    await expect
      .poll(() => page.getByRole("button", { name: "Bilder hinzufügen (optional)" }).isDisabled(), POLL)
      .toBe(true);
  });

  journey("uploads resume after a lost connection", async ({ db, open }) => {
    const window = await open(PHONE);
    const { page, context } = window;
    window.expects("net::ERR_INTERNET_DISCONNECTED POST /api/customer/temporary-files");
    await logIn(page, await aCustomer(db));
    await openPart(page, "Bilder");

    await window.cut();
    await choose(page, "Bilder hinzufügen", [aPhoto("Dach.png"), aPhoto("Team.png")]);
    await see(page.getByText("2 Bilder nicht hochgeladen"));
    await reads(cards(page), "Keine Verbindung");
    await context.setOffline(false);

    await see(page.getByText("Alles hochgeladen. Es gilt, sobald Sie speichern."));
    await isDrawn(cards(page).getByRole("img").last());
  });
});
