import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MACHINE_NOTICE, spokenGreeting, voicebotSettings } from "./settings.ts";

test("whatever is set, callers hear first that a machine is speaking", () => {
  fc.assert(
    fc.property(fc.record({ greeting: fc.string(), asksToRecord: fc.boolean() }), (settings) => {
      expect(spokenGreeting(settings).startsWith(MACHINE_NOTICE)).toBe(true);
    }),
  );
  expect(MACHINE_NOTICE).toMatch(/digitalen Assistenten, nicht mit einem Menschen/);
});

test("no setting names the notice: these are all", () => {
  expect(Object.keys(voicebotSettings.def.shape).toSorted()).toEqual(
    "answers asksToRecord forwardTo greeting hours tasks version".split(" "),
  );
});

test("the question about recording is asked if it is wanted", () => {
  expect(spokenGreeting({ greeting: "Hier ist Brandt.", asksToRecord: false })).toBe(
    `${MACHINE_NOTICE} Hier ist Brandt.`,
  );
  expect(spokenGreeting({ greeting: "Hier ist Brandt.", asksToRecord: true })).toMatch(
    /Brandt\. Darf ich .* aufzeichnen\?/,
  );
});
