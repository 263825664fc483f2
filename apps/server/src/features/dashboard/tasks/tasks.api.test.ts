import { getDashboard } from "@portal/contract/dashboard/calls";
import { markDashboardTask, unmarkDashboardTask } from "@portal/contract/dashboard/tasks/calls";
import type { TaskMarkKind } from "@portal/contract/dashboard/tasks/marks";
import { TEST_PASSWORD } from "@portal/db/factories/users";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { makeAccountScope } from "../../../platform/session/session.ts";
import { apiTest } from "../../../testing/fixture.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { dashboardJobs } from "../jobs.ts";
import type { DashboardSource } from "../source.ts";
import { createTaskService } from "./service.ts";

const { test, app } = apiTest();
const DAY_MS = 24 * 3_600_000;

/** A company with a case that waits for its answer, and an entry that could be more complete. */
async function companyWithTasks(right: "owner" | "read" = "owner") {
  const member = await app.logInMember({ right });
  await askBack(member.company.id, "Rechnung");
  return { ...member, accountId: member.company.id };
}
const askBack = (companyId: number, subject: string) =>
  sql`insert into service_cases (company_id, type, subject, state, brand, request_key, created_at, changed_at)
      values (${companyId}, 'other', ${subject}, 'waiting', 'nahbei', ${subject}, now(), ${app.clock.now()})`.execute(
    app.db,
  );
const listOf = async (client: TestClient, accountId: number) => (await client.call(getDashboard, { accountId })).body;
const firstKey = async (client: TestClient, accountId: number): Promise<string> =>
  (await listOf(client, accountId)).tasks[0]?.key ?? "";
const mark = (client: TestClient, accountId: number, key: string, kind: TaskMarkKind) =>
  client.call(markDashboardTask, { accountId, body: { key, kind } });

describe("a company with a waiting case and an incomplete entry", () => {
  test("has the case first, because somebody waits, and then what makes the entry better", async () => {
    const { client, accountId } = await companyWithTasks();
    const { tasks } = await listOf(client, accountId);
    expect(tasks[0]).toMatchObject({ title: "Rückfrage zu „Rechnung“ beantworten", urgency: "customers" });
    expect(new Set(tasks.slice(1).map(({ product, urgency }) => `${product} ${urgency}`))).toEqual(
      new Set(["Eintrag better"]),
    );
  });

  test("a task put off until tomorrow is gone, listed as hidden, and back the next day", async () => {
    const { client, login, accountId } = await companyWithTasks();
    const before = await listOf(client, accountId);
    const key = before.tasks[0]?.key ?? "";
    const { status, body } = await mark(client, accountId, key, "tomorrow");
    expect(status).toBe(200);
    const after = await listOf(client, accountId);
    expect(after.tasks).toEqual(before.tasks.slice(1));
    const { untilDay } = body.mark;
    expect(after.hidden).toEqual([{ key, title: before.tasks[0]?.title, kind: "tomorrow", untilDay }]);
    app.clock.advance(DAY_MS);
    await client.logIn(login, TEST_PASSWORD);
    const nextDay = await listOf(client, accountId);
    expect([nextDay.tasks[0]?.key, nextDay.hidden]).toEqual([key, []]);
  });

  test("a mark that is taken back shows the task again; taking it back twice changes nothing", async () => {
    const { client, accountId } = await companyWithTasks();
    const key = await firstKey(client, accountId);
    await mark(client, accountId, key, "done");
    for (const _time of [1, 2])
      expect((await client.call(unmarkDashboardTask, { accountId, body: { key } })).status).toBe(200);
    expect(await firstKey(client, accountId)).toBe(key);
    const lines = await app.db
      .selectFrom("audit_log")
      .select(["action", "details"])
      .where("company_id", "=", accountId)
      .where("action", "like", "dashboardTask.%")
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { action: "dashboardTask.marked", details: { kind: "done" } },
      { action: "dashboardTask.unmarked", details: {} },
    ]);
  });

  test("a second mark replaces the first", async () => {
    const { client, accountId } = await companyWithTasks();
    const key = await firstKey(client, accountId);
    await mark(client, accountId, key, "tomorrow");
    await mark(client, accountId, key, "next_week");
    expect((await listOf(client, accountId)).hidden).toMatchObject([{ key, kind: "next_week" }]);
  });

  test("a task where somebody waits fits every company", async () => {
    const { client, accountId } = await companyWithTasks();
    const { tasks } = await listOf(client, accountId);
    const refused = await mark(client, accountId, tasks[0]?.key ?? "", "not_for_us");
    expect([refused.status, refused.codes]).toEqual([409, ["dashboard.somebody_waits"]]);
    expect((await mark(client, accountId, tasks[1]?.key ?? "", "not_for_us")).status).toBe(200);
  });

  test.each(["cases.waiting-1", "cases", "gibtsnicht.x", "ratings.open-ratings", "x"])(
    "the key %s, which names no task of the company, is unknown",
    async (key) => {
      const { client, accountId } = await companyWithTasks();
      const { status, codes } = await mark(client, accountId, key, "done");
      expect([status, codes]).toEqual([404, ["dashboard.task_unknown"]]);
    },
  );

  test.each<[string, unknown]>([
    ["no key", { kind: "done" }],
    ["an empty key", { key: "", kind: "done" }],
    ["a key of 201 characters", { key: "x".repeat(201), kind: "done" }],
    ["a key with NUL", { key: "cases.\u0000", kind: "done" }],
    ["another kind", { key: "cases.waiting-1", kind: "forever" }],
  ])("%s is invalid", async (_what, body) => {
    const { client, accountId } = await companyWithTasks();
    expect((await client.call(markDashboardTask, { accountId, body: body as never })).status).toBe(400);
  });

  test("who may only read has no tasks, and marks none", async () => {
    const { client, accountId } = await companyWithTasks("read");
    expect((await listOf(client, accountId)).tasks).toEqual([]);
    expect((await mark(client, accountId, "cases.waiting-1", "done")).codes).toEqual(["auth.right_missing"]);
  });

  test("the marks of one company hide nothing of another", async () => {
    const [one, other] = [await companyWithTasks(), await companyWithTasks()];
    const shared = (await listOf(one.client, one.accountId)).tasks[1]?.key ?? "";
    await mark(one.client, one.accountId, shared, "done");
    expect((await listOf(other.client, other.accountId)).tasks.map(({ key }) => key)).toContain(shared);
  });

  test("the line about other products is hidden like a task", async () => {
    const { client, accountId } = await companyWithTasks();
    await mark(client, accountId, "offers", "not_for_us");
    expect((await listOf(client, accountId)).hidesOffers).toBe(true);
  });
});

