/** Every call with a valid request in which one value is hostile: the answer is a declared one, never a 5xx. */
import type { Endpoint } from "@portal/contract/http/endpoint";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import * as fc from "fast-check";
import { beforeAll, beforeEach, expect } from "vitest";
import { ACCESS_MATRIX } from "../testing/access/matrix.ts";
import { apiTest } from "../testing/fixture.ts";
import { hostileInputs, type Input, type Place, plausibleInput } from "../testing/hostile-input.ts";
import type { Member } from "../testing/test-app.ts";
import type { Reply } from "../testing/test-client.ts";
import { allCalls } from "./slices.ts";

/** Another seed picks other rows; `HOSTILE_INPUTS=all` takes every row of every call. */
const SEED = Number(process.env["HOSTILE_SEED"] ?? 20261122);
const ROWS_PER_CALL = process.env["HOSTILE_INPUTS"] === "all" ? Number.POSITIVE_INFINITY : 40;
/** An answer that takes longer is a hang, on a busy machine too. */
const HANG_MS = 15_000;

const { test, app } = apiTest();
const endpoints = new Map<string, Endpoint>();
beforeAll(() => {
  for (const { served } of allCalls(app.dependencies)) endpoints.set(served.endpoint.name, served.endpoint);
});
beforeEach(() => app.db.deleteFrom("rate_limits").execute());

const candidatesFor = ({ company, login }: Member): unknown[] => [
  1,
  TEST_PASSWORD,
  login,
  "company_name",
  "2026-01-05",
  "2026-01-05T10:00:00.000Z",
  "08:00",
  "18:00",
  "1998",
  "10115",
  "030 23125123",
  "https://www.facebook.com/brandt",
  "/kunde",
  String(company.id),
  "ABCD-2345",
  "0123456789abcdef0123456789abcdef",
  true,
  {},
  "",
];

function send({ method, path, name, bodyKind }: Endpoint, { client, company }: Member, input: Input): Promise<Reply> {
  const query = new URLSearchParams();
  for (const [key, values] of Object.entries(input.query)) {
    for (const value of [values].flat()) query.append(key, String(value));
  }
  if (ACCESS_MATRIX[name]?.accountId === "required") query.set("accountId", String(company.id));
  const filled = path.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(String(input.params[key])));
  const json = bodyKind === "multipart" ? undefined : JSON.stringify(input.body);
  // A copy, because some calls end the session.
  return client.copy().send({
    method,
    path: `${filled}?${query.toString()}`,
    ...(json === undefined ? {} : { payload: Buffer.from(json), headers: { "content-type": "application/json" } }),
  });
}

async function answer(endpoint: Endpoint, member: Member, input: Input): Promise<Reply | "no answer"> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<"no answer">((resolve) => (timer = setTimeout(resolve, HANG_MS, "no answer")));
  return Promise.race([send(endpoint, member, input), hang]).finally(() => clearTimeout(timer));
}

/** What is wrong with an answer; undefined for a declared one. The server answers an undeclared code with a 500. */
function defectOf(endpoint: Endpoint, reply: Reply | "no answer"): string | undefined {
  if (reply === "no answer") return reply;
  const { status, codes } = reply;
  // An outside system may be away; the call declares a code for that.
  if (status >= 500 && !(status === 503 && endpoint.errors.some((code) => codes.includes(code)))) return `${status}`;
  return status >= 400 && codes.length === 0 ? `${status} without a code` : undefined;
}

/** The input with the version that the next save must name, unless the version is what is hostile. */
function atVersion(version: number, { place, input }: { place: Place; input: Input }): Input {
  const { body } = input;
  const isSave = place.length > 1 && typeof body === "object" && body !== null && "version" in body;
  return isSave && place.at(-1) !== "version" ? { ...input, body: { ...body, version } } : input;
}

test.each(Object.keys(ACCESS_MATRIX))("%s", { timeout: 60_000 }, async (name) => {
  const endpoint = endpoints.get(name) as Endpoint;
  const member = await app.logInMember();
  const all = [...hostileInputs(plausibleInput(endpoint, candidatesFor(member)))];
  const [rows = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed: SEED, numRuns: 1 });
  const defects: string[] = [];
  let version = 1;
  for (const row of rows.slice(0, ROWS_PER_CALL)) {
    const reply = await answer(endpoint, member, atVersion(version, row));
    const defect = defectOf(endpoint, reply);
    if (defect !== undefined) defects.push(`${row.place.join(".")}: ${row.what}: ${defect}`);
    if (reply !== "no answer" && reply.status === 200) version += 1;
  }
  expect(defects).toEqual([]);
});
