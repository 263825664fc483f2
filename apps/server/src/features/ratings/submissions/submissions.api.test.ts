import { updateAccountLocks } from "@portal/contract/account-locks/calls";
import { sendInvitations } from "@portal/contract/ratings/invitations/calls";
import {
  changeRating,
  confirmRating,
  getInvitedPage,
  getRatingPage,
  getSubmission,
  submitRating,
  withdrawRating,
} from "@portal/contract/ratings/submissions/calls";
import { beforeEach, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { aBrowser, pushesOf } from "../../../testing/push/browsers.ts";
import { sweepAround } from "../../../testing/sweep-around.ts";
import type { Member } from "../../../testing/test-app.ts";
import { sweepSubmissions } from "./jobs.ts";

const { test, app, mailbox } = apiTest({ freshFor: "test" });
const NOW = new Date("2026-11-23T12:00:00Z");
let anna: Member;
let companyId: number;
let person = 0;
beforeEach(async () => {
  app.clock.set(NOW);
  anna = await app.logInMember({ name: "Malerei Anna", products: ["RAT"] });
  companyId = anna.company.id;
});

const anAddress = () => `gast${(person += 1)}@post.example`;
const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
const ticketOf = async (id = companyId) =>
  (await app.anonymous().call(getRatingPage, { params: { id: String(id) } })).body.page?.ticket ?? "";
const words = { stars: 4, title: "Gut", body: "Saubere Arbeit.", authorName: "Maria K." };
async function submit(email: string, change: object = {}) {
  const ticket = await ticketOf();
  wait(5);
  return app.anonymous().call(submitRating, { body: { companyId, ...words, email, ticket, ...change } });
}
const byLink = (endpoint: typeof confirmRating | typeof withdrawRating | typeof getSubmission, token: string) =>
  app.anonymous().call(endpoint, { body: { token } });
const ratings = () =>
  app.db
    .selectFrom("ratings")
    .select(["source", "stars", "title", "body", "author_name", "state"])
    .where("company_id", "=", companyId)
    .execute();
const submissions = () =>
  app.db.selectFrom("rating_submissions").selectAll().where("company_id", "=", companyId).execute();

describe("a rating of somebody who was not invited", () => {
  test("is pushed to the company at once, except if the company locked news about ratings", async () => {
    await aBrowser(app.db, anna.userId);
    const confirmed = async () => {
      const email = anAddress();
      await submit(email);
      await byLink(confirmRating, await mailbox.tokenFor(email));
    };
    await confirmed();
    expect(await pushesOf(app.db, anna.userId)).toEqual([expect.stringMatching(/^rating-submission:\d+$/)]);
    const body = { No_Rating_Alert__c: true };
    expect((await anna.client.call(updateAccountLocks, { accountId: companyId, body })).status).toBe(200);
    await confirmed();
    expect(await pushesOf(app.db, anna.userId)).toHaveLength(1);
  });

  test("appears once it is confirmed by the link of its mail, and once however often the link is used", async () => {
    const email = anAddress();
    expect((await submit(email)).body).toEqual({ state: "waiting" });
    expect(await ratings()).toEqual([]);
    const token = await mailbox.tokenFor(email);
    expect((await byLink(getSubmission, token)).body.submission).toMatchObject({ state: "waiting", ...words });
    const answers = await Promise.all([1, 2, 3].map(() => byLink(confirmRating, token)));
    expect(answers.map(({ body }) => body.submission.state)).toEqual(["published", "published", "published"]);
    expect(await ratings()).toEqual([
      {
        source: "provider",
        stars: 4,
        title: "Gut",
        body: "Saubere Arbeit.",
        author_name: "Maria K.",
        state: "published",
      },
    ]);
  });

  test("is changed and withdrawn by the same link; withdrawn, neither text nor name nor address is left", async () => {
    const email = anAddress();
    await submit(email);
    const token = await mailbox.tokenFor(email);
    const change = { token, stars: 2, title: "", body: "Nach dem Regen undicht." };
    expect((await app.anonymous().call(changeRating, { body: change })).codes).toEqual(["ratings.not_published"]);
    await byLink(confirmRating, token);
    wait(60);
    await app.anonymous().call(changeRating, { body: change });
    expect(await ratings()).toMatchObject([{ stars: 2, body: "Nach dem Regen undicht." }]);
    wait(60);
    expect((await byLink(withdrawRating, token)).body.submission.state).toBe("withdrawn");
    expect(await ratings()).toMatchObject([{ state: "deleted", body: "", author_name: "" }]);
    expect(await submissions()).toMatchObject([{ body: "", author_name: "", email: "" }]);
    expect((await byLink(confirmRating, token)).body.submission.state).toBe("withdrawn");
  });

  test("a second one by the same person for the same company is refused when it is confirmed", async () => {
    const email = anAddress();
    await submit(email);
    await byLink(confirmRating, await mailbox.tokenFor(email));
    await submit(email.toUpperCase());
    const token = await mailbox.tokenFor(email.toUpperCase());
    expect((await byLink(confirmRating, token)).codes).toEqual(["ratings.already_rated"]);
    expect(await ratings()).toHaveLength(1);
  });

  test("people of the company can't rate it", async () => {
    await app.db.updateTable("users").set({ email: "anna@firma.example" }).where("id", "=", anna.userId).execute();
    await submit("Anna@firma.example");
    const token = await mailbox.tokenFor("Anna@firma.example");
    expect((await byLink(confirmRating, token)).codes).toEqual(["ratings.own_company"]);
  });

  test("its link confirms for 14 days, and is unknown afterwards", async () => {
    const email = anAddress();
    await submit(email);
    const token = await mailbox.tokenFor(email);
    wait(14 * 86_400 + 60);
    expect((await byLink(confirmRating, token)).codes).toEqual(["ratings.link_unknown"]);
    expect((await byLink(confirmRating, "x".repeat(22))).codes).toEqual(["ratings.link_unknown"]);
  });
});

describe("programs", () => {
  test("that fill in the hidden field or answer at once get the usual answer, and nothing is stored or mailed", async () => {
    const email = anAddress();
    expect((await submit(email, { website: "https://spam.example" })).body).toEqual({ state: "waiting" });
    const ticket = await ticketOf();
    const body = { companyId, ...words, email, ticket };
    expect((await app.anonymous().call(submitRating, { body })).body).toEqual({ state: "waiting" });
    expect([await submissions(), await mailbox.mailsTo(email)]).toEqual([[], []]);
  });

  test("with a ticket that is forged, of another company or of yesterday have to load the form again", async () => {
    const other = await app.logInMember({});
    const foreign = await ticketOf(other.company.id);
    const old = await ticketOf();
    wait(25 * 3600);
    for (const ticket of [foreign, old, "1.x", "", `${app.clock.now().getTime() - 9000}.abc`]) {
      expect((await submit(anAddress(), { ticket })).codes, ticket).toEqual(["ratings.form_expired"]);
    }
  });

  test("can't flood one mailbox: the sixth mail of an hour is refused", async () => {
    const email = anAddress();
    const codes: string[][] = [];
    for (let count = 0; count < 6; count += 1) codes.push((await submit(email)).codes ?? []);
    expect(codes.slice(0, 5).flat()).toEqual([]);
    expect(codes[5]).toEqual(["auth.mails_throttled"]);
  });
});

test.each([
  [{ stars: 0 }, "stars"],
  [{ stars: 6 }, "stars"],
  [{ stars: 4.5 }, "stars"],
  [{ body: "Mehr auf www.spam.example" }, "body"],
  [{ title: "billig.shop" }, "title"],
  [{ authorName: "" }, "authorName"],
  [{ authorName: "ich@spam.example" }, "authorName"],
  [{ email: "nix" }, "email"],
  [{ email: "" }, "email"],
  [{ body: "x".repeat(2001) }, "body"],
])("%j is refused at its field", async (change, field) => {
  const { status, body } = await submit(anAddress(), change);
  expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
});

test("a company without an entry has no rating page", async () => {
  await app.db.deleteFrom("entries").where("company_id", "=", companyId).execute();
  const { body } = await app.anonymous().call(getRatingPage, { params: { id: String(companyId) } });
  expect(body.page).toBeNull();
  expect((await app.anonymous().call(getRatingPage, { params: { id: "999999999" } })).body.page).toBeNull();
});

describe("somebody who was invited", () => {
  async function invited(): Promise<{ email: string; invitation: string }> {
    const email = anAddress();
    const body = { lines: `${email}, Maria`, basis: "consent", basisOn: "2026-11-01", isConfirmed: true } as const;
    await anna.client.call(sendInvitations, { accountId: companyId, body });
    const [mail] = await mailbox.mailsTo(email);
    return { email, invitation: /einladung=(\w+)/.exec(mail?.text_body ?? "")?.[1] ?? "" };
  }

  test("rates without confirming, whatever the stars, and the link works once", async () => {
    const { email, invitation } = await invited();
    expect((await submit("", { invitation, stars: 1 })).body).toEqual({ state: "published" });
    expect(await ratings()).toMatchObject([{ stars: 1, state: "published" }]);
    expect((await mailbox.mailsTo(email))[0]?.subject).toContain("Danke für Ihre Bewertung");
    expect((await submit("", { invitation })).codes).toEqual(["ratings.invitation_over"]);
    expect((await app.anonymous().call(getInvitedPage, { body: { invitation } })).body.page).toBeNull();
    await byLink(withdrawRating, await mailbox.tokenFor(email));
    expect(await ratings()).toMatchObject([{ state: "deleted" }]);
  });

  test("sending twice at once makes one rating", async () => {
    const { invitation } = await invited();
    const ticket = await ticketOf();
    wait(5);
    const send = () => app.anonymous().call(submitRating, { body: { companyId, ...words, ticket, invitation } });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await ratings()).toHaveLength(1);
  });

  test("an invitation is for one company", async () => {
    const { invitation } = await invited();
    const other = await app.logInMember({});
    const ticket = await ticketOf(other.company.id);
    wait(5);
    const body = { companyId: other.company.id, ...words, ticket, invitation };
    expect((await app.anonymous().call(submitRating, { body })).codes).toEqual(["ratings.invitation_over"]);
  });
});

test("what nobody confirms goes after 14 days, what is withdrawn after 30", async () => {
  await submit(anAddress());
  expect(await sweepAround(app, sweepSubmissions, 14)).toEqual([0, 1]);
  app.clock.set(NOW);
  const email = anAddress();
  await submit(email);
  await byLink(withdrawRating, await mailbox.tokenFor(email));
  expect(await sweepAround(app, sweepSubmissions, 30)).toEqual([0, 1]);
  expect(await submissions()).toEqual([]);
});
