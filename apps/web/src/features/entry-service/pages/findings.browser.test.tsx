import type { FieldComparison } from "@portal/contract/entry-service/listing";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { aUser, startSessionAs } from "../../../testing/logged-in.tsx";
import { aPortal, found, group, openPage, PORTALS, street, withFields } from "../testing/entry-service-page.tsx";

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

test("a difference shows both values and links to the form's field and to the portal's own page", async () => {
  await openPage(found(PORTALS));
  const item = group("Das korrigieren Sie");
  const row = item.getByRole("table", { name: "Abweichungen auf Stadtblick" }).getByRole("row").nth(1);
  await expect.element(row.getByRole("rowheader")).toHaveTextContent("Straße");
  await expect.element(row).toMatchTextContent(/Lindenallee.*Lindenstraße/);
  await expect
    .element(item.getByRole("link", { name: "Straße" }))
    .toHaveAttribute("href", expect.stringMatching(/#companyData-ShippingStreet$/));
  await expect
    .element(item.getByRole("link", { name: "Auf Stadtblick korrigieren" }))
    .toHaveAttribute("href", "https://Stadtblick.example/4711");
});

test("a value that the portal does not show reads as missing and asks nobody to change the entry", async () => {
  const missing: FieldComparison = { field: "phone", expected: "0221 1", found: "", verdict: "missing" };
  await openPage(found([withFields(aPortal("Stadtblick", "portal_nok"), [missing])]));
  const item = group("Das korrigieren Sie");
  await expect.element(item.getByRole("cell", { name: "Keine Angabe" })).toBeVisible();
  await expect.element(item.getByText(/Stimmt, was das Portal zeigt/)).not.toBeInTheDocument();
});

test("a company that a portal does not know is offered to be added there", async () => {
  await openPage(found([aPortal("Stadtblick", "portal_not_found")]));
  await expect.element(page.getByText("Ihre Firma steht dort nicht. Melden Sie sich dort an.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Bei Stadtblick eintragen" })).toBeVisible();
});

test("a second listing on a portal is named with its address", async () => {
  const portal = aPortal("Stadtblick", "portal_nok");
  const duplicate = { url: "https://Stadtblick.example/9", readAt: "2026-11-16T08:04:00.000Z", name: "Sommer Maler" };
  const result = portal.result && { ...portal.result, duplicates: [{ ...duplicate, address: "Alter Weg 1, Köln" }] };
  await openPage(found([{ ...portal, result }]));
  await expect.element(page.getByText("Ihre Firma steht dort ein zweites Mal:")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Sommer Maler" }))
    .toHaveAttribute("href", "https://Stadtblick.example/9");
  await expect.element(page.getByText(/Alter Weg 1, Köln$/)).toBeVisible();
});

test("most portals contradict the entry in a field: the page first asks about the entry", async () => {
  const portals = [aPortal("Stadtblick", "portal_nok"), aPortal("Ortsbuch", "portal_nok")];
  await openPage(found(portals.map((portal) => withFields(portal, [street]))));
  const question = page.getByRole("region", { name: "Bitte zuerst ansehen: Stimmt das in Ihrem Eintrag noch?" });
  await expect.element(question.getByText("2 von 2 Portalen")).toBeVisible();
  await expect.element(question.getByText("Lindenallee")).toBeVisible();
  await expect.element(question.getByRole("link", { name: "Straße im Eintrag ändern" })).toBeVisible();
});
