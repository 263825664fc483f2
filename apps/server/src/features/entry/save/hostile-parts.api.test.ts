/** Hostile values in each field of each part: refused at the field in German, or stored harmlessly. */
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import type { ErrorBody } from "@portal/contract/http/problems";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { type Caller, type Fields, type Save, SAVES } from "../testing/saves.ts";
import { isJsonPart } from "../columns.ts";

const { test, app } = apiTest();
let anna: Caller;
beforeAll(async () => {
  const { client, company } = await app.logInMember();
  anna = { client, accountId: company.id };
});

const JSON_SAVES = SAVES.filter(({ part }) => isJsonPart(part));

/** JSON text, because some values cannot be written in JavaScript. */
const HOSTILE = [
  "7",
  "-1e999",
  "true",
  "null",
  "{}",
  '{"length":3,"0":"a"}',
  "[]",
  "[null]",
  "[[]]",
  "[{}]",
  "[7]",
  '"x"',
  JSON.stringify("x".repeat(50_000)),
  JSON.stringify(["x".repeat(20_000)]),
  JSON.stringify(Array<string>(10_001).fill("x")),
  JSON.stringify(Array.from({ length: 10_001 }, (_, index) => String(index))),
  JSON.stringify("vor\u202enach"),
  JSON.stringify(["vor\u2066nach"]),
  JSON.stringify("zwei\nZeilen"),
  JSON.stringify(["\u0007"]),
  '"\\ud800"',
  '["\\u0000"]',
  '["__proto__"]',
  '["constructor"]',
  '"__proto__"',
  `${"[".repeat(5000)}${"]".repeat(5000)}`,
];

async function send({ endpoint }: Save, body: string) {
  const reply = await anna.client.send({
    method: "POST",
    path: endpoint.path,
    accountId: anna.accountId,
    payload: Buffer.from(body),
    headers: { "content-type": "application/json" },
  });
  return { status: reply.status, errors: (reply.body as Partial<ErrorBody>).errors ?? [], body: reply.body as Fields };
}

const entry = async () => (await anna.client.call(getSalesForceEntry, { accountId: anna.accountId })).body.entry;

/** The body's JSON with one field's value replaced or left out. */
function bodyWith(fields: Fields, name: string, json: string | undefined): string {
  const members = Object.entries(fields)
    .filter(([field]) => field !== name)
    .map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value)}`);
  if (json !== undefined) members.push(`${JSON.stringify(name)}:${json}`);
  return `{${members.join(",")}}`;
}

describe.each(JSON_SAVES)("$part", (save) => {
  test("each hostile value of each field is refused with 400 at the field, or stored and readable again", async () => {
    const fields = await save.fields[0](anna);
    for (const name of Object.keys(fields)) {
      for (const json of [undefined, ...HOSTILE]) {
        const { versions } = await entry();
        const version = versions[save.part];
        const reply = await send(save, bodyWith({ version, ...fields }, name, json));
        const what = `${name}: ${json?.slice(0, 40)} ${JSON.stringify(reply.errors).slice(0, 200)}`;
        if (reply.status === 200) {
          expect((await entry()).versions[save.part], what).toBe(reply.body["version"]);
          continue;
        }
        expect([400, 404, 413], what).toContain(reply.status);
        expect(reply.errors.length, what).toBeGreaterThan(0);
        expect(JSON.stringify(reply.errors).length, what).toBeLessThan(20_000);
        for (const { field, message, code } of reply.errors) {
          expect(message, what).not.toMatch(/invalid|expected|required|input|undefined|option/i);
          if (code === "request.malformed" || code === "request.too_large") continue;
          expect(field === name || field?.startsWith(`${name}.`), what).toBe(true);
        }
        expect((await entry()).versions[save.part], what).toBe(version);
      }
    }
  });
});
