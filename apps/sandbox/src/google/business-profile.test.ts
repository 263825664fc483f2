import { describe, expect, test } from "vitest";
import { aRequest } from "../testing/a-request.ts";
import { answerBusinessProfile } from "./business-profile.ts";
import { type Kind, numberOf } from "./businesses.ts";
import { type Action, createFakeGoogle } from "./fake-google.ts";

const INFORMATION = "/google/mybusinessbusinessinformation/v1";
const EMAIL = "anna@google.example";
const ACCOUNT = `accounts/${numberOf(EMAIL)}`;

type LocationsBody = { locations?: { name: string; title: string }[]; nextPageToken?: string };

/** The APIs for one account with a profile of this kind, after these actions. */
function anAccount(kind: Kind, ...actions: Action[]) {
  const google = createFakeGoogle();
  for (const action of actions) google.act(EMAIL, action);
  const grant = { email: EMAIL, kind, scope: "", grantedAt: 1 };
  const ask = (line: string, json?: unknown) =>
    answerBusinessProfile(google, grant, aRequest(line, json === undefined ? {} : { json }));
  const list = (query: string, account = ACCOUNT) => ask(`GET ${INFORMATION}/${account}/locations?${query}`);
  const name = google.locations(grant)[0]?.name ?? "locations/0";
  return { google, ask, list, name, account: ask("GET /google/mybusinessaccountmanagement/v1/accounts") };
}
const bodyOf = (answer: { body?: unknown } | undefined) => answer?.body as LocationsBody;

describe("the list of locations", () => {
  test("130 branches come in a page of 100 and one of 30, without a repetition", () => {
    const { list } = anAccount("many");
    const first = bodyOf(list("readMask=name,title&pageSize=500"));
    const second = bodyOf(list(`readMask=name,title&pageSize=500&pageToken=${first.nextPageToken}`));
    expect([first.locations?.length, second.locations?.length, second.nextPageToken]).toEqual([100, 30, undefined]);
    const names = [...(first.locations ?? []), ...(second.locations ?? [])].map(({ name }) => name);
    expect(new Set(names).size).toBe(130);
  });

  test("without a page size a page has ten locations", () => {
    expect(bodyOf(anAccount("many").list("readMask=name")).locations).toHaveLength(10);
  });

  test("it has the fields of the mask and no others", () => {
    const { list } = anAccount("one");
    expect(list("readMask=title,invented")).toEqual({
      status: 200,
      body: { locations: [{ title: "Bedachungen Brandt" }] },
    });
  });

  test("an account without a profile gets no `locations` field at all", () => {
    expect(anAccount("none").list("readMask=name")).toEqual({ status: 200, body: {} });
  });

  test("without a mask it is refused", () => {
    expect(anAccount("one").list("")).toMatchObject({ status: 400, body: { error: { status: "INVALID_ARGUMENT" } } });
  });

  test("the list of another account is refused", () => {
    const { list } = anAccount("one");
    expect(list("readMask=name", `accounts/${numberOf("bob@google.example")}`)).toMatchObject({ status: 403 });
  });
});

describe("one location", () => {
  test("GET gives the masked fields and says whether the owner is verified", () => {
    const { ask, name } = anAccount("one");
    expect(ask(`GET ${INFORMATION}/${name}?readMask=title,metadata`)?.body).toEqual({
      title: "Bedachungen Brandt",
      metadata: { hasVoiceOfMerchant: true },
    });
  });

  test("GET without a mask is refused, and an unknown location is not found", () => {
    const { ask, name } = anAccount("one");
    expect(ask(`GET ${INFORMATION}/${name}`)?.status).toBe(400);
    expect(ask(`GET ${INFORMATION}/locations/1?readMask=title`)?.status).toBe(404);
  });

  test("PATCH changes the fields of updateMask only, and counts as an edit", () => {
    const { ask, google, name } = anAccount("one");
    const answer = ask(`PATCH ${INFORMATION}/${name}?updateMask=title`, {
      title: "Neu",
      websiteUri: "https://x.example/",
    });
    expect(answer).toEqual({ status: 200, body: { name, title: "Neu" } });
    expect(ask(`GET ${INFORMATION}/${name}?readMask=title,websiteUri`)?.body).toEqual({
      title: "Neu",
      websiteUri: "https://www.brandt-bedachungen.example/",
    });
    expect(google.countsOf(EMAIL).edits).toBe(1);
  });

  test.each([
    ["no updateMask", "", { title: "Neu" }],
    ["a phone number that Google refuses", "phoneNumbers", { phoneNumbers: { primaryPhone: "030 0000" } }],
  ])("PATCH with %s is refused and changes nothing", (_what, mask, json) => {
    const { ask, google, name } = anAccount("one");
    expect(ask(`PATCH ${INFORMATION}/${name}?updateMask=${mask}`, json)).toMatchObject({ status: 400 });
    expect(google.countsOf(EMAIL).edits).toBe(0);
  });

  test("after the action remove it is not found, and after well it is back", () => {
    const { ask, google, name } = anAccount("one");
    google.act(EMAIL, "remove");
    expect(ask(`GET ${INFORMATION}/${name}?readMask=title`)?.status).toBe(404);
    google.act(EMAIL, "well");
    expect(ask(`GET ${INFORMATION}/${name}?readMask=title`)?.status).toBe(200);
  });
});

describe("the voice of merchant", () => {
  const suspended = { complyWithGuidelines: { recommendationReason: "BUSINESS_LOCATION_SUSPENDED" } };
  const confirmed = { hasVoiceOfMerchant: true, hasBusinessAuthority: true };
  test.each<[Kind, Action[], object]>([
    ["one", [], confirmed],
    ["unverified", [], { verify: {} }],
    ["unverified", ["verify"], confirmed],
    ["one", ["unverify"], { verify: {} }],
    ["one", ["suspend"], suspended],
    ["suspended", [], suspended],
  ])("an account of kind %s after %j answers %j", (kind, actions, body) => {
    const { ask, name } = anAccount(kind, ...actions);
    const path = `/google/mybusinessverifications/v1/${name}/VoiceOfMerchantState`;
    expect(ask(`GET ${path}`)).toEqual({ status: 200, body });
  });

  test("a location of somebody else is not found", () => {
    const { ask } = anAccount("one");
    expect(ask("GET /google/mybusinessverifications/v1/locations/1/VoiceOfMerchantState")?.status).toBe(404);
  });
});

test.each<[Action, object]>([
  ["limit", { status: 429, retryAfter: 30, body: { error: { status: "RESOURCE_EXHAUSTED" } } }],
  ["away", { status: 503, body: { error: { status: "UNAVAILABLE" } } }],
])("after the action %s every call answers %j", (action, answer) => {
  expect(anAccount("one", action).account).toMatchObject(answer);
});

test("the account is named by the number that its address gives", () => {
  expect(anAccount("one").account?.body).toMatchObject({ accounts: [{ name: ACCOUNT, accountName: EMAIL }] });
});
