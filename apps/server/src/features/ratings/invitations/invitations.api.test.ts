import {
  DAILY_INVITATIONS,
  getInvitationPoster,
  getInvitations,
  getInvitationsCsv,
  optOutOfInvitations,
  remindInvitation,
  sendInvitations,
} from "@portal/contract/ratings/invitations/calls";
import { getInvitedPage } from "@portal/contract/ratings/submissions/calls";
import { anObjectionToSubmission } from "@portal/db/factories/rating-objections";
import { aRating } from "@portal/db/factories/user-history";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { pdfUaFaults } from "../../../testing/pdf/pdf-ua.ts";
import { qpdfCheck, readPdf } from "../../../testing/pdf/read-pdf.ts";
import { sweepAround } from "../../../testing/sweep-around.ts";
import type { Member } from "../../../testing/test-app.ts";
import { sweepInvitations } from "./jobs.ts";

const { test, app, mailbox } = apiTest();
const NOW = new Date("2026-11-23T12:00:00Z");
const DAY_MS = 86_400_000;
let anna: Member;
let accountId: number;
let person = 0;
beforeEach(async () => {
  app.clock.set(NOW);
  anna = await app.logInMember({ name: "Malerei Anna", products: ["RAT"] });
  accountId = anna.company.id;
});

const aCustomer = () => `kunde${(person += 1)}@post.example`;
const given = { basis: "consent", basisOn: "2026-11-01", isConfirmed: true } as const;
const invite = (lines: string, change: object = {}, member = anna) =>
  member.client.call(sendInvitations, { accountId: member.company.id, body: { lines, ...given, ...change } });
const list = async (member = anna) =>
  (await member.client.call(getInvitations, { accountId: member.company.id, query: {} })).body;
const linkOf = async (address: string, name: string): Promise<string> => {
  const [mail] = await mailbox.mailsTo(address);
  const found = new RegExp(`[?&]${name}=([\\w.-]+)`).exec(mail?.text_body ?? "")?.[1];
  if (found === undefined) throw new Error(`no ${name} for ${address}`);
  return found;
};
const optOut = async (data: string) => app.anonymous().call(optOutOfInvitations, { body: { data } });
/** As if the company's invitations had been sent so many days ago. */
const age = (days: number) =>
  app.db
    .updateTable("rating_invitations")
    .set({ sent_at: new Date(NOW.getTime() - days * DAY_MS) })
    .where("company_id", "=", accountId)
    .execute();

describe("an invitation", () => {
  test("is mailed with its reason and its end, and stored with day and person", async () => {
    const address = aCustomer();
    expect((await invite(`${address}, Maria Klein`)).body).toEqual({ sent: 1, wrong: [] });
    const [mail] = await mailbox.mailsTo(address);
    expect(mail?.subject).toBe("Wie war es bei Malerei Anna?");
    expect(mail?.text_body).toMatch(/zugestimmt.*widersprechen/s);
    const { invitations, counts, leftToday } = await list();
    expect(invitations).toMatchObject([
      { email: address, name: "Maria Klein", basis: "consent", basisOn: "2026-11-01", state: "sent", mayRemind: false },
    ]);
    expect([counts, leftToday]).toEqual([{ sent: 1, rated: 0, optedOut: 0 }, DAILY_INVITATIONS - 1]);
    const rows = app.db.selectFrom("rating_invitations").select("noted_by_user_id").where("company_id", "=", accountId);
    expect(await rows.execute()).toEqual([{ noted_by_user_id: anna.userId }]);
    const token = await linkOf(address, "einladung");
    const { body } = await app.anonymous().call(getInvitedPage, { body: { invitation: token } });
    expect(body.page).toMatchObject({ company: { id: accountId, name: "Malerei Anna" }, name: "Maria Klein" });
  });

  test("goes to one customer of a company once in 180 days, and to customers of another company all the same", async () => {
    const address = aCustomer();
    await invite(address);
    expect((await invite(address.toUpperCase())).body).toMatchObject({ sent: 0, wrong: [{ line: 1 }] });
    const other = await app.logInMember({ products: ["RAT"] });
    expect((await invite(address, {}, other)).body.sent).toBe(1);
    await age(179);
    expect((await invite(address)).body.sent).toBe(0);
    await age(181);
    expect((await invite(address)).body.sent).toBe(1);
  });

  test("beyond the day's quota is refused line by line, also for two lists at once", async () => {
    const lines = () => Array.from({ length: 60 }, aCustomer).join("\n");
    const answers = await Promise.all([invite(lines()), invite(lines())]);
    expect(answers.map(({ body }) => body.sent).toSorted((a, b) => a - b)).toEqual([40, 60]);
    expect(answers.flatMap(({ body }) => body.wrong)).toHaveLength(20);
    expect((await list()).leftToday).toBe(0);
  });

  test.each([
    [{ basisOn: "2026-11-24" }, "basisOn"],
    [{ basisOn: "2024-11-22" }, "basisOn"],
    [{ basisOn: "gestern" }, "basisOn"],
    [{ basis: "newsletter" }, "basis"],
    [{ isConfirmed: false }, "isConfirmed"],
    [{ lines: "" }, "lines"],
  ])("%j is refused at its field", async (change, field) => {
    const { status, body } = await invite(aCustomer(), change);
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
  });
});

