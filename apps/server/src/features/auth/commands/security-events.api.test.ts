import { login } from "@portal/contract/auth/calls";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { portalOn } from "../../../testing/portal-command.ts";

const { test, app } = apiTest();
const list = async (...args: string[]): Promise<string[]> => {
  const { code, out } = await portalOn(app.dependencies.environment.DATABASE_URL)([
    "security-events",
    "--csv",
    ...args,
  ]);
  expect(code).toBe(0);
  return out.split("\n").slice(1);
};

test("security-events lists newest first and filters by person, kind and day; --csv has a column for each value", async () => {
  const [anna, bert] = [await app.logInPerson(), await app.logInPerson()];
  await app.anonymous().call(login, { body: { login: anna.login, password: "falsch" } });
  const kindsOf = (lines: string[]) => lines.map((line) => line.split(";").slice(1, 4).join(" "));
  expect(kindsOf(await list())).toEqual([
    `login_failed ${anna.userId} password`,
    `logged_in ${bert.userId} password`,
    `logged_in ${anna.userId} password`,
  ]);
  expect(kindsOf(await list("--user", String(anna.userId)))).toHaveLength(2);
  expect(kindsOf(await list("--user", String(anna.userId), "--kind", "logged_in"))).toHaveLength(1);
  expect(kindsOf(await list("--kind", "login_failed", "--limit", "1"))).toHaveLength(1);
  const today = berlinDate(app.clock.now().getTime());
  expect(await list("--since", today)).toHaveLength(3);
  expect(await list("--since", "2099-01-01")).toEqual([]);
  expect((await list())[0]).not.toContain(anna.login);
  const columns = await portalOn(app.dependencies.environment.DATABASE_URL)(["security-events"]);
  expect(columns.out).toMatch(/^at +kind +user +method +network +login +key\n/);
});

test.for([
  ["a kind that does not exist", ["--kind", "nonsense"]],
  ["a day that does not exist", ["--since", "2026-13-01"]],
  ["a person who is no number", ["--user", "anna"]],
])("security-events refuses %s", async ([, args]) => {
  const reply = await portalOn(app.dependencies.environment.DATABASE_URL)(["security-events", ...(args as string[])]);
  expect(reply.code).toBe(1);
});
