import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { werkweiser } from "@portal/contract/brands/werkweiser/brand";
import { afterAll, beforeAll, expect } from "vitest";
import { openSmtpInbox, type SmtpInbox } from "../../testing/smtp-inbox.ts";
import { apiTest } from "../../testing/fixture.ts";
import { deliverDueMails } from "./deliver.ts";
import { openTransport, startMailSender } from "./sender.ts";
import { type MailTemplate, type OutgoingMail, sendMail } from "./send-mail.ts";

const MINUTE = 60_000;
const { test, app } = apiTest();
let inbox: SmtpInbox;
let transport: ReturnType<typeof openTransport>;

beforeAll(async () => {
  inbox = await openSmtpInbox((address) => {
    if (address.startsWith("unbekannt@")) return 550;
    return address.startsWith("voll@") ? 452 : undefined;
  });
  transport = openTransport(inbox.url);
});
afterAll(async () => {
  await transport.close();
  await inbox.close();
});

const greeting: MailTemplate<{ name: string }> = {
  name: "registration",
  write: ({ name }, { origin }) => ({
    subject: `Willkommen, ${name}`,
    blocks: [`Schön, dass Sie da sind, ${name}.`, { link: { label: "Anmelden", href: `${origin}/login?a=1&b=2` } }],
  }),
};

let count = 0;
const aMail = (change: Partial<OutgoingMail<{ name: string }>> = {}): OutgoingMail<{ name: string }> => ({
  key: `test:${(count += 1)}`,
  to: `empfang-${count}@kunde.example`,
  brand: nahbei,
  template: greeting,
  data: { name: "Petra" },
  ...change,
});
const send = (change: Partial<OutgoingMail<{ name: string }>> = {}) =>
  sendMail(app.dependencies, app.db, aMail(change));
const rowOf = (key: string) => app.db.selectFrom("mails").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
const deliver = () => deliverDueMails(app.dependencies, transport);
const to = (address: string) => inbox.received.filter((mail) => mail.to.includes(address));

test("a mail arrives over SMTP with text and HTML, in the brand's name, with links to the brand's host", async () => {
  await send({ key: "marke", to: "petra@kunde.example", brand: werkweiser });
  await deliver();
  const [mail, ...more] = to("petra@kunde.example");
  expect(more).toEqual([]);
  expect(mail?.from).toBe(werkweiser.contactDetails.serviceMail);
  expect(mail?.message).toContain("From: Werkweiser <");
  expect(mail?.message).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
  expect(mail?.message).toMatch(/Content-Type: text\/html; charset=utf-8/i);
  const row = await rowOf("marke");
  expect(row.sent_at).not.toBeNull();
  expect(row.text_body).toContain(`http://${werkweiser.developmentHost}:3000/login?a=1&b=2`);
  expect(row.html_body).toContain('href="http://marke-b.localhost:3000/login?a=1&amp;b=2"');
  expect(row.text_body).toContain(werkweiser.imprint.company);
});

test("a key has one mail, and a rolled back transaction sends none", async () => {
  expect(await send({ key: "zweimal" })).toBe(true);
  expect(await send({ key: "zweimal", data: { name: "Anna" } })).toBe(false);
  expect((await rowOf("zweimal")).subject).toBe("Willkommen, Petra");
  const mail = aMail({ key: "verworfen" });
  const undone = app.db.transaction().execute(async (trx) => {
    await sendMail(app.dependencies, trx, mail);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await app.db.selectFrom("mails").where("key", "=", "verworfen").select("id").execute()).toEqual([]);
});

test("eight senders at once send each mail once", async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `geteilt-${index}@kunde.example`);
  while ((await deliver()) > 0);
  for (const address of addresses) await send({ key: address, to: address });
  // As many connections are open now as senders want at once.
  await Promise.all(Array.from({ length: 8 }, () => rowOf(addresses[0] ?? "")));
  const taken = await Promise.all(Array.from({ length: 8 }, deliver));
  expect(taken.reduce((sum, one) => sum + one)).toBe(40);
  const got = inbox.received.flatMap((mail) => mail.to).filter((address) => address.startsWith("geteilt-"));
  expect(new Set(got)).toEqual(new Set(addresses));
  expect(got).toHaveLength(40);
});

