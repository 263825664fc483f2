import { expect, test } from "vitest";
import { aspectOf, isWholeImage, wholePixels } from "./crop.ts";

const image = { width: 400, height: 200 };

test("aspectOf gives the aspect ratio of each shape", () => {
  expect(aspectOf("original", image)).toBe(2);
  expect(aspectOf("square", image)).toBe(1);
  expect(aspectOf("wide", image)).toBe(3);
});

test("wholePixels rounds fractions to pixels inside the image", () => {
  expect(wholePixels({ x: -0.3, y: 0.4, width: 400.6, height: 199.7 }, image)).toEqual({
    x: 0,
    y: 0,
    width: 400,
    height: 200,
  });
  expect(wholePixels({ x: 399.9, y: 250, width: 0.2, height: 3 }, image)).toEqual({
    x: 399,
    y: 199,
    width: 1,
    height: 1,
  });
});

test("isWholeImage is true only for the whole image", () => {
  expect(isWholeImage({ x: 0, y: 0, ...image }, image)).toBe(true);
  expect(isWholeImage({ x: 0, y: 1, width: 400, height: 199 }, image)).toBe(false);
});
