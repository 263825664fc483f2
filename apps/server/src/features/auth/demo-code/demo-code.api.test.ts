import { login } from "@portal/contract/auth/calls";
import { type DemoCode, getDemoCode } from "@portal/contract/auth/demo-code/calls";
import { demoAgent } from "@portal/contract/auth/demo-logins";
import { aUser, TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { PRODUCTION } from "../../../testing/production-settings.ts";
import { addDemoSecondFactor } from "../demo.ts";

const { test, app } = apiTest();
const { app: production } = apiTest({ environment: PRODUCTION });
const { app: reachable } = apiTest({ environment: { HOST: "0.0.0.0" } });

/** The first second of a code's half minute. */
const NOW = "2026-11-22T10:00:01.000Z";

const demoCode = async (): Promise<DemoCode> => (await app.anonymous().call(getDemoCode, {})).body;
const logInWith = async (secondFactor: string | undefined): Promise<number> =>
  (
    await app.anonymous().call(login, {
      body: { login: demoAgent.login, password: TEST_PASSWORD, ...(secondFactor !== undefined && { secondFactor }) },
    })
  ).status;

beforeEach(async () => {
  await sql`delete from users where login = ${demoAgent.login}`.execute(app.db);
});

test("the demo agent's code logs in, and after each login there is a new one", async () => {
  await aUser(app.db, { login: demoAgent.login, roles: ["cuca"] });
  await addDemoSecondFactor(app.db, app.dependencies);
  expect(await logInWith(undefined)).toBe(401);
  for (let time = 0; time < 2; time += 1) {
    app.clock.set(NOW);
    const { code, usableFrom } = await demoCode();
    expect(Date.parse(usableFrom)).toBeLessThanOrEqual(app.clock.now().getTime());
    expect(await logInWith(code ?? "")).toBe(200);
  }
  app.clock.set(NOW);
  const { code, usableFrom } = await demoCode();
  expect(usableFrom).toBe("2026-11-22T10:00:30.000Z");
  expect(await logInWith(code ?? "")).toBe(401);
  app.clock.set(usableFrom);
  expect(await logInWith(code ?? "")).toBe(200);
});

test("demo data leave a second factor that the demo agent has set up", async () => {
  await aUser(app.db, { login: demoAgent.login, roles: ["cuca"] });
  await addDemoSecondFactor(app.db, app.dependencies);
  const factor = () => sql`select * from second_factors`.execute(app.db);
  const before = await factor();
  await addDemoSecondFactor(app.db, app.dependencies);
  expect((await factor()).rows).toEqual(before.rows);
});

test("there is no code without the demo agent, or without its second factor", async () => {
  expect((await demoCode()).code).toBeNull();
  await aUser(app.db, { login: demoAgent.login, roles: ["cuca"] });
  expect((await demoCode()).code).toBeNull();
});

test.each([
  ["in production", production],
  ["in development on a host that others reach", reachable],
])("the call answers 404 %s", async (_where, at) => {
  expect((await at.anonymous().call(getDemoCode, {})).status).toBe(404);
});
