import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { aClaimant, aFreeCompany, claimByMail, membersOf, templatesTo } from "./testing/claimants.ts";

let t: TestApp;
beforeAll(async () => void (t = await buildTestApp()));
afterAll(() => t.close());

const ownersOf = (id: number) => membersOf(t, id);
const templates = (address: string) => templatesTo(t, address);

describe("of several at once exactly one wins", () => {
  test.each([1, 2, 3, 4, 5, 6])("two claimants with a right code each, round %i", async () => {
    const company = await aFreeCompany(t);
    const one = await aClaimant(t, company.id);
    const two = await aClaimant(t, company.id);
    const codes = [await claimByMail(t, one, company), await claimByMail(t, two, company)] as const;
    const answers = await Promise.all([one.enter(codes[0]), two.enter(codes[1])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const owners = await ownersOf(company.id);
    expect(owners).toHaveLength(1);
    const loser = owners[0] === one.userId ? two : one;
    expect((await loser.look()).body.claiming.page).toBe("claiming_otherowner");
    expect(await templates(loser.login)).toEqual(["claim-lost"]);
  });

  test("one code that two claimants know", async () => {
    const company = await aFreeCompany(t);
    const rightful = await aClaimant(t, company.id);
    const code = await claimByMail(t, rightful, company);
    const thief = await aClaimant(t, company.id);
    await claimByMail(t, thief, company);
    await Promise.all([...Array.from({ length: 3 }, () => thief.enter(code)), rightful.enter(code)]);
    expect(await ownersOf(company.id)).toEqual([rightful.userId]);
  });

  test("50 uses of one code", async () => {
    const company = await aFreeCompany(t);
    const claimant = await aClaimant(t, company.id);
    const code = await claimByMail(t, claimant, company);
    const answers = await Promise.all(Array.from({ length: 50 }, () => claimant.enter(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await templates(claimant.login)).toEqual(["claim-confirmed"]);
  });
});
