import { type AddressField, validateAddress } from "@portal/contract/addresses/calls";
import { aCompany } from "@portal/db/factories/companies";
import { anEntry } from "@portal/db/factories/entries";
import { beforeAll, describe, expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";
import type { LoggedIn } from "../../testing/test-app.ts";

const { test, app } = apiTest();
let anna: LoggedIn;
beforeAll(async () => {
  anna = await app.logInPerson();
  const company = await aCompany(app.db);
  await anEntry(app.db, { company_id: company.id, street: "Lindenstraße", postal_code: "10969", city: "Berlin" });
  await app.db.insertInto("streets").values({ postal_code: "68161", city: "Mannheim", name: "Q 7" }).execute();
});

type Body = { ShippingStreet?: string; street?: string; houseNumber?: string; zipCode: string; city: string };
const validate = async (body: Body) => {
  const reply = await anna.client.call(validateAddress, { body });
  expect(reply.status).toBe(200);
  return reply.body;
};
const matches = async (body: Body) =>
  Object.values((await validate(body)).fields)
    .map(({ match }) => match)
    .join(" ");

describe("how street, house number, postal code and city match the data", () => {
  test.each([
    [{ ShippingStreet: "Lindenstr. 12 a", zipCode: "10969", city: "Berlin" }, "ok ok ok ok"],
    [{ street: "Lindenstraße", houseNumber: "12-14", zipCode: "10969", city: "berlin" }, "ok ok ok ok"],
    [{ ShippingStreet: "Q 7, 24", zipCode: "68161", city: "Mannheim" }, "ok ok ok ok"],
    [{ zipCode: "01067", city: "Dresden" }, "ok ok ok ok"],
    [{ zipCode: "35390", city: "Giessen" }, "ok ok ok ok"],
    [{ zipCode: "60311", city: "Frankfurt" }, "ok ok ok ok"],
    [{ zipCode: "60311", city: "Frankfurt a.M." }, "ok ok ok ok"],
    [{ zipCode: "61348", city: "Bad Homburg v.d.H." }, "ok ok ok ok"],
    [{ zipCode: "10969", city: "Berlin-Kreuzberg" }, "ok ok ok ok"],
    [{ zipCode: "10969", city: "B" }, "ok ok ok unknown"],
    [{ street: "Neue Gasse", zipCode: "10969", city: "Berlin" }, "unknown ok ok ok"],
    [{ zipCode: "10969", city: "Potsdam" }, "ok ok mismatch mismatch"],
    [{ zipCode: "10969", city: "Berlln" }, "ok ok ok mismatch"],
    [{ zipCode: "14193", city: "Wolkenkuckucksheim" }, "ok ok ok unknown"],
    [{ zipCode: "00000", city: "Berlin" }, "ok ok unknown ok"],
    [{ zipCode: "00000", city: "Wolkenkuckucksheim" }, "ok ok unknown unknown"],
    [{ ShippingStreet: "12", zipCode: "10969", city: "Berlin" }, "mismatch ok ok ok"],
    [{ street: "Lindenstraße", houseNumber: "!!", zipCode: "10969", city: "Berlin" }, "ok mismatch ok ok"],
    [{ zipCode: "10969", city: "" }, "ok ok ok ok"],
  ])("%j: %s", async (body, expected) => {
    expect(await matches(body)).toBe(expected);
  });
});

const finding = async (field: AddressField, body: Body) => (await validate(body)).fields[field];

test("hints suggest what would match", async () => {
  expect(await finding("city", { zipCode: "10969", city: "Potsdam" })).toEqual({
    match: "mismatch",
    suggestions: ["Berlin"],
    hint: "Zu 10969 gehört Berlin.",
  });
  expect((await finding("zipCode", { zipCode: "10969", city: "Potsdam" })).suggestions).toContain("14467");
  expect(await finding("city", { zipCode: "10969", city: "Berlln" })).toMatchObject({ hint: "Meinten Sie Berlin?" });
  expect(await finding("street", { street: "Lindnstraße", zipCode: "10969", city: "Berlin" })).toEqual({
    match: "unknown",
    suggestions: ["Lindenstraße"],
    hint: "Meinten Sie Lindenstraße?",
  });
  expect((await finding("city", { zipCode: "99998", city: "Potsdam" })).hint).toBe(
    "Zu 99998 gehört Körner und Mühlhausen.",
  );
});

test("similar streets come best first, each once whatever its spelling", async () => {
  const names = ["Alte Kastanienstraße", "Kastanienstraße", "Kastanienstrasse"];
  await app.db
    .insertInto("streets")
    .values(names.map((name) => ({ postal_code: "04109", city: "Leipzig", name })))
    .execute();
  const { suggestions } = await finding("street", { street: "Kastanienstrase", zipCode: "04109", city: "Leipzig" });
  expect(suggestions).toEqual(["Kastanienstrasse", "Alte Kastanienstraße"]);
});

test("the federal state is found, by the city if the postal code lies in two states", async () => {
  expect(await validate({ zipCode: "80331", city: "München" })).toMatchObject({ state: "BY", stateName: "Bayern" });
  expect(await validate({ zipCode: "22113", city: "Hamburg" })).toMatchObject({ state: "HH" });
  expect(await validate({ zipCode: "22113", city: "Oststeinbek" })).toMatchObject({ state: "SH" });
  expect(await validate({ zipCode: "22113", city: "" })).toMatchObject({ state: null, stateName: "" });
  expect(await validate({ zipCode: "00000", city: "Berlin" })).toMatchObject({ state: null });
});

test("only a malformed postal code is refused, at its field", async () => {
  for (const zipCode of ["1096", "109690", "1096x", "", "１０９６９"]) {
    const { status, body } = await anna.client.send({
      method: "POST",
      path: validateAddress.path,
      body: { zipCode, city: "Berlin" },
    });
    expect([status, body]).toMatchObject([400, { errors: [{ code: "request.invalid", field: "zipCode" }] }]);
  }
});