describe("the opt-out", () => {
  test("ends all invitations of every company for ever, and keeps no address", async () => {
    const address = aCustomer();
    const other = await app.logInMember({ products: ["RAT"] });
    await invite(address);
    await invite(address, {}, other);
    const data = await linkOf(address, "data");
    expect((await optOut(data)).status).toBe(200);
    expect((await optOut(data)).status).toBe(200);
    for (const member of [anna, other]) {
      expect((await list(member)).invitations).toMatchObject([{ state: "opted_out", email: "", name: "" }]);
    }
    const third = await app.logInMember({ products: ["RAT"] });
    expect((await invite(address.toUpperCase(), {}, third)).body).toMatchObject({ sent: 0 });
    await app.db.deleteFrom("rating_invitations").execute();
    expect((await invite(address)).body.sent).toBe(0);
    const kept = await app.db.selectFrom("invitation_opt_outs").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(address);
    const token = await linkOf(address, "einladung").catch(() => null);
    if (token !== null) {
      expect((await app.anonymous().call(getInvitedPage, { body: { invitation: token } })).body.page).toBeNull();
    }
  });

  test("its link works after the invitation is deleted; a forged one is refused", async () => {
    const address = aCustomer();
    await invite(address);
    const data = await linkOf(address, "data");
    await app.db.deleteFrom("rating_invitations").where("company_id", "=", accountId).execute();
    expect((await optOut(data)).status).toBe(200);
    expect((await invite(address)).body.sent).toBe(0);
    expect((await optOut("abc")).codes).toEqual(["cryptography.unreadable"]);
  });
});

describe("a reminder", () => {
  const remind = async () => {
    const [invitation] = (await list()).invitations;
    return anna.client.call(remindInvitation, { accountId, body: { id: invitation?.id ?? 0 } });
  };

  test("is sent once, after seven days, with the link of the first mail", async () => {
    const address = aCustomer();
    await invite(address);
    const first = await linkOf(address, "einladung");
    expect((await remind()).codes).toEqual(["ratings.no_reminder_now"]);
    await age(8);
    // the link follows from the time at which the invitation was sent
    expect((await remind()).status).toBe(200);
    expect((await mailbox.mailsTo(address)).map(({ subject }) => subject)).toEqual([
      "Erinnerung: Wie war es bei Malerei Anna?",
      "Wie war es bei Malerei Anna?",
    ]);
    expect((await remind()).codes).toEqual(["ratings.no_reminder_now"]);
    expect(first).toHaveLength(22);
  });

  test("to somebody else's invitation is refused like to a missing one", async () => {
    const other = await app.logInMember({ products: ["RAT"] });
    await invite(aCustomer(), {}, other);
    const [foreign] = (await list(other)).invitations;
    for (const id of [foreign?.id ?? 0, 999_999_999]) {
      const { codes } = await anna.client.call(remindInvitation, { accountId, body: { id } });
      expect(codes).toEqual(["ratings.invitation_not_found"]);
    }
  });
});

