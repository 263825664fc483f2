/** What the OpenAPI document says, held against the rows that it is made from. */
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { PRODUCTION } from "../../testing/production-settings.ts";
import { buildTestApp } from "../../testing/test-app.ts";
import { allCalls } from "../slices.ts";

type Parameter = { name: string; in: string; required: boolean };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, []>[];
  parameters?: Parameter[];
  requestBody?: { description: string; content: Record<string, unknown> };
  responses: Record<string, { headers?: object; content?: Record<string, { schema: unknown }> }>;
};

const { test, app } = apiTest();
let paths: Record<string, Record<string, Operation>>;
let operations: Map<string, Operation>;
beforeAll(async () => {
  const { body } = await app.anonymous().send({ method: "GET", path: "/api/openapi.json", xsrf: false });
  ({ paths } = body as { paths: typeof paths });
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  operations = new Map(all.map((operation) => [operation.operationId, operation]));
});

const operation = (name: string): Operation => {
  const found = operations.get(name);
  if (found === undefined) throw new Error(`${name} is not in the document`);
  return found;
};

/** The codes of a call's error answer with a status. */
function codesOf(name: string, status: number): string[] {
  const schema = operation(name).responses[status]?.content?.["application/json"]?.schema;
  type Item = { allOf: [unknown, { properties: { code: { enum: string[] } } }] };
  const { properties } = (schema ?? {}) as { properties?: { errors: { items: Item } } };
  return properties?.errors.items.allOf[1].properties.code.enum ?? [];
}

test("it holds every registered call and no other path", () => {
  const names = allCalls(app.dependencies).map(({ served }) => served.endpoint.name);
  expect([...operations.keys()].toSorted()).toEqual(names.toSorted());
  expect(Object.keys(paths).filter((path) => !/^\/api(\/[\w.-]+|\/\{\w+\})+$/.test(path))).toEqual([]);
});

test("every call has a summary of words, a description, a tag and its error answers", () => {
  for (const { operationId, summary, description, tags, responses } of operations.values()) {
    expect(summary, operationId).toMatch(/^[A-Z][a-zA-Z0-9' -]{2,60}$/);
    expect(description, operationId).toMatch(/\.$/);
    expect(tags, operationId).toHaveLength(1);
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(["400", "500", "503"]));
  }
});

test("a call's tag is its slice", () => {
  expect(operation("getAccountLocks").tags).toEqual(["account-locks"]);
  expect(operation("claimingLogin").tags).toEqual(["claiming"]);
});

test("a summary is made of the name's words unless the row has its own", () => {
  expect(operation("getEntryHistoryCsv").summary).toBe("Get entry history CSV");
  expect(operation("getGrisuEntry").summary).toBe("Get the entry from the directory");
});

describe("security", () => {
  test.each([
    ["getNotifications", "a public GET", []],
    ["login", "a public POST", [{ xsrf: [] }]],
    ["refresh", "a public GET that changes state", [{ xsrf: [] }]],
    ["getProfile", "a GET of a session", [{ session: [] }]],
    ["dissolveClaiming", "a POST of a session", [{ session: [], xsrf: [] }]],
    ["ingestTrackingEvents", "a signed batch", [{ signature: [] }]],
  ])("%s is %s", (name, _kind, security) => {
    expect(operation(name).security).toEqual(security);
  });
});

describe("parameters", () => {
  const accountId = (name: string) => operation(name).parameters?.find((one) => one.name === "accountId");

  test("accountId is required, optional or absent as the row says", () => {
    expect(accountId("getAccount")).toMatchObject({ in: "query", required: true });
    expect(accountId("getAnalysisData")).toMatchObject({ in: "query", required: false });
    expect(accountId("login")).toBeUndefined();
  });

  test("path parameters are required; query parameters with a default are not", () => {
    expect(operation("getTemporaryFile").parameters).toMatchObject([
      { name: "marker", in: "path", required: true },
      { name: "size", in: "query", required: false },
      { name: "accountId" },
    ]);
  });
});

describe("bodies and files", () => {
  test("an upload is multipart with one file and its limit", () => {
    const { content, description } = operation("uploadTemporaryFile").requestBody ?? {};
    expect(Object.keys(content ?? {})).toEqual(["multipart/form-data"]);
    expect(description).toMatch(/^At most [\d,]+ bytes\.$/);
  });

  test.each([
    ["getServiceCasesCsv", ["text/csv"]],
    ["exportOwnData", ["application/zip"]],
    ["getSelfDisclosurePdf", ["application/pdf"]],
    ["getTemporaryFile", ["image/webp", "application/pdf"]],
  ])("%s answers %j", (name, mediaTypes) => {
    expect(Object.keys(operation(name).responses["200"]?.content ?? {})).toEqual(mediaTypes);
  });

  test("an empty answer has no content", () => {
    expect(operation("trackAction").responses["204"]).not.toHaveProperty("content");
  });
});

describe("error answers", () => {
  test("each status lists the codes of this call with that status", () => {
    expect(codesOf("login", 429)).toEqual(["auth.throttled"]);
    expect(codesOf("dissolveClaiming", 403)).toEqual(
      expect.arrayContaining(["auth.right_missing", "auth.role_missing", "auth.xsrf_invalid"]),
    );
    expect(codesOf("getAccount", 404)).toContain("account_not_available");
    expect(codesOf("getMenuItems", 401)).toEqual(["auth.no_session"]);
    expect(codesOf("getMenuItems", 403)).toEqual(["auth.second_factor_missing"]);
    expect(codesOf("getSecondFactor", 403)).toEqual(["auth.role_missing"]);
  });

  test("429 and 503 name Retry-After", () => {
    for (const { responses, operationId } of operations.values()) {
      for (const status of ["429", "503"]) {
        if (responses[status]) expect(responses[status].headers, operationId).toHaveProperty("Retry-After");
      }
    }
  });
});

test("in production the document is not there", async () => {
  const production = await buildTestApp(PRODUCTION);
  try {
    const reply = await production.anonymous().send({ method: "GET", path: "/api/openapi.json", xsrf: false });
    expect([reply.status, reply.codes]).toEqual([404, ["request.not_found"]]);
  } finally {
    await production.close();
  }
});
