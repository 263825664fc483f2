import path from "node:path";
import { expect } from "vitest";
import { formOf } from "../entry/entry-pages.ts";
import { POLL } from "../look.ts";
import { aCustomer } from "../people.ts";
import type { Customer } from "../people.ts";
import { inEachEngine } from "./in-each-engine.ts";
import type { User } from "./user.ts";

const LOGOS = path.resolve(import.meta.dirname, "../../packages/db/demo/logos");
const PHOTOS = ["haarwerk-bornheim.png", "elektro-brandl.png", "gartenbau-nagel.png"];
const WORDS = ["Werkstatt", "Team", "Dach"];
const words = (place: number) => new RegExp(`^Bild ${place}: Was ist zu sehen`);

async function havePhotos(user: User, person: Customer): Promise<void> {
  await user.logIn(person);
  await user.goTo(formOf("Bilder"));
  await user.sees("button", "Bilder speichern");
  await user.tab.choose(
    "#bilder input",
    PHOTOS.map((name) => path.join(LOGOS, name)),
  );
  await user.sees("text", "Alles hochgeladen. Es gilt, sobald Sie speichern.");
  for (const [index, text] of WORDS.entries()) await user.fill(words(index + 1), text);
}

const isInOrder = (user: User, expected: readonly string[]) =>
  expect
    .poll(
      () => Promise.all(expected.map(async (_, index) => (await user.look("field", words(index + 1)))?.value)),
      POLL,
    )
    .toEqual(expected);

inEachEngine("photos are ordered by dragging with the mouse, and saved", async ({ user, db }) => {
  await havePhotos(user, await aCustomer(db));
  const from = await user.placeOf("button", "Bild 3 verschieben");
  const to = await user.look("button", "Bild 1 verschieben");
  if (to === null) throw new Error("the first photo has a handle");
  await user.tab.drag(from, to);
  await isInOrder(user, ["Dach", "Werkstatt", "Team"]);
  await user.click("button", "Bilder speichern");
  await user.sees("text", "Bilder gespeichert.");

  await user.goTo(formOf("Bilder"));
  await isInOrder(user, ["Dach", "Werkstatt", "Team"]);
});

inEachEngine("photos are ordered with the keyboard only, by the handle and by the buttons", async ({ user, db }) => {
  await havePhotos(user, await aCustomer(db));
  await user.tabTo("button", "Bild 3 verschieben");
  await user.tab.press("Space");
  await user.sees("text", /^Bild 3, Dach aufgenommen, Stelle 3 von 3\.$/);
  await expect
    .poll(async () => {
      await user.tab.press("ArrowLeft");
      return user.look("text", /^Bild 3, Dach über Stelle 1 von 3\.$/);
    }, POLL)
    .not.toBe(null);
  await user.tab.press("Space");
  await isInOrder(user, ["Dach", "Werkstatt", "Team"]);
  await user.isFocused("button", "Bild 1 verschieben");

  await user.press("button", "Bild 2 nach hinten");
  await isInOrder(user, ["Dach", "Team", "Werkstatt"]);
  await user.isFocused("button", "Bild 3 nach hinten");
});
