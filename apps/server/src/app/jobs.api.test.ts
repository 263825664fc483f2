import { aUser } from "@portal/db/factories/users";
import { expect } from "vitest";
import { apiTest } from "../testing/fixture.ts";
import { sweep } from "./jobs.ts";

const DAY_MS = 86_400_000;
const { test, app } = apiTest();

test("sweep deletes expired rows of platform and slices, and nothing the second time", async () => {
  const user = await aUser(app.db);
  await app.anonymous().logIn(user.login, "Demo-Portal-2026");
  app.clock.advance(4000 * DAY_MS);
  expect(await sweep(app.dependencies)).toMatchObject({ sessions: 1, files: 0, mails: 0, tokens: 0 });
  expect(new Set(Object.values(await sweep(app.dependencies)))).toEqual(new Set([0]));
});
