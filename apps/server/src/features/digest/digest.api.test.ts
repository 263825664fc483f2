import { chooseDigest, endDigest, getDigest, getDigestPreview, resumeDigest } from "@portal/contract/digest/calls";
import { pathOf } from "@portal/contract/pages/routes";
import { aLead } from "@portal/db/factories/leads";
import { expect } from "vitest";
import { deliverDueMails } from "../../platform/mail/deliver.ts";
import { openTransport } from "../../platform/mail/sender.ts";
import { apiTest } from "../../testing/fixture.ts";
import { portalOn } from "../../testing/portal-command.ts";
import { openSmtpInbox } from "../../testing/smtp-inbox.ts";
import type { Member } from "../../testing/test-app.ts";
import { leadsDashboard } from "../leads/public.ts";
import { readToldOf } from "./read-told.ts";
import { sendDigests } from "./send.ts";

const { test, app, mailbox } = apiTest();

const place = { page: "ratings_manage", query: { stand: "offen" }, place: "" } as const;
const TASK = {
  key: "t",
  product: "P",
  title: "2 Bewertungen warten",
  detail: "",
  place,
  minutes: 4,
  dueDay: null,
  urgency: "soon" as const,
};
const NOTHING = { tasks: [], results: [], contacts: null, missing: [] };
const SOMETHING = { ...NOTHING, tasks: [TASK] };

const at = (instant: string) => ({ ...app.dependencies, clock: { now: () => new Date(instant) } });
const send = (instant: string, told = SOMETHING) => sendDigests(() => async () => told)(at(instant));
/** A Monday far ahead of the clock, so that it is due for whoever subscribes now. */
const MONDAY = "2030-01-07T07:00:00+01:00";
const NEXT_MONDAY = "2030-01-14T07:30:00+01:00";

const choose = (person: Member, rhythm: "weekly" | "monthly" | null) =>
  person.client.call(chooseDigest, { accountId: person.company.id, body: { rhythm } });
const end = () => app.db.deleteFrom("digest_subscriptions").execute();

/** The address that the newest mail names for its end, and the token in it. */
async function endOf(person: Member): Promise<{ path: string; token: string }> {
  const [mail] = await mailbox.mailsTo(person.login);
  const url = new URL(mail?.unsubscribe_url ?? "");
  return { path: url.pathname + url.search, token: url.searchParams.get("data") ?? "" };
}

test("nobody gets one without choosing it; a choice is stored, changed and removed", async ({ owner, company }) => {
  const read = async () => (await owner.client.call(getDigest, { accountId: company.id })).body;
  expect(await read()).toMatchObject({ rhythm: null, nextOn: null, isLocked: false, email: owner.login });
  expect((await choose(owner, "weekly")).body.rhythm).toBe("weekly");
  expect((await choose(owner, "monthly")).body.nextOn).toMatch(/^\d{4}-\d\d-01$/);
  expect((await choose(owner, null)).body.rhythm).toBeNull();
  expect(await read()).toMatchObject({ rhythm: null });
});

test("it comes on Monday at seven, once, and again a week later", async ({ owner }) => {
  await end();
  await choose(owner, "weekly");
  expect(await send("2030-01-07T06:59:00+01:00")).toBe(0);
  expect(await send(MONDAY)).toBe(1);
  expect(await send(MONDAY)).toBe(0);
  expect((await Promise.all([send(NEXT_MONDAY), send(NEXT_MONDAY)])).toSorted()).toEqual([0, 1]);
  const [mail] = await mailbox.mailsTo(owner.login);
  expect(mail?.subject).toContain(owner.company.name);
  expect(mail?.text_body).toContain("2 Bewertungen warten");
  expect(mail?.html_body).not.toContain("<img");
});

test("it names its own week, and counts only the contacts of that week", async ({ owner, company }) => {
  await end();
  await choose(owner, "weekly");
  for (const day of ["2029-12-30", "2029-12-31", "2030-01-06", "2030-01-07"]) {
    const received_at = new Date(`${day}T12:00:00+01:00`);
    await aLead(app.db, { companies: [company.id], state: "accepted", received_at });
  }
  await sendDigests((dependencies) => readToldOf(dependencies, [leadsDashboard]))(at(MONDAY));
  const [mail] = await mailbox.mailsTo(owner.login);
  expect(mail?.text_body).toContain("KONTAKTE DER LETZTEN WOCHE");
  expect(mail?.text_body).toContain("31.12.2029 bis 06.01.2030: 2 Kontakte, 100\u00a0% mehr als davor.");
  expect(mail?.text_body).toContain("- Anfragen: 2 Kontakte\n  http");
});

