import type { OwnSiteCode } from "@portal/contract/entry/own-site/calls";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { startAt } from "../../../testing/address.ts";
import { anEntry } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import OwnSitePage from "./own-site-page.tsx";

const CODE: OwnSiteCode = {
  structuredData: '<script type="application/ld+json">\n{}\n</script>',
  widget: '<script src="https://www.nahbei.example/widget/4711.js" async></script>',
  widgetOrigin: "https://www.nahbei.example",
  hoursVersion: 3,
};

async function openPage(code: ApiAnswer | readonly ApiAnswer[] = { body: CODE }) {
  startAt("/");
  await commands.answerApi({
    "GET /api/customer/getSalesForceEntry": { body: { entry: anEntry({ company_name: "Malerbetrieb Sommer" }) } },
    "GET /api/customer/entry/own-site": code,
  });
  await renderPart(<OwnSitePage />);
}
const toasts = page.getByRole("region", { name: "Meldungen" });
const copyHours = page.getByRole("button", { name: "Code für die Öffnungszeiten kopieren" });

/** Nothing serves the widget here: its address is noted instead of loaded. */
const askedFor: string[] = [];
beforeAll(() => startSessionAs(aUser()));
beforeEach(() => {
  askedFor.length = 0;
  vi.spyOn(HTMLScriptElement.prototype, "src", "set").mockImplementation((src) => void askedFor.push(src));
});
afterEach(() => vi.restoreAllMocks());

test("both codes are in fields, and the policy that a strict site needs is named", async () => {
  await openPage();
  await expect.element(page.getByLabelText("Code für die Öffnungszeiten", { exact: true })).toHaveValue(CODE.widget);
  await expect.element(page.getByLabelText("Code für Suchmaschinen", { exact: true })).toHaveValue(CODE.structuredData);
  await expect.element(page.getByText("script-src https://www.nahbei.example")).toBeVisible();
  await expect.element(page.getByText('<div id="oeffnungszeiten-4711"></div>')).toBeVisible();
});

test("the preview loads the script of the shown version; without it the page says so", async () => {
  await openPage();
  await expect.poll(() => askedFor).toEqual(["/widget/4711.js?stand=3"]);
  const script = page.getByRole("heading", { name: "Vorschau" }).element().parentElement?.querySelector("script");
  script?.dispatchEvent(new Event("error"));
  const failure = page.getByText("Die Vorschau ist gerade nicht verfügbar.", { exact: false });
  await expect.element(failure).toBeVisible();
  script?.dispatchEvent(new Event("load"));
  await expect.element(failure).not.toBeInTheDocument();
});

test.each([
  ["Code für die Öffnungszeiten kopieren", CODE.widget, "Der Code für die Öffnungszeiten ist kopiert."],
  ["Code für Suchmaschinen kopieren", CODE.structuredData, "Der Code für Suchmaschinen ist kopiert."],
])("„%s“ copies it and says so", async (button, text, said) => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openPage();
  await page.getByRole("button", { name: button }).click();
  await expect.element(toasts).toHaveTextContent(said);
  expect(write).toHaveBeenCalledExactlyOnceWith(text);
});

test("a letter with both codes can be copied for the person who looks after the site", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openPage();
  await page.getByText("Jemand anders betreut die Website").click();
  await page.getByRole("button", { name: "Nachricht kopieren" }).click();
  await expect.element(toasts).toHaveTextContent("Die Nachricht ist kopiert.");
  expect(write.mock.calls[0]?.[0]).toContain("Website von Malerbetrieb Sommer");
  expect(write.mock.calls[0]?.[0]).toContain(CODE.widget);
});

test("a browser that forbids copying: the page says how to copy by hand", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await openPage();
  await copyHours.click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Das Kopieren hat nicht geklappt. Markieren Sie den Code und kopieren Sie ihn.");
});

test("codes that can't be loaded are loaded when asked again", async () => {
  await openPage([{ status: 500 }, { body: CODE }]);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(copyHours).toBeVisible();
});
