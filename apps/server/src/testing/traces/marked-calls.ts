/** Makes every call with values that must not be found afterwards in what the server tells about itself. */
import { expect } from "vitest";
import { allCalls } from "../../app/slices.ts";
import { plausibleInput } from "../hostile-input.ts";
import type { TestApp } from "../test-app.ts";

export const MAIL = "geheim-4711@kunde.example";
export const TEXT = "geheim-4711";
const PHONE = "0152 47114711";
const VALUES = [MAIL, TEXT, PHONE, "2026-01-05", "08:00", "10115", 4711, true, {}];

/** Every call as an owner and as nobody, with marked values in all fields; returns how many, and what is secret. */
export async function makeMarkedCalls(app: TestApp): Promise<{ sent: number; secrets: string[] }> {
  const owner = await app.logInMember({ name: "Geheim-4711 Bedachungen" });
  const anonymous = app.anonymous();
  const headers = { "user-agent": TEXT, referer: `http://localhost/${TEXT}`, "x-forwarded-for": TEXT };
  let sent = 0;
  for (const { served } of allCalls(app.dependencies)) {
    const { endpoint } = served;
    const { params, query, body } = plausibleInput(endpoint, VALUES);
    const path = endpoint.path.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(String(params[key])));
    const json =
      endpoint.method === "GET" || endpoint.bodyKind === "multipart"
        ? {}
        : { payload: Buffer.from(JSON.stringify(body ?? {})), extra: { "content-type": "application/json" } };
    for (const [client, accountId] of [
      [owner.client.copy(), owner.company.id],
      [anonymous, MAIL],
    ] as const) {
      const reply = await client.send({
        method: endpoint.method,
        path,
        query: { ...query, marker: MAIL },
        accountId,
        headers: { ...headers, ...json.extra },
        ...(json.payload && { payload: json.payload }),
      });
      sent += 1;
      expect(reply.status, `${endpoint.name}: ${reply.raw.body}`).not.toBe(500);
    }
  }
  const visit = (path: string) => anonymous.send({ method: "GET", path, headers, xsrf: false });
  await visit(`/kunde/${TEXT}?q=${MAIL}`);
  await visit(`/eintrag/${TEXT}`);
  const secrets = [TEXT, "geheim%2D4711", PHONE, owner.login, ...owner.client.cookies.values()];
  return { sent, secrets };
}
