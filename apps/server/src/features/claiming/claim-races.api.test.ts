import { describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import { aClaimant, aFreeCompany, claimByMail, membersOf, templatesTo } from "./testing/claimants.ts";

const { test, app } = apiTest();

const ownersOf = (id: number) => membersOf(app, id);
const templates = (address: string) => templatesTo(app, address);

describe("of parallel proofs exactly one succeeds", () => {
  test.each([1, 2, 3, 4, 5, 6])("two claimants with a right code each, round %i", async () => {
    const company = await aFreeCompany(app);
    const one = await aClaimant(app, company.id);
    const two = await aClaimant(app, company.id);
    const codes = [await claimByMail(app, one, company), await claimByMail(app, two, company)] as const;
    const answers = await Promise.all([one.enter(codes[0]), two.enter(codes[1])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const owners = await ownersOf(company.id);
    expect(owners).toHaveLength(1);
    const loser = owners[0] === one.userId ? two : one;
    expect((await loser.look()).body.claiming.page).toBe("claiming_otherowner");
    expect(await templates(loser.login)).toEqual(["claim-lost"]);
  });

  test("one code that two claimants know", async () => {
    const company = await aFreeCompany(app);
    const rightful = await aClaimant(app, company.id);
    const code = await claimByMail(app, rightful, company);
    const thief = await aClaimant(app, company.id);
    await claimByMail(app, thief, company);
    await Promise.all([...Array.from({ length: 3 }, () => thief.enter(code)), rightful.enter(code)]);
    expect(await ownersOf(company.id)).toEqual([rightful.userId]);
  });

  test("50 uses of one code", async () => {
    const company = await aFreeCompany(app);
    const claimant = await aClaimant(app, company.id);
    const code = await claimByMail(app, claimant, company);
    const answers = await Promise.all(Array.from({ length: 50 }, () => claimant.enter(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await templates(claimant.login)).toEqual(["claim-confirmed"]);
  });
});
