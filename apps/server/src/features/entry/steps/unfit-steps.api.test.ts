import { getDashboard } from "@portal/contract/dashboard/calls";
import { markDashboardTask, unmarkDashboardTask } from "@portal/contract/dashboard/tasks/calls";
import { getUnfitSteps, stepKey } from "@portal/contract/entry/completeness/calls";
import { expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";

const { test, app } = apiTest();

async function someone() {
  const { client, company } = await app.logInMember();
  const accountId = company.id;
  return {
    mark: (key: string, kind: "not_for_us" | "done" = "not_for_us") =>
      client.call(markDashboardTask, { accountId, body: { key, kind } }),
    unmark: (key: string) => client.call(unmarkDashboardTask, { accountId, body: { key } }),
    unfit: async () => (await client.call(getUnfitSteps, { accountId })).body.unfit,
    steps: async () =>
      (await client.call(getDashboard, { accountId })).body.tasks.flatMap(({ key }) =>
        key.startsWith("entry.step-") ? [key] : [],
      ),
  };
}

test("a step that is marked makes way for the next one, for this company only, until it is shown again", async () => {
  const [anna, bob] = [await someone(), await someone()];
  const before = await anna.steps();
  const [first = ""] = before;
  expect(before).toHaveLength(3);
  expect((await anna.mark(first)).status).toBe(200);
  const after = await anna.steps();
  expect(after).toHaveLength(3);
  expect(after).not.toContain(first);
  expect((await anna.unfit()).map(stepKey)).toEqual([first]);
  expect(await bob.unfit()).toEqual([]);
  expect(await bob.steps()).toEqual(before);
  await anna.unmark(first);
  expect(await anna.unfit()).toEqual([]);
  expect(await anna.steps()).toEqual(before);
});

test("a step that is done is not one that does not fit", async () => {
  const anna = await someone();
  const [first = ""] = await anna.steps();
  await anna.mark(first, "done");
  expect(await anna.unfit()).toEqual([]);
});