test("with nothing to tell nothing is sent; if a source was silent it is asked again", async ({ owner }) => {
  await end();
  await choose(owner, "weekly");
  expect(await send(MONDAY, { ...NOTHING, missing: ["Website"] } as never)).toBe(0);
  expect(await send(MONDAY, NOTHING as never)).toBe(0);
  expect(await send(MONDAY)).toBe(0);
});

test("who lost the access gets none", async ({ owner, company }) => {
  await end();
  await choose(owner, "weekly");
  await app.db.deleteFrom("memberships").where("company_id", "=", company.id).execute();
  expect(await send(MONDAY)).toBe(0);
});

test("a real mail names its end in the headers, and one click without session ends it", async ({ owner }) => {
  await end();
  await choose(owner, "weekly");
  await send(MONDAY);
  const inbox = await openSmtpInbox();
  const transport = openTransport(inbox.url);
  while ((await deliverDueMails(at(MONDAY), transport)) > 0);
  await transport.close();
  await inbox.close();
  const message = inbox.received.find(({ to }) => to.includes(owner.login))?.message.replaceAll(/\r\n\s+/g, " ") ?? "";
  expect(message).toMatch(/^List-Unsubscribe: ?<http.+>$/m);
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const { path, token } = await endOf(owner);
  const click = await app.fastify.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(click.statusCode).toBe(200);
  expect(await send(NEXT_MONDAY)).toBe(0);
  const resumed = await app.anonymous().call(resumeDigest, { body: { data: token } });
  expect(resumed.body).toEqual({ company: owner.company.name, mayResume: true });
  expect(await send("2030-01-21T08:00:00+01:00")).toBe(1);
});

test("the page ends it by call; a changed or missing token ends nothing", async ({ owner }) => {
  await end();
  await choose(owner, "weekly");
  await send(MONDAY);
  const { token } = await endOf(owner);
  const wrong = await app.anonymous().call(endDigest, { body: { data: `${token.slice(0, -2)}xx` } });
  expect(wrong.codes).toEqual(["cryptography.unreadable"]);
  const click = await app.fastify.inject({ method: "POST", url: pathOf("digest_end") });
  expect(click.statusCode).toBe(wrong.status);
  expect((await app.anonymous().call(endDigest, { body: { data: token } })).body.mayResume).toBe(true);
  expect((await owner.client.call(getDigest, { accountId: owner.company.id })).body.rhythm).toBeNull();
});

test("the provider ends it for somebody on the phone; the printed link takes it back", async ({ owner, company }) => {
  await end();
  await choose(owner, "weekly");
  const { DATABASE_URL, SESSION_SECRET } = app.dependencies.environment;
  const portal = portalOn(DATABASE_URL);
  const run = (...args: string[]) => portal(["digest", "end", ...args], { env: { SESSION_SECRET } });
  expect((await run(owner.login, "--company", "999999999")).error).toContain("Nobody");
  const { code, out, error } = await run(owner.login.toUpperCase());
  expect([code, error]).toEqual([0, ""]);
  const rhythm = async () => (await owner.client.call(getDigest, { accountId: company.id })).body.rhythm;
  expect(await rhythm()).toBeNull();
  expect((await run(owner.login)).code).toBe(1);
  const data = new URL(/http\S+/.exec(out)?.[0] ?? "").searchParams.get("data") ?? "";
  expect((await app.anonymous().call(resumeDigest, { body: { data } })).status).toBe(200);
  expect(await rhythm()).toBe("weekly");
});

test("the preview is a sandboxed document without scripts", async ({ owner, company }) => {
  const { raw } = await owner.client.call(getDigestPreview, { accountId: company.id, query: { rhythm: "weekly" } });
  expect(raw.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  expect(raw.body).toContain(`Ihre Woche mit ${company.name}`);
});
