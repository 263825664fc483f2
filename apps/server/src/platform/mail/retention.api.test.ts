/** How long mails are kept, at the border of each period. */
import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { activateChangedEmail, undoEmailChange, updateUserData } from "@portal/contract/user-area/profile";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { sweepAround } from "../../testing/sweep-around.ts";
import { deliverDueMails } from "./deliver.ts";
import { FAILED_DAYS, FORMER_ADDRESS_DAYS, KEPT_DAYS, sweepMails } from "./retention.ts";
import { sendMail } from "./send-mail.ts";

const { test, app, mailbox } = apiTest();
const template = {
  name: "registration",
  write: () => ({ subject: "Betreff mit Namen", blocks: ["Text mit Namen"] }),
} as const;
beforeEach(async () => {
  app.clock.set(new Date());
  await app.db.deleteFrom("mails").execute();
});

const send = (key: string, to: string) =>
  sendMail(app.dependencies, app.db, { key, to, brand: nahbei, template, data: {} });
const mailOf = (key: string) => app.db.selectFrom("mails").selectAll().where("key", "=", key).executeTakeFirst();
const EMPTY = { recipient: "", subject: "", text_body: "", html_body: "" };

test("a mail is deleted after three months", async () => {
  await send("alt", "alt@kunde.example");
  expect(await sweepAround(app, sweepMails, KEPT_DAYS)).toEqual([0, 1]);
  expect(await mailOf("alt")).toBeUndefined();
});

describe("a failed mail loses address, subject and text after 14 days; its key stays", () => {
  test("given up by the mail server", async () => {
    await send("abgelehnt", "unbekannt@kunde.example");
    const refused = Object.assign(new Error("no"), { code: "EENVELOPE", responseCode: 550 });
    await deliverDueMails(app.dependencies, { sendMail: () => Promise.reject(refused) });
    expect(await mailOf("abgelehnt")).toMatchObject({ subject: "Betreff mit Namen", last_error: "EENVELOPE 550" });
    expect(await sweepAround(app, sweepMails, FAILED_DAYS)).toEqual([0, 1]);
    expect(await mailOf("abgelehnt")).toMatchObject({ ...EMPTY, last_error: "EENVELOPE 550" });
    expect(await send("abgelehnt", "unbekannt@kunde.example")).toBe(false);
  });

  test("refused because of its address", async () => {
    await send("adresse", "keine adresse");
    expect(await sweepAround(app, sweepMails, FAILED_DAYS)).toEqual([0, 1]);
    expect(await mailOf("adresse")).toMatchObject(EMPTY);
  });

  test("one that is tried again keeps everything", async () => {
    await send("später", "voll@kunde.example");
    const busy = Object.assign(new Error("later"), { code: "EENVELOPE", responseCode: 452 });
    await deliverDueMails(app.dependencies, { sendMail: () => Promise.reject(busy) });
    expect(await sweepAround(app, sweepMails, FAILED_DAYS)).toEqual([0, 0]);
  });
});

describe("mails to a former address", () => {
  const email = "neue-adresse@kunde.example";
  async function changed() {
    const petra = await app.logInPerson();
    await send("früher", petra.login);
    await petra.client.call(updateUserData, { body: { email, password: TEST_PASSWORD } });
    const token = await mailbox.tokenFor(email);
    expect((await app.anonymous().call(activateChangedEmail, { body: { token } })).status).toBe(200);
    return petra;
  }
  const mailsTo = async (address: string) => (await mailbox.mailsTo(address)).length;

  test("lose address, subject and text 30 days after the change, those of the change itself too; others stay", async () => {
    const { login: former } = await changed();
    expect(await mailsTo(former)).toBe(3);
    expect(await sweepAround(app, sweepMails, FORMER_ADDRESS_DAYS)).toEqual([0, 3]);
    expect(await mailsTo(former)).toBe(0);
    expect(await mailOf("früher")).toMatchObject(EMPTY);
    expect(await mailsTo(email)).toBe(1);
    await app.db.deleteFrom("users").where("email", "=", email).execute();
  });

  test("stay where the change was undone; those to the other address go", async () => {
    const { login: former } = await changed();
    const token = await mailbox.tokenFor(former);
    expect((await app.anonymous().call(undoEmailChange, { body: { token } })).status).toBe(200);
    const before = await mailsTo(former);
    expect(await sweepAround(app, sweepMails, FORMER_ADDRESS_DAYS)).toEqual([0, 2]);
    expect([await mailsTo(former), await mailsTo(email)]).toEqual([before, 0]);
  });
});

test("a mail that waits for its former address is not sent without one", async () => {
  await send("wartet", "weg@kunde.example");
  await app.db.updateTable("mails").set({ empty_at: app.clock.now() }).where("key", "=", "wartet").execute();
  await sweepMails(app.dependencies);
  const sent: unknown[] = [];
  await deliverDueMails(app.dependencies, { sendMail: async (mail: unknown) => void sent.push(mail) });
  expect(sent).toEqual([]);
});
