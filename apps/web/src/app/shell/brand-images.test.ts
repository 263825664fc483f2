import { readFileSync } from "node:fs";
import path from "node:path";
import { BRANDS } from "@portal/contract/brands/brands";
import { expect, test } from "vitest";

const publicFolder = path.resolve(import.meta.dirname, "../../../public");
const images = BRANDS.flatMap(({ logo, footerLogo }) => [logo, footerLogo]);

test.each(images)("$src has the aspect ratio that its brand names", ({ src, aspectRatio }) => {
  const svg = readFileSync(path.join(publicFolder, src), "utf8");
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  expect(Number(width) / Number(height)).toBe(aspectRatio);
});
