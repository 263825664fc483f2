import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Scheme = "light" | "dark";
const css = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** The tokens of a page with this brand: the shared ones, then the theme's, as in global.css. */
function tokensOf(brand: string): Map<string, string> {
  const text = css("./tokens.css") + css(`./themes/brand-${brand}.css`);
  return new Map([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

function colour(tokens: Map<string, string>, name: string, scheme: Scheme): string {
  const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(tokens.get(name) ?? "") ?? [];
  if (!light || !dark) throw new Error(`${name} is no light-dark() pair of #rrggbb`);
  return scheme === "light" ? light : dark;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const linear = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

const surfaces = ["--surface", "--surface-sunken", "--surface-raised", "--surface-hover"];
const tones = ["danger", "warning", "success", "info", "accent"];
const each = (inks: string[], grounds: string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const textPairs = [
  ...each(["--ink", "--ink-muted", "--accent", "--accent-hover"], surfaces),
  ...each(["--danger", "--warning", "--success", "--info"], ["--surface", "--surface-sunken", "--surface-raised"]),
  ...tones.flatMap((tone) => each(["--ink", `--${tone}`], [`--${tone}-soft`])),
  ["--ink-muted", "--accent-soft"] as const,
  ["--accent-hover", "--accent-soft"] as const,
  ...each(["--accent-ink"], ["--accent", "--accent-hover"]),
  ...each(["--danger-ink"], ["--danger-fill", "--danger-fill-hover"]),
];
const shapePairs = [...each(["--line-strong", "--focus"], surfaces), ["--focus", "--accent-soft"] as const];

for (const brand of ["a", "b"]) {
  for (const scheme of ["light", "dark"] as const) {
    const tokens = tokensOf(brand);
    const measure = (ink: string, ground: string) =>
      contrast(colour(tokens, ink, scheme), colour(tokens, ground, scheme));

    test.each(textPairs)(`brand ${brand}, ${scheme}: text %s on %s has at least 4.5:1`, (ink, ground) => {
      expect(measure(ink, ground)).toBeGreaterThanOrEqual(4.5);
    });
    test.each(shapePairs)(`brand ${brand}, ${scheme}: shape %s on %s has at least 3:1`, (ink, ground) => {
      expect(measure(ink, ground)).toBeGreaterThanOrEqual(3);
    });
  }
}

test("contrast is WCAG's: 21 for black on white, 1 for equal colours", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#123456", "#123456")).toBe(1);
});

test("both themes define the same roles, so that no brand falls back to the other's", () => {
  const names = (brand: string) =>
    [...css(`./themes/brand-${brand}.css`).matchAll(/(--[\w-]+):/g)].map((match) => match[1]);
  expect(names("b")).toEqual(names("a"));
});
