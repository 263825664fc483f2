/** Searching in the list of invitations and in its file. */
import { getInvitations, getInvitationsCsv, sendInvitations } from "@portal/contract/ratings/invitations/calls";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { csvRows } from "../testing/csv-rows.ts";

const { test, app } = apiTest();
let anna: Member;
let accountId: number;
beforeEach(async () => {
  app.clock.set("2026-11-23T12:00:00Z");
  anna = await app.logInMember({ products: ["RAT"] });
  accountId = anna.company.id;
  const given = { basis: "consent", basisOn: "2026-11-01", isConfirmed: true } as const;
  const lines = "maria.klein@post.example, Maria Klein\notto@post.example, 100 % Groß";
  await anna.client.call(sendInvitations, { accountId, body: { lines, ...given } });
});

const found = async (search: string, client = anna.client) =>
  (await client.call(getInvitations, { accountId, query: { search } })).body;
const addresses = async (search: string) => (await found(search)).invitations.map(({ email }) => email);

test("finds parts of name and address in any case, and takes % and _ literally", async () => {
  expect(await addresses("MARIA")).toEqual(["maria.klein@post.example"]);
  expect(await addresses("Klein@Post")).toEqual(["maria.klein@post.example"]);
  expect(await addresses("100 %")).toEqual(["otto@post.example"]);
  expect(await addresses("1_0")).toEqual([]);
});

test("counts what it finds beside the counts of all", async () => {
  expect(await found("")).toMatchObject({ total: 2, counts: { sent: 2 } });
  expect(await found("maria")).toMatchObject({ total: 1, counts: { sent: 2 } });
  expect(await found("niemand")).toMatchObject({ invitations: [], total: 0, counts: { sent: 2 } });
});

test("of customer care finds names and no address", async () => {
  const agent = await app.logInPerson({ roles: ["cuca"] });
  await app.db
    .updateTable("sessions")
    .set({
      agent_company_id: accountId,
      agent_reason: "Rückruf",
      agent_expires_at: new Date(app.clock.now().getTime() + 3_600_000),
    })
    .where("user_id", "=", agent.userId)
    .execute();
  expect((await found("otto@", agent.client)).total).toBe(0);
  expect((await found("groß", agent.client)).total).toBe(1);
});

test("narrows the file too", async () => {
  const csv = async (search: string) => {
    const path = getInvitationsCsv.path;
    return (await anna.client.send({ method: "GET", path, query: { search }, accountId, xsrf: false })).raw;
  };
  expect(csvRows((await csv("otto")).body).map(([, name]) => name)).toEqual(["Name", "100 % Groß"]);
  expect((await csv("x".repeat(101))).statusCode).toBe(400);
});

test("longer than 100 characters is refused at its field", async () => {
  const { status, body } = await anna.client.call(getInvitations, { accountId, query: { search: "x".repeat(101) } });
  expect([status, body]).toMatchObject([400, { errors: [{ field: "search" }] }]);
});
