import { expect, test } from "vitest";
import { TV_CHANNELS, tvChannelIdOf, tvChannelOf } from "./channels.ts";

test("channel ids are between 7775 and 33604 in ascending order; names, slugs and colours are unique", () => {
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

test("an unknown channel is named by its id", () => {
  expect(tvChannelOf(33604).name).toBe("Nachtprogramm");
  expect(tvChannelOf(9).name).toBe("Sender 9");
});

test("a slug leads back to its channel, also to an unknown one", () => {
  for (const id of [...TV_CHANNELS.map((channel) => channel.id), 9])
    expect(tvChannelIdOf(tvChannelOf(id).slug)).toBe(id);
  for (const slug of ["", "nordlicht", "sender-", "sender-x", "sender-0", "9"])
    expect(tvChannelIdOf(slug)).toBeUndefined();
});
