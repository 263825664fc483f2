/** Colours of mark-up and the contrast of two of them (WCAG 2.2, 1.4.3). */
const NAMES: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  lightgray: "#d3d3d3",
  lightgrey: "#d3d3d3",
  yellow: "#ffff00",
  red: "#ff0000",
  lime: "#00ff00",
  blue: "#0000ff",
  navy: "#000080",
  green: "#008000",
  maroon: "#800000",
  orange: "#ffa500",
  whitesmoke: "#f5f5f5",
};

export type Colour = readonly [red: number, green: number, blue: number];

/** Opaque colours only: what lies below a transparent one is not in the mark-up. */
export function colourOf(text: string): Colour | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s*!important$/, "");
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(NAMES[plain] ?? plain)?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
    return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Colour;
  }
  const [, red, green, blue] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(plain) ?? [];
  return blue === undefined ? undefined : [Number(red), Number(green), Number(blue)];
}

const linear = (value: number): number => {
  const share = Math.min(255, value) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** 1 (equal) to 21 (black on white). */
export function contrastOf(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((one, other) => one - other) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
