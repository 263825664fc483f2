import path from "node:path";
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { aUser } from "@portal/db/factories/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, type PortalTest, startPortalTest } from "../../testing/portal-command.ts";

let t: PortalTest;
let portal: Portal;
beforeAll(async () => {
  t = await startPortalTest();
  ({ portal } = t);
});
afterAll(() => t.close());

test("claim list, code and hold work on a requested claim; impossible steps fail with a sentence", async () => {
  const company = await aCompany(t.db, { name: "Anspruch GmbH" });
  await anEntry(t.db, { company_id: company.id });
  const user = await aUser(t.db);
  const now = new Date();
  const waiting = { company_id: company.id, user_id: user.id, brand: "nahbei", started_at: now, changed_at: now };
  const { id } = await t.db
    .insertInto("claims")
    .values({ ...waiting, state: "requested", proof: "phone", sent_to: "030 23125100" })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await portal(["claim", "list"])).out).toMatch(/requested +phone +Anspruch GmbH \(\d+\) +030 23125100/);
  expect((await portal(["claim", "code", String(id)])).out).toMatch(
    /^Call 030 23125100 \(Anspruch GmbH\) and read out: \w{4}-\w{4}\nValid until /,
  );
  expect((await portal(["claim", "hold", String(id)])).out).toBe(`Claim ${id} is held now.`);
  expect((await portal(["claim", "list"])).out).toMatch(/held provider +phone/);
  expect(await portal(["claim", "letter", String(id), "--out", path.join(t.dataDir, "brief.pdf")])).toMatchObject({
    code: 1,
    error: expect.stringContaining("Not possible in the claim's state."),
  });
  expect(await portal(["claim", "release", "999999"])).toMatchObject({ code: 1, error: "There is no such claim." });
  expect(await portal(["claim", "release", "x"])).toMatchObject({
    code: 1,
    error: expect.stringContaining("Not a number"),
  });
});