test("a temporary refusal is tried again, a permanent one gives the mail up", async () => {
  await send({ key: "voll", to: "voll@kunde.example" });
  await send({ key: "unbekannt", to: "unbekannt@kunde.example" });
  await deliver();
  expect(await rowOf("unbekannt")).toMatchObject({ attempts: 1, last_error: "EENVELOPE 550", sent_at: null });
  expect((await rowOf("unbekannt")).failed_at).not.toBeNull();
  const waiting = await rowOf("voll");
  expect(waiting).toMatchObject({ attempts: 1, failed_at: null, last_error: "EENVELOPE 452" });
  expect(waiting.due_at.getTime() - app.clock.now().getTime()).toBeGreaterThan(50_000);
  await deliver();
  expect((await rowOf("voll")).attempts).toBe(1);
  app.clock.advance(2 * MINUTE);
  await deliver();
  expect((await rowOf("voll")).attempts).toBe(2);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    app.clock.advance(1440 * MINUTE);
    await deliver();
  }
  expect((await rowOf("voll")).failed_at).not.toBeNull();
  expect(app.logLines.join("\n")).not.toContain("voll@kunde.example");
});

test("mails are sent when an unreachable mail server is back", async () => {
  const away = await openSmtpInbox();
  const lost = openTransport(away.url);
  await away.close();
  await send({ key: "später", to: "spaeter@kunde.example" });
  while ((await deliverDueMails(app.dependencies, lost)) > 0);
  await lost.close();
  expect(await rowOf("später")).toMatchObject({
    attempts: 1,
    sent_at: null,
    failed_at: null,
    last_error: "ESOCKET",
  });
  app.clock.advance(2 * MINUTE);
  while ((await deliver()) > 0);
  expect(to("spaeter@kunde.example")).toHaveLength(1);
});

test("a mail server without encryption gets nothing where TLS is required", async () => {
  const plain = openTransport(inbox.url, { requireTls: true });
  await send({ key: "offen", to: "offen@kunde.example" });
  while ((await deliverDueMails(app.dependencies, plain)) > 0);
  await plain.close();
  expect(to("offen@kunde.example")).toEqual([]);
  expect(await rowOf("offen")).toMatchObject({ sent_at: null, last_error: expect.stringContaining("ETLS") });
});

test.each([
  ["petra@kunde.example\r\nBcc: alle@opfer.example"],
  ["petra@kunde.example, alle@opfer.example"],
  ["petra@kunde.example;alle@opfer.example"],
  ["Petra <petra@kunde.example>"],
  ["petra@kunde.example@opfer.example"],
  ["petra"],
])("no mail to %j", async (address) => {
  const before = inbox.received.length;
  const key = `keine:${address}`;
  await send({ key, to: address });
  await deliver();
  expect(inbox.received).toHaveLength(before);
  expect((await rowOf(key)).last_error).toBe("address");
});

test("a hostile name adds no header, no HTML element and no recipient", async () => {
  const name = '<img src=x onerror=alert(1)>\r\nBcc: alle@opfer.example\r\n\r\n"&amp;';
  await send({ key: "böse", to: "ziel@kunde.example", data: { name } });
  await deliver();
  const [mail] = to("ziel@kunde.example");
  const head = mail?.message.split("\r\n\r\n", 1)[0] ?? "";
  expect(head).not.toMatch(/^Bcc:/im);
  expect(mail?.to).toEqual(["ziel@kunde.example"]);
  const { html_body } = await rowOf("böse");
  expect(html_body).not.toContain("<img");
  expect(html_body).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("the sender of a server process sends mails and stops on request", async () => {
  const environment = { ...app.dependencies.environment, SMTP_URL: inbox.url };
  await send({ key: "prozess", to: "prozess@kunde.example" });
  const sender = startMailSender({ ...app.dependencies, environment });
  await sender.stop();
  expect(to("prozess@kunde.example")).toHaveLength(1);
});

test("in production the text of a sent mail is erased, and links lead to the brand's host", async () => {
  const environment = { ...app.dependencies.environment, production: true, developerTools: false };
  await sendMail({ ...app.dependencies, environment }, app.db, aMail({ key: "echt" }));
  expect((await rowOf("echt")).text_body).toContain("https://www.nahbei.example/login");
  await deliverDueMails({ ...app.dependencies, environment }, transport);
  expect(await rowOf("echt")).toMatchObject({ text_body: "", html_body: "", last_error: null });
});
