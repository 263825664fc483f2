/** Every call that customer care may make while it acts for a company: no answer shows a person's address in clear. */
import { getPeople } from "@portal/contract/company-data/people/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import type { Endpoint } from "@portal/contract/http/endpoint";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { aProduct } from "@portal/db/factories/companies";
import { anObjection } from "@portal/db/factories/rating-objections";
import { aCompanyRating } from "@portal/db/factories/ratings";
import { aMembership, aUser } from "@portal/db/factories/users";
import { aLead } from "@portal/db/factories/leads";
import { aCaller, secretarialSettingsOf } from "@portal/db/factories/secretarial";
import { aTvBanner } from "@portal/db/factories/tv-banners";
import { aBotCall, voicebotSettingsOf } from "@portal/db/factories/voicebot";
import { aWebBanner } from "@portal/db/factories/web-banners";
import { aMailbox, aWebsite } from "@portal/db/factories/websites";
import { sql } from "kysely";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect } from "vitest";
import { anAgent, visit } from "../features/auth/testing/agents.ts";
import { everythingAbout } from "../features/user-area/testing/everything-about.ts";
import { ACCESS_MATRIX } from "../testing/access/matrix.ts";
import { apiTest } from "../testing/fixture.ts";
import { plausibleInput } from "../testing/hostile-input.ts";
import type { Reply, TestClient } from "../testing/test-client.ts";
import { allCalls } from "./slices.ts";

// The outbox, one of the developer tools, shows every mail.
const { test, app } = apiTest({ environment: { DEVELOPER_TOOLS: "off" } });

/** Public and the entry's own, so it stays whole. */
const BUSINESS_CONTACT = "kontakt@betrieb.example";
/** Holds ids and topics only, and does not end. */
const STREAM = "getEvents";
const ENDS_SESSION = new Set(["logout", "removeMainSessionKeys"]);
const NAMES = Object.keys(ACCESS_MATRIX).filter(
  (name) => ACCESS_MATRIX[name]?.agent === "ok" && !ENDS_SESSION.has(name) && name !== STREAM,
);
/**
 * Reading calls that need what this company does not have: a check, an upload, a link, Google's answer, a product; or
 * whose filters name another website.
 */
const NOT_ANSWERED = new Set([
  "downloadDocument",
  "downloadDocumentsOfYear",
  "downloadWebBannerCreatives",
  "getAnalysisData",
  "getClaiming",
  "getFacebookPerson",
  "getGoogleComparison",
  "getJobIdAndPortalsMetadata",
  "getPublicAreaMap",
  "getPublicEntry",
  "getReportFile",
  "getTemporaryFile",
  "getWebBannerCreative",
  "getWebsiteCheck",
  "getWebsiteCheckCsv",
  "getWebsiteCheckResult",
  "getWebsitePicture",
  "getWebsiteDevices",
  "getWebsiteFile",
  "getWebsiteKeywordsCsv",
  "getWebsiteReferrers",
  "getWebsiteReferrersCsv",
  "getWebsiteStatisticKeywords",
  "getWebsiteViews",
  "getWebsiteViewsCsv",
  "reloadPortals",
  "retrievePortals",
  "updateWkdbSignet",
]);

const IN_TEN_DAYS = addDays(berlinDate(Date.now()), 10);

const endpoints = new Map<string, Endpoint>();
let client: TestClient;
let companyId: number;
let caseId: number;
let addresses: string[];