test("a task that is done comes back when it says something else, and one that was put off does not", async () => {
  const { company, userId } = await app.logInMember();
  const scope = makeAccountScope({ companyId: company.id, right: "owner", userId, agentUserId: null });
  let version = "1";
  const source: DashboardSource = {
    name: "x",
    product: "X",
    families: "always",
    read: async () => ({
      tasks: ["a", "b"].map((key) => ({
        key,
        title: key,
        detail: "",
        place: { page: "dashboard" },
        minutes: 1,
        weight: 50,
        version,
      })),
      result: null,
    }),
  };
  const tasks = createTaskService(app.dependencies, [source]);
  const { createDashboardService } = await import("../service.ts");
  const shown = async () =>
    (await createDashboardService(app.dependencies, [source]).read(scope)).tasks.map(({ key }) => key);
  await tasks.mark(scope, { key: "x.a", kind: "done" });
  await tasks.mark(scope, { key: "x.b", kind: "next_week" });
  expect(await shown()).toEqual([]);
  version = "2";
  expect(await shown()).toEqual(["x.a"]);
});

test("customer care marks visibly: the row names the agent and no person of the company", async () => {
  const { company, userId } = await app.logInMember();
  const agent = await app.logInPerson();
  await askBack(company.id, "Frage");
  const scope = makeAccountScope({ companyId: company.id, right: "owner", userId, agentUserId: agent.userId });
  const source: DashboardSource = {
    name: "x",
    product: "X",
    families: "always",
    read: async () => ({
      tasks: [{ key: "a", title: "A", detail: "", place: { page: "dashboard" }, minutes: 1, weight: 50 }],
      result: null,
    }),
  };
  await createTaskService(app.dependencies, [source]).mark(scope, { key: "x.a", kind: "done" });
  const rows = await app.db
    .selectFrom("dashboard_task_marks")
    .select(["marked_by_user_id", "agent_user_id"])
    .where("company_id", "=", company.id)
    .execute();
  expect(rows).toEqual([{ marked_by_user_id: null, agent_user_id: agent.userId }]);
});

test("the sweep deletes marks on the day on which their task is shown again, and no other", async () => {
  const { client, accountId } = await app.logInMember().then((member) => ({ ...member, accountId: member.company.id }));
  const { tasks } = await listOf(client, accountId);
  await mark(client, accountId, tasks[0]?.key ?? "", "tomorrow");
  await mark(client, accountId, tasks[1]?.key ?? "", "done");
  app.clock.advance(DAY_MS);
  await dashboardJobs.sweeps?.[0]?.run(app.dependencies);
  const rows = await app.db
    .selectFrom("dashboard_task_marks")
    .select("task_key")
    .where("company_id", "=", accountId)
    .execute();
  expect(rows).toEqual([{ task_key: tasks[1]?.key }]);
});
