import { getMailboxes, getMailboxProfile } from "@portal/contract/website/mailboxes/calls";
import { aMailbox } from "@portal/db/factories/websites";
import { parse } from "plist";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";

const { test, app } = apiTest();
let owner: Member;
beforeEach(async () => {
  owner = await app.logInMember({ products: ["WEB-M"] });
});
const accountId = () => owner.company.id;
const profile = (id: number, format: "apple" | "autoconfig") =>
  owner.client.call(getMailboxProfile, { params: { id: String(id) }, query: { format }, accountId: accountId() });

test("mailboxes come in alphabetical order, each with its servers; port 587 means STARTTLS", async () => {
  await aMailbox(app.db, { company_id: accountId(), address: "info@brandt.example", smtp_port: 587 });
  await aMailbox(app.db, { company_id: accountId(), address: "buero@brandt.example", used_bytes: null, used_at: null });
  const { body } = await owner.client.call(getMailboxes, { accountId: accountId() });
  expect(body.mailboxes.map(({ address }) => address)).toEqual(["buero@brandt.example", "info@brandt.example"]);
  expect(body.mailboxes[0]).toMatchObject({ usedBytes: null, usedAt: null });
  expect(body.mailboxes[1]).toMatchObject({
    loginName: "info@brandt.example",
    incoming: { host: "imap.post-server.example", port: 993, security: "tls" },
    outgoing: { host: "smtp.post-server.example", port: 587, security: "starttls" },
  });
});

test("the Apple profile has the mailbox's values, no password, and the same identifiers each time", async () => {
  const { id } = await aMailbox(app.db, {
    company_id: accountId(),
    address: "info@brandt.example",
    owner_name: "Brandt & Söhne <Dach>",
  });
  const [first, second] = [await profile(id, "apple"), await profile(id, "apple")];
  expect(first.raw.headers).toMatchObject({
    "content-type": expect.stringMatching(/^application\/x-apple-aspen-config/),
    "content-disposition": expect.stringMatching(/^attachment; filename="?info-brandt\.example\.mobileconfig"?$/),
  });
  expect(second.raw.body).toBe(first.raw.body);
  const read = parse(first.raw.body) as { PayloadType: string; PayloadContent: Record<string, unknown>[] };
  expect(read.PayloadType).toBe("Configuration");
  expect(read.PayloadContent[0]).toMatchObject({
    PayloadType: "com.apple.mail.managed",
    EmailAccountName: "Brandt & Söhne <Dach>",
    EmailAddress: "info@brandt.example",
    IncomingMailServerHostName: "imap.post-server.example",
    IncomingMailServerPortNumber: 993,
    IncomingMailServerUseSSL: true,
    OutgoingMailServerPortNumber: 465,
  });
  expect(first.raw.body).not.toMatch(/<key>\w*MailServerPassword<|<key>IncomingPassword</);
});

test("autoconfig names both servers, with every value escaped", async () => {
  const { id } = await aMailbox(app.db, {
    company_id: accountId(),
    address: "info@brandt.example",
    owner_name: `Brandt & "Söhne" <Dach>`,
    smtp_port: 587,
  });
  const { raw } = await profile(id, "autoconfig");
  expect(raw.headers["content-type"]).toMatch(/^application\/xml/);
  expect(raw.body).toContain('<emailProvider id="brandt.example">');
  expect(raw.body).toContain("<displayName>Brandt &amp; &quot;Söhne&quot; &lt;Dach&gt;</displayName>");
  expect(raw.body.match(/<socketType>\w+</g)).toEqual(["<socketType>SSL<", "<socketType>STARTTLS<"]);
  expect(raw.body).toContain("<username>info@brandt.example</username>");
});

test("another company's mailbox gets the answer of a missing one; a format that does not exist is invalid", async () => {
  const other = await app.logInMember({ products: ["WEB-M"] });
  const { id } = await aMailbox(app.db, { company_id: other.company.id });
  const [foreign, missing] = [await profile(id, "apple"), await profile(999_999, "apple")];
  expect(foreign.codes).toEqual(["website.mailbox_not_found"]);
  expect(foreign.body).toEqual(missing.body);
  expect((await profile(id, "outlook" as "apple")).status).toBe(400);
});
