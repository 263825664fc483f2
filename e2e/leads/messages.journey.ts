/** What people come to do: ask a company, answer with a quick answer and a file, and go on by mail. */
import { createHmac } from "node:crypto";
import { receiveMail } from "@portal/contract/leads/messages/inbound-calls";
import { DEMO_WEBHOOK_KEY, WEBHOOK_HEADERS } from "@portal/contract/leads/webhook";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { linkInMail } from "../account-linking/mail.ts";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { hasNone, hasValue, POLL, see } from "../look.ts";
import { aCustomer } from "../people.ts";

const MESSAGES = "/kunde/anfragen/nachrichten";
const OFFER = {
  name: "Angebot.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"),
};

/** Writes on the public form and opens the link of the mail, as the sender of an inquiry does. */
async function ask(page: Page, db: Kysely<Database>, companyId: number, email: string): Promise<void> {
  await page.goto(`/anfrage?firma=${companyId}`);
  await page.getByRole("radio", { name: "Ich habe eine Frage" }).check();
  await page.getByLabel("Ihre Nachricht").fill("Reparieren Sie auch Schieferdächer?");
  await page.getByLabel("Ihr Name").fill("Maria König");
  await page.getByLabel("Ihre E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Anfrage senden" }).click();
  await see(page.getByText("Fast fertig: Bitte sehen Sie in Ihrem Postfach nach"));
  await page.goto(await linkInMail(db, email, "inquiry-confirm"));
  await page.getByRole("button", { name: /^Nachricht an .* senden$/ }).click();
  await see(page.getByRole("heading", { level: 1, name: /^Ihre Nachricht ist bei / }));
}

/** The address that the customer's mail program answers to. */
async function replyAddress(db: Kysely<Database>, email: string): Promise<string> {
  const read = async () =>
    (
      await db
        .selectFrom("mails")
        .select("conversation")
        .where("recipient", "=", email)
        .where("template", "=", "message-to-customer")
        .executeTakeFirst()
    )?.conversation?.replyTo ?? "";
  await expect.poll(read, POLL).toContain("@");
  return read();
}

/** Messages of customers that nobody of the company has seen. */
async function unreadOf(db: Kysely<Database>, companyId: number): Promise<number> {
  const threads = await db.selectFrom("message_threads").select("unread").where("company_id", "=", companyId).execute();
  return threads.reduce((sum, { unread }) => sum + unread, 0);
}

/** Hands the customer's reply over as the mail server does: raw and signed. */
async function replyByMail(
  origin: string,
  { from, to, text }: { from: string; to: string; text: string },
): Promise<void> {
  const raw = [
    `From: Maria <${from}>`,
    `To: <${to}>`,
    "Subject: Re: Ihre Nachricht",
    `Message-ID: <${crypto.randomUUID()}@post.example>`,
    `Date: ${new Date().toUTCString()}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
    "",
  ].join("\r\n");
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", DEMO_WEBHOOK_KEY).update(`${timestamp}.${raw}`).digest("hex");
  const response = await fetch(new URL(receiveMail.path, origin), {
    method: receiveMail.method,
    body: raw,
    headers: {
      "content-type": "message/rfc822",
      [WEBHOOK_HEADERS.timestamp]: timestamp,
      [WEBHOOK_HEADERS.signature]: `sha256=${signature}`,
    },
  });
  expect(await response.json()).toMatchObject({ outcome: "stored" });
}

describe("messages", () => {
  journey(
    "an inquiry is confirmed, answered with a file, and the reply by mail appears below",
    async ({ db, open }) => {
      const owner = await aCustomer(db, { names: ["Schiefer Schmitz"] });
      const email = `maria-${owner.id}@post.example`;
      const customer = await open();
      await ask(customer.page, db, owner.company.id, email);

      const { page } = await open({ viewport: { width: 390, height: 844 } });
      await logIn(page, owner);
      await page.goto(MESSAGES);
      await see(page.getByRole("heading", { name: "Ein Kunde wartet auf Ihre Antwort" }));
      const threads = page.getByRole("list", { name: "Gespräche" });
      await see(threads.getByText("1 neue Nachricht"));
      const stream = page.waitForResponse("**/api/events");
      await page.reload();
      await stream;
      await threads.getByRole("link", { name: "Maria König" }).click();
      await see(page.getByText("Reparieren Sie auch Schieferdächer?"));
      await expect.poll(() => unreadOf(db, owner.company.id), POLL).toBe(0);
      await page.getByLabel("Schnellantwort").selectOption({ label: "Wir melden uns" });
      const answer = page.getByLabel("Nachricht", { exact: true });
      await expect.poll(() => answer.inputValue(), POLL).toMatch(/^Guten Tag Maria König,[^]*Schiefer Schmitz$/);
      await page.locator("input[type=file]").setInputFiles(OFFER);
      // It stands there once the upload is over.
      await see(page.getByRole("button", { name: "Angebot.pdf entfernen" }));
      await page.getByRole("button", { name: "Nachricht senden" }).click();
      await see(page.getByRole("link", { name: /Angebot\.pdf/ }));
      await hasValue(answer, "");

      const to = await replyAddress(db, email);
      await replyByMail(new URL(page.url()).origin, { from: email, to, text: "Ja, gern am Montag." });
      await see(page.getByText("Ja, gern am Montag.", { exact: true }));
      await expect.poll(() => unreadOf(db, owner.company.id), POLL).toBe(0);
      await page.goto(MESSAGES);
      await see(page.getByRole("heading", { name: "Ein Kunde wartet auf Ihre Antwort" }));
      await hasNone(page.getByText("1 neue Nachricht"));
    },
  );

  journey("an own quick answer is saved and stays", async ({ db, open }) => {
    const owner = await aCustomer(db, { names: ["Putz und Stuck"] });
    const { page } = await open();
    await logIn(page, owner);
    await page.goto(MESSAGES);
    await see(page.getByRole("heading", { name: "Noch keine Nachrichten" }));
    await page.getByRole("button", { name: /^Anpassen\s*: Fotos erbitten$/ }).click();
    await page.getByLabel("Name der Schnellantwort").fill("Fotos vom Putz");
    await page.getByRole("button", { name: "Schnellantwort speichern" }).click();
    const own = page.getByRole("list", { name: "Ihre Schnellantworten" });
    await see(own.getByText("Fotos vom Putz", { exact: true }));
    await page.reload();
    await see(own.getByText("Fotos vom Putz", { exact: true }));
  });
});