describe("a customer who has rated already", () => {
  const rated = async (): Promise<string> => {
    const email = aCustomer();
    await anObjectionToSubmission(app.db, { company_id: accountId, email });
    return email;
  };

  test("gets no mail, and the company cannot tell", async () => {
    const [email, other] = [await rated(), aCustomer()];
    const { body } = await invite(`${email}\n${other}`);
    expect(body).toEqual({ sent: 2, wrong: [] });
    expect((await list()).invitations.map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect([await mailbox.mailsTo(email), (await mailbox.mailsTo(other)).length]).toEqual([[], 1]);
  });

  test("with a login gets none either; after withdrawing the rating one is sent", async () => {
    const author = await app.logInPerson();
    const { email } = await app.db
      .selectFrom("users")
      .select("email")
      .where("id", "=", author.userId)
      .executeTakeFirstOrThrow();
    const own = await aRating(app.db, { user_id: author.userId, company_id: accountId });
    await invite(email);
    const invitations = async () =>
      (await mailbox.mailsTo(email)).filter(({ subject }) => subject.includes("Wie war es"));
    expect(await invitations()).toEqual([]);
    await app.db.updateTable("user_ratings").set({ withdrawn_at: NOW }).where("id", "=", own.id).execute();
    await age(181);
    await invite(email);
    expect(await invitations()).toHaveLength(1);
  });
});

test("the list as CSV holds no formula", async () => {
  await invite(`${aCustomer()}, =HYPERLINK("https://evil.example")`);
  const path = getInvitationsCsv.path;
  const { raw } = await anna.client.send({ method: "GET", path, query: {}, accountId, xsrf: false });
  expect(raw.body).toContain("'=HYPERLINK");
});

describe.each(["poster", "cards"] as const)("the sheet %s", (layout) => {
  test.each(["Malerei Anna", `</script> ) /JS (app.alert(1)) "`, "W".repeat(200), "北京饭店"])(
    "of a company named %j is a tagged page without script, and qpdf finds no fault",
    async (name) => {
      const { client, company } = await app.logInMember({ name, products: ["RAT"] });
      const path = getInvitationPoster.path;
      const query = { layout };
      const { raw } = await client.send({ method: "GET", path, query, accountId: company.id, xsrf: false });
      expect(raw.headers["content-type"]).toBe("application/pdf");
      const pdf = await readPdf(raw.rawPayload);
      expect(pdf).toMatchObject({
        title: `Bewerten Sie ${name}`,
        language: "de-DE",
        isTagged: true,
        pages: 1,
        hasScript: false,
      });
      const codes = pdf.alternatives.filter((alternative) => alternative.includes(`/bewerten?firma=${company.id}`));
      expect(codes).toHaveLength(layout === "cards" ? 8 : 1);
      expect(await qpdfCheck(raw.rawPayload)).toBe(0);
      expect(await pdfUaFaults(raw.rawPayload)).toEqual([]);
    },
  );
});

test("names and addresses go after 90 days, invitations after two years", async () => {
  await app.db.deleteFrom("rating_invitations").execute();
  await invite(aCustomer());
  expect(await sweepAround(app, sweepInvitations, 90)).toEqual([0, 1]);
  const rows = app.db.selectFrom("rating_invitations").select("email").where("company_id", "=", accountId);
  expect(await rows.execute()).toEqual([{ email: "" }]);
  app.clock.set(NOW);
  const [before, after] = await sweepAround(app, sweepInvitations, 732);
  expect([before, after]).toEqual([0, 1]);
  expect(await rows.execute()).toEqual([]);
});
