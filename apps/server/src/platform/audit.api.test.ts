/** Refused calls leave lines, but nobody fills the log by being refused. */
import { dissolveClaiming } from "@portal/contract/account/calls";
import { getAccountLocks } from "@portal/contract/account-locks/calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../testing/test-app.ts";
import { REFUSALS_A_MINUTE } from "./audit.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

const linesOf = (userId: number) =>
  t.db.selectFrom("audit_log").select(["action", "company_id"]).where("actor_user_id", "=", userId).execute();

test("the same refusal is written once a minute", async () => {
  const { client, userId } = await t.signIn();
  for (let index = 0; index < 5; index += 1) await client.call(getAccountLocks, { accountId: 4711 });
  await client.call(dissolveClaiming, { accountId: 4711, query: { id: "4711" } });
  expect(await linesOf(userId)).toHaveLength(2);
  t.clock.advance(61_000);
  await client.call(getAccountLocks, { accountId: 4711 });
  expect(await linesOf(userId)).toHaveLength(3);
});

test("somebody who tries one company after another leaves 30 lines a minute, and others theirs", async () => {
  const [guesser, other] = [await t.signIn(), await t.signIn()];
  for (let id = 1; id <= REFUSALS_A_MINUTE + 20; id += 1) await guesser.client.call(getAccountLocks, { accountId: id });
  await other.client.call(getAccountLocks, { accountId: 1 });
  expect(await linesOf(guesser.userId)).toHaveLength(REFUSALS_A_MINUTE);
  expect(await linesOf(other.userId)).toHaveLength(1);
});