beforeAll(async () => {
  for (const { served } of allCalls(app.dependencies)) endpoints.set(served.endpoint.name, served.endpoint);
  const owner = await app.logInMember({ name: "Brandt Bedachungen GmbH" });
  companyId = owner.company.id;
  const email = "ohne.namen@privat.example";
  // Without a name the login stands in for it; another person's name is the login.
  const nameless = await aUser(app.db, { login: email, display_name: "" });
  const addressed = await aUser(app.db, { login: "petra@adresse.example", display_name: "petra@adresse.example" });
  for (const { id } of [nameless, addressed]) await aMembership(app.db, { user_id: id, company_id: companyId });
  await everythingAbout(app.db, { userId: addressed.id, companyId, email });
  await sql`insert into entry_changes (company_id, part, version, source, actor_user_id, fields, before, after, changed_at)
    values (${companyId}, 'companyData', 3, 'owner', ${nameless.id}, '{phone}', '{"phone":"1"}', '{"phone":"2"}', now())`.execute(
    app.db,
  );
  await sql`insert into account_links (company_id, email, email_key, "right", origin, brand, state, user_id, created_at, expires_at)
    values (${companyId}, 'wartet@privat.example', 'wartet@privat.example', 'read', 'person', 'nahbei', 'pending',
            ${nameless.id}, now(), now() + interval '9 days')`.execute(app.db);
  // The calls of products answer.
  for (const code of ["WEB-M", "SEO", "SEA", "TV", "WBAN", "SEC", "VOICE", "RAT-PLUS"])
    await aProduct(app.db, { company_id: companyId, code });
  await sql`update companies set is_published_on_b2b = true where id = ${companyId}`.execute(app.db);
  await sql`update entries set email = ${BUSINESS_CONTACT} where company_id = ${companyId}`.execute(app.db);
  ({ id: caseId } = await app.db.selectFrom("service_cases").select("id").executeTakeFirstOrThrow());
  // One number for whatever a call names.
  await aWebsite(app.db, { id: caseId, company_id: companyId });
  await aTvBanner(app.db, { external_id: String(caseId), company_id: companyId });
  await aMailbox(app.db, { id: caseId, company_id: companyId });
  await aWebBanner(app.db, { id: caseId, company_id: companyId });
  await aCaller(app.db, { id: caseId, company_id: companyId });
  await aLead(app.db, { id: caseId, companies: [companyId], state: "accepted", accepted_by_user_id: addressed.id });
  await secretarialSettingsOf(app.db, companyId);
  const recording = { recording: "AAAA", recording_type: "audio/mpeg", consent_at: new Date(), delete_on: IN_TEN_DAYS };
  await aBotCall(app.db, { id: caseId, company_id: companyId, ...recording });
  await voicebotSettingsOf(app.db, companyId);
  await anObjection(app.db, { id: caseId, company_id: companyId, author: addressed.id });
  await aCompanyRating(app.db, { id: caseId, company_id: companyId, source: "provider" });
  const agent = await anAgent(app, { display_name: "" });
  ({ client } = await visit(app, agent, companyId));
  const people = await app.db.selectFrom("users").select(["login", "email"]).execute();
  const links = await app.db.selectFrom("account_links").select("email").execute();
  addresses = [...people.flatMap((person) => [person.login, person.email]), ...links.map((link) => link.email)]
    .filter((address) => address !== "")
    .map((address) => address.toLowerCase());
}, 60_000);

const CANDIDATES = (): unknown[] => [
  caseId,
  companyId,
  String(caseId),
  "2026-01-05",
  "company_name",
  "10115",
  true,
  "Text",
  {},
  "",
];

/** `filtered`: with every filter that the query can have, which may leave nothing to show. */
function send(endpoint: Endpoint, filtered: boolean): Promise<Reply> {
  const { method, path, name, bodyKind, accountId } = endpoint;
  const input = plausibleInput(endpoint, CANDIDATES());
  const isAccount = name === "getAccount";
  const filled = path.replace(/:(\w+)/g, (_match, key: string) =>
    encodeURIComponent(String(isAccount ? companyId : input.params[key])),
  );
  const given = Object.entries(input.query).filter(([, value]) => value !== undefined);
  const query = Object.fromEntries(filtered ? given : []);
  return client.copy().send({
    method,
    path: filled,
    query,
    ...(accountId === "ignored" ? {} : { accountId: companyId }),
    ...(method === "GET" || bodyKind === "multipart" ? {} : { body: input.body ?? {} }),
  });
}

async function textOf({ raw }: Reply): Promise<string> {
  if (raw.headers["content-type"] !== "application/pdf") return raw.body;
  const document = await getDocument({ data: new Uint8Array(raw.rawPayload) }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const content = await (await document.getPage(index + 1)).getTextContent();
    return content.items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  return (await Promise.all(pages)).join("");
}

describe("an agent's session", () => {
  test("shows masked logins and the entry's own contact address", async () => {
    const { people, invitations } = (await client.copy().call(getPeople, { accountId: companyId })).body;
    expect(people.map(({ name, login }) => [name, login])).toEqual([
      ["Petra Brandt", "p•••@k•••.example"],
      ["", "o•••@p•••.example"],
      ["p•••@a•••.example", "p•••@a•••.example"],
    ]);
    expect(invitations[0]).toMatchObject({ email: "w•••@p•••.example", takenBy: "o•••@p•••.example" });
    const entry = await client.copy().call(getSalesForceEntry, { accountId: companyId });
    expect(entry.raw.body).toContain(BUSINESS_CONTACT);
  });

  test.each(NAMES)("%s shows no person's address", async (name) => {
    const endpoint = endpoints.get(name);
    if (endpoint === undefined) return;
    const reply = await send(endpoint, true);
    for (const one of [reply, await send(endpoint, false)]) {
      const text = (await textOf(one)).toLowerCase();
      expect(addresses.filter((address) => text.includes(address))).toEqual([]);
    }
    if (endpoint.method !== "GET") return;
    expect([name, reply.status === 200]).toEqual([name, !NOT_ANSWERED.has(name)]);
  });
});
