import { buffer } from "node:stream/consumers";
import { aMailbox, aWebsite } from "@portal/db/factories/websites";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { logIn } from "../auth/log-in.ts";
import { journey } from "../journey.ts";
import { see } from "../look.ts";
import { aCustomer } from "../people.ts";

/** Presses a download link; the file's name and text. */
async function download(page: Page, link: RegExp): Promise<{ name: string; xml: string }> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: link }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), xml: (await buffer(await file.createReadStream())).toString() };
}

/** The values of a property list by their keys, as a program on the Mac reads them: texts of `true` and numbers too. */
const valuesOfProfile = (page: Page, xml: string): Promise<Record<string, string>> =>
  page.evaluate((text) => {
    const keys = [...new DOMParser().parseFromString(text, "application/xml").querySelectorAll("array > dict > key")];
    return Object.fromEntries(
      keys.map(({ textContent: key, nextElementSibling: value }) => [key, value?.textContent || value?.tagName || ""]),
    );
  }, xml);

/** Each server of an autoconfig file: its type, then the texts of its elements. */
const serversOf = (page: Page, xml: string): Promise<(string | null)[][]> =>
  page.evaluate((text) => {
    const servers = [...new DOMParser().parseFromString(text, "application/xml").querySelectorAll("[type]")];
    return servers.map((server) => [
      server.getAttribute("type"),
      ...[...server.children].map(({ textContent }) => textContent),
    ]);
  }, xml);

journey("a company reads the values of its mailbox and loads them for Apple and Thunderbird", async ({ db, open }) => {
  const person = await aCustomer(db, { products: ["WEB-M"] });
  await aWebsite(db, { company_id: person.company.id });
  const address = `info@brandt-${person.company.id}.example`;
  const login_name = `web${person.company.id}p1`;
  await aMailbox(db, {
    company_id: person.company.id,
    address,
    login_name,
    owner_name: "Brandt & Söhne",
    smtp_port: 587,
  });
  const { page, context } = await open({ viewport: { width: 390, height: 844 } });
  await logIn(page, person);
  await page.goto("/kunde/meineProdukte/website/email");
  const mailbox = page.getByRole("region", { name: address });
  await mailbox.getByText("E-Mail-Programm einrichten").click();
  await see(mailbox.getByText("imap.post-server.example, Port 993, SSL/TLS"));
  await see(mailbox.getByText("smtp.post-server.example, Port 587, STARTTLS"));
  await see(mailbox.getByText(login_name, { exact: true }));

  const profile = await download(page, /^Profil laden/);
  const autoconfig = await download(page, /^Autoconfig-Datei laden/);
  // The portal's own pages forbid scripts to read XML.
  const reader = await context.newPage();
  expect(profile.name).toBe(`${address.replace("@", "-")}.mobileconfig`);
  expect(await valuesOfProfile(reader, profile.xml)).toMatchObject({
    PayloadType: "com.apple.mail.managed",
    EmailAccountType: "EmailTypeIMAP",
    EmailAccountName: "Brandt & Söhne",
    EmailAddress: address,
    IncomingMailServerHostName: "imap.post-server.example",
    IncomingMailServerPortNumber: "993",
    IncomingMailServerUseSSL: "true",
    IncomingMailServerUsername: login_name,
    OutgoingMailServerHostName: "smtp.post-server.example",
    OutgoingMailServerPortNumber: "587",
    OutgoingMailServerUseSSL: "true",
    OutgoingMailServerUsername: login_name,
  });
  expect(autoconfig.name).toBe(`${address.replace("@", "-")}.xml`);
  expect(await serversOf(reader, autoconfig.xml)).toEqual([
    ["imap", "imap.post-server.example", "993", "SSL", "password-cleartext", login_name],
    ["smtp", "smtp.post-server.example", "587", "STARTTLS", "password-cleartext", login_name],
  ]);
});
