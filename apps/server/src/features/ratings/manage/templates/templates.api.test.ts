import {
  deleteAnswerTemplate,
  getAnswerTemplates,
  orderAnswerTemplates,
  saveAnswerTemplate,
} from "@portal/contract/ratings/manage/calls";
import { MOST_TEMPLATES } from "@portal/contract/ratings/manage/template";
import { beforeEach, expect } from "vitest";
import { apiTest } from "../../../../testing/fixture.ts";
import type { Member } from "../../../../testing/test-app.ts";

const { test, app } = apiTest();
let anna: Member;
beforeEach(async () => {
  anna = await app.logInMember({ products: ["RAT"] });
});

const save = (title: string, id: number | null = null, who = anna) =>
  who.client.call(saveAnswerTemplate, {
    accountId: who.company.id,
    body: { template: { id, title, text: `${title}, {name}` } },
  });
const order = (ids: number[]) => anna.client.call(orderAnswerTemplates, { accountId: anna.company.id, body: { ids } });
const remove = (id: number) => anna.client.call(deleteAnswerTemplate, { accountId: anna.company.id, body: { id } });
const titles = async () =>
  (await anna.client.call(getAnswerTemplates, { accountId: anna.company.id })).body.templates.map(({ title }) => title);
const idsOf = ({ body }: Awaited<ReturnType<typeof save>>) => body.templates.map(({ id }) => id);

test("templates are added, changed, ordered and deleted", async () => {
  await save("Dank");
  const [dank = 0, sorry = 0] = idsOf(await save("Entschuldigung"));
  await save("Großer Dank", dank);
  expect(await titles()).toEqual(["Großer Dank", "Entschuldigung"]);
  await order([sorry, dank]);
  expect(await titles()).toEqual(["Entschuldigung", "Großer Dank"]);
  await save("Neu");
  expect(await titles()).toEqual(["Entschuldigung", "Großer Dank", "Neu"]);
  await remove(sorry);
  expect(await titles()).toEqual(["Großer Dank", "Neu"]);
});

test("the thirty-first is refused", async () => {
  for (let index = 0; index < MOST_TEMPLATES; index += 1) await save(`Vorlage ${index}`);
  const { status, body } = await save("Noch eine");
  expect([status, body]).toMatchObject([409, { errors: [{ code: "ratings.too_many_templates" }] }]);
});

test("a foreign template is answered like a missing one, and stays", async () => {
  const bob = await app.logInMember({ products: ["RAT"] });
  const [foreign = 0] = idsOf(await save("Bobs", null, bob));
  await save("Annas");
  for (const { status } of [await save("Meins", foreign), await remove(foreign), await order([foreign])])
    expect(status).toBe(404);
  const kept = await bob.client.call(getAnswerTemplates, { accountId: bob.company.id });
  expect(kept.body.templates).toMatchObject([{ title: "Bobs" }]);
});

test("an order that lacks one, or names one twice, is refused", async () => {
  await save("Eins");
  const [one = 0, two = 0] = idsOf(await save("Zwei"));
  expect([(await order([one])).status, (await order([one, one])).status, (await order([two, one])).status]).toEqual([
    404, 404, 200,
  ]);
});
