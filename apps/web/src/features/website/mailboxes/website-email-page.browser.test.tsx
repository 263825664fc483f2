import { pathOf } from "@portal/contract/pages/routes";
import type { Mailbox } from "@portal/contract/website/mailboxes/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { startAt } from "../../../testing/address.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { setCompanyWithWebsite } from "../testing/websites.ts";
import WebsiteEmailPage from "./website-email-page.tsx";

const LOAD = "GET /api/customer/website-mailboxes";

const aMailbox = (given: Partial<Mailbox> = {}): Mailbox => ({
  id: 3,
  address: "info@brandt.example",
  ownerName: "Brandt Bedachungen",
  quotaBytes: 5e9,
  usedBytes: 1.2e9,
  usedAt: "2026-11-22T02:00:00.000Z",
  aliases: ["kontakt@brandt.example"],
  forwardsTo: ["petra@privat.example"],
  keepsCopy: true,
  loginName: "info@brandt.example",
  incoming: { host: "imap.post.example", port: 993, security: "tls" },
  outgoing: { host: "smtp.post.example", port: 587, security: "starttls" },
  ...given,
});

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompanyWithWebsite());

async function open(answer: ApiAnswer | readonly ApiAnswer[]) {
  startAt(pathOf("website_email"));
  await commands.answerApi({ [LOAD]: answer });
  await renderPart(<WebsiteEmailPage />);
}
const found = (...mailboxes: Mailbox[]): ApiAnswer => ({ body: { mailboxes } });
const box = () => page.getByRole("region", { name: "info@brandt.example" });

test("a mailbox is shown with space, aliases, forwarding and its own values for programs", async () => {
  await open(found(aMailbox()));
  await expect
    .element(box().getByRole("meter", { name: "Belegter Platz von info@brandt.example" }))
    .toHaveAttribute("aria-valuenow", "24");
  await expect.element(box().getByText("kontakt@brandt.example")).toBeVisible();
  await expect.element(page.getByText("Dieses Postfach ist fast voll")).not.toBeInTheDocument();
  await expect.element(box().getByText("petra@privat.example; eine Kopie bleibt im Postfach")).toBeVisible();
  await box()
    .getByText(/^E-Mail-Programm einrichten/)
    .click();
  await expect.element(box().getByText("imap.post.example, Port 993, SSL/TLS")).toBeVisible();
  await expect.element(box().getByText("smtp.post.example, Port 587, STARTTLS")).toBeVisible();
  for (const [name, format] of [
    [/^Profil laden/, "apple"],
    [/^Autoconfig-Datei laden/, "autoconfig"],
  ] as const) {
    await expect
      .element(box().getByRole("link", { name }))
      .toHaveAttribute("href", `/api/customer/website-mailboxes/3/profile?format=${format}&accountId=${COMPANY_ID}`);
  }
});

test("a mailbox that is nearly full warns", async () => {
  await open(found(aMailbox({ usedBytes: 4.7e9 })));
  await expect.element(box().getByText("Dieses Postfach ist fast voll")).toBeVisible();
});

test("without mailboxes the page says how to get one", async () => {
  await open(found());
  await expect.element(page.getByRole("heading", { name: "Noch kein Postfach" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Nach einem Postfach fragen" })).toBeVisible();
});

test("a failed load can be repeated", async () => {
  await open([refused("server.defect"), found(aMailbox())]);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(box()).toBeVisible();
});

test("without the product nothing is loaded", async () => {
  setCompanyWithWebsite("Inactive");
  await open(found());
  await expect
    .element(page.getByRole("heading", { name: "Eine Website gehört nicht zu Ihren Produkten" }))
    .toBeVisible();
  expect(await commands.requestsOfApi()).toEqual([]);
});
