import { getDashboard } from "@portal/contract/dashboard/calls";
import { aProduct } from "@portal/db/factories/companies";
import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { makeAccountScope } from "../../platform/session/session.ts";
import { createDashboardService } from "./service.ts";
import type { DashboardSource, Task } from "./source.ts";

const { test, app } = apiTest();

const task = (key: string, weight: number): Task => ({
  key,
  title: `Aufgabe ${key}`,
  detail: "Weil es hilft.",
  place: { page: "website_edit", query: { seite: "2" } },
  minutes: 5,
  weight,
});
const source = (
  name: string,
  read: DashboardSource["read"],
  given: Partial<DashboardSource> = {},
): DashboardSource => ({
  name,
  product: name.toUpperCase(),
  families: ["website"],
  read,
  ...given,
});

const NOTHING = {
  tasks: [],
  hidden: [],
  results: [],
  contacts: null,
  changes: [],
  products: [],
  missing: [],
  hidesOffers: false,
};

describe("the dashboard of a company with a website", () => {
  async function dashboard(...sources: DashboardSource[]) {
    return dashboardWith(app.dependencies, sources);
  }
  async function dashboardWith(dependencies: Dependencies, sources: DashboardSource[]) {
    const { company, userId } = await app.logInMember({ products: ["WEB-M"] });
    const scope = makeAccountScope({ companyId: company.id, right: "owner", userId, agentUserId: null });
    return createDashboardService(dependencies, sources).read(scope);
  }
  const good = source("good", async () => ({
    tasks: [task("small", 10), task("large", 90)],
    result: { text: "12 Besuche", source: "Quelle", place: { page: "website_statistics" } },
  }));

  test("orders the tasks of all sources and names them by their source", async () => {
    const other = source("other", async () => ({ tasks: [task("small", 50)], result: null }));
    const answer = await dashboard(good, other);
    expect(answer.tasks.map(({ key }) => key)).toEqual(["good.large", "other.small", "good.small"]);
    expect(answer.tasks[0]).toEqual({
      key: "good.large",
      title: "Aufgabe large",
      detail: "Weil es hilft.",
      place: { page: "website_edit", query: { seite: "2" }, place: "" },
      minutes: 5,
      dueDay: null,
      product: "GOOD",
      urgency: "customers",
    });
    expect(answer.results).toEqual([
      {
        key: "good",
        product: "GOOD",
        text: "12 Besuche",
        source: "Quelle",
        place: { page: "website_statistics", query: {}, place: "" },
      },
    ]);
    expect([answer.products, answer.missing]).toEqual([["GOOD", "OTHER"], []]);
  });

  test("does not ask sources of products that the company does not have", async () => {
    const ads = source("ads", () => Promise.reject(new Error("was asked")), { families: ["search_ads"] });
    expect(await dashboard(ads)).toEqual(NOTHING);
  });

  test.each<[string, DashboardSource["read"]]>([
    ["fails", () => Promise.reject(new Error("no table"))],
    [
      "throws before it waits",
      () => {
        throw new Error("no table");
      },
    ],
  ])("leaves out and logs a source that %s", async (_how, read) => {
    const answer = await dashboard(source("bad", read), good);
    expect(answer.tasks).toHaveLength(2);
    expect(answer.missing).toEqual(["BAD"]);
    const line = app.logLines.findLast((text) => text.includes("a source of the dashboard failed"));
    expect(line).toContain('"source":"bad"');
  });

  test("leaves out a source that takes longer than PART_TIMEOUT_MS, while the others answer at once", async () => {
    const slow = source("slow", () => new Promise(() => {}));
    const environment = { ...app.dependencies.environment, PART_TIMEOUT_MS: 50 };
    const answer = await dashboardWith({ ...app.dependencies, environment }, [slow, good]);
    expect(answer.missing).toEqual(["SLOW"]);
  });
});

test("a company without products has only its entry to improve", async () => {
  const { client, company } = await app.logInMember();
  const { status, body } = await client.call(getDashboard, { accountId: company.id });
  expect([status, { ...body, tasks: [] }]).toEqual([200, NOTHING]);
  expect(new Set(body.tasks.map(({ key }) => key.split("-")[0]))).toEqual(new Set(["entry.step"]));
});

test("an ended product is not asked", async () => {
  const { client, company } = await app.logInMember();
  await aProduct(app.db, { company_id: company.id, code: "WEB-M", status: "Inactive" });
  expect((await client.call(getDashboard, { accountId: company.id })).body.products).toEqual([]);
});

test("somebody who may only read sees the dashboard of their company, and of no other", async () => {
  const reader = await app.logInMember({ right: "read", products: ["WEB-M", "SEO", "LISTING-TOP"] });
  const { body } = await reader.client.call(getDashboard, { accountId: reader.company.id });
  expect(body.products).toEqual(["Website", "Suchmaschinenoptimierung", "Premium-Eintrag"]);
  const other = await app.logInMember();
  const refused = await reader.client.call(getDashboard, { accountId: other.company.id });
  expect([refused.status, refused.codes]).toEqual([404, ["account_not_available"]]);
});
