/** Uploads meant to fill the server's memory. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/test-app.ts";
import { jpeg } from "../testing/images.ts";
import { upload } from "../testing/uploads.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

test("of many uploads at once a few are taken, the others may come back, and nobody else waits", async () => {
  const [anna, boris] = [await t.signIn({ companies: [{}] }), await t.signIn({ companies: [{}] })];
  const bytes = await jpeg(2500, 2500);
  const send = (person: typeof anna) => upload(person.client.copy(), person.companyIds[0] as number, { bytes });
  const [one, ...many] = await Promise.all([send(boris), ...Array.from({ length: 12 }, () => send(anna))]);
  expect(one?.status).toBe(200);
  const refused = many.filter(({ status }) => status !== 200);
  expect(many.length - refused.length).toBeGreaterThanOrEqual(4);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, codes, raw } of refused) {
    expect([status, codes]).toEqual([429, ["request.throttled"]]);
    expect(Number(raw.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect((await send(anna)).status).toBe(200);
});
