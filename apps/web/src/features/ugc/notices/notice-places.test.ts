import { describe, expect, test } from "vitest";
import { placeOf, placeOfQuery, placesOf } from "./notice-places.ts";

describe("placeOfQuery", () => {
  test.each([
    [{}, null],
    [{ art: "fehler" }, null],
    [{ art: "rechtswidrig" }, { target: "entry" }],
    [{ bild: "/media/abc" }, { target: "picture", picture: "/media/abc" }],
    [{ bewertung: "7" }, { target: "rating", ratingId: 7 }],
    [{ bewertung: "x", art: "rechtswidrig" }, { target: "entry" }],
    [
      { bewertung: "7", bild: "/media/abc" },
      { target: "rating", ratingId: 7 },
    ],
  ])("%j is %j", (query, place) => expect(placeOfQuery(query)).toEqual(place));
});

test("a named rating is sent whatever is chosen; nothing chosen is the entry, an address a picture", () => {
  expect(placeOf({ target: "rating", ratingId: 7 }, "/media/abc")).toEqual({
    target: "rating",
    ratingId: 7,
    picture: "",
  });
  expect(placeOf({ target: "entry" }, "")).toEqual({ target: "entry", ratingId: null, picture: "" });
  expect(placeOf({ target: "entry" }, "/media/abc")).toEqual({
    target: "picture",
    ratingId: null,
    picture: "/media/abc",
  });
});

test("the choice names the entry, the logo and each picture with its description", () => {
  const media_owner = [
    { Type__c: "LOGO", Url: "/media/l", alt: "" },
    { Type__c: "IMAGE", Url: "/media/a", alt: "Unser Laden" },
    { Type__c: "IMAGE", Url: "", alt: "leer" },
  ];
  expect(placesOf({ media_owner }).map(({ label }) => label)).toEqual([
    "Der Eintrag mit seinen Texten",
    "Das Logo",
    "Bild 2: Unser Laden",
  ]);
});
