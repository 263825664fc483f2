import { beforeAll, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { anEntry } from "../../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../../testing/logged-in.tsx";
import ServiceAreaForm from "./form.tsx";

const MAP = "POST /api/customer/suggest/service-area-map";
const BONN = { name: "Bonn", lat: 50.706, lng: 7.11 };

const map = page.getByRole("img");
const circle = () => map.element().querySelector("circle[r]:not([r='2.5']):not([r='6'])");

async function openForm(serviceAreaData = { nationwide: false, radiusKm: 30 as number | null, cities: [] as never[] }) {
  const towns = [{ name: "München", lat: 48.15, lng: 11.55 }, BONN];
  await commands.answerApi({ [MAP]: { body: { centre: { lat: 50.946, lng: 6.973 }, cities: [], towns } } });
  await renderPart(<ServiceAreaForm entry={anEntry({ serviceAreaData })} mayWrite />);
}

beforeAll(() => startSessionAs(aUser()));

test("the map says what it shows and grows with the radius that is typed", async () => {
  await openForm();
  await expect.element(map).toHaveAccessibleName("Karte: Im Umkreis von 30 km um Köln");
  await expect.element(page.getByText("Im Umkreis liegt zum Beispiel Bonn.")).toBeVisible();
  const before = map.element().innerHTML;
  await page.getByLabelText("Umkreis in Kilometern (optional)").fill("10");
  await expect.element(map).toHaveAccessibleName("Karte: Im Umkreis von 10 km um Köln");
  expect(map.element().innerHTML).not.toBe(before);
  await expect.element(page.getByText("Im Umkreis liegt")).not.toBeInTheDocument();
  expect(await commands.requestsOfApi()).toHaveLength(1);
});

test("a radius that is no number draws the place alone", async () => {
  await openForm();
  await page.getByLabelText("Umkreis in Kilometern (optional)").fill("viele");
  await expect.element(map).toHaveAccessibleName("Karte: Köln und Umgebung");
  expect(circle()).toBeNull();
});

test("nationwide it is all of Germany", async () => {
  await openForm();
  await page.getByRole("checkbox", { name: "In ganz Deutschland" }).click();
  await expect.element(map).toHaveAccessibleName("Karte: in ganz Deutschland");
  await expect.element(map.getByText("München")).toBeVisible();
});

test("without an answer the form has no map", async () => {
  await commands.answerApi({ [MAP]: { status: 500, body: { errors: [] } } });
  await renderPart(<ServiceAreaForm entry={anEntry()} mayWrite />);
  await expect.poll(() => commands.requestsOfApi()).not.toHaveLength(0);
  await expect.element(page.getByRole("button", { name: "Einzugsgebiet speichern" })).toBeVisible();
  await expect.element(map).not.toBeInTheDocument();
});
