/** Refused calls leave lines, but nobody fills the log by being refused. */
import { dissolveClaiming } from "@portal/contract/account/calls";
import { getAccountLocks } from "@portal/contract/account-locks/calls";
import { expect } from "vitest";
import { apiTest } from "../testing/fixture.ts";
import { REFUSALS_A_DAY, REFUSALS_A_MINUTE } from "./audit.ts";

const { test, app } = apiTest();

const linesOf = (userId: number) =>
  app.db.selectFrom("audit_log").select(["action", "company_id"]).where("actor_user_id", "=", userId).execute();

test("the same refusal is written once a minute", async () => {
  const { client, userId } = await app.logInPerson();
  for (let index = 0; index < 5; index += 1) await client.call(getAccountLocks, { accountId: 4711 });
  await client.call(dissolveClaiming, { accountId: 4711, query: { id: "4711" } });
  expect(await linesOf(userId)).toHaveLength(2);
  app.clock.advance(61_000);
  await client.call(getAccountLocks, { accountId: 4711 });
  expect(await linesOf(userId)).toHaveLength(3);
});

test("a person refused for many companies leaves 30 lines a minute and uses up no one else's", async () => {
  const [guesser, other] = [await app.logInPerson(), await app.logInPerson()];
  for (let id = 1; id <= REFUSALS_A_MINUTE + 20; id += 1) await guesser.client.call(getAccountLocks, { accountId: id });
  await other.client.call(getAccountLocks, { accountId: 1 });
  expect(await linesOf(guesser.userId)).toHaveLength(REFUSALS_A_MINUTE);
  expect(await linesOf(other.userId)).toHaveLength(1);
});

test("a person who goes on all day leaves 500 lines", async () => {
  const { client, userId } = await app.logInPerson();
  const expire = app.clock.now().getTime() + 24 * 3_600_000;
  await app.db
    .insertInto("rate_limits")
    .values({ key: `refusals:day:${userId}`, points: REFUSALS_A_DAY - 1, expire })
    .execute();
  for (let id = 1; id <= 3; id += 1) await client.call(getAccountLocks, { accountId: id });
  expect(await linesOf(userId)).toHaveLength(1);
});

test("of ten refusals at once one is written", async () => {
  const { client, userId } = await app.logInPerson();
  await Promise.all(Array.from({ length: 10 }, () => client.copy().call(getAccountLocks, { accountId: 4711 })));
  expect(await linesOf(userId)).toHaveLength(1);
});
