/** A profile that its person keeps while a server is about to erase it. */
import { confirmPassword, deleteProfile, ERASURE_GRACE_DAYS } from "@portal/contract/user-area/profile";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import type { Database } from "@portal/db/rows";
import type { Transaction } from "kysely";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import { clearEraseAt } from "./repository.ts";
import { eraseDueProfiles } from "./service.ts";

const DAY = 86_400_000;
const { test, app } = apiTest();
let userId = 0;

beforeEach(async () => {
  app.clock.set(new Date());
  const person = await app.logInPerson();
  userId = person.userId;
  await person.client.call(confirmPassword, { body: { password: TEST_PASSWORD } });
  await person.client.call(deleteProfile, { query: { reason: "other", customtext: "" } });
  app.clock.advance((ERASURE_GRACE_DAYS + 1) * DAY);
});

const exists = async () =>
  (await app.db.selectFrom("users").select("id").where("id", "=", userId).execute()).length === 1;

/** Does `act` after the server has chosen whom to erase, and before its transaction begins. */
const beforeTransaction = (act: () => Promise<unknown>): typeof app.db =>
  new Proxy(app.db, {
    get(target, key) {
      if (key === "transaction")
        return () => ({
          execute: async (work: (trx: Transaction<Database>) => Promise<unknown>) => {
            await act();
            return target.transaction().execute(work);
          },
        });
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });

test("stays, because the date is read again under the row's lock", async () => {
  const db = beforeTransaction(() => clearEraseAt(app.db, userId));
  expect(await eraseDueProfiles({ ...app.dependencies, db })).toBe(0);
  expect(await exists()).toBe(true);
});

test("stays although the restoring transaction is not committed yet", async () => {
  await app.db.transaction().execute(async (trx) => {
    await clearEraseAt(trx, userId);
    expect(await eraseDueProfiles(app.dependencies)).toBe(0);
  });
  expect(await exists()).toBe(true);
});

test("is erased once if nobody keeps it, however many servers try", async () => {
  const counts = await Promise.all([1, 2, 3].map(() => eraseDueProfiles(app.dependencies)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await exists()).toBe(false);
});
