import { expect, test } from "vitest";
import { TV_CHANNELS, tvChannelOf } from "./channels.ts";

test("ids run from 7775 to 33604, in order; names, slugs and colours tell channels apart", () => {
  const ids = TV_CHANNELS.map(({ id }) => id);
  expect([ids[0], ids.at(-1)]).toEqual([7775, 33604]);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  for (const key of ["id", "name", "slug", "colour"] as const) {
    expect(new Set(TV_CHANNELS.map((channel) => channel[key])).size).toBe(TV_CHANNELS.length);
  }
  for (const { slug, colour } of TV_CHANNELS) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test("an unknown channel is shown by its number", () => {
  expect(tvChannelOf(33604).name).toBe("Nachtprogramm");
  expect(tvChannelOf(9).name).toBe("Sender 9");
});
