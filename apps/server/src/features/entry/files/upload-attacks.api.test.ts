/** Uploads that try to fill the server's memory. */
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { jpeg } from "../testing/images.ts";
import { upload } from "../testing/uploads.ts";

const { test, app } = apiTest();

test("of many parallel uploads a few are accepted, the others get 429, and other calls are not delayed", async () => {
  const [anna, boris] = [await app.logInMember(), await app.logInMember()];
  const bytes = await jpeg(2500, 2500);
  const send = (person: typeof anna) => upload(person.client.copy(), person.company.id, { bytes });
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
